import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { Venue } from "#web/tenant/venue.ts";
import { DayStepper } from "#web/bookings/day/DayStepper.tsx";
import { FilterMenu } from "./lenses/FilterMenu.tsx";
import { LensMenu } from "./lenses/LensMenu.tsx";
import { ColumnsSwitch, ViewSwitch, OnlySelect } from "./lenses/LensSwitches.tsx";
import type { ScheduleUrl } from "./use-schedule-url.ts";

interface ScheduleToolsProps {
  venue: Venue;
  url: ScheduleUrl;
}

/** What is looked at: bays or coaches, by a saved lens, in which states. */
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

/** When: the day or week, and how much of it; a row of its own on narrow screens. */
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

/** A week has one choice more: on a desk's usual screen it then does without what only adorns. */
const TIGHT = "@media (min-width: 1024px) and (max-width: 1599.95px)";

/** Beside the sidebar all of it still stands in one row, on a desk's usual screen too. */
const SMALL_DESK = "@media (min-width: 1024px) and (max-width: 1519.95px)";

/** Where that is not enough, a lens without a name is its icon alone. */
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
  // The one bay or coach of a week goes to the row of its days.
  [TABLET]: {
    "&[data-tight=week]": { display: "contents" },
    "&[data-tight=week] > .columns ~ .columns": { order: 3 },
  },
  "@media (max-width: 599.95px)": {
    display: "contents",
    // Under the title: the columns, and at the right end lenses and states.
    "& > *": { order: 2 },
    "& > .columns": { order: 1 },
    "& > button": { marginLeft: "auto" },
    "& select": { height: 44 },
    // The row of a week is full; the view of a day has the button.
    "&[data-tight=week] > .earlier": { display: "none" },
  },
});
/** What is done: the main button last. */
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
  // Beside the sidebar, too: else the main button alone would fall into a second row.
  "@media (max-width: 1239.95px)": { order: 3, flexBasis: "100%" },
  [TABLET]: { "&[data-tight=week]": { flex: "1 1 auto" } },
  "@media (max-width: 599.95px)": {
    // Only the narrowest phones need a second row.
    flexWrap: "wrap",
    gap: 4,
    "& .MuiToggleButton-root": { padding: "0 2px", fontSize: 12 },
  },
});
