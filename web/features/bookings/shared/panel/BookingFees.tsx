import { styled } from "@mui/material/styles";
import { useState } from "react";
import { WaiveAmountDueInput } from "#schema/bookings/policies/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { FailedPart } from "#web/ui/page/FailedPart.tsx";
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
    <Fees aria-label="Amounts due">
      <h3>Amounts due</h3>
      <ul>
        {dues.map((due) => (
          <li key={due.id} data-waived={due.waived_at !== null}>
            <div>
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
      </ul>
      {waiving ? <WaiveDialog due={waiving} name={name} locale={locale} onClose={() => setWaiving(undefined)} /> : null}
    </Fees>
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
      {({ control }) => (
        <TextInput
          control={control}
          name="reason"
          label="Reason"
          help="Kept in the history with your name"
          lines={2}
          maxLength={500}
          autoFocus
        />
      )}
    </FormDialog>
  );
}

const Fees = styled("section")({
  marginTop: 16,
  "& h3": { fontSize: 14, lineHeight: "20px", fontWeight: 600, marginBottom: 8 },
  "& ul": { display: "grid", gap: 8 },
  "& li": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    padding: "8px 12px",
    borderRadius: "var(--r-s)",
    background: "var(--amber-f)",
    color: "var(--amber-t)",
    fontSize: 13,
    lineHeight: "20px",
    fontVariantNumeric: "tabular-nums",
  },
  "& li[data-waived=true]": { background: "var(--sunken)", color: "var(--text-2)" },
  "& li > div": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  "& b": { fontWeight: 500 },
});
