import styled from "@emotion/styled";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useCompany } from "#web/tenant/company.ts";
import { Card } from "../frame/Card.tsx";
import type { WhenFormat } from "../frame/format-venue.ts";
import { PublicButton, PublicLink } from "../frame/PublicButton.tsx";
import type { BookTimeFragment } from "../when/times.generated.ts";
import { bookedWhen } from "./own-booking.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

interface MoveSummaryProps {
  booking: OwnBookingFragment;
  time: BookTimeFragment | undefined;
  format: WhenFormat;
  /** The path to return to without moving. */
  keepPath: string;
  isMoving: boolean;
  onMove: () => void;
}

/** Old and new time with their prices; nothing moves before the client confirms. */
export function MoveSummary({ booking, time, format, keepPath, isMoving, onMove }: MoveSummaryProps) {
  const { locale } = useCompany();
  const due = booking.terms.reschedule_due;
  const now = currentPrice(booking, locale);
  const then = time && newPrice(booking, time, locale);
  return (
    <Summary aria-label="Your move">
      <dl>
        <div>
          <dt>Now</dt>
          <dd>{bookedWhen(booking, format)}</dd>
          <dd>{now}</dd>
        </div>
        <div>
          <dt>New</dt>
          <dd>{time ? bookedWhen({ ...booking, ...time }, format) : "Choose a time above"}</dd>
          <dd data-differs={then !== undefined && then !== now}>{then}</dd>
        </div>
      </dl>
      {due.amount > 0 ? (
        <p className="fee">
          Moving it costs <b>{formatMoney(due.amount, due.currency, locale)}</b>, which you pay at the venue.
        </p>
      ) : null}
      <div className="acts">
        <PublicLink to={keepPath}>Keep it as it is</PublicLink>
        <PublicButton type="button" data-look="main" aria-busy={isMoving} onClick={onMove}>
          {isMoving ? "One moment…" : "Move booking"}
        </PublicButton>
      </div>
    </Summary>
  );
}

function currentPrice({ price, covered }: OwnBookingFragment, locale: string): string {
  if (covered.amount > 0 && price.amount === 0) return "Covered by your membership";
  return formatMoney(price.amount, price.currency, locale);
}

/** What is covered stays so while the whole price does; at another price the cover is worked out anew by the move. */
function newPrice(booking: OwnBookingFragment, time: BookTimeFragment, locale: string): string {
  const { price, covered, member_discount } = booking;
  const { amount, currency } = time.member_price ?? time.price;
  if (covered.amount === 0) return formatMoney(amount, currency, locale);
  if (time.price.amount === price.amount + covered.amount + member_discount.amount)
    return currentPrice(booking, locale);
  return `Up to ${formatMoney(amount, currency, locale)}`;
}

const Summary = styled(Card)({
  position: "sticky",
  bottom: 0,
  marginTop: 16,
  padding: 16,
  "& dl": { display: "grid", gap: 6, fontSize: 14, lineHeight: "20px", fontVariantNumeric: "tabular-nums" },
  "& dl > div": { display: "flex", gap: 12 },
  "& dt": { flex: "0 0 36px", color: "var(--text-2)" },
  "& dd:last-of-type": { marginLeft: "auto", fontWeight: 500, whiteSpace: "nowrap" },
  "& [data-differs=true]": { color: "var(--amber-t)" },
  "& .fee": { marginTop: 12, fontSize: 13, lineHeight: "20px", color: "var(--amber-t)" },
  "& .acts": { justifyContent: "flex-end", marginTop: 16 },
  "@media (max-width: 599.95px)": { "& dl": { fontSize: 13 }, "& dl > div": { gap: 8 }, "& .acts > *": { flex: 1 } },
});
