import { createContext, useContext } from "react";

/** Opens the command palette; undefined outside of the desk's frame, where there is none. */
export const PaletteContext = createContext<(() => void) | undefined>(undefined);

export function useOpenPalette(): (() => void) | undefined {
  return useContext(PaletteContext);
}
