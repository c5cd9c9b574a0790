import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { CompanySubscriptionShownFragment } from "#web/features/payments/shared/subscription/subscription.generated.ts";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { useSubscriptionActs } from "./use-subscription-acts.ts";

/** What happens when a cancelled subscription ends, and how to keep it. */
export function EndingNote({ subscription: { ends_at } }: { subscription: CompanySubscriptionShownFragment }) {
  const formatDate = useFormatDate();
  const { keep } = useSubscriptionActs();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await keep();
    setSending(false);
  };
  return (
    <Note tone="amber" icon="warning">
      <Row>
        <p>
          <strong>Subscription will cancel at the end of the current period.</strong>
          <br />
          {ends_at == null ? "" : `You keep everything until ${formatDate(ends_at)}. `}
          After that the booking page closes and staff see the lock screen. Nothing is deleted.
        </p>
        <Button onClick={() => void send()} loading={isSending}>
          Keep my plan
        </Button>
      </Row>
    </Note>
  );
}

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  "& p": { flex: "1 1 280px" },
  "& .MuiButton-root": { textDecoration: "none" },
});
