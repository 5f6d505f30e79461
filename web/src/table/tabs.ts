/** What lies beside the table: the rulings too, where irregularities can happen. */
import type { View } from "../lib/types";

export const tabsOf = (view: View) =>
  view.laws === "at-the-table" ? ["sheet", "laws", "chat", "people"] : ["sheet", "chat", "people"];
