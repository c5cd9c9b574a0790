import { createContext, useContext } from "react";

/** Columns a person has hidden, by list; stored outside the UI kit. */
export interface HiddenColumns {
  hiddenOf: (grid: string) => readonly string[];
  hide: (grid: string, fields: readonly string[]) => void;
}

/** Without a provider, lists show all columns and offer no choice. */
export const HiddenColumnsContext = createContext<HiddenColumns | undefined>(undefined);

export function useHiddenColumns(): HiddenColumns | undefined {
  return useContext(HiddenColumnsContext);
}
