import styled from "@emotion/styled";
import { useCompany } from "#web/tenant/company.ts";
import { formatDay } from "#web/time/format-day.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { formatPrice } from "../frame/format-price.ts";
import { formatTime, formatTimes } from "../frame/format-venue.ts";
import { PublicButton } from "../frame/PublicButton.tsx";
import type { BookDayFragment, BookTimeFragment } from "./times.generated.ts";
import { groupedByPart, leftAt, nearestFreeDays, PART_NAMES, repeatedTimeLabels } from "./times.ts";

interface DayTimesProps {
  choice: WholeChoice;
  days: readonly BookDayFragment[] | undefined;
  date: string | undefined;
  times: readonly BookTimeFragment[] | undefined;
  /** Start of the chosen time. */
  chosen: string | undefined;
  onTime: (time: BookTimeFragment) => void;
  onDay: (date: string) => void;
}

/** The times of the chosen day by part of the day; if there are none, the nearest days that have some. */
export function DayTimes(props: DayTimesProps) {
  const { days, date, times } = props;
  if (date === undefined) return days ? <NothingFree {...props} /> : <TimesSkeleton />;
  if (times === undefined) return <TimesSkeleton />;
  if (times.length === 0) return <NothingFree {...props} />;
  const repeated = repeatedTimeLabels(times);
  return (
    <Groups>
      <h3>
        {formatTimes(times.length)} available on {formatDay(date, props.choice.location, "longInYear")}
      </h3>
      {groupedByPart(times).map((group) => (
        <section key={group.part} aria-label={PART_NAMES[group.part]}>
          <h4>{PART_NAMES[group.part]}</h4>
          <div>
            {group.times.map((time) => (
              <TimeTile key={time.start_time} {...props} time={time} repeated={repeated.get(time.start_time)} />
            ))}
          </div>
        </section>
      ))}
    </Groups>
  );
}

interface TimeTileProps extends Pick<DayTimesProps, "choice" | "chosen" | "onTime"> {
  time: BookTimeFragment;
  /** The UTC offset, if this wall time occurs twice. */
  repeated: string | undefined;
}

function TimeTile({ choice, time, chosen, repeated, onTime }: TimeTileProps) {
  const { locale } = useCompany();
  const isLast = leftAt(time, choice.service.kind, choice.coach !== undefined) === 1;
  return (
    <button type="button" data-time aria-pressed={time.start_time === chosen} onClick={() => onTime(time)}>
      <b>{formatTime(time.local_start, choice.location)}</b>{" "}
      {isLast ? (
        <>
          <em>1 left</em>{" "}
        </>
      ) : null}
      <small>
        {repeated ? `${repeated}, ` : null}
        {formatPrice(time.member_price ?? time.price, locale)}
      </small>
    </button>
  );
}

function NothingFree({ choice, days = [], date, onDay }: DayTimesProps) {
  const offers = nearestFreeDays(days, date ?? days[0]?.date ?? "");
  return (
    <Nothing>
      <h3>
        {date === undefined
          ? "Nothing is free in these two weeks"
          : `Nothing is free on ${formatDay(date, choice.location, "longInYear")}`}
      </h3>
      {offers.length > 0 ? (
        <>
          <p>The nearest days with free times:</p>
          <div>
            {offers.map((offer) => (
              <PublicButton type="button" key={offer.date} data-offer onClick={() => onDay(offer.date)}>
                {formatDay(offer.date, choice.location)}, {formatTimes(offer.free_count)}
              </PublicButton>
            ))}
          </div>
        </>
      ) : (
        <p>Look at later days, or choose another length.</p>
      )}
    </Nothing>
  );
}

function TimesSkeleton() {
  return (
    <Groups aria-busy="true">
      <h3>
        <span className="screen-reader-only">Loading the free times</span>&nbsp;
      </h3>
      <section>
        <div>
          {Array.from({ length: 12 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
      </section>
    </Groups>
  );
}

const Groups = styled("div")({
  padding: "12px 16px 16px",
  "& h4": { margin: "14px 0 8px", fontSize: 13 },
  "& section > div": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(92px, 1fr))", gap: 8 },
  "& i": { height: 56, borderRadius: "var(--r)", background: "var(--grey-f)" },
  "& button": {
    minHeight: 56,
    padding: "6px 10px",
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--r)",
    background: "var(--surface)",
    textAlign: "start",
    fontVariantNumeric: "tabular-nums",
    "&:hover": { borderColor: "var(--primary)" },
  },
  "& button[aria-pressed=true]": {
    borderColor: "var(--primary)",
    boxShadow: "inset 0 0 0 1px var(--primary)",
    background: "var(--selected)",
  },
  "& b": { fontSize: 15, lineHeight: "20px", letterSpacing: "-.01em", whiteSpace: "nowrap" },
  "& small": { display: "block", letterSpacing: 0 },
  "& em": { fontSize: 11, fontStyle: "normal", fontWeight: 500, color: "var(--amber-t)", whiteSpace: "nowrap" },
});

const Nothing = styled("div")({
  padding: 16,
  "& p": { marginTop: 4, fontSize: 13, color: "var(--text-2)" },
  "& div": { display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 },
});
