import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { RedeemGiftCardInput } from "#schema/memberships/gift-cards/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useRedeemGiftCardMutation } from "#web/features/memberships/shared/credit.generated.ts";
import { useCompany } from "#web/tenant/company.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Card, CardTitle } from "../frame/Card.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { PublicCheckbox } from "../frame/PublicCheckbox.tsx";
import type { Amount } from "./HowMuch.tsx";
import type { CreditUse } from "./use-own-credit.ts";

interface CreditChoiceProps {
  credit: CreditUse;
  /** The amount to pay now or at the venue. */
  due: Amount;
  /** How the remainder is paid: "Your card is charged" */
  restLabel: string;
}

/** The member's credit and whether to pay with it; renders nothing unless signed in. */
export function CreditChoice({ credit, due, restLabel }: CreditChoiceProps) {
  const { locale } = useCompany();
  const { left, isUsed, setUsed, of } = credit;
  if (left === null || due.amount === 0) return null;
  const money = (amount: number) => formatMoney(amount, due.currency, locale);
  const used = of(due);
  const rest = due.amount - used;
  return (
    <Card style={{ padding: 16, marginTop: 16, display: "grid", gap: 12 }}>
      <CardTitle>Your credit</CardTitle>
      {left > 0 ? (
        <PublicCheckbox isChecked={isUsed} onChange={setUsed}>
          {`Pay with your credit, ${money(left)}`}
        </PublicCheckbox>
      ) : (
        <p>You have no credit here.</p>
      )}
      {isUsed && left > 0 ? (
        <p role="status" style={{ fontSize: 13, lineHeight: "20px", color: "var(--text-2)" }}>
          {used === 0
            ? "What is due is too little to be shared with a card. Nothing of your credit is taken."
            : `${money(used)} is taken from your credit, and ${money(left - used)} of it is left.${rest === 0 ? "" : ` ${restLabel} ${money(rest)}.`}`}
        </p>
      ) : null}
      <RedeemCode />
    </Card>
  );
}

const CodeForm = z.object({ code: RedeemGiftCardInput.shape.code });

/** Redeems a gift card code as credit without leaving the held time. */
function RedeemCode() {
  const [isOpen, setIsOpen] = useState(false);
  const [redeem] = useRedeemGiftCardMutation();
  const form = useForm({ resolver: zodResolver(CodeForm), defaultValues: { code: "" } });
  const send = async ({ code }: z.output<typeof CodeForm>) => {
    await redeem({ variables: { input: { code } } });
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, () => {
    form.reset();
    setIsOpen(false);
    announce("The gift card is redeemed");
  });
  if (!isOpen) {
    return (
      <PublicButton type="button" data-size="small" style={{ justifySelf: "start" }} onClick={() => setIsOpen(true)}>
        Redeem a gift card
      </PublicButton>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: "grid", gap: 12 }}>
      <FormErrors form={form} problem={problem} />
      <TextInput
        control={form.control}
        name="code"
        label="Code of the gift card"
        help="16 letters and digits"
        maxLength={40}
        autoFocus
      />
      <PublicButton type="submit" data-size="small" aria-busy={isSending} style={{ justifySelf: "start" }}>
        {isSending ? "One moment…" : "Redeem"}
      </PublicButton>
    </form>
  );
}
