import { createContext, use, useEffect } from "react";

/** Has what a dialog was opened from stay where it is; answers how to let go. */
export const FreezeLayout = createContext((): (() => void) => () => {});

/** In each dialog: a panel that moved elsewhere with the window's width would close it, and what was typed were lost. */
export function useFrozenLayout(): void {
  const hold = use(FreezeLayout);
  useEffect(() => hold(), [hold]);
}
