import { Note } from "#web/ui/state/Note.tsx";
import { Countdown } from "#web/ui/text/Countdown.tsx";

interface WaitNoteProps {
  /** What there was too much of: "sign-ins failed". */
  what: string;
  until: number;
  onEnd: () => void;
}

/** Tells for how long nothing more can be tried, and counts it down. */
export function WaitNote({ what, until, onEnd }: WaitNoteProps) {
  return (
    <Note tone="amber" icon="hourglass" role="alert">
      Too many {what}. You can try again in <Countdown until={until} onEnd={onEnd} />.
    </Note>
  );
}
