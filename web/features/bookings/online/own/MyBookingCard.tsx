import type { ApolloCache, Reference } from "@apollo/client";
import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Card } from "../frame/Card.tsx";
import { useCatalogue } from "../frame/catalogue.ts";
import { PublicLink } from "../frame/PublicButton.tsx";
import { movePath } from "../frame/steps.ts";
import { BookingState } from "./BookingState.tsx";
import { CancelBooking } from "./CancelBooking.tsx";
import { FriendLink } from "./FriendLink.tsx";
import { GuestNames } from "./GuestNames.tsx";
import { bookedDetail, bookedTitle, bookedWhen, formatOf } from "./own-booking.ts";
import {
  useCancelMyBookingMutation,
  useNameMyGuestsMutation,
  type OwnBookingFragment,
} from "./own-bookings.generated.ts";
import { PartyLine } from "./PartyLine.tsx";

/** A booking in the list. A cancelled one stays in place until the list is refetched. */
export function MyBookingCard({ booking, hasMoved }: { booking: OwnBookingFragment; hasMoved: boolean }) {
  const { locale, sends_email } = useCompany();
  const format = formatOf(useCatalogue(), booking.location.id);
  const [cancelMyBooking] = useCancelMyBookingMutation();
  const [nameGuests] = useNameMyGuestsMutation();
  const { id, version, price, location, status } = booking;
  const mayMove = booking.allowed_actions.includes("move");
  const moved = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasMoved) moved.current?.focus();
  }, [hasMoved]);
  return (
    <Row as="article" data-over={status === "cancelled"}>
      <div className="facts">
        <div className="head">
          <h2>{bookedWhen(booking, format)}</h2>
          <BookingState status={status} />
        </div>
        <p>
          {bookedTitle(booking)}, {bookedDetail(booking)}
        </p>
        <p>
          {location.name} · {formatMoney(price.amount, price.currency, locale)}
        </p>
        <PartyLine booking={booking} />
        <GuestNames
          booking={booking}
          when={bookedWhen(booking, format)}
          save={(guest_names, seen) => nameGuests({ variables: { id, version: seen, guest_names } })}
        />
        {booking.allowed_actions.length > 0 ? <FriendLink id={id} when={bookedWhen(booking, format)} /> : null}
        {hasMoved ? (
          <p className="moved" tabIndex={-1} ref={moved}>
            <b>Your booking has moved.</b> {sends_email ? "We have emailed you the new time." : null}
          </p>
        ) : null}
      </div>
      <CancelBooking
        booking={booking}
        onCancel={(why) =>
          cancelMyBooking({ variables: { id, version, ...why }, update: (cache) => leaveParty(cache, booking) })
        }
        beside={mayMove ? <PublicLink to={movePath(id)}>Move</PublicLink> : null}
      />
    </Row>
  );
}

/** Removes this booking from the cached `other_bays` of its party. */
function leaveParty(cache: ApolloCache, { id, other_bays }: OwnBookingFragment): void {
  for (const other of other_bays) {
    cache.modify<{ other_bays: readonly Reference[] }>({
      id: cache.identify({ __typename: "PublicBooking", id: other.id }),
      fields: {
        other_bays: (bays, { readField }) => bays.filter((bay) => readField("id", bay) !== id),
      },
    });
  }
}

const Row = styled(Card)({
  "& .facts": { display: "grid", gap: 2, justifyItems: "start", padding: "16px 24px" },
  "& h2": { fontSize: 16, lineHeight: "24px", fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  "& p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .head": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4px 12px",
    width: "100%",
    marginBottom: 2,
  },
  "& .facts > :is(div:not(.head), form, button)": { marginTop: 12 },
  "& .moved": { marginTop: 6, color: "var(--text)" },
  "&[data-over=true] h2": { color: "var(--text-2)", fontWeight: 500 },
  "@media (max-width: 599.95px)": { "& .facts": { padding: 16 } },
});
