import styled from "@emotion/styled";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { useLockedPlacesQuery } from "./locked-places.generated.ts";
import { Notice } from "./Notice.tsx";

/** Replaces the booking page while the company is locked: where to book instead. What the company owes is not for guests. */
export function LockedNotice() {
  const { name } = useCompany();
  const places = useLockedPlacesQuery().data?.publicLocations?.data ?? [];
  return (
    <Locked>
      <span className="mark">
        <Icon name="lock" size={20} />
      </span>
      <h1>Booking is closed for now</h1>
      <p>{name} takes no bookings online at the moment. Call or visit to book, or to ask about a booking you have.</p>
      {places.map(({ id, name: place, address_line, city, phone }) => (
        <address key={id}>
          <b>{place}</b>
          <span>{[address_line, city].filter(Boolean).join(", ")}</span>
          {phone ? <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a> : null}
        </address>
      ))}
    </Locked>
  );
}

const Locked = styled(Notice)({
  "& address": { display: "flex", flexWrap: "wrap", gap: "0 12px", marginTop: 8, fontStyle: "normal" },
  "& a": { color: "var(--primary-text)", textDecoration: "underline" },
  "& .mark": {
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    marginBottom: 12,
    borderRadius: "50%",
    background: "var(--amber-f)",
    color: "var(--amber-t)",
  },
});
