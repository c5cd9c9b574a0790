import styled from "@emotion/styled";
import { useCompany } from "#web/tenant/company.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { formatPrice } from "../frame/format-price.ts";
import { formatTime, type TimeFormat } from "../frame/format-venue.ts";
import { PublicButton, PublicLink } from "../frame/PublicButton.tsx";
import { waitPath } from "../waiting/wait-path.ts";
import { formatSeatsLeft } from "./class-week.ts";
import type { BookClassFragment } from "./classes.generated.ts";

interface ClassRowProps {
  session: BookClassFragment;
  location: number;
  format: TimeFormat;
  /** The number of seats wanted. */
  party: number;
  isChosen: boolean;
  onChoose: () => void;
}

const FEW = 2;

/** One class of a day: time, name, coach, bay, seats left and price per seat. */
export function ClassRow({ session, location, format, party, isChosen, onChoose }: ClassRowProps) {
  const { locale } = useCompany();
  const { name, level, coach_name, resource_name, seats_left } = session;
  const waitFor = waitPath({
    service: session.service_id,
    location,
    start: session.start_time,
    end: session.end_time,
    localStart: session.local_start,
    localEnd: session.local_end,
    party,
    session: session.id,
  });
  const start = formatTime(session.local_start, format);
  return (
    <Row data-chosen={isChosen}>
      <div className="when">
        <b>{start}</b>
        <small>{minutesBetween(session.start_time, session.end_time)} min</small>
      </div>
      <div className="what">
        <h4>
          {name}
          {level ? <small> {level}</small> : null}
        </h4>
        <p>{[coach_name, resource_name].filter(Boolean).join(", ")}</p>
      </div>
      <p className="seats" data-left={fullness(seats_left)}>
        {formatSeatsLeft(seats_left)}
      </p>
      <p className="price">
        <b>{formatPrice(session.price, locale)}</b>
        <span className="screen-reader-only"> for a seat</span>
      </p>
      {seats_left >= party || isChosen ? (
        <PublicButton
          type="button"
          data-class
          data-look={isChosen ? "main" : undefined}
          aria-pressed={isChosen}
          aria-label={`${isChosen ? "Chosen" : "Choose"}: ${name}, ${start}`}
          onClick={onChoose}
        >
          {isChosen ? <Icon name="check" /> : null}
          {isChosen ? "Chosen" : "Choose"}
        </PublicButton>
      ) : (
        <PublicLink to={waitFor} aria-label={`Join the waiting list: ${name}, ${start}`}>
          {seats_left > 0 ? `Wait for ${party}` : "Join waitlist"}
        </PublicLink>
      )}
    </Row>
  );
}

function fullness(seats: number): "none" | "few" | "many" {
  if (seats <= 0) return "none";
  return seats <= FEW ? "few" : "many";
}

const Row = styled("li")({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) 96px auto 112px",
  gridTemplateAreas: '"when what seats price act"',
  alignItems: "center",
  gap: "4px 16px",
  minHeight: 60,
  padding: "10px 16px",
  borderTop: "1px solid var(--line-soft)",
  fontVariantNumeric: "tabular-nums",
  "&[data-chosen=true]": { background: "var(--selected)", boxShadow: "inset 3px 0 var(--primary)" },
  "& .when": { gridArea: "when" },
  "& .when b": { display: "block", fontSize: 15, lineHeight: "20px" },
  "& small": { fontSize: 13, lineHeight: "20px" },
  "& .what": { gridArea: "what", minWidth: 0 },
  "& h4": { overflowWrap: "anywhere" },
  "& .what p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "& .seats": { gridArea: "seats", fontSize: 13, lineHeight: "20px", fontWeight: 500, color: "var(--green-t)" },
  "& .seats[data-left=few]": { color: "var(--amber-t)" },
  "& .seats[data-left=none]": { color: "var(--text-2)" },
  "& .price": { gridArea: "price", textAlign: "end" },
  "& button, & a": { gridArea: "act" },
  "@media (max-width: 599.95px)": {
    gridTemplateColumns: "56px minmax(0, 1fr) 112px",
    gridTemplateAreas: '"when what price" ". seats act"',
    gap: "8px 12px",
    alignItems: "start",
    "& .seats": { alignSelf: "center" },
  },
});
