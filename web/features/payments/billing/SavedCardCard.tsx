import Button from "@mui/material/Button";
import { useState, type FormEvent } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { CardFields, type CardState } from "#web/features/payments/shared/card/CardFields.tsx";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { TestCardNote } from "#web/features/payments/shared/card/TestCardNote.tsx";
import { cardLabel } from "#web/features/payments/shared/subscription/format-subscription.ts";
import type { SavedCardShownFragment } from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { CardError, useSaveCard } from "#web/features/payments/shared/subscription/use-save-card.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { TwoLines } from "#web/ui/grid/TwoLines.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";

interface SavedCardCardProps {
  card: SavedCardShownFragment | null | undefined;
  publishableKey: string;
}

/** The card that pays the subscription, with a way to replace it. */
export function SavedCardCard({ card, publishableKey }: SavedCardCardProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <Card title="Card">
      <CardBody>
        {card ? (
          <TwoLines>
            <b>{cardLabel(card)}</b>
            <small>
              Good until {String(card.exp_month).padStart(2, "0")}/{card.exp_year}
            </small>
          </TwoLines>
        ) : (
          <p>No card is saved.</p>
        )}
        {isChanging ? (
          <PaymentsFrame publishableKey={publishableKey}>
            <NewCard onClose={() => setChanging(false)} />
          </PaymentsFrame>
        ) : (
          <Button onClick={() => setChanging(true)}>{card ? "Change card" : "Add a card"}</Button>
        )}
      </CardBody>
    </Card>
  );
}

function NewCard({ onClose }: { onClose: () => void }) {
  const saveCard = useSaveCard();
  const [card, setCard] = useState<CardState>({ isComplete: false, error: undefined });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setProblem(undefined);
    try {
      const saved = await saveCard();
      showToast({ message: `${cardLabel(saved)} pays from now on`, tone: "success" });
      onClose();
    } catch (error) {
      setProblem(error instanceof CardError ? error.message : explain(error).message);
      setSending(false);
    }
  };
  return (
    <form style={{ display: "grid", gap: 12 }} onSubmit={(event) => void save(event)} noValidate>
      <CardFields onChange={setCard} />
      <TestCardNote />
      {problem === undefined ? null : (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      )}
      <div className="acts">
        <Button onClick={onClose} disabled={isSending}>
          Keep the old one
        </Button>
        <Button type="submit" variant="contained" disabled={!card.isComplete || isSending} loading={isSending}>
          Save card
        </Button>
      </div>
    </form>
  );
}
