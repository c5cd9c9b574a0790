import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { provideSessionReturn } from "./ended/session-return.ts";
import { identityOf, useKeptScreens, type KeptScreens } from "./ended/use-kept-screens.ts";
import { enter, lookUp } from "./session-calls.ts";
import type { SessionPersonFragment } from "./session.generated.ts";
import type { Session } from "./session.ts";
import { useSessionRefresh } from "./use-session-refresh.ts";

/**
 * Who is signed in, and the ways this changes. Clears the cache whenever the person changes; when the session ends,
 * screens that ask for it stay until the same
 * person is back. Nothing stays after a sign-out in another tab.
 */
export function useSessionState() {
  const client = useApolloClient();
  const [session, setSession] = useState<Session>({ status: "loading" });
  const loadedAt = useRef(0);
  const loading = useRef<Promise<void> | undefined>(undefined);

  const hasEnded = useRef(false);
  /** In another tab, by the person themselves. */
  const hasSignedOut = useRef(false);
  const screens = useKeptScreens();

  const become = useCallback(
    (next: Session) => {
      loadedAt.current = Date.now();
      if (next.status === "signed_in") {
        hasEnded.current = false;
        hasSignedOut.current = false;
      }
      screens.record(next);
      setSession(next);
    },
    [screens],
  );

  /** Gives up screens that waited for the person. */
  const abandon = useCallback(async () => {
    become({ status: "anonymous", has_ended: true });
    await client.clearStore();
  }, [client, become]);

  /** After the session had ended: the same person continues, anybody else starts with an empty page. */
  const resume = useCallback(
    (person: SessionPersonFragment) => {
      if (identityOf(person) !== identityOf(screens.whose.current)) {
        // First without the screens, whose unsaved edits would have the browser ask.
        flushSync(() => setSession({ status: "loading" }));
        window.location.reload();
        return;
      }
      become({ status: "signed_in", person });
      void client.refetchObservableQueries().catch(() => undefined);
    },
    [client, screens, become],
  );

  /** One request at a time; concurrent callers share it. */
  const load = useCallback(() => {
    loading.current ??= lookUp(client)
      .then(
        async (person) => {
          const { whose, isKept } = screens;
          if (isKept.current) {
            if (person) resume(person);
            return;
          }
          const hasOthers = whose.current !== undefined && identityOf(whose.current) !== identityOf(person);
          if (hasOthers && !person) hasEnded.current = true;
          if (hasOthers && !person && screens.isKeeping() && !hasSignedOut.current) {
            become({ status: "anonymous", has_ended: true, kept: whose.current });
            return;
          }
          // Clearing aborts queries in flight: only done if there is somebody else's data to clear.
          if (hasOthers) await client.clearStore();
          become(person ? { status: "signed_in", person } : { status: "anonymous", has_ended: hasEnded.current });
          // The screens that stay now belong to this person; they show their own refusals.
          if (hasOthers && person) void client.refetchObservableQueries().catch(() => undefined);
        },
        // A failed request does not sign anybody out.
        (error: unknown) => setSession((known) => (known.status === "loading" ? { status: "failed", error } : known)),
      )
      .finally(() => {
        loading.current = undefined;
      });
    return loading.current;
  }, [client, screens, become, resume]);

  /** Continues with a new session; resolves when it is known whose it is. */
  const startSession = useCallback(
    async (token: string | null | undefined) => {
      const wasKept = screens.isKept.current;
      const person = await enter(client, token, wasKept);
      if (wasKept) resume(person);
      else become({ status: "signed_in", person });
    },
    [client, screens, become, resume],
  );

  useAwaitedSession(screens, load);
  useSessionRefresh(load, loadedAt, hasSignedOut);

  const keepScreens = useCallback(() => {
    const letGo = screens.keep();
    return () => {
      letGo();
      if (screens.isKept.current && !screens.isKeeping()) void abandon();
    };
  }, [screens, abandon]);
  return { session, setSession, become, load, startSession, keepScreens, abandon };
}

/** Lets calls that were refused wait until the person of the screens is back. */
function useAwaitedSession(screens: KeptScreens, load: () => Promise<void>): void {
  useEffect(
    () =>
      provideSessionReturn({
        isAwaited: () => screens.isKept.current,
        returns: async () => {
          const missed = identityOf(screens.whose.current);
          if (missed === undefined || !screens.isKeeping()) return false;
          if (!screens.isKept.current) await load();
          return screens.isKept.current ? screens.untilBack() : identityOf(screens.whose.current) === missed;
        },
      }),
    [screens, load],
  );
}
