import { skipToken } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import type { BookingActs } from "#web/features/bookings/shared/actions/use-booking-acts.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import {
  useBookingDetailsQuery,
  usePartyMembersQuery,
} from "#web/features/bookings/shared/panel/booking-details.generated.ts";
import { BookingActions, hasBookingActions } from "#web/features/bookings/shared/panel/BookingActions.tsx";
import { BookingState, PaymentState } from "#web/features/bookings/shared/rows/BookingStates.tsx";
import { lengthText, peopleText } from "#web/features/bookings/shared/rows/format-booking.ts";
import { isUnpaid } from "#web/features/payments/shared/payment-look.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { formatTimeRange, type VenueFormats } from "#web/time/format.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { Money } from "#web/ui/text/Money.tsx";

interface BookingCardProps {
  booking: ScheduleBookingFragment;
  /** "Bay 4" */
  place: string;
  formats: VenueFormats;
  acts: BookingActs;
  onEdit: () => void;
  /** Takes payment of the amount due. */
  onPay: () => void;
  close: () => void;
}

/** Hover card of a block: who, when, what, and the actions expected now. */
export function BookingCard({ booking, place, formats, acts, onEdit, onPay, close }: BookingCardProps) {
  const isHold = booking.status === "held";
  const { data } = useBookingDetailsQuery({ variables: { id: booking.id }, skip: isHold });
  const details = data?.booking;
  const owes = owesMoney(booking);
  const party = usePartyBays(booking.group_id);
  const when = `${formatTimeRange(booking.local_start, booking.local_end, formats)}, ${place}`;
  const facts = [
    { label: "When", value: when },
    {
      label: "Service",
      value: `${booking.service_name}, ${lengthText(booking.start_time, booking.end_time)}, ${peopleText(booking.party_size)}`,
    },
    { label: "Party", value: party },
    { label: "Coach", value: booking.coach_name },
    { label: "Price", value: <Money {...booking.price} locale={formats.locale} /> },
    { label: "Phone", value: details?.client?.phone ?? details?.guest?.phone },
    { label: "Guests", value: details?.guest_names.join(", ") },
    { label: "Client's note", value: details?.client_note },
  ];
  return (
    <>
      <Head>
        <h2>{booking.client_name ?? "Held online"}</h2>
        <div>
          <BookingState booking={booking} />
          <PaymentState status={booking.payment_status} />
        </div>
      </Head>
      <Facts labelWidth={64} facts={facts.filter(({ value }) => Boolean(value))} />
      {hasBookingActions(booking) || owes ? (
        <Acts>
          <BookingActions
            booking={booking}
            name={booking.client_name ?? "this guest"}
            when={when}
            acts={acts}
            onEdit={onEdit}
            onDone={close}
          />
          {owes ? <PayButton onPay={onPay} /> : null}
        </Acts>
      ) : null}
    </>
  );
}

const owesMoney = ({ status, payment_status }: ScheduleBookingFragment): boolean =>
  status !== "held" && isUnpaid(payment_status);

function PayButton({ onPay }: Pick<BookingCardProps, "onPay">) {
  const refusal = useRefusal("payments.take");
  return (
    <Pay>
      <RefusableButton refusal={refusal} onClick={onPay}>
        Take payment
      </RefusableButton>
    </Pay>
  );
}

/** "Bay 1, Bay 2" for a party with several bays. */
function usePartyBays(groupId: number | null): string | undefined {
  const { data } = usePartyMembersQuery(groupId === null ? skipToken : { variables: { group_id: groupId } });
  return data?.bookings?.data.map(({ resource }) => resource?.name).join(", ");
}

const Head = styled("div")({
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
  "& > div": { display: "flex", flexWrap: "wrap", gap: 6, marginTop: 4 },
});
const Pay = styled("div")({ display: "grid", flexBasis: "100%" });
// Four actions in one row: the first does not move if a fifth fact is added.
const Acts = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  "& .MuiButton-root": { padding: "0 9px" },
  "& .MuiButton-colorError": { marginLeft: "auto" },
});
