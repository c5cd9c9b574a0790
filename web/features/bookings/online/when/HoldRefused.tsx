import { useEffect, useRef } from "react";
import { useCompany } from "#web/tenant/company.ts";
import { formatDay } from "#web/time/format-day.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";
import type { BookLocationFragment } from "../frame/catalogue.generated.ts";
import { dateOf, formatTime } from "../frame/format-venue.ts";
import { PublicButton } from "../frame/PublicButton.tsx";
import { holdOverMessages } from "./format-hold.ts";
import type { Offer } from "./offers.ts";
import type { TimeRefusal } from "./use-taking-time.ts";

interface HoldRefusedProps {
  refusal: TimeRefusal | undefined;
  /** The person returned because their hold expired. */
  hasExpired: boolean;
  location: BookLocationFragment;
  onTake: (offer: Offer) => void;
}

/** Why the person is back at choosing a time, with the nearest free times to take directly. */
export function HoldRefused({ refusal, hasExpired, location, onTake }: HoldRefusedProps) {
  const { hold_minutes } = useCompany();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (refusal?.offers.length) first.current?.focus();
  }, [refusal]);
  if (refusal) {
    return (
      <Stack gap={8} style={{ marginTop: 16 }}>
        <Note tone="amber" icon="warning">
          <strong>{refusal.message}</strong>
          {refusal.offers.length > 0 ? " The nearest free times:" : null}
        </Note>
        <div className="acts">
          {refusal.offers.map((offer, index) => (
            <PublicButton
              type="button"
              key={offer.start_time}
              data-alternative
              ref={index === 0 ? first : null}
              onClick={() => onTake(offer)}
            >
              {formatDay(dateOf(offer.local_start), location)}, {formatTime(offer.local_start, location)}
            </PublicButton>
          ))}
        </div>
      </Stack>
    );
  }
  if (!hasExpired) return null;
  const [isFree, nothing] = holdOverMessages(hold_minutes);
  return (
    <Stack gap={8} style={{ marginTop: 16 }}>
      <Note tone="violet" icon="hourglass">
        <strong>{isFree}</strong> {nothing} Your answers are kept: press Continue to hold it again, or choose another
        time.
      </Note>
    </Stack>
  );
}
