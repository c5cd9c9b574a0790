import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useMemo, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useBookableResourcesQuery } from "#web/features/bookings/shared/choices/choices.generated.ts";
import { DayStepper } from "#web/features/bookings/shared/day/DayStepper.tsx";
import { venueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { MomentFields, type Moment } from "#web/features/platform/shared/MomentFields.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatMoment } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { ContentDialog } from "#web/ui/dialog/ContentDialog.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { ScheduleGrid } from "#web/ui/schedule-grid/ScheduleGrid.tsx";
import { ScheduleSkeleton } from "#web/ui/schedule-grid/ScheduleSkeleton.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { ColumnsSwitch } from "../lenses/LensSwitches.tsx";
import { bookableIdOf } from "../model/bookables.ts";
import { useBookables } from "../model/use-bookables.ts";
import type { ScheduleUrl } from "../use-schedule-url.ts";
import { ChangesSince } from "./ChangesSince.tsx";
import { useScheduleAsOfQuery } from "./history.generated.ts";
import { bookingOf, pastModel, type Past } from "./past-model.ts";
import { PastDialog } from "./PastDialog.tsx";
import type { AsOf } from "./use-as-of.ts";

interface SchedulePastProps {
  venue: Venue;
  url: ScheduleUrl;
  moment: Moment;
  asOf: AsOf;
}

const ROOM_BESIDE = "(min-width: 1024px)";
const BEFORE_ANY_GRID = -1;

/** A day's schedule as of an earlier moment, read-only, with the changes since then. */
export function SchedulePast({ venue, url, moment, asOf }: SchedulePastProps) {
  const { date, today, by, setDate, setLens } = url;
  const [isListOpen, setIsListOpen] = useState(false);
  const isRoomy = useMediaQuery(ROOM_BESIDE, { noSsr: true });
  const { data, error, refetch } = useScheduleAsOfQuery({
    variables: { location_id: venue.id, date, as_of_date: moment.date, as_of_time: moment.time },
    fetchPolicy: "network-only",
  });
  const past = data?.scheduleAsOf;
  return (
    <Screen
      meta={<ColumnsSwitch by={by} onBy={(next) => setLens({ by: next })} />}
      actions={<DayStepper date={date} today={today} formats={venue} onDate={setDate} />}
    >
      <Frame>
        <section className="bar tone-amber" aria-label="Moment that is shown">
          <Icon name="clock" />
          <p>
            <b>The schedule as it stood</b>
            <KnownFrom past={past ?? undefined} venue={venue} />
          </p>
          <div className="moment">
            <MomentFields moment={moment} max={today} venue={venue} onMoment={asOf.show} />
          </div>
          {past && !isRoomy ? (
            <Button onClick={() => setIsListOpen(true)}>
              {countText(past.change_count, "change since", "changes since")}
            </Button>
          ) : null}
          <Button variant="contained" onClick={() => asOf.leave()}>
            Back to now
          </Button>
        </section>
        <div className="past">
          {error ? (
            <ErrorState title="This moment cannot be shown" error={explain(error)} onRetry={() => void refetch()} />
          ) : (
            <DayPast past={past ?? undefined} venue={venue} url={url} onOpenNow={asOf.leave} isRoomy={isRoomy} />
          )}
        </div>
      </Frame>
      {isListOpen && past ? (
        <ContentDialog title="Changed since" onClose={() => setIsListOpen(false)}>
          <ChangesSince changes={past.changes} count={past.change_count} />
        </ContentDialog>
      ) : null}
    </Screen>
  );
}

/** Limits of the history: when it begins, and what it does not keep. */
function KnownFrom({ past, venue }: { past: Past | undefined; venue: Venue }) {
  const now = useNow();
  const usual = "Opening hours, bays and names are shown as they are now; held times are not kept.";
  if (!past) return <small>{usual}</small>;
  const isKnown = past.known_from !== null && Date.parse(past.known_from) <= Date.parse(past.at);
  if (isKnown) return <small>{usual}</small>;
  const begin = past.known_from === null ? "none yet" : formatMoment(past.known_from, venue, now);
  return (
    <small>
      Beginning of the audit log: {begin}. What was moved or changed before then cannot be told. {usual}
    </small>
  );
}

interface DayPastProps extends Omit<GridPastProps, "past"> {
  past: Past | undefined;
  /** Whether there is room for the changes next to the grid. */
  isRoomy: boolean;
}

function DayPast({ past, isRoomy, ...grid }: DayPastProps) {
  const titleId = useId();
  if (!past) return <ScheduleSkeleton />;
  return (
    <>
      <GridPast past={past} {...grid} />
      {isRoomy ? (
        <Since aria-labelledby={titleId} tabIndex={0}>
          <h2 id={titleId}>{countText(past.change_count, "change since", "changes since")}</h2>
          <ChangesSince changes={past.changes} count={past.change_count} />
        </Since>
      ) : null}
    </>
  );
}

interface GridPastProps {
  past: Past;
  venue: Venue;
  url: ScheduleUrl;
  onOpenNow: (bookingId: number) => void;
}

function GridPast({ past, venue, url: { by, date }, onOpenNow }: GridPastProps) {
  const [openBlock, setOpenBlock] = useState<string>();
  const day = useMemo(() => venueDay(past.day, venue), [past.day, venue]);
  const days = useMemo(() => [day], [day]);
  const bookings = useMemo(
    () => past.bookings.map(bookingOf).filter((booking) => bookableIdOf(booking, by) !== undefined),
    [past.bookings, by],
  );
  const { bookables } = useBookables({ venue, by, from: date, to: date, days, bookings });
  const places = useBookableResourcesQuery({ variables: { location_id: venue.id } });
  const bayNames = useMemo(
    () => new Map((places.data?.resources?.data ?? []).map(({ id, name }) => [id, name])),
    [places.data],
  );
  const model = useMemo(
    () => pastModel({ past, by, day, bookables, bookings, bayNames, formats: venue }),
    [past, by, day, bookables, bookings, bayNames, venue],
  );
  return (
    <div className="grid">
      <ScheduleGrid
        label={`${formatDay(date, venue, "long")} by ${by === "coach" ? "coach" : "bay"}, as it stood`}
        axis={model.axis}
        columns={model.columns}
        blocks={model.blocks}
        now={BEFORE_ANY_GRID}
        formatTime={model.formatTime}
        onOpen={setOpenBlock}
        draggable={false}
      />
      {openBlock === undefined ? null : (
        <PastDialog
          past={past}
          blockId={openBlock}
          venue={venue}
          bayNames={bayNames}
          onClose={() => setOpenBlock(undefined)}
          onOpenNow={onOpenNow}
        />
      )}
    </div>
  );
}

const Frame = styled("div")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minHeight: 0,
  "& > .bar": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 12px",
    padding: "10px 16px",
    borderBottom: "1px solid var(--line)",
    background: "var(--f)",
    fontSize: 13,
    lineHeight: "20px",
  },
  "& > .bar > svg": { color: "var(--t)" },
  "& > .bar > p": { flex: "1 1 260px", minWidth: 0 },
  "& > .bar b, & > .bar small": { display: "block" },
  "& > .bar > .moment": { display: "grid", gridTemplateColumns: "168px 192px", gap: 12, alignItems: "end" },
  "& > .past": { display: "flex", flex: 1, minHeight: 0 },
  "& > .past > .grid": { flex: 1, minWidth: 0, minHeight: 0 },
  "@media (max-width: 1023.95px)": { "& > .bar > p": { flexBasis: "calc(100% - 40px)" } },
  "@media (max-width: 599.95px)": {
    "& > .bar > svg": { display: "none" },
    "& > .bar > .moment": { flex: "1 0 100%", gridTemplateColumns: "1fr 1fr" },
    "& > .bar > .MuiButton-root": { flex: 1 },
  },
});

const Since = styled("aside")({
  flex: "0 0 320px",
  minHeight: 0,
  padding: 16,
  overflow: "auto",
  borderLeft: "1px solid var(--line)",
  background: "var(--surface)",
  fontSize: 13,
  lineHeight: "20px",
  "&:focus-visible": { outlineOffset: -2 },
  "& h2": { marginBottom: 8 },
});
