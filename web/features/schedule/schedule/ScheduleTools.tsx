import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { DayStepper } from "#web/features/bookings/shared/day/DayStepper.tsx";
import type { Venue } from "#web/tenant/venue.ts";
import { FilterMenu } from "./lenses/FilterMenu.tsx";
import { LensMenu } from "./lenses/LensMenu.tsx";
import { ColumnsSwitch, OnlySelect, ViewSwitch } from "./lenses/LensSwitches.tsx";
import type { ScheduleUrl } from "./use-schedule-url.ts";

interface ScheduleToolsProps {
  venue: Venue;
  url: ScheduleUrl;
}

/** Columns (bays or coaches), saved lenses and statuses to show. */
export function LensTools({ venue, url, earlier }: ScheduleToolsProps & { earlier: ReactNode }) {
  const { by, view, only, hidden, setLens } = url;
  return (
    <Tools data-tight={view === "week" ? "week" : "day"}>
      {view === "month" ? null : (
        <div className="columns">
          <ColumnsSwitch by={by} onBy={(next) => setLens({ by: next })} />
        </div>
      )}
      <LensMenu venue={venue} url={url} />
      {view === "week" ? (
        <div className="columns">
          <OnlySelect locationId={venue.id} by={by} only={only} onOnly={(id) => setLens({ only: id })} />
        </div>
      ) : null}
      {view === "month" ? null : (
        <div className="states">
          <FilterMenu hidden={hidden} onHidden={(states) => setLens({ hidden: states })} />
        </div>
      )}
      {view === "month" ? null : <div className="earlier">{earlier}</div>}
    </Tools>
  );
}

/** Day or week, and the view; on a separate row on narrow screens. */
export function TimeTools({ venue, url }: ScheduleToolsProps) {
  const { date, today, setDate, view, setLens } = url;
  return (
    <Times data-own-row data-tight={view === "week" ? "week" : "day"}>
      <DayStepper
        date={date}
        today={today}
        step={view === "week" || view === "month" ? view : "day"}
        formats={venue}
        onDate={setDate}
      />
      <ViewSwitch view={view} onView={(next) => setLens({ view: next })} />
    </Times>
  );
}

/** A week has one more control: on common desktop widths it drops decorations to fit. */
const TIGHT = "@media (min-width: 1024px) and (max-width: 1599.95px)";

/** With the sidebar, everything still fits on one row at common desktop widths. */
const SMALL_DESK = "@media (min-width: 1024px) and (max-width: 1519.95px)";

/** If that is not enough, an unnamed lens shows only its icon. */
const SMALLEST_DESK = "@media (min-width: 1024px) and (max-width: 1359.95px)";

const TABLET = "@media (min-width: 600px) and (max-width: 1023.95px)";

const Tools = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  [TIGHT]: {
    "&[data-tight=week] [data-unnamed] > :not(.MuiButton-startIcon)": { display: "none" },
    "&[data-tight=week] [data-unnamed]": { minWidth: 0 },
    "&[data-tight=week] [data-unnamed] .MuiButton-startIcon": { margin: 0 },
  },
  [SMALL_DESK]: { "& .MuiToggleButton-root": { padding: "0 6px" } },
  [SMALLEST_DESK]: {
    "& [data-unnamed] > :not(.MuiButton-startIcon)": { display: "none" },
    "& [data-unnamed]": { minWidth: 0 },
    "& [data-unnamed] .MuiButton-startIcon": { margin: 0 },
  },
  // The selected bay or coach of a week moves to the row with its days.
  [TABLET]: { "&[data-tight=week]": { display: "contents" }, "&[data-tight=week] > .columns ~ .columns": { order: 3 } },
  "@media (max-width: 599.95px)": {
    display: "contents",
    // Below the title: the columns, with lenses and statuses at the right.
    "& > *": { order: 2 },
    "& > .columns": { order: 1 },
    "& > button": { marginLeft: "auto" },
    "& select": { height: 44 },
    // The row of a week is full; the button is available in the day view.
    "&[data-tight=week] > .earlier": { display: "none" },
  },
});
/** Actions, with the primary button last. */
export const ActTools = styled("div")({
  display: "contents",
  [TIGHT]: { "&[data-tight=week] kbd": { display: "none" } },
  [SMALL_DESK]: { "& kbd, & .MuiButton-startIcon": { display: "none" } },
});

const Times = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  [TIGHT]: { "&[data-tight=week] .calendar .MuiButton-startIcon": { display: "none" } },
  [SMALL_DESK]: { "& .MuiToggleButton-root": { padding: "0 6px" } },
  [SMALLEST_DESK]: { "& .calendar .MuiButton-startIcon": { display: "none" } },
  // Also needed next to the sidebar: otherwise the primary button alone would wrap to a second row.
  "@media (max-width: 1239.95px)": { order: 3, flexBasis: "100%" },
  [TABLET]: { "&[data-tight=week]": { flex: "1 1 auto" } },
  "@media (max-width: 599.95px)": {
    // Only the narrowest phones need a second row.
    flexWrap: "wrap",
    gap: 4,
    "& .MuiToggleButton-root": { padding: "0 2px", fontSize: 12 },
  },
});
