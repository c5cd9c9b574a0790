import styled from "@emotion/styled";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useCompany } from "#web/tenant/company.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import type { PayChoice } from "./use-pay-booking.ts";

export interface Amount {
  amount: number;
  currency: string;
}

interface HowMuchProps {
  deposit: Amount;
  full: Amount;
  kind: PayChoice["kind"];
  onChange: (kind: PayChoice["kind"]) => void;
}

/** Chooses between deposit and full price; nothing to choose if they are equal. */
export function HowMuch({ deposit, full, kind, onChange }: HowMuchProps) {
  const { amounts, format } = useAmounts(deposit, full);
  if (amounts.rest === 0) return null;
  return (
    <Halves>
      <ChoiceCards
        label="How much"
        value={[kind]}
        onChange={([chosen]) => onChange(chosen === "full" ? "full" : "deposit")}
        cards={[
          {
            value: "deposit",
            label: `Deposit, ${format(amounts.deposit)}`,
            detail: `${format(amounts.rest)} at the venue`,
          },
          { value: "full", label: `In full, ${format(amounts.full)}`, detail: "Nothing to pay on the day" },
        ]}
      />
    </Halves>
  );
}

const Halves = styled("div")({ "& .cards": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } });

export function useAmounts(deposit: Amount, full: Amount) {
  const { locale } = useCompany();
  const amounts = { deposit: deposit.amount, full: full.amount, rest: full.amount - deposit.amount };
  return { amounts, format: (amount: number) => formatMoney(amount, full.currency, locale) };
}
