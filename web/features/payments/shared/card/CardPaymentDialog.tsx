import { useRef } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { z } from "zod";
import { CreatePaymentLinkInput } from "#schema/payments/card-attempts/card-charges/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { explain, refusalOf } from "#web/apollo/explain-fault.ts";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { typedAmount } from "../payment-form.ts";
import type { PaymentOf } from "../PaymentShares.tsx";
import { cardLabel } from "../subscription/format-subscription.ts";
import {
  useChargeSavedCardMutation,
  useCreatePaymentLinkMutation,
  useSavedCardsQuery,
  type CardChargeItemFragment,
  type SavedCardsQuery,
} from "./card-charges.generated.ts";

type SavedCard = NonNullable<SavedCardsQuery["clientPaymentMethods"]>["data"][number];

const TITLE = "Pay by card";
const NO_CARDS: readonly SavedCard[] = [];

/** Select value used in place of a saved card's id. */
const LINK = "link";

const cardForm = (currency: string) =>
  z.object({
    amount: typedAmount(currency),
    how: z.string(),
    email: z.union([CreatePaymentLinkInput.shape.email, z.literal("").transform(() => null)]),
  });
type CardValues = z.input<ReturnType<typeof cardForm>>;
type SentCard = z.output<ReturnType<typeof cardForm>>;

interface CardPaymentDialogProps {
  of: PaymentOf & { bookingId: number; clientId: number | null };
  onLink: (link: CardChargeItemFragment) => void;
  onClose: () => void;
}

/** Charges a card the client has saved, or creates a link for the payer to open on their own phone. */
export function CardPaymentDialog({ of, onLink, onClose }: CardPaymentDialogProps) {
  const { data, error, refetch } = useSavedCardsQuery({
    variables: { id: of.clientId ?? 0 },
    skip: of.clientId === null,
    fetchPolicy: "network-only",
  });
  return (
    <LoadedDialog
      title={TITLE}
      data={of.clientId === null ? NO_CARDS : data?.clientPaymentMethods?.data}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(cards) => <CardForm of={of} cards={cards} onLink={onLink} onClose={onClose} />}
    </LoadedDialog>
  );
}

interface CardFormProps extends CardPaymentDialogProps {
  cards: readonly SavedCard[];
}

function CardForm({ of, cards, onLink, onClose }: CardFormProps) {
  const { bookingId, balance, currency, locale, name } = of;
  const [charge] = useChargeSavedCardMutation();
  const [makeLink] = useCreatePaymentLinkMutation();
  const made = useRef<CardChargeItemFragment>(null);
  const send = async ({ amount, how, email }: SentCard) => {
    const text = formatMoney(amount.amount, currency, locale);
    if (how === LINK) {
      const link = await makeLink({ variables: { id: bookingId, input: { amount, email: email ?? null } } });
      made.current = link.data?.createPaymentLink ?? null;
      return;
    }
    try {
      const charged = await charge({ variables: { id: bookingId, input: { amount, card_id: how } } });
      const { state, failure } = charged.data?.chargeSavedCard ?? {};
      const isPaid = state === "paid";
      // Differing charges are also shown next to the booking.
      if (state === "refunding") {
        showToast({ message: "The card was charged something else", detail: failure ?? "", tone: "error" });
        return;
      }
      showToast(
        isPaid
          ? { message: `${text} is charged to the card of ${name}`, tone: "success" }
          : { message: `The card’s provider is not answering. ${text} is charged as soon as it does, once.` },
      );
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.message === undefined) throw error;
      return { message: `${refusal.message} You can make a payment link instead.` };
    }
  };

  return (
    <FormDialog<CardValues, SentCard>
      title={TITLE}
      note={name}
      schema={cardForm(currency)}
      defaultValues={{ amount: typedMoney(balance, currency), how: cards[0]?.id ?? LINK, email: "" }}
      submitLabel={(form) => {
        const [how, amount] = form.watch(["how", "amount"]);
        const text = formatMoney(readTypedMoney(amount, currency) ?? 0, currency, locale);
        return how === LINK ? `Make a link for ${text}` : `Charge ${text}`;
      }}
      onSubmit={send}
      onClose={() => (made.current ? onLink(made.current) : onClose())}
    >
      {({ control }) => (
        <>
          <TextInput
            control={control}
            name="amount"
            label="Amount"
            hint={currency}
            help={`${formatMoney(balance, currency, locale)} is still to pay`}
            inputMode="decimal"
            autoFocus
          />
          <How
            control={control}
            cards={cards.map((card) => ({
              value: card.id,
              label: cardLabel(card),
              detail: `saved, until ${String(card.exp_month).padStart(2, "0")}/${card.exp_year}`,
            }))}
          />
        </>
      )}
    </FormDialog>
  );
}

interface HowProps {
  control: Control<CardValues, unknown, SentCard>;
  cards: { value: string; label: string; detail: string }[];
}

function How({ control, cards }: HowProps) {
  const { field } = useController({ control, name: "how" });
  const how = useWatch({ control, name: "how" });
  return (
    <>
      <ChoiceCards
        label="How"
        value={[field.value]}
        onChange={([chosen]) => field.onChange(chosen ?? LINK)}
        cards={[...cards, { value: LINK, label: "Payment link", detail: "QR code or mail, good for 7 days" }]}
      />
      {how === LINK ? (
        <TextInput
          control={control}
          name="email"
          label="Mail it to"
          hint="optional"
          help="Leave empty to show a QR code only"
        />
      ) : null}
    </>
  );
}
