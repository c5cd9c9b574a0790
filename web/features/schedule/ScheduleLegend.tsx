import { styled } from "@mui/material/styles";
import { bookingLook, BOOKING_LOOKS, type Look, PAYMENT_LOOKS } from "#web/desk/booking-look.ts";
import type { DeskBookingFragment } from "#web/desk/desk.generated.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { toneClass } from "#web/ui/state/tone.ts";

/** What the colours and icons mean, and how many of each the day has. */
export function ScheduleLegend({ bookings }: { bookings: readonly DeskBookingFragment[] }) {
  const late = bookings.filter(({ status, late_minutes }) => status === "confirmed" && late_minutes !== null);
  const count = (status: DeskBookingFragment["status"]) => bookings.filter((each) => each.status === status).length;
  const paid = (status: DeskBookingFragment["payment_status"]) =>
    bookings.filter((each) => each.payment_status === status && each.status !== "cancelled").length;
  return (
    <Legend aria-label="Legend" tabIndex={0}>
      <ul>
        <Item look={BOOKING_LOOKS.confirmed} count={count("confirmed") - late.length} />
        <Item look={BOOKING_LOOKS.checked_in} count={count("checked_in")} />
        <Item look={{ ...bookingLook({ status: "confirmed", late_minutes: 1 }), label: "Late" }} count={late.length} />
        <Item look={BOOKING_LOOKS.held} count={count("held")} />
        <Item look={BOOKING_LOOKS.completed} count={count("completed")} />
        <Item look={BOOKING_LOOKS.no_show} count={count("no_show")} />
        <Item look={BOOKING_LOOKS.cancelled} count={count("cancelled")} />
      </ul>
      <ul>
        <Item look={PAYMENT_LOOKS.paid} count={paid("paid")} />
        <Item look={PAYMENT_LOOKS.deposit_paid} count={paid("deposit_paid")} />
        <Item look={PAYMENT_LOOKS.due} count={paid("due")} />
      </ul>
    </Legend>
  );
}

function Item({ look: { tone, icon, label }, count }: { look: Look; count: number }) {
  return (
    <li className={toneClass(tone)}>
      <Icon name={icon} size={14} />
      {label} <b>{count}</b>
    </li>
  );
}

const Legend = styled("section")({
  display: "flex",
  flex: "none",
  alignItems: "center",
  height: 32,
  padding: "0 16px",
  borderTop: "1px solid var(--line)",
  background: "var(--surface)",
  fontSize: 12,
  letterSpacing: 0,
  color: "var(--text-2)",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  overflow: "auto hidden",
  "& ul": { display: "flex", gap: 14 },
  "& ul + ul": { marginLeft: 14, paddingLeft: 14, borderLeft: "1px solid var(--line)" },
  "& li": { display: "flex", alignItems: "center", gap: 5 },
  "& li svg": { color: "var(--t)" },
  "& b": { fontWeight: 600, color: "var(--text)" },
  "@media (max-width: 599.95px)": { display: "none" },
});
