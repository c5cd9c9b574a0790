import { useCallback, useMemo } from "react";
import type { Moment } from "#web/features/platform/shared/MomentFields.tsx";
import { isDate } from "#web/time/wall-clock.ts";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";

export interface AsOf {
  /** The moment whose schedule is shown; null for now. */
  moment: Moment | null;
  show: (moment: Moment) => void;
  /** Returns to now, optionally opening a booking. */
  leave: (bookingId?: number) => void;
}

/** The moment whose schedule is shown, kept in the URL: asof=2027-05-03T17:00. */
export function useAsOf(): AsOf {
  const [search, setSearch] = useUrlSearch();
  const text = search.get("asof");
  const show = useCallback(
    ({ date, time }: Moment) =>
      setSearch(
        (params) => {
          const next = new URLSearchParams(params);
          for (const open of ["booking", "new", "block"]) next.delete(open);
          next.set("asof", `${date}T${time}`);
          return next;
        },
        { replace: search.has("asof") },
      ),
    [search, setSearch],
  );
  const leave = useCallback(
    (bookingId?: number) =>
      setSearch((params) => {
        const next = new URLSearchParams(params);
        next.delete("asof");
        if (bookingId !== undefined) next.set("booking", String(bookingId));
        return next;
      }),
    [setSearch],
  );
  return { moment: useMemo(() => momentOf(text), [text]), show, leave };
}

function momentOf(text: string | null): Moment | null {
  const [date = "", time = ""] = text?.split("T") ?? [];
  return isDate(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { date, time } : null;
}
