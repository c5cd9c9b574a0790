import { createContext } from "react";

/** A screen is left for another address; what floats over one closes by Back alone as well. */
export type EditsIn = "screen" | "dialog";

/**
 * Holds whoever wants to go elsewhere until they have said what becomes of the edits; answers how to let go. Whoever knows
 * the router provides it.
 */
export const LeaveBlocker = createContext((_edits: EditsIn): (() => void) => () => {});
