/** Where the pips of the number cards stand on a card of 100 by 144. */
type Spot = [number, number];

const LEFT = 38;
const MIDDLE = 53;
const RIGHT = 68;
const side = (...heights: number[]): Spot[] =>
  heights.flatMap((y): Spot[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
const middle = (...heights: number[]): Spot[] => heights.map((y): Spot => [MIDDLE, y]);

export const PIPS: Record<string, Spot[]> = {
  "2": middle(28, 116),
  "3": middle(28, 72, 116),
  "4": side(28, 116),
  "5": [...side(28, 116), ...middle(72)],
  "6": side(28, 72, 116),
  "7": [...side(28, 72, 116), ...middle(50)],
  "8": [...side(28, 72, 116), ...middle(50, 94)],
  "9": [...side(28, 57, 87, 116), ...middle(72)],
  T: [...side(28, 57, 87, 116), ...middle(42.5, 101.5)],
};
