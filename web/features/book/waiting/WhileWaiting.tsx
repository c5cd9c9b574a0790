import { PublicButton } from "../frame/PublicButton.tsx";
import type { WaitingAct } from "./use-waiting-acts.ts";
import type { OwnWaitingFragment } from "./waiting.generated.ts";

interface WhileWaitingProps {
  entry: OwnWaitingFragment;
  /** "seat" or "time". */
  what: string;
  sending: WaitingAct | undefined;
  onClaim: () => void;
  onLeave: () => void;
}

/** What one waits for, and the place that is free for whoever takes it first. */
export function WhileWaiting({ entry, what, sending, onClaim, onLeave }: WhileWaitingProps) {
  const { email, is_free, waitlist_offers } = entry;
  return (
    <>
      {is_free ? (
        <>
          <p>This {what} is free. Everybody who is waiting was told, and the first to take it gets it.</p>
          <PublicButton type="button" data-look="main" data-size="xl" aria-busy={sending === "claim"} onClick={onClaim}>
            Take the {what}
          </PublicButton>
        </>
      ) : null}
      {!is_free && waitlist_offers === "everybody" ? (
        <p>
          We email {email} and everybody else who is waiting when a place becomes free. The first to take it gets it.
        </p>
      ) : null}
      {waitlist_offers === "in_turn" ? <p>We email {email} as soon as a place is held for you.</p> : null}
      <PublicButton type="button" data-look="warn" aria-busy={sending === "leave"} onClick={onLeave}>
        Leave the waiting list
      </PublicButton>
    </>
  );
}
