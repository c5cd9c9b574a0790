import { useState } from "react";
import { CardFields, type CardState } from "#web/features/payments/shared/card/CardFields.tsx";
import { TestCardNote } from "#web/features/payments/shared/card/TestCardNote.tsx";
import { cardLabel } from "#web/features/payments/shared/subscription/format-subscription.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { HowMuch, useAmounts, type Amount } from "./HowMuch.tsx";
import { useOwnCardsQuery } from "./pay.generated.ts";
import { SaveCard } from "./SaveCard.tsx";
import { NEW_CARD } from "./use-card-payment.ts";
import type { PayChoice } from "./use-pay-booking.ts";
import { WalletButton, type WalletPress } from "./WalletButton.tsx";

/** The chosen amount and card. `payerId` is the client whose saved cards may pay; undefined for a guest. */
export function usePayChoice(payerId: number | undefined) {
  const [kind, setKind] = useState<PayChoice["kind"]>("deposit");
  const [cardId, setCardId] = useState<string>(NEW_CARD);
  const [savesCard, setSavesCard] = useState(false);
  const [card, setCard] = useState<CardState>({ isComplete: false, error: undefined });
  const choice: PayChoice = {
    kind,
    cardId,
    savesCard: savesCard && payerId !== undefined,
    isComplete: card.isComplete,
  };
  return { payerId, choice, setKind, setCardId, setSavesCard, setCard };
}

export interface PayFieldsProps {
  deposit: Amount;
  full: Amount;
  /** The amount charged to the card; all of it unless credit pays a part. */
  charged?: number;
  choosing: ReturnType<typeof usePayChoice>;
  /** Called before the wallet opens: returns whether everything else is filled in. */
  mayOpenWallet: () => boolean;
  onWallet: (press: WalletPress) => void;
  problem: string | undefined;
}

/** Amount and payment method: a device wallet, a saved card or a new one. */
export function PayFields(props: PayFieldsProps) {
  const { deposit, full, choosing, mayOpenWallet, onWallet, problem } = props;
  const { payerId, choice, setKind, setCardId, setSavesCard, setCard } = choosing;
  const { kind, cardId, savesCard } = choice;
  const { amounts } = useAmounts(deposit, full);
  const { charged = kind === "full" ? amounts.full : amounts.deposit } = props;
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <HowMuch deposit={deposit} full={full} kind={kind} onChange={setKind} />
      <WalletButton amount={charged} currency={full.currency} mayOpen={mayOpenWallet} onPress={onWallet} />
      {payerId === undefined ? null : <SavedCards payerId={payerId} cardId={cardId} onChange={setCardId} />}
      {cardId === NEW_CARD ? <CardFields onChange={setCard} /> : null}
      {payerId !== undefined && cardId === NEW_CARD ? <SaveCard savesCard={savesCard} onChange={setSavesCard} /> : null}
      <TestCardNote />
      {problem === undefined ? null : (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      )}
    </div>
  );
}

interface SavedCardsProps {
  payerId: number;
  cardId: string;
  onChange: (cardId: string) => void;
}

function SavedCards({ payerId, cardId, onChange }: SavedCardsProps) {
  const { data } = useOwnCardsQuery({ variables: { id: payerId }, fetchPolicy: "network-only" });
  const saved = data?.clientPaymentMethods?.data ?? [];
  const cards = saved.map((card) => ({
    value: card.id,
    label: cardLabel(card),
    detail: `until ${String(card.exp_month).padStart(2, "0")}/${card.exp_year}`,
  }));
  if (saved.length === 0) return null;
  return (
    <ChoiceCards
      label="Card"
      cards={[...cards, { value: NEW_CARD, label: "Another card" }]}
      value={[cardId]}
      onChange={([chosen]) => onChange(chosen ?? NEW_CARD)}
    />
  );
}
