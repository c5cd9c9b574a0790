import { useMemo, useRef, type RefObject } from "react";
import type { SessionPersonFragment } from "../session.generated.ts";
import type { Session } from "../session.ts";

export interface KeptScreens {
  /** The person whose data the screens show: signed in, or kept for them. */
  whose: RefObject<SessionPersonFragment | undefined>;
  /** Whether the session has ended and the screens wait for this person. */
  isKept: RefObject<boolean>;
  /** Whether any screen is to stay when the session ends. */
  isKeeping: () => boolean;
  /** Has the screens stay when the session ends; the returned function ends that. */
  keep: () => () => void;
  /** Records a new session and answers those who wait for the old one, unless it is kept. */
  record: (next: Session) => void;
  /** Resolves to whether this person has returned, once that is known. */
  untilBack: () => Promise<boolean>;
}

/** Records whose screens are mounted, and who waits for that person to sign in again. */
export function useKeptScreens(): KeptScreens {
  const whose = useRef<SessionPersonFragment>(undefined);
  const isKept = useRef(false);
  const keepers = useRef(0);
  const waiting = useRef(new Set<(isBack: boolean) => void>());
  return useMemo(
    () => ({
      whose,
      isKept,
      isKeeping: () => keepers.current > 0,
      keep: () => {
        keepers.current += 1;
        return () => void (keepers.current -= 1);
      },
      record: (next) => {
        const before = identityOf(whose.current);
        const kept = next.status === "anonymous" ? next.kept : undefined;
        whose.current = next.status === "signed_in" ? next.person : kept;
        isKept.current = kept !== undefined;
        if (kept) return;
        const isBack = before !== undefined && identityOf(whose.current) === before;
        for (const answer of waiting.current) answer(isBack);
        waiting.current.clear();
      },
      untilBack: () => new Promise((resolve) => void waiting.current.add(resolve)),
    }),
    [],
  );
}

/** Distinguishes people, and a person from somebody acting for them. */
export function identityOf(person: SessionPersonFragment | undefined): string | undefined {
  return person && `${person.id} ${person.impersonation?.actor_id ?? ""}`;
}
