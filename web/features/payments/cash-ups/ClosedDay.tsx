import { useState } from "react";
import { ReopenCashUpInput } from "#schema/payments/cash-ups/models.ts";
import { signedMoney } from "#web/features/payments/shared/format-payment.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useReopenCashUpMutation, type CashUpItemFragment } from "./cash-up.generated.ts";

interface ClosedDayProps {
  closed: CashUpItemFragment;
  venue: Venue;
}

/** The closed day, with a way to reopen it. */
export function ClosedDay({ closed, venue }: ClosedDayProps) {
  const [isOpening, setIsOpening] = useState(false);
  const refusal = useRefusal("payments.refund");
  const { locale } = venue;
  return (
    <Card
      title={formatDay(closed.day, venue)}
      note={
        <StateChip tone="green" icon="check-circle">
          Closed
        </StateChip>
      }
    >
      <CardBody>
        <Facts
          labelWidth={112}
          facts={[
            { label: "Counted", value: <Money {...closed.counted} locale={locale} /> },
            { label: "Expected", value: <Money {...closed.expected} locale={locale} /> },
            { label: "Difference", value: signedMoney(closed.difference, locale) },
            { label: "Left in the drawer", value: <Money {...closed.float} locale={locale} /> },
            { label: "By", value: closed.closed_by_name },
            { label: "Why", value: closed.reason },
          ].filter(({ value }) => Boolean(value))}
        />
        <RefusableButton refusal={refusal} onClick={() => setIsOpening(true)}>
          Open again
        </RefusableButton>
      </CardBody>
      {isOpening ? <ReopenDialog closed={closed} venue={venue} onClose={() => setIsOpening(false)} /> : null}
    </Card>
  );
}

function ReopenDialog({ closed, venue, onClose }: ClosedDayProps & { onClose: () => void }) {
  const [reopen] = useReopenCashUpMutation();
  const day = formatDay(closed.day, venue);
  return (
    <FormDialog
      title={`Open ${day} again?`}
      schema={ReopenCashUpInput}
      defaultValues={{ reason: "" }}
      submitLabel="Open again"
      onSubmit={async ({ reason }) => {
        await reopen({ variables: { id: closed.id, reason } });
        showToast({ message: `${day} is open again`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <TextInput
          control={control}
          name="reason"
          label="Reason"
          help="Kept with the day and your name"
          lines={2}
          maxLength={300}
          autoFocus
        />
      )}
    </FormDialog>
  );
}
