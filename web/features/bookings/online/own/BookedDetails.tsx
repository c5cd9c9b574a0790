import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { formatMemberPrice } from "#web/features/memberships/shared/format-member-price.ts";
import { useCompany } from "#web/tenant/company.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { hasGuests } from "./GuestNames.tsx";
import { paymentLabel } from "./own-booking.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";
import { PolicyLines } from "./PolicyLines.tsx";

interface BookedDetailsProps {
  booking: OwnBookingFragment;
  /** The manage link, if it may be shown. */
  url?: string;
  /** Shows or edits the other guests. */
  guests: ReactNode;
}

/** Details of a booking: mail, link, place, price and request. */
export function BookedDetails({ booking, url, guests }: BookedDetailsProps) {
  const { locale } = useCompany();
  const { contact_email, location, price, covered, client_note } = booking;
  const payment = paymentLabel(booking, locale);
  const tax = taxNote(price, booking.taxes, locale);
  const member = formatMemberPrice(booking, locale);
  return (
    <Rows>
      {contact_email && url ? <ConfirmationRow address={contact_email} /> : null}
      {url ? (
        <li>
          <Icon name="link" />
          <div>
            <b>Manage link</b>
            <p className="link">{url.replace(/^https?:\/\//, "")}</p>
          </div>
          <CopyLink url={url} />
        </li>
      ) : null}
      <li>
        <Icon name="location" />
        <div>
          <b>{location.name}</b>
          {location.address ? <p>{location.address}</p> : null}
          {location.phone ? <p>{location.phone}</p> : null}
        </div>
      </li>
      {hasGuests(booking) ? (
        <li>
          <Icon name="people" />
          <div>{guests}</div>
        </li>
      ) : null}
      <li>
        <Icon name="money" />
        <div>
          <b>{formatMoney(price.amount, price.currency, locale)}</b>
          {member ? <p>{member}.</p> : null}
          {covered.amount > 0 ? (
            <p>{formatMoney(covered.amount, covered.currency, locale)} is covered by your membership.</p>
          ) : null}
          {tax ? <p>{tax}</p> : null}
          {payment ? <p>{payment}</p> : null}
        </div>
      </li>
      {booking.amounts_due.map(({ id, kind, amount, is_waived }) => (
        <li key={id}>
          <Icon name="warning" />
          <div>
            <b>
              {DUE_FOR[kind]}: {formatMoney(amount.amount, amount.currency, locale)}
            </b>
            <p>{is_waived ? "The venue has waived it." : dueText(booking)}</p>
          </div>
        </li>
      ))}
      <li>
        <Icon name="info" />
        <div>
          <b>{booking.status === "confirmed" ? "The rules you agreed to" : "The rules that were agreed"}</b>
          <PolicyLines booking={booking} mayMove={booking.allowed_actions.includes("move")} />
        </div>
      </li>
      {client_note ? (
        <li>
          <Icon name="note" />
          <div>
            <b>Your note</b>
            <p className="note">{client_note}</p>
          </div>
        </li>
      ) : null}
    </Rows>
  );
}

/** What was paid before counts towards it. */
function dueText({ paid, payment_status }: OwnBookingFragment): string {
  if (payment_status !== "due" && payment_status !== "deposit_paid") return "Charged under the rules below, and paid.";
  return paid.amount > 0
    ? "Charged under the rules below. Pay the rest at the venue."
    : "Charged under the rules below. Pay at the venue.";
}

const DUE_FOR: Record<OwnBookingFragment["amounts_due"][number]["kind"], string> = {
  cancellation: "Cancellation",
  no_show: "No-show",
  reschedule: "Move to another time",
};

const Rows = styled("ul")({
  "& > li": { display: "flex", gap: 12, padding: "14px 24px", borderTop: "1px solid var(--line-soft)" },
  "& > li > button": { alignSelf: "center" },
  "& > li > svg": { marginTop: 2, color: "var(--text-3)" },
  "& > li > div": { flex: 1, minWidth: 0 },
  "& b": { fontWeight: 500, overflowWrap: "anywhere" },
  "& ul": { marginTop: 4, color: "var(--text-2)" },
  "& p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "& .note": { whiteSpace: "pre-line" },
  "& .link": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "@media (max-width: 599.95px)": {
    "& > li": { flexWrap: "wrap", padding: "14px 16px" },
    "& > li button": { width: "100%" },
  },
});

function ConfirmationRow({ address }: { address: string }) {
  const { sends_email } = useCompany();
  return (
    <li>
      <Icon name="mail" />
      <div>
        <b>{sends_email ? `Confirmation goes to ${address}` : "No email confirmation"}</b>
        <p>
          {sends_email
            ? "With the calendar file and your manage link."
            : "This venue cannot send email yet. Copy your manage link."}
        </p>
      </div>
    </li>
  );
}
