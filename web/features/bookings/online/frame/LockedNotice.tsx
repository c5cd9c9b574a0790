import styled from "@emotion/styled";
import { useCompany } from "#web/tenant/company.ts";
import { RoundMark } from "#web/ui/state/RoundMark.tsx";
import { telHref } from "#web/ui/text/tel-href.ts";
import { useLockedPlacesQuery, type LockedPlacesQuery } from "./locked-places.generated.ts";
import { Notice } from "./Notice.tsx";

/** Replaces the booking page while the company is locked: where to book instead. What the company owes is not for guests. */
export function LockedNotice() {
  const { name } = useCompany();
  const places = useLockedPlacesQuery().data?.publicLocations?.data ?? [];
  return (
    <Locked>
      <RoundMark tone="amber" icon="lock" />
      <h1>Booking is closed for now</h1>
      <p>
        {name} takes no bookings online at the moment. {bookInstead(places)}
      </p>
      {places.map((place) => (
        <address key={place.id}>
          <b>{place.name}</b>
          <span>{addressOf(place)}</span>
          {place.phone ? <a href={telHref(place.phone)}>{place.phone}</a> : null}
        </address>
      ))}
    </Locked>
  );
}

type LockedPlace = NonNullable<LockedPlacesQuery["publicLocations"]>["data"][number];

const addressOf = ({ address_line, city }: LockedPlace) => [address_line, city].filter(Boolean).join(", ");

/** Names only the ways that the locations allow; empty if they have neither a phone nor an address. */
function bookInstead(places: readonly LockedPlace[]): string {
  const canCall = places.some(({ phone }) => phone);
  const canVisit = places.some((place) => addressOf(place) !== "");
  if (!canCall && !canVisit) return "";
  const callOrVisit = canVisit ? "Call or visit" : "Call";
  const ways = canCall ? callOrVisit : "Visit";
  return `${ways} to book, or to ask about a booking you have.`;
}

const Locked = styled(Notice)({
  "& address": { display: "flex", flexWrap: "wrap", gap: "0 12px", marginTop: 8, fontStyle: "normal" },
  "& a": { color: "var(--primary-text)", textDecoration: "underline" },
  "& h1": { marginTop: 12 },
});
