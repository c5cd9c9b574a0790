import styled from "@emotion/styled";
import { useState } from "react";
import { WaiveAmountDueInput } from "#schema/bookings/policies/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { ReasonInput } from "#web/ui/form/ReasonInput.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { FailedPart } from "#web/ui/page/FailedPart.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { toneClass } from "#web/ui/state/tone.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useBookingFeesQuery,
  useWaiveAmountDueMutation,
  type AmountDueItemFragment,
} from "./booking-fees.generated.ts";

interface BookingFeesProps {
  bookingId: number;
  name: string;
  locale: string | undefined;
}

const LABELS: Record<AmountDueItemFragment["kind"], string> = {
  cancellation: "Late cancellation",
  no_show: "No-show",
  reschedule: "Moved by the client",
};

/** Amounts due under the booking's policy, and who waived them; renders nothing if there are none. */
export function BookingFees({ bookingId, name, locale }: BookingFeesProps) {
  const { data, error, refetch } = useBookingFeesQuery({
    variables: { id: bookingId },
    fetchPolicy: "cache-and-network",
  });
  const [waiving, setWaiving] = useState<AmountDueItemFragment>();
  const refusal = useRefusal("fees.waive");
  if (error && !data)
    return <FailedPart title="The amounts due did not load" error={explain(error)} onRetry={() => void refetch()} />;
  const dues = data?.bookingFees?.amounts_due ?? [];
  if (dues.length === 0) return null;
  return (
    <PanelSection aria-label="Amounts due">
      <h3>Amounts due</h3>
      <FilledRows>
        {dues.map((due) => (
          <li key={due.id} className={toneClass(due.waived_at === null ? "amber" : "grey")}>
            <div className="what">
              <b>
                {LABELS[due.kind]}, {formatMoney(due.amount.amount, due.amount.currency, locale)}
              </b>
              <p>
                {due.waived_at === null ? "Due at the desk" : `Waived by ${due.waived_by_name}: ${due.waived_reason}`}
              </p>
            </div>
            {due.waived_at === null ? (
              <RefusableButton refusal={refusal} onClick={() => setWaiving(due)}>
                Waive
              </RefusableButton>
            ) : null}
          </li>
        ))}
      </FilledRows>
      {waiving ? <WaiveDialog due={waiving} name={name} locale={locale} onClose={() => setWaiving(undefined)} /> : null}
    </PanelSection>
  );
}

interface WaiveDialogProps extends Omit<BookingFeesProps, "bookingId"> {
  due: AmountDueItemFragment;
  onClose: () => void;
}

function WaiveDialog({ due, name, locale, onClose }: WaiveDialogProps) {
  const [waive] = useWaiveAmountDueMutation();
  const amount = formatMoney(due.amount.amount, due.amount.currency, locale);
  return (
    <FormDialog
      title={`Waive ${amount} of ${name}?`}
      schema={WaiveAmountDueInput}
      defaultValues={{ reason: "" }}
      submitLabel={`Waive ${amount}`}
      onSubmit={async ({ reason }) => {
        await waive({ variables: { id: due.id, reason } });
        showToast({ message: `${amount} of ${name} is waived`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => <ReasonInput control={control} name="reason" maxLength={500} autoFocus />}
    </FormDialog>
  );
}

const FilledRows = styled(Rows)({
  display: "grid",
  gap: 8,
  "&& > li": { padding: "8px 12px", border: 0, borderRadius: "var(--r-s)", background: "var(--f)", color: "var(--t)" },
});
