import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import type { SignInProof } from "#schema/shared/errors.ts";
import { createCache } from "./cache.ts";
import { lagLink } from "./data-lag.ts";
import type { Fault } from "./http-fault.ts";
import {
  callerLink,
  faultLink,
  freshSignInLink,
  fetchWithin,
  idempotencyLink,
  liftLink,
  pendingLink,
  REQUEST_TIMEOUT_MS,
  retryLink,
} from "./links.ts";

interface ClientSettings {
  accessToken: () => string | undefined;
  onFault: (fault: Fault) => void;
  /** Told of each change that is sent, with the way to stop waiting for it; answers the way to say that it ended. */
  onPending?: (stop: () => void) => () => void;
  /** Asks the person to confirm the sign-in; answers whether they did. */
  askAgain?: (proof: SignInProof) => Promise<boolean>;
  /** The browser's own unless a test says otherwise. */
  fetch?: typeof fetch;
  uri?: string;
  timeoutMs?: number;
  /** Milliseconds before the first retry. */
  retryDelayMs?: number;
}

/** The graph's client: cookies and caller's headers sent, 30 s time-out, retries, one fault reported per refusal. */
export function createApolloClient(settings: ClientSettings): ApolloClient {
  const {
    accessToken,
    onFault,
    onPending,
    askAgain,
    uri = "/graphql",
    timeoutMs = REQUEST_TIMEOUT_MS,
    retryDelayMs,
  } = settings;
  const fetchNow: typeof fetch = settings.fetch ?? ((input, init) => fetch(input, init));
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      // Outside of what counts as waiting for the server: here a person is waited for.
      ...(askAgain ? [freshSignInLink(askAgain)] : []),
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
