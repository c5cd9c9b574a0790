import { termSentences, type PolicySentenceKind } from "#schema/bookings/policies/sentences.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useCompany } from "#web/tenant/company.ts";
import { formatDay } from "#web/time/format-day.ts";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { IconLines } from "#web/ui/layout/IconLines.ts";
import { toneClass } from "#web/ui/state/tone.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { dateOf, formatTime } from "../frame/format-venue.ts";
import { formatOf } from "./own-booking.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

const ICONS: Record<PolicySentenceKind, IconName> = {
  free: "check-circle",
  cancellation: "undo",
  no_show: "no-show",
  deposit: "card",
  reschedule: "swap",
};

interface PolicyLinesProps {
  booking: Pick<OwnBookingFragment, "terms" | "price" | "covered" | "start_time" | "payment_status"> & {
    location: { id: number };
  };
  /** Whether the client can move it on these pages at all. */
  mayMove: boolean;
  /** Part or all of it is paid by card now. */
  isPaidOnline?: boolean;
}

/** The policy of a booking as its own times and amounts. */
export function PolicyLines({ booking, mayMove, isPaidOnline = isPaid(booking) }: PolicyLinesProps) {
  const { locale } = useCompany();
  const format = formatOf(useCatalogue(), booking.location.id);
  const sentences = termSentences(booking, {
    money: ({ amount, currency }) => formatMoney(amount, currency, locale),
    when: (local) => `${formatDay(dateOf(local), format)}, ${formatTime(local, format)}`,
    mayMove,
  });
  // What is paid now is shown next to the card.
  const shown = isPaidOnline ? sentences.filter(({ kind }) => kind !== "deposit") : sentences;
  const costs = sentences.some(({ kind }) => kind === "cancellation" || kind === "no_show");
  return (
    <IconLines>
      {shown.map(({ kind, text }) => (
        <li key={text} className={kind === "free" ? toneClass("green") : undefined}>
          <Icon name={ICONS[kind]} size={16} />
          <span>{text}</span>
        </li>
      ))}
      {booking.covered.amount > 0 ? (
        <li>
          <Icon name="check-circle" size={16} />
          <span>If you cancel, the hours come back in the same share as a payment would.</span>
        </li>
      ) : null}
      {costs && !isPaidOnline ? (
        <li>
          <Icon name="info" size={16} />
          <span>Nothing is charged online. Any fee is paid at the venue.</span>
        </li>
      ) : null}
    </IconLines>
  );
}

/** Returns whether any payment was received. */
const isPaid = ({ payment_status }: Pick<OwnBookingFragment, "payment_status">): boolean =>
  payment_status !== "not_due" && payment_status !== "due";
