import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { BookingStanding, PaymentStatus } from "#web/apollo/schema-types.generated.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { BOOKING_LOOKS } from "#web/features/bookings/shared/rows/booking-look.ts";
import { PAYMENT_LOOKS } from "#web/features/payments/shared/payment-look.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { Look } from "#web/ui/state/look.ts";
import { toneClass } from "#web/ui/state/tone.ts";
import { stateCounts, type StateCount } from "./state-counts.ts";

interface ScheduleLegendProps {
  bookings: readonly ScheduleBookingFragment[];
  hidden: readonly BookingStanding[];
  onToggle: (standing: BookingStanding) => void;
  /** Further information about the schedule. */
  note?: ReactNode;
}

const PAYMENTS: readonly PaymentStatus[] = ["paid", "deposit_paid", "due"];

/** Meaning of the colors and icons, with counts; pressing a status hides or shows it. */
export function ScheduleLegend({ bookings, hidden, onToggle, note }: ScheduleLegendProps) {
  const paid = (status: PaymentStatus) =>
    bookings.filter((each) => each.payment_status === status && each.status !== "cancelled").length;
  return (
    <Legend aria-label="Legend" tabIndex={0}>
      <ul aria-label="States that are shown">
        {stateCounts(bookings).map((state) => (
          <StateToggle key={state.standing} {...state} isShown={!hidden.includes(state.standing)} onToggle={onToggle} />
        ))}
      </ul>
      <ul aria-label="Payments">
        {PAYMENTS.map((status) => (
          <Fact key={status} look={PAYMENT_LOOKS[status]} count={paid(status)} />
        ))}
      </ul>
      {note}
    </Legend>
  );
}

interface StateToggleProps extends StateCount {
  isShown: boolean;
  onToggle: (standing: BookingStanding) => void;
}

function StateToggle({ standing, count, isShown, onToggle }: StateToggleProps) {
  const { tone, icon, label } = BOOKING_LOOKS[standing];
  return (
    <li className={toneClass(tone)}>
      <button type="button" aria-pressed={isShown} onClick={() => onToggle(standing)}>
        <Icon name={isShown ? icon : "minus"} size={14} />
        {label} <b>{count}</b>
      </button>
    </li>
  );
}

function Fact({ look: { tone, icon, label }, count }: { look: Look; count: number }) {
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
  padding: "0 12px",
  borderTop: "1px solid var(--line)",
  background: "var(--surface)",
  fontSize: 12,
  letterSpacing: 0,
  color: "var(--text-2)",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  overflow: "auto hidden",
  "& ul": { display: "flex", alignItems: "center", gap: 4 },
  "& ul + ul": { gap: 14, marginLeft: 10, paddingLeft: 14, borderLeft: "1px solid var(--line)" },
  "& li": { display: "flex", alignItems: "center", gap: 5 },
  "& li > svg, & button svg": { color: "var(--t)" },
  "& button": {
    display: "inline-flex",
    alignItems: "center",
    gap: 5,
    height: 24,
    padding: "0 6px",
    borderRadius: "var(--r-s)",
    letterSpacing: 0,
    "&:hover": { background: "var(--hover)" },
    "&:focus-visible": { outlineOffset: -1 },
    "&[aria-pressed=false]": { color: "var(--text-3)", textDecoration: "line-through" },
    "&[aria-pressed=false] b": { fontWeight: 400, color: "inherit" },
    "&[aria-pressed=false] svg": { color: "var(--text-3)" },
  },
  "& b": { fontWeight: 600, color: "var(--text)" },
  "@media (max-width: 599.95px)": { display: "none" },
});
