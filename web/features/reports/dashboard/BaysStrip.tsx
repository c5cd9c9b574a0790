import { styled } from "@mui/material/styles";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import type { Venue } from "#web/tenant/venue.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { toneClass } from "#web/ui/state/tone.ts";
import { bayNow, type BayTaken } from "./bay-now.ts";
import { barPieces, percentOf, shownHours } from "./day-bar.ts";
import { useBaysTaken } from "./use-today.ts";

interface BaysStripProps {
  venue: Venue;
  bays: readonly { id: number; name: string }[];
  bookings: readonly ScheduleBookingFragment[];
  day: VenueDay;
  now: number;
}

/** Each bay's current and next booking, above its day: timeline rows at the desk, cells on smaller screens. */
export function BaysStrip({ venue, bays, bookings, day, now }: BaysStripProps) {
  const { taken, error, retry } = useBaysTaken(venue);
  if (!taken) {
    return (
      <Card title="Bays today">
        <Unloaded
          failure="The bays did not load"
          query={{ error, refetch: retry }}
          waiting={<RowsSkeleton rows={bays.length} rowHeight={36} />}
        />
      </Card>
    );
  }
  return (
    <Strip>
      <Hours day={day} now={now} />
      <ul aria-label="Bays today" style={{ "--in-row-tablet": inRow(bays.length, MOST_IN_ROW) }}>
        {bays.map((bay) => (
          <Bay
            key={bay.id}
            name={bay.name}
            bookings={bookings.filter(({ resource_id }) => resource_id === bay.id)}
            taken={taken.filter(({ resource_ids }) => resource_ids.includes(bay.id))}
            day={day}
            now={now}
          />
        ))}
      </ul>
    </Strip>
  );
}

/** On tablets. */
const MOST_IN_ROW = 7;
/** Distance, in percent, within which the label of the current time hides an hour's label. */
const COVERED_PERCENT = 5;

/** Returns the number of cells per row that fills all rows as evenly as possible. */
function inRow(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}

/** The time axis above the rows; decorative, since each row's text has the same times. */
function Hours({ day, now }: Pick<BaysStripProps, "day" | "now">) {
  const { start, end } = shownHours(day);
  const at = percentOf(now, day);
  const isOpen = start < now && now < end;
  const shown = day.hours.filter((hour) => hour > start && hour < end);
  return (
    <div className="hours" aria-hidden="true">
      <div>
        {shown.map((hour) => {
          const from = percentOf(hour, day);
          if (isOpen && Math.abs(from - at) < COVERED_PERCENT) return null;
          return (
            <span key={hour} style={{ left: `${from}%` }}>
              {day.formatTime(hour)}
            </span>
          );
        })}
        {isOpen ? <b style={{ left: `${at}%` }}>{day.formatTime(now)}</b> : null}
      </div>
    </div>
  );
}

interface BayProps extends Omit<BaysStripProps, "venue" | "bays"> {
  name: string;
  taken: readonly BayTaken[];
}

function Bay({ name, bookings, taken, day, now }: BayProps) {
  const { tone, icon, now: doing, next } = bayNow(bookings, taken, day, now);
  return (
    <li>
      <div className={`head ${toneClass(tone)}`}>
        <b title={name}>{name}</b>
        <Icon name={icon} size={14} />
      </div>
      <div className={`doing ${toneClass(tone)}`}>{doing}</div>
      <div className="next">{next ?? "nothing after"}</div>
      <div className="bar" aria-hidden="true">
        <i className="now" style={{ left: `${percentOf(now, day)}%` }} />
        {barPieces(bookings, taken, day, now).map((piece) => (
          <i
            key={piece.key}
            className={toneClass(piece.tone)}
            style={{ left: `${piece.from}%`, width: `${piece.width}%` }}
          >
            <span>{piece.name}</span>
          </i>
        ))}
      </div>
    </li>
  );
}

const DESK = "@media (min-width: 1024px)";
const BEFORE_BAR = "116px 132px 140px";

const Strip = styled("div")({
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  overflow: "hidden",
  "& ul": { display: "grid" },
  "& li": { minWidth: 0, fontSize: 12, lineHeight: "16px" },
  "& .head": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    fontSize: 13,
    lineHeight: "20px",
  },
  "& .head svg": { color: "var(--t)" },
  "& .doing": { fontWeight: 500, color: "var(--t)" },
  "& .head b, & .doing, & .next": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& .doing, & .next": { fontVariantNumeric: "tabular-nums" },
  "& .next": { color: "var(--text-3)" },
  "& .bar": { position: "relative", background: "var(--sunken)", overflow: "hidden" },
  "& .bar i": { position: "absolute", top: 0, bottom: 0, fontStyle: "normal" },
  "& .bar .now": { width: 2, marginLeft: -1, background: "var(--text)" },
  [DESK]: {
    "& .hours, & li": {
      display: "grid",
      gridTemplateColumns: `${BEFORE_BAR} minmax(0, 1fr)`,
      columnGap: 16,
      padding: "0 16px",
    },
    "& .hours > div": {
      gridColumn: 4,
      position: "relative",
      height: 28,
      fontSize: 11,
      lineHeight: "28px",
      letterSpacing: 0,
      color: "var(--text-3)",
      fontVariantNumeric: "tabular-nums",
    },
    "& .hours span, & .hours b": { position: "absolute", transform: "translateX(-50%)" },
    "& .hours b": {
      top: 6,
      padding: "0 5px",
      borderRadius: "var(--r-xs)",
      lineHeight: "17px",
      color: "var(--bg)",
      background: "var(--text)",
    },
    "& li": { alignItems: "center", minHeight: 36, borderTop: "1px solid var(--line-soft)" },
    "& .head": { flexDirection: "row-reverse", justifyContent: "flex-end", gap: 8 },
    "& .bar": { height: 35, background: "none" },
    "& .bar i:not(.now)": {
      top: 4,
      bottom: 4,
      borderRadius: "var(--r-xs)",
      background: "var(--f)",
      boxShadow: "inset 3px 0 var(--m), 0 0 0 1px var(--surface)",
      color: "var(--t)",
      fontSize: 11,
      lineHeight: "27px",
      fontWeight: 500,
      overflow: "hidden",
      containerType: "inline-size",
    },
    // A name truncated to a letter or two is useless.
    "& .bar span": {
      display: "none",
      padding: "0 6px 0 9px",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "@container (min-width: 56px)": { "& .bar span": { display: "block" } },
  },
  "@media (max-width: 1023.95px)": {
    "& .hours, & .bar span": { display: "none" },
    "& ul": { gridTemplateColumns: "repeat(var(--in-row-tablet), minmax(0, 1fr))" },
    "& li": { padding: "8px 10px 10px", boxShadow: "1px 0 var(--line), 0 1px var(--line)" },
    "& .bar": { height: 6, marginTop: 8, borderRadius: 2 },
    "& .bar .now": { zIndex: 1 },
    "& .bar i:not(.now)": { background: "var(--m)", boxShadow: "inset -1px 0 var(--surface)" },
  },
  "@media (max-width: 599.95px)": { "& ul": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
