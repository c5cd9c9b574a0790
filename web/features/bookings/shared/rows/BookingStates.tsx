import type { BookingStatus, PaymentStatus } from "#web/apollo/schema-types.generated.ts";
import { PAYMENT_LOOKS } from "#web/features/payments/shared/payment-look.ts";
import type { Look } from "#web/ui/state/look.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { bookingLook } from "./booking-look.ts";

function LookChip({ look: { tone, icon, label } }: { look: Look }) {
  return (
    <StateChip tone={tone} icon={icon}>
      {label}
    </StateChip>
  );
}

export function BookingState({ booking }: { booking: { status: BookingStatus; late_minutes: number | null } }) {
  return <LookChip look={bookingLook(booking)} />;
}

export function PaymentState({ status }: { status: PaymentStatus }) {
  return <LookChip look={PAYMENT_LOOKS[status]} />;
}
