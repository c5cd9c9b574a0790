import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { CANCELLATION_REASONS } from "#schema/bookings/bookings/cancellation.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { formatMemberPrice } from "#web/features/memberships/shared/format-member-price.ts";
import { BookingMoney } from "#web/features/payments/shared/BookingMoney.tsx";
import { taxNote } from "#web/tenant/tax-note.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatTimeRange, PLAIN_FORMATS } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { offsetLabel, wallTimeOf } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { telHref } from "#web/ui/text/tel-href.ts";
import { useBookingActs } from "../actions/use-booking-acts.ts";
import { valuesOf } from "../dialog/booking-values.ts";
import { EditBookingDialog } from "../dialog/EditBookingDialog.tsx";
import { BookingState, PaymentState } from "../rows/BookingStates.tsx";
import { bookerName, contactOf, lengthText, peopleText } from "../rows/format-booking.ts";
import { OthersHere } from "../viewers/OthersHere.tsx";
import { WaitingSection } from "../waiting/WaitingSection.tsx";
import { CancelSeriesDialog } from "../weekly/CancelSeriesDialog.tsx";
import { MoveSeriesDialog } from "../weekly/MoveSeriesDialog.tsx";
import { Series } from "../weekly/Series.tsx";
import { useBookingDetailsQuery, type BookingDetailsFragment } from "./booking-details.generated.ts";
import { BookingActions } from "./BookingActions.tsx";
import { BookingFees } from "./BookingFees.tsx";
import { BookingMail } from "./BookingMail.tsx";
import { BookingNotes } from "./BookingNotes.tsx";
import { GuestDetails } from "./GuestDetails.tsx";
import { GuestNames } from "./GuestNames.tsx";
import { MakeClient } from "./MakeClient.tsx";
import { Party } from "./Party.tsx";

interface BookingPanelProps {
  bookingId: number;
  onClose: () => void;
  /** Shows the booking on the schedule of its day; absent on the schedule itself. */
  onShowOnSchedule?: (booking: BookingDetailsFragment) => void;
  /** Opens another booking in this one's place: the next bay of a party. */
  onOpen?: (bookingId: number) => void;
  /** The address of a client's page; absent on that page itself. */
  clientPath?: (clientId: number) => string;
}

/** One booking next to the list or the schedule: who, when, what it costs, and what can be done. */
export function BookingPanel({ bookingId, ...shown }: BookingPanelProps) {
  const { data, error, refetch } = useBookingDetailsQuery({
    variables: { id: bookingId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <LoadedPanel
      title={`Booking ${bookingId}`}
      failure="The booking did not load"
      data={data?.booking}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={shown.onClose}
    >
      {(booking) => <BookingDetails booking={booking} {...shown} />}
    </LoadedPanel>
  );
}

interface BookingDetailsProps extends Omit<BookingPanelProps, "bookingId"> {
  booking: BookingDetailsFragment;
}

function BookingDetails({ booking, onClose, onShowOnSchedule, onOpen, clientPath }: BookingDetailsProps) {
  const acts = useBookingActs();
  const [open, setOpen] = useState<OpenDialogProps["open"]>();
  const name = bookerName(booking);
  const when = whenOf(booking);
  return (
    <SidePanel
      title={name}
      subtitle={
        <>
          <div className="acts">
            <BookingState booking={booking} />
            <PaymentState status={booking.payment_status} />
          </div>
          <OthersHere bookingId={booking.id} />
        </>
      }
      onClose={onClose}
      actions={
        <div className="acts">
          <BookingActions
            booking={booking}
            name={name}
            when={`${when.day}, ${when.times}`}
            acts={acts}
            onCancel={booking.series_id === null ? undefined : () => setOpen("cancel")}
            onEdit={() => setOpen("edit")}
          />
          {onShowOnSchedule ? (
            <Button startIcon={<Icon name="schedule" />} onClick={() => onShowOnSchedule(booking)}>
              Show on schedule
            </Button>
          ) : null}
        </div>
      }
    >
      <BookingFacts booking={booking} clientPath={clientPath} />
      <div className="acts" style={{ marginTop: 8 }}>
        <GuestDetails booking={booking} />
        <MakeClient booking={booking} />
      </div>
      <BookingMail bookingId={booking.id} venue={booking.location ?? undefined} />
      <GuestNames booking={booking} />
      <BookingMoney
        booking={{ id: booking.id, name, partySize: booking.party_size, locale: booking.location?.locale }}
      />
      <BookingFees bookingId={booking.id} name={name} locale={booking.location?.locale} />
      {booking.group_id === null ? null : (
        <Party booking={{ id: booking.id, group_id: booking.group_id }} name={name} onOpen={onOpen} />
      )}
      <Series
        booking={booking}
        formats={booking.location ?? PLAIN_FORMATS}
        onOpen={onOpen}
        onMove={booking.allowed_actions.includes("move") ? () => setOpen("move") : undefined}
      />
      <TimeWaiting booking={booking} when={`${when.day}, ${when.times}`} />
      <BookingNotes booking={booking} />
      <OpenDialog open={open} booking={booking} onClose={() => setOpen(undefined)} />
    </SidePanel>
  );
}

interface OpenDialogProps {
  open: "edit" | "cancel" | "move" | undefined;
  booking: BookingDetailsFragment;
  onClose: () => void;
}

function OpenDialog({ open, booking, onClose }: OpenDialogProps) {
  const { location, series_id } = booking;
  if (open === "edit" && location) return <EditBookingDialog booking={booking} venue={location} onClose={onClose} />;
  if (open === undefined || series_id === null) return null;
  if (open === "move" && location)
    return <MoveSeriesDialog booking={{ ...booking, series_id }} venue={location} onClose={onClose} />;
  const { day, times } = whenOf(booking);
  return <CancelSeriesDialog booking={{ ...booking, series_id }} when={`${day}, ${times}`} onClose={onClose} />;
}

function BookingFacts({
  booking,
  clientPath,
}: Pick<BookingPanelProps, "clientPath"> & { booking: BookingDetailsFragment }) {
  const { client, location, price, covered, taxes, client_note, cancel_reason, cancel_note } = booking;
  const { phone, email } = contactOf(booking);
  const facts = [
    { label: "Client", value: clientLink(client, clientPath) },
    { label: "When", value: <When {...whenOf(booking)} /> },
    {
      label: "Where",
      value: [booking.resource?.name, location?.name].filter(Boolean).join(", "),
    },
    { label: "Service", value: `${booking.service?.name ?? ""}, ${lengthText(booking.start_time, booking.end_time)}` },
    { label: "Coach", value: booking.coach?.name },
    { label: "People", value: peopleText(booking.party_size) },
    { label: "Price", value: <Money {...price} locale={location?.locale} /> },
    { label: "Tax", value: taxNote(price, taxes, location?.locale) },
    { label: "Member", value: formatMemberPrice(booking, location?.locale) },
    {
      label: "Covered",
      value: covered.amount > 0 && <CoveredByMembership covered={covered} locale={location?.locale} />,
    },
    {
      label: "Phone",
      value: phone && <ContactLink href={telHref(phone)}>{phone}</ContactLink>,
    },
    { label: "Email", value: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
    { label: "Client's note", value: client_note },
    {
      label: "Cancelled for",
      value: cancel_reason && [CANCELLATION_REASONS[cancel_reason], cancel_note].filter(Boolean).join(": "),
    },
    { label: "Number", value: String(booking.id) },
  ];
  return <Facts labelWidth={88} facts={facts.filter(({ value }) => Boolean(value))} />;
}

function clientLink(client: BookingDetailsFragment["client"], clientPath: BookingPanelProps["clientPath"]) {
  return client && clientPath ? <PageLink to={clientPath(client.id)}>{client.name}</PageLink> : null;
}

function CoveredByMembership({ covered, locale }: { covered: BookingDetailsFragment["covered"]; locale?: string }) {
  return (
    <>
      <Money {...covered} locale={locale} /> by the membership
    </>
  );
}

interface TimeWaitingProps {
  booking: BookingDetailsFragment;
  /** "Tue, May 4, 18:30–19:30" */
  when: string;
}

/** People waiting for the time of this booking. If a place is free after all, the server says where. */
function TimeWaiting({ booking, when }: TimeWaitingProps) {
  const now = useNow();
  const { service_id, location_id, coach_id, start_time, end_time, location, service, status } = booking;
  if (!location || service?.kind === "class") return null;
  const isTaken = status === "confirmed" || status === "checked_in";
  return (
    <WaitingSection
      place={{ service_id, location_id, coach_id, start_time, end_time, party_size: 1 }}
      values={{ ...valuesOf(booking), party_size: "1", client_note: "" }}
      listName="the waiting list"
      when={when}
      nobody="No one is waiting."
      canAdd={isTaken && now < Date.parse(start_time)}
      venue={location}
    />
  );
}

/** Keeps times and zone on one line. */
function When({ day, times }: ReturnType<typeof whenOf>) {
  return (
    <>
      {day}, <span style={{ whiteSpace: "nowrap" }}>{times}</span>
    </>
  );
}

/** "Tue, May 4" and "18:30–19:30, UTC−7" in the venue's wall time. */
function whenOf({ local_start, local_end, location }: BookingDetailsFragment) {
  const formats = location ?? PLAIN_FORMATS;
  const { date, offset } = wallTimeOf(local_start);
  const day = formatDay(date, formats, "withYear");
  return { day, times: `${formatTimeRange(local_start, local_end, formats)}, ${offsetLabel(offset)}` };
}

const LINK = {
  color: "var(--primary-text)",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  "@media (max-width: 599.95px)": { display: "inline-block", padding: "12px 0", margin: "-12px 0" },
};
const ContactLink = styled("a")(LINK);
const PageLink = styled(Link)(LINK);
