import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import type { SignInProof } from "#schema/shared/errors.ts";
import { REQUEST_TIMEOUT_MS } from "#schema/shared/time-limits.ts";
import { createCache } from "./cache.ts";
import { lagLink } from "./data-lag.ts";
import type { Fault } from "./http-fault.ts";
import {
  callerLink,
  faultLink,
  fetchWithin,
  freshSignInLink,
  idempotencyLink,
  liftLink,
  pendingLink,
  retryLink,
  sessionLink,
  type AwaitedSession,
} from "./links.ts";

interface ClientSettings {
  accessToken: () => string | undefined;
  onFault: (fault: Fault) => void;
  /**
   * Called for each mutation that is sent, with a function that aborts the wait; returns a function to call when it has
   * ended.
   */
  onPending?: (stop: () => void) => () => void;
  /** Asks the user to confirm the sign-in; resolves to whether they did. */
  askAgain?: (proof: SignInProof) => Promise<boolean>;
  /** How operations wait for a session that has ended. */
  sessionReturn?: AwaitedSession;
  /** Defaults to the browser's `fetch`; overridden in tests. */
  fetch?: typeof fetch;
  uri?: string;
  timeoutMs?: number;
  /** Delay before the first retry, in milliseconds. */
  retryDelayMs?: number;
}

/** Creates the GraphQL client: sends cookies and caller headers, 30 s timeout, retries, one fault reported per refusal. */
export function createApolloClient(settings: ClientSettings): ApolloClient {
  const {
    accessToken,
    onFault,
    onPending,
    askAgain,
    sessionReturn,
    uri = "/graphql",
    timeoutMs = REQUEST_TIMEOUT_MS,
    retryDelayMs,
  } = settings;
  const fetchNow: typeof fetch = settings.fetch ?? ((input, init) => fetch(input, init));
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      // Outside the pending link: these wait for the user, not for the server.
      ...(askAgain ? [freshSignInLink(askAgain)] : []),
      ...(sessionReturn ? [sessionLink(sessionReturn)] : []),
      ...(onPending ? [pendingLink(onPending)] : []),
      faultLink(onFault),
      idempotencyLink(),
      retryLink({ firstDelayMs: retryDelayMs }),
      liftLink(),
      callerLink(accessToken),
      lagLink(),
      new HttpLink({ uri, fetch: fetchWithin(timeoutMs, fetchNow), credentials: "same-origin" }),
    ]),
  });
}
