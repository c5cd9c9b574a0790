import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { isNight, problemOf, spansOf, type OpenRange } from "./day-ranges.ts";
import { TimeBox } from "./TimeBox.tsx";

const MAX_RANGES = 6;
const FIRST_RANGE: OpenRange = { opens: "09:00", closes: "17:00" };
const DAY_MINUTES = 24 * 60;

/** Labels of the two ends of a range: "Monday opens". */
interface EdgeLabels {
  opens: string;
  closes: string;
  none: string;
  isEmpty: string;
}

const OPENING: EdgeLabels = {
  opens: "opens",
  closes: "closes",
  none: "Closed",
  isEmpty: "Closing must differ from opening.",
};

interface DayRangesRowProps<Range extends OpenRange> {
  label: string;
  short: string;
  ranges: readonly Range[];
  /** The day after, into which a night goes on; none after a holiday. */
  next?: { short: string; ranges: readonly OpenRange[] } | undefined;
  /** Visually separate from the week: the row that replaces a weekday on holidays. */
  isSetApart?: boolean;
  isReadOnly: boolean;
  write: (time: string) => string;
  onRanges: (ranges: readonly Range[]) => void;
  /** Creates a range with the caller's additional fields. */
  newRange: (range: OpenRange) => Range;
  words?: EdgeLabels;
  /** Next to the ranges: other information on the day. */
  aside?: ReactNode;
  /** The day as a bar, if there is room for it. */
  bar?: ReactNode;
}

/** Hours of one day: one control per range, an add button, and the day as a bar. */
export function DayRangesRow<Range extends OpenRange>(props: DayRangesRowProps<Range>) {
  const {
    label,
    short,
    ranges,
    next,
    isSetApart,
    isReadOnly,
    write,
    onRanges,
    newRange,
    words = OPENING,
    aside,
    bar,
  } = props;
  const problem = problemOf(ranges, next?.ranges, words.isEmpty);
  const problemId = useId();
  const put = (at: number, change: Partial<OpenRange>) =>
    onRanges(ranges.map((range, index) => (index === at ? { ...range, ...change } : range)));
  return (
    <Row role="group" aria-label={label} data-apart={isSetApart || undefined}>
      <b aria-hidden="true">{isSetApart ? label : short}</b>
      <div className="ranges">
        {ranges.length === 0 ? <span className="closed">{words.none}</span> : null}
        {ranges.map((range, at) => (
          // The index is the range's identity: typing must not remount its fields.
          <fieldset key={at} className="range" disabled={isReadOnly} data-wrong={problem ? true : undefined}>
            <TimeBox
              label={`${label} ${words.opens}`}
              edge="opens"
              time={range.opens}
              write={write}
              onTime={(opens) => put(at, { opens })}
              describedBy={problem ? problemId : undefined}
            />
            <i aria-hidden="true">–</i>
            <TimeBox
              label={`${label} ${words.closes}`}
              edge="closes"
              time={range.closes}
              write={write}
              onTime={(closes) => put(at, { closes })}
              describedBy={problem ? problemId : undefined}
            />
            {isNight(range) ? <small>{next?.short ?? "next day"}</small> : null}
            <button
              type="button"
              aria-label={`Remove ${label} hours ${at + 1}`}
              onClick={() => onRanges(ranges.filter((_range, index) => index !== at))}
            >
              <Icon name="close" size={14} />
            </button>
          </fieldset>
        ))}
        {isReadOnly || ranges.length >= MAX_RANGES ? null : (
          <IconButton
            aria-label={`Add ${label} hours`}
            onClick={() => onRanges([...ranges, newRange(nextRange(ranges))])}
          >
            <Icon name="plus" />
          </IconButton>
        )}
        {aside}
        {problem ? (
          <span className="problem" id={problemId} role="alert">
            {problem}
          </span>
        ) : null}
      </div>
      {bar ? <div className="drawn">{bar}</div> : null}
    </Row>
  );
}

/** An hour after the last range closes, if the day still has room. */
function nextRange(ranges: readonly OpenRange[]): OpenRange {
  const last = spansOf(ranges).at(-1);
  if (!last) return FIRST_RANGE;
  const from = Math.min(last.until + 60, DAY_MINUTES - 60);
  return { opens: timeOf(from), closes: timeOf(Math.min(from + 120, DAY_MINUTES)) };
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

const Row = styled("div")({
  display: "grid",
  gridTemplateColumns: "60px minmax(0, 1fr) 268px",
  gap: 16,
  alignItems: "center",
  minHeight: 48,
  padding: "6px 16px",
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  "&[data-apart]": { background: "var(--sunken)", borderTopColor: "var(--line)" },
  "& .ranges": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
  "& .closed": { color: "var(--text-2)" },
  "& .range": {
    display: "inline-flex",
    alignItems: "center",
    margin: 0,
    padding: 0,
    minWidth: 0,
    border: "1px solid var(--control)",
    borderRadius: "var(--r-s)",
    background: "var(--surface)",
  },
  "& .range[data-wrong]": { borderColor: "var(--red-m)" },
  "& .range i": { fontStyle: "normal", color: "var(--text-3)" },
  "& .range small": {
    marginRight: 8,
    padding: "1px 6px",
    borderRadius: "var(--r-s)",
    background: "var(--violet-f)",
    color: "var(--violet-t)",
  },
  "& .range button": {
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 30,
    borderLeft: "1px solid var(--line-soft)",
    background: "none",
    color: "var(--text-3)",
    "@media (max-width: 599.95px)": { width: 44, height: 42 },
  },
  "& .range:disabled button": { display: "none" },
  "& .problem": { fontSize: 12, lineHeight: "16px", color: "var(--red-t)" },
  "&[data-apart] .drawn > *": { background: "var(--surface)" },
  "@media (max-width: 1279.95px)": { gridTemplateColumns: "60px minmax(0, 1fr) 160px" },
  "@media (max-width: 767.95px)": {
    gridTemplateColumns: "56px minmax(0, 1fr)",
    gap: 8,
    "& .drawn": { display: "none" },
  },
});
