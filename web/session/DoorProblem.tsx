import { Note } from "#web/ui/state/Note.tsx";
import { Countdown } from "#web/ui/text/Countdown.tsx";
import type { BackOff } from "./use-back-off.ts";

interface DoorProblemProps {
  problem: string | undefined;
  backOff?: BackOff;
  /** What there was too much of: "sign-ins failed". */
  tooMany?: string;
}

/** What stopped the last try: a wait, counted down, or else what the server said. */
export function DoorProblem({ problem, backOff, tooMany }: DoorProblemProps) {
  if (backOff?.waitUntil !== undefined) {
    return (
      <Note tone="amber" icon="hourglass" role="alert">
        Too many {tooMany}. You can try again in <Countdown until={backOff.waitUntil} onEnd={backOff.endWait} />.
      </Note>
    );
  }
  if (!problem) return null;
  return (
    <Note tone="red" icon="warning" role="alert">
      {problem}
    </Note>
  );
}
