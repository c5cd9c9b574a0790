import { styled } from "@mui/material/styles";
import type { Span } from "./day-ranges.ts";

interface DayBarProps {
  axis: Span;
  open: readonly Span[];
  works: readonly Span[];
  /** Booked outside the hours. */
  outside?: readonly Span[];
  booked?: readonly Span[];
}

/** One day as a bar: open hours on a closed background, working hours in them, bookings on top. */
export function DayBar({ axis, open, works, outside = [], booked = [] }: DayBarProps) {
  const place = ({ from, until }: Span) => {
    const length = axis.until - axis.from;
    return { left: `${((from - axis.from) / length) * 100}%`, width: `${((until - from) / length) * 100}%` };
  };
  const draw = (spans: readonly Span[], className: string) => {
    // Lessons of several weeks may coincide: drawn once.
    const distinct = new Map(spans.map((span) => [`${span.from}-${span.until}`, span]));
    return [...distinct].map(([key, span]) => <i key={className + key} className={className} style={place(span)} />);
  };
  return (
    <Bar aria-hidden="true">
      {axis.until > MIDNIGHT ? <i className="midnight" style={place({ from: MIDNIGHT, until: MIDNIGHT })} /> : null}
      {draw(open, "open")}
      {draw(works, "works")}
      {draw(booked, "booked")}
      {draw(outside, "outside")}
    </Bar>
  );
}

const MIDNIGHT = 24 * 60;
const TICKS = [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33];

/** Hour labels above the bars; those after midnight are the next day's. */
export function DayAxis({ axis }: { axis: Span }) {
  return (
    <Axis aria-hidden="true">
      {TICKS.filter((hour) => hour * 60 > axis.from && hour * 60 < axis.until).map((hour) => (
        <span
          key={hour}
          data-midnight={hour === 24 || undefined}
          style={{ left: `${((hour * 60 - axis.from) / (axis.until - axis.from)) * 100}%` }}
        >
          {hour % 24}
        </span>
      ))}
    </Axis>
  );
}

const MEANINGS = {
  works: "Works",
  open: "Venue open",
  closed: "Closed",
  booked: "Booked",
  outside: "Booked outside hours",
} as const;

/** Legend of the bars. */
export function DayLegend({ of }: { of: readonly (keyof typeof MEANINGS)[] }) {
  return (
    <Legend>
      {of.map((meaning) => (
        <span key={meaning}>
          <i className={meaning} aria-hidden="true" />
          {MEANINGS[meaning]}
        </span>
      ))}
    </Legend>
  );
}

const HATCHED = {
  background: "repeating-linear-gradient(135deg, var(--amber-m) 0 2px, var(--amber-f) 2px 5px)",
  boxShadow: "inset 0 0 0 1px var(--amber-m)",
};

const Bar = styled("div")({
  position: "relative",
  height: 20,
  borderRadius: 4,
  background: "var(--sunken)",
  overflow: "hidden",
  "& i": { position: "absolute", borderRadius: 3 },
  "& .open": {
    top: 0,
    bottom: 0,
    borderRadius: 0,
    background: "var(--surface)",
    boxShadow: "inset 0 0 0 1px var(--line)",
  },
  "& .works": { top: 4, bottom: 4, background: "var(--teal-m)" },
  "& .midnight": { top: 0, bottom: 0, zIndex: 1, borderLeft: "1px dashed var(--violet-m)", borderRadius: 0 },
  "& .booked": { top: 1, bottom: 1, background: "var(--blue-m)", boxShadow: "inset 0 0 0 1px var(--surface)" },
  "& .outside": { top: 1, bottom: 1, ...HATCHED },
});

const Axis = styled("div")({
  position: "relative",
  height: 16,
  fontSize: 11,
  lineHeight: "16px",
  color: "var(--text-3)",
  "& span": { position: "absolute", transform: "translateX(-50%)" },
  "& [data-midnight]": { color: "var(--violet-t)" },
});

const Legend = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  fontSize: 12,
  lineHeight: "16px",
  color: "var(--text-2)",
  "& > span": { display: "inline-flex", alignItems: "center", gap: 6 },
  "& i": { width: 12, height: 12, borderRadius: 2, boxShadow: "inset 0 0 0 1px var(--line-strong)" },
  "& .works": { height: 8, background: "var(--teal-m)", boxShadow: "none" },
  "& .booked": { height: 8, background: "var(--blue-m)", boxShadow: "none" },
  "& .closed": { background: "var(--sunken)" },
  "& .outside": HATCHED,
});
