import { createContext, useContext } from "react";

/** Which columns of which list a person does without; kept outside of the kit. */
export interface HiddenColumns {
  hiddenOf: (grid: string) => readonly string[];
  hide: (grid: string, fields: readonly string[]) => void;
}

/** Without one above, a list shows all its columns and offers no choice. */
export const HiddenColumnsContext = createContext<HiddenColumns | undefined>(undefined);

export function useHiddenColumns(): HiddenColumns | undefined {
  return useContext(HiddenColumnsContext);
}
