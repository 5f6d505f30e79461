/** The class in which I sit, or which I teach, in this window. */
interface Attending {
  id: string;
  teaches: boolean;
}

const KEY = "sansatout-class";

function kept(): Attending | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Attending | null;
  } catch {
    return null;
  }
}

const here = $state<{ class: Attending | null; lost: string }>({ class: kept(), lost: "" });

export function attending(): Attending | null {
  return here.class;
}

/** Whether the class was closed to me while I was in it. */
export function hasLost(id: string): boolean {
  return here.lost === id;
}

export function loseClass(id: string): void {
  here.lost = id;
}

export function attendClass(id: string, teaches: boolean): void {
  here.lost = "";
  if (here.class?.id === id && here.class.teaches === teaches) return;
  here.class = { id, teaches };
  sessionStorage.setItem(KEY, JSON.stringify(here.class));
}

export function leaveClass(): void {
  here.class = null;
  sessionStorage.removeItem(KEY);
}
