import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useBookingActs } from "#web/features/bookings/shared/actions/use-booking-acts.ts";
import { BookingState, PaymentState } from "#web/features/bookings/shared/rows/BookingStates.tsx";
import { isUnpaid } from "#web/features/payments/shared/payment-look.ts";
import { TakePaymentButton } from "#web/features/payments/shared/TakePaymentButton.tsx";
import { bookingOnSchedulePath } from "#web/screen/paths.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { Initials } from "#web/ui/text/Initials.tsx";
import { AddPersonDialog } from "./AddPersonDialog.tsx";
import type { ClassDetailsFragment } from "./class-sessions.generated.ts";
import { whenText } from "./format-class.ts";
import { useClassChanges } from "./use-class-changes.ts";

interface AttendanceProps {
  one: ClassDetailsFragment;
  venue: Venue;
}

type Attendee = ClassDetailsFragment["attendees"][number];

const isAwaited = ({ status }: Attendee): boolean => status === "confirmed";
const isHere = ({ status }: Attendee): boolean => status === "checked_in" || status === "completed";

/** The attendees of a class, their check-in state, and the actions on a seat. */
export function Attendance({ one, venue }: AttendanceProps) {
  const { attendees, allowed_actions } = one;
  const [isAdding, setIsAdding] = useState(false);
  const { checkInAll } = useClassChanges();
  const refusal = useRefusal("bookings.write");
  const awaited = attendees.filter(isAwaited).length;
  return (
    <PanelSection aria-label="Attendance">
      <div className="head">
        <h3>Attendance</h3>
        {attendees.length > 0 ? (
          <small>
            {attendees.filter(isHere).length} of {attendees.length} here
          </small>
        ) : null}
        {awaited > 0 && (allowed_actions.includes("check_in_all") || refusal) ? (
          <RefusableButton
            variant="contained"
            refusal={refusal}
            startIcon={<Icon name="check-in" />}
            onClick={() => void checkInAll(one)}
          >
            Check in all {awaited}
          </RefusableButton>
        ) : null}
      </div>
      {attendees.length === 0 ? <p>Nobody has a seat yet.</p> : null}
      <Rows>
        {attendees.map((attendee) => (
          <Person key={attendee.booking_id} attendee={attendee} one={one} venue={venue} />
        ))}
      </Rows>
      {allowed_actions.includes("book") || (refusal && one.status === "scheduled") ? (
        <RefusableButton refusal={refusal} startIcon={<Icon name="person-add" />} onClick={() => setIsAdding(true)}>
          Add a person
        </RefusableButton>
      ) : null}
      {isAdding ? <AddPersonDialog one={one} venue={venue} onClose={() => setIsAdding(false)} /> : null}
    </PanelSection>
  );
}

function Person({ attendee, one, venue }: AttendanceProps & { attendee: Attendee }) {
  const { booking_id, version, name, seats, guest_names, status, payment_status } = attendee;
  const acts = useBookingActs();
  const mayAct = useRefusal("bookings.write") === undefined && one.status === "scheduled";
  const hasStarted = Date.parse(one.start_time) <= useNow();
  const acted = { id: booking_id, version, name };
  const { date } = wallTimeOf(one.local_start);
  return (
    <li>
      <Initials name={name} />
      <div className="what">
        <Link to={bookingOnSchedulePath({ id: booking_id, location_id: one.location_id, date })}>{name}</Link>
        {guest_names.length > 0 ? <small>with {guest_names.join(", ")}</small> : null}
        <span className="acts">
          <BookingState booking={{ status, late_minutes: null }} />
          <PaymentState status={payment_status} />
          {seats > 1 ? <small>{seats} seats</small> : null}
        </span>
      </div>
      <div className="acts">
        {isUnpaid(payment_status) ? (
          <TakePaymentButton
            booking={{ id: booking_id, name, partySize: seats, locale: venue.locale }}
            ariaLabel={`Take payment: ${name}`}
          />
        ) : null}
        {mayAct && isAwaited(attendee) && hasStarted ? (
          <ActButton aria-label={`No-show: ${name}`} onAct={() => acts.setStatus(acted, "mark_no_show")}>
            No-show
          </ActButton>
        ) : null}
        {mayAct && isAwaited(attendee) ? (
          <>
            <ActButton aria-label={`Check in ${name}`} onAct={() => acts.setStatus(acted, "check_in")}>
              Check in
            </ActButton>
            <IconButton
              aria-label={`Cancel the seat of ${name}`}
              title="Cancel the seat"
              onClick={() => void acts.cancel(acted, `${one.name}, ${whenText(one, venue)}`)}
            >
              <Icon name="close" />
            </IconButton>
          </>
        ) : null}
      </div>
    </li>
  );
}
