import { createContext, useContext } from "react";

/** Opens the command palette; undefined outside the staff frame, which provides it. */
export const PaletteContext = createContext<(() => void) | undefined>(undefined);

export function useOpenPalette(): (() => void) | undefined {
  return useContext(PaletteContext);
}
