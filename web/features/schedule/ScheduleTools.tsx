import { styled } from "@mui/material/styles";
import type { Venue } from "#web/tenant/venue.ts";
import { DayStepper } from "./DayStepper.tsx";
import { FilterMenu } from "./FilterMenu.tsx";
import { LensMenu } from "./LensMenu.tsx";
import { ColumnsSwitch, ViewSwitch } from "./LensSwitches.tsx";
import { OnlySelect } from "./OnlySelect.tsx";
import type { ScheduleUrl } from "./use-schedule-url.ts";

interface ScheduleToolsProps {
  venue: Venue;
  url: ScheduleUrl;
}

/** What is looked at: bays or coaches, by a saved lens, in which states. */
export function LensTools({ venue, url }: ScheduleToolsProps) {
  const { by, view, only, hidden, setLens } = url;
  return (
    <Tools>
      <div className="columns">
        <ColumnsSwitch by={by} onBy={(next) => setLens({ by: next })} />
      </div>
      <LensMenu venue={venue} url={url} />
      {view === "week" ? (
        <div className="columns">
          <OnlySelect locationId={venue.id} by={by} only={only} onOnly={(id) => setLens({ only: id })} />
        </div>
      ) : null}
      <FilterMenu hidden={hidden} onHidden={(states) => setLens({ hidden: states })} />
    </Tools>
  );
}

/** When: the day or week, and how much of it; a row of its own on narrow screens. */
export function TimeTools({ venue, url }: ScheduleToolsProps) {
  const { date, today, setDate, view, setLens } = url;
  return (
    <Times>
      <DayStepper date={date} today={today} isWeek={view === "week"} locale={venue.locale} onDate={setDate} />
      <ViewSwitch view={view} onView={(next) => setLens({ view: next })} />
    </Times>
  );
}

const Tools = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  // Icons beside the title, the columns under it.
  "@media (max-width: 599.95px)": {
    display: "contents",
    "& > *": { order: 1 },
    "& > .columns": { order: 2 },
    "& select": { height: 44 },
  },
});
const Times = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  "@media (max-width: 1023.95px)": { order: 3, flexBasis: "100%" },
});
