import { createContext } from "react";

/**
 * Where edits are. A screen is left with its path; a dialog above one also closes on Back alone; a panel closes as soon as
 * the URL's query names something else under `openedBy`.
 */
export type EditsIn = "screen" | "dialog" | { openedBy: string };

/**
 * Blocks navigation until the user has decided about the edits; returns the release function. Provided by the component
 * that knows the router.
 */
export const LeaveBlocker = createContext((_edits: EditsIn): (() => void) => () => {});
