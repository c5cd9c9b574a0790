import { type ReactNode, useMemo } from "react";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { HiddenColumnsContext } from "#web/ui/grid/hidden-columns.ts";

const NONE: readonly string[] = [];

/** Keeps the columns that a person hides among the preferences. */
export function KeptColumns({ children }: { children: ReactNode }) {
  const [{ columns }, changePreferences] = usePreferences();
  const value = useMemo(
    () => ({
      hiddenOf: (grid: string) => columns.find((kept) => kept.grid === grid)?.hidden ?? NONE,
      hide: (grid: string, fields: readonly string[]) =>
        changePreferences((now) => {
          const others = now.columns.filter((kept) => kept.grid !== grid);
          return { columns: fields.length === 0 ? others : [...others, { grid, hidden: [...fields] }] };
        }),
    }),
    [columns, changePreferences],
  );
  return <HiddenColumnsContext value={value}>{children}</HiddenColumnsContext>;
}
