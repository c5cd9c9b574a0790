import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type FormEvent } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCompany } from "#web/tenant/company.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { CardFields, type CardState } from "../card/CardFields.tsx";
import { TestCardNote } from "../card/TestCardNote.tsx";
import { cardLabel, intervalLabel } from "./format-subscription.ts";
import {
  useActivateBillingMutation,
  useSubscribeCompanyMutation,
  type PlanShownFragment,
  type SavedCardShownFragment,
} from "./subscription.generated.ts";
import { CardError, useSaveCard } from "./use-save-card.ts";

interface SubscribeFormProps {
  plan: PlanShownFragment | undefined;
  savedCard: SavedCardShownFragment | null | undefined;
  /** Called once the company is unlocked. */
  onSubscribed: () => Promise<void>;
}

const NO_CARD: CardState = { isComplete: false, error: undefined };

/** The card, what it is charged, and the button; must be inside a PaymentsFrame. */
export function SubscribeForm({ plan, savedCard, onSubscribed }: SubscribeFormProps) {
  const { locale } = useCompany();
  const [usesSaved, setUsesSaved] = useState(savedCard != null);
  const [card, setCard] = useState(NO_CARD);
  const { subscribe, isSending, problem } = useSubscribe(onSubscribed);
  const hasCard = usesSaved || card.isComplete;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan && hasCard && !isSending) void subscribe(plan, usesSaved ? savedCard : undefined);
  };
  return (
    <Form onSubmit={submit} noValidate>
      {savedCard ? (
        <ChoiceCards
          label="Card"
          cards={[
            { value: "saved", label: cardLabel(savedCard), detail: `good until ${expiryOf(savedCard)}` },
            { value: "new", label: "Another card" },
          ]}
          value={[usesSaved ? "saved" : "new"]}
          onChange={([choice]) => setUsesSaved(choice === "saved")}
        />
      ) : null}
      {usesSaved ? null : <CardFields onChange={setCard} />}
      {usesSaved ? null : <TestCardNote />}
      {plan ? (
        <p className="total">
          <span>Charged today, {plan.price.currency}</span>
          <b className="figures">{formatMoney(plan.price.amount, plan.price.currency, locale)}</b>
        </p>
      ) : null}
      {problem === undefined ? null : (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!plan || !hasCard || isSending}
        loading={isSending}
      >
        Subscribe
      </Button>
      <p className="small">
        {plan ? `Then the same ${intervalLabel(plan.interval_months)}, until you cancel. ` : "Choose a plan first. "}
        You sign in again after this.
      </p>
      <p className="small with-icon">
        <Icon name="lock" size={12} />
        Card data goes to the payment provider only
      </p>
    </Form>
  );
}

function useSubscribe(onSubscribed: () => Promise<void>) {
  const { id } = useCompany();
  const saveCard = useSaveCard();
  const [subscribeCompany] = useSubscribeCompanyMutation();
  const [activate] = useActivateBillingMutation();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const subscribe = async (plan: PlanShownFragment, savedCard: SavedCardShownFragment | null | undefined) => {
    setSending(true);
    setProblem(undefined);
    try {
      const card = savedCard ?? (await saveCard());
      const input = { price_id: plan.price_id, payment_method_id: card.id };
      await subscribeCompany({ variables: { id, input } });
      await activate();
      showToast({ message: "Subscribed successfully", tone: "success" });
      await onSubscribed();
    } catch (error) {
      setProblem(error instanceof CardError ? error.message : `Failed to subscribe. ${explain(error).message}`);
      setSending(false);
    }
  };
  return { subscribe, isSending, problem };
}

const expiryOf = ({ exp_month, exp_year }: SavedCardShownFragment): string =>
  `${String(exp_month).padStart(2, "0")}/${exp_year}`;

const Form = styled("form")({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  "& .total": {
    display: "flex",
    justifyContent: "space-between",
    gap: 8,
    paddingTop: 12,
    borderTop: "1px solid var(--line)",
    fontWeight: 600,
  },
  "& .small": { fontSize: 12, lineHeight: "16px", textAlign: "center", color: "var(--text-2)" },
  "& .with-icon": { display: "flex", alignItems: "center", justifyContent: "center", gap: 4 },
});
