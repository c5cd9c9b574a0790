import { styled } from "@mui/material/styles";
import type { DeskBookingFragment } from "#web/desk/desk.generated.ts";
import type { VenueDay } from "#web/desk/venue-day.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { toneClass } from "#web/ui/state/tone.ts";
import { bayNow } from "./bay-now.ts";
import { barPieces, percentOf } from "./day-bar.ts";

interface BaysStripProps {
  bays: readonly { id: number; name: string }[];
  bookings: readonly DeskBookingFragment[];
  day: VenueDay;
  now: number;
}

/** Each bay's now and next, over its day. */
export function BaysStrip({ bays, bookings, day, now }: BaysStripProps) {
  return (
    <Strip
      aria-label="Bays today"
      style={{
        "--in-row": inRow(bays.length, MOST_IN_ROW.desk),
        "--in-row-tablet": inRow(bays.length, MOST_IN_ROW.tablet),
      }}
    >
      {bays.map((bay) => (
        <Bay
          key={bay.id}
          name={bay.name}
          bookings={bookings.filter(({ resource_id }) => resource_id === bay.id)}
          day={day}
          now={now}
        />
      ))}
    </Strip>
  );
}

const MOST_IN_ROW = { desk: 12, tablet: 7 };

/** Cells in a row so that all rows are as full as they can be alike. */
function inRow(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}

function Bay({ name, bookings, day, now }: Omit<BaysStripProps, "bays"> & { name: string }) {
  const { tone, icon, now: doing, next } = bayNow(bookings, day, now);
  return (
    <li>
      <div className={`head ${toneClass(tone)}`}>
        <b>{name}</b>
        <Icon name={icon} size={14} />
      </div>
      <div className={`doing ${toneClass(tone)}`}>{doing}</div>
      <div className="next">{next ?? "nothing after"}</div>
      <div className="bar" aria-hidden="true">
        {barPieces(bookings, day, now).map((piece) => (
          <i
            key={piece.id}
            className={toneClass(piece.tone)}
            style={{ left: `${piece.from}%`, width: `${piece.width}%` }}
          />
        ))}
        <i className="now" style={{ left: `${percentOf(now, day)}%` }} />
      </div>
    </li>
  );
}

const Strip = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(var(--in-row), minmax(0, 1fr))",
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  overflow: "hidden",
  "& li": {
    minWidth: 0,
    padding: "8px 10px 10px",
    fontSize: 12,
    lineHeight: "16px",
    boxShadow: "1px 0 var(--line), 0 1px var(--line)",
  },
  "& .head": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    fontSize: 13,
    lineHeight: "20px",
  },
  "& .head svg": { color: "var(--t)" },
  "& .doing": { fontWeight: 500, color: "var(--t)" },
  "& b": { fontWeight: 600 },
  "& b, & .doing, & .next": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& .doing, & .next": { fontVariantNumeric: "tabular-nums" },
  "& .next": { color: "var(--text-3)" },
  "& .bar": {
    position: "relative",
    height: 6,
    marginTop: 8,
    borderRadius: 2,
    background: "var(--sunken)",
    overflow: "hidden",
  },
  "& .bar i": {
    position: "absolute",
    top: 0,
    bottom: 0,
    background: "var(--m)",
    boxShadow: "inset -1px 0 var(--surface)",
  },
  "& .bar .now": { width: 2, marginLeft: -1, background: "var(--text)", boxShadow: "none" },
  "@media (max-width: 1023.95px)": { gridTemplateColumns: "repeat(var(--in-row-tablet), minmax(0, 1fr))" },
  "@media (max-width: 599.95px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});
