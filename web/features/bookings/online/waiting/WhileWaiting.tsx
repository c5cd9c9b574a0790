import { paths } from "#web/screen/paths.ts";
import { PublicButton, PublicLink } from "../frame/PublicButton.tsx";
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

/** A waiting entry, with a free place that anyone on the list can claim. */
export function WhileWaiting({ entry, what, sending, onClaim, onLeave }: WhileWaitingProps) {
  const { email, is_free, waitlist_offers } = entry;
  return (
    <>
      {is_free ? (
        <PublicButton type="button" data-look="main" data-size="xl" aria-busy={sending === "claim"} onClick={onClaim}>
          Take the {what}
        </PublicButton>
      ) : null}
      {!is_free && waitlist_offers === "everybody" ? (
        <p>We email {email} and everybody else who is waiting when a place becomes free. First come, first served.</p>
      ) : null}
      {waitlist_offers === "in_turn" ? <p>We email {email} as soon as a place is held for you.</p> : null}
      <PublicLink to={paths.book}>Book another time</PublicLink>
      <PublicButton type="button" data-look="quiet" aria-busy={sending === "leave"} onClick={onLeave}>
        Leave the waiting list
      </PublicButton>
    </>
  );
}
