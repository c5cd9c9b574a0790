import { createContext, use, useEffect } from "react";

/** Keeps the component a dialog was opened from in place; returns the release function. */
export const FreezeLayout = createContext((): (() => void) => () => {});

/** Used in each dialog: a panel that moves with the window's width would unmount it and lose its input. */
export function useFrozenLayout(): void {
  const hold = use(FreezeLayout);
  useEffect(() => hold(), [hold]);
}
