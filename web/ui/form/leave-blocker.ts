import { createContext } from "react";

/** A screen is left by navigation to another URL; a dialog above one also closes on Back alone. */
export type EditsIn = "screen" | "dialog";

/**
 * Blocks navigation until the user has decided about the edits; returns the release function. Provided by the component
 * that knows the router.
 */
export const LeaveBlocker = createContext((_edits: EditsIn): (() => void) => () => {});
