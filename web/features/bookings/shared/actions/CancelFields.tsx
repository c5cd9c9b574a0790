import { useState } from "react";
import { CancelRefund } from "#schema/bookings/bookings/cancellation.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { Stack } from "#web/ui/layout/Stack.ts";
import { CancelReason, type CancelWhy } from "./CancelReason.tsx";

/** What was paid for a booking and is no longer owed once it is cancelled. */
export interface PaidBack {
  /** "$60.00" */
  amount: string;
  /** "Visa 4242, Cash" */
  paidWith: string;
  hasAccount: boolean;
  /** What is chosen first. */
  first: CancelRefund;
}

export type CancelChoice = CancelWhy & { refund?: CancelRefund };

interface CancelFieldsProps {
  /** Undefined if nothing is to be refunded, or this user may not refund it. */
  paidBack: PaidBack | undefined;
  onChange: (choice: CancelChoice, isDirty: boolean) => void;
}

/** Asks what becomes of the money, and why it is cancelled. */
export function CancelFields({ paidBack, onChange }: CancelFieldsProps) {
  const [why, setWhy] = useState<CancelWhy>({});
  const [chosen, setChosen] = useState<CancelRefund>();
  // the amount may come, and change, while somebody fills this in
  const refund = paidBack && (chosen ?? paidBack.first);
  const change = (now: CancelWhy, next: CancelRefund | undefined) => {
    setWhy(now);
    setChosen(next);
    onChange({ ...now, ...(next && { refund: next }) }, now.reason !== undefined || next !== paidBack?.first);
  };
  return (
    <Stack>
      {paidBack ? (
        <ChoiceCards
          label={`What happens to the ${paidBack.amount} that is paid`}
          cards={[
            { value: "payment", label: "Refund it now", detail: paidBack.paidWith },
            ...(paidBack.hasAccount
              ? [{ value: "credit", label: "Keep as credit", detail: "For the next visit" }]
              : []),
            { value: "later", label: "Decide later", detail: "Listed under Refunds due" },
          ]}
          value={refund ? [refund] : []}
          onChange={([next]) => change(why, CancelRefund.parse(next))}
        />
      ) : null}
      <CancelReason onChange={(now) => change(now, refund)} />
    </Stack>
  );
}
