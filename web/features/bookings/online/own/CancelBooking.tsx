import { useApolloClient } from "@apollo/client/react";
import styled from "@emotion/styled";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { useCompany } from "#web/tenant/company.ts";
import { useNow } from "#web/time/use-now.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { cancelCost } from "./cancel-cost.ts";
import { formatOtherBays } from "./own-booking.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";
import { WhyCancelled, type CancelWhy } from "./WhyCancelled.tsx";

interface CancelBookingProps {
  booking: OwnBookingFragment;
  onCancel: (why: CancelWhy) => Promise<unknown>;
  /** Alternative actions, before the button. */
  beside?: ReactNode;
}

type Stage = "idle" | "asking" | "sending";

/** Cancels after an inline confirmation; a dialog would outweigh the rest of this page. */
export function CancelBooking({ booking, onCancel, beside }: CancelBookingProps) {
  const client = useApolloClient();
  const [stage, setStage] = useState<Stage>("idle");
  const [problem, setProblem] = useState<string>();
  const question = useRef<HTMLParagraphElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const why = useRef<CancelWhy>({});
  const [wasCancelledHere, setWasCancelledHere] = useState(false);

  useEffect(() => {
    if (stage === "asking") question.current?.focus();
  }, [stage]);
  useEffect(() => {
    if (wasCancelledHere) result.current?.focus();
  }, [wasCancelledHere]);

  const { locale } = useCompany();
  const cost = cancelCost(booking, useNow(), (money) => formatMoney(money.amount, money.currency, locale));
  // What was paid before, of which some has gone back once it is cancelled.
  const [toldNow, setToldNow] = useState("");
  const messages = cancelMessages(booking);

  const cancel = async () => {
    if (stage === "sending") return;
    setStage("sending");
    setProblem(undefined);
    try {
      setToldNow(cost.result);
      await onCancel(why.current);
      announce(messages.result.join(" "));
      setWasCancelledHere(true);
    } catch (error) {
      setProblem(explain(error).message);
      // Somebody else has changed it: only its present version can be cancelled.
      if (faultOf(error).code === "stale_version") await client.refetchQueries({ include: "active" });
    } finally {
      setStage("idle");
    }
  };
  const keep = () => {
    why.current = {};
    setStage("idle");
    requestAnimationFrame(() => start.current?.focus());
  };

  if (booking.status === "cancelled") {
    return wasCancelledHere ? (
      <Foot>
        <p tabIndex={-1} ref={result}>
          <b>{messages.result[0]}</b> {[messages.result[1], toldNow].join(" ").trimEnd()}
        </p>
      </Foot>
    ) : null;
  }
  if (!booking.allowed_actions.includes("cancel")) return null;
  return (
    <Foot>
      {problem ? (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      ) : null}
      {stage === "idle" ? (
        <div>
          {beside}
          <PublicButton type="button" data-look="warn" ref={start} onClick={() => setStage("asking")}>
            Cancel booking
          </PublicButton>
        </div>
      ) : (
        <>
          <p tabIndex={-1} ref={question}>
            <b>{messages.question[0]}</b> {[messages.question[1], cost.question].join(" ").trimEnd()}
          </p>
          <WhyCancelled onChange={(said) => (why.current = said)} />
          <div>
            <PublicButton type="button" onClick={keep}>
              Keep it
            </PublicButton>
            <PublicButton
              type="button"
              data-look="danger"
              aria-busy={stage === "sending"}
              onClick={() => void cancel()}
            >
              {stage === "sending" ? "One moment…" : cost.button}
            </PublicButton>
          </div>
        </>
      )}
    </Foot>
  );
}

/** A bold sentence and its explanation. */
type Message = [said: string, meant: string];

/** Returns the texts before and after a cancellation. Of a party only one bay is cancelled; the others remain. */
function cancelMessages(booking: Pick<OwnBookingFragment, "service" | "resource" | "party_size" | "other_bays">): {
  question: Message;
  result: Message;
} {
  if (booking.service.kind === "class") return seatMessages(booking.party_size);
  const others = formatOtherBays(booking);
  if (others === "") {
    return {
      question: ["Cancel this booking?", "Others can book it right away."],
      result: ["Your booking is cancelled.", "Others can book it now."],
    };
  }
  const bay = booking.resource?.name ?? "This bay";
  const [stay, are] = booking.other_bays.length === 1 ? ["stays", "is"] : ["stay", "are"];
  return {
    question: [`Cancel ${bay} alone?`, `${others} of your party ${stay} booked.`],
    result: [`${bay} is cancelled.`, `${others} of your party ${are} still booked.`],
  };
}

function seatMessages(seats: number): ReturnType<typeof cancelMessages> {
  const [seat, goes, is] = seats === 1 ? ["seat", "goes", "is"] : ["seats", "go", "are"];
  return {
    question: ["Cancel this booking?", `The ${seat} ${goes} back to others at once.`],
    result: ["Your booking is cancelled.", `The ${seat} ${is} free for others.`],
  };
}

const Foot = styled("div")({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  padding: "16px 24px",
  borderTop: "1px solid var(--line-soft)",
  "& > div:last-child": { display: "flex", flexWrap: "wrap", gap: 8 },
  "@media (max-width: 599.95px)": { padding: 16, justifyItems: "stretch", "& > div:last-child > *": { flex: 1 } },
});
