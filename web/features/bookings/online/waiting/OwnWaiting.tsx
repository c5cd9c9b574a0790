import styled from "@emotion/styled";
import { formatDay } from "#web/time/format-day.ts";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Card } from "../frame/Card.tsx";
import { useCatalogue } from "../frame/catalogue.ts";
import { dateOf, formatPeople, timeSpan } from "../frame/format-venue.ts";
import { PublicLink } from "../frame/PublicButton.tsx";
import { formatOf } from "../own/own-booking.ts";
import { placeText } from "./format-waiting.ts";
import { useOwnEntries } from "./use-waiting-entry.ts";
import { waitingPath } from "./wait-path.ts";
import type { OwnWaitingFragment } from "./waiting.generated.ts";

/** The signed-in client's waitlist entries and offers, above their bookings; renders nothing if there are none. */
export function OwnWaiting() {
  const entries = useOwnEntries();
  if (entries.length === 0) return null;
  return (
    <Waiting aria-label="Waiting list">
      <h2>Waiting list</h2>
      <Rows inset>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Rows>
    </Waiting>
  );
}

function Entry({ entry }: { entry: OwnWaitingFragment }) {
  const format = formatOf(useCatalogue(), entry.location.id);
  const { service, level, coach, party_size, local_start, local_end, status, is_free, token } = entry;
  const when = `${formatDay(dateOf(local_start), format, "withYear")}, ${timeSpan(local_start, local_end, format)}`;
  const isOffered = status === "offered";
  const standing = is_free ? "A place is free" : placeText(entry);
  return (
    <li>
      <div className="what">
        <b>{when}</b>
        <p>{[service.name, level, coach?.name, formatPeople(party_size)].filter(Boolean).join(", ")}</p>
        <p data-offered={isOffered || is_free}>{isOffered ? "A place is held for you" : standing}</p>
      </div>
      {token == null ? (
        <p>Only the person themselves can open it.</p>
      ) : (
        <PublicLink
          data-look={isOffered ? "main" : undefined}
          to={waitingPath(token)}
          aria-label={`${isOffered ? "Answer the offer" : "View or leave"}: ${service.name}, ${when}`}
        >
          {isOffered ? "Answer" : "View"}
        </PublicLink>
      )}
    </li>
  );
}

const Waiting = styled(Card)({
  marginBottom: 16,
  "& > h2": { padding: "12px 16px" },
  // More specific than the list of bookings around it.
  "&& ul": { gap: 0 },
  "&& p": { margin: 0, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "&& p[data-offered=true]": { color: "var(--violet-t)", fontWeight: 500 },
});
