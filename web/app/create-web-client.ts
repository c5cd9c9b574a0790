import type { ApolloClient } from "@apollo/client";
import { createApolloClient } from "#web/apollo/client.ts";
import { raiseFault } from "#web/apollo/fault-events.ts";
import type { Fault } from "#web/apollo/http-fault.ts";
import { accessToken } from "#web/session/access-token.ts";
import { sessionReturn } from "#web/session/ended/session-return.ts";
import { askAgain } from "#web/session/fresh-sign-in/ask-again.ts";
import { beginWork } from "#web/ui/pending/pending-work.ts";

/** The page's one client, with the tab's token; each refusal is logged and reported to the session and the router. */
export function createWebClient(): ApolloClient {
  return createApolloClient({
    accessToken,
    onPending: beginWork,
    askAgain,
    sessionReturn,
    onFault: (fault) => {
      logFault(fault);
      raiseFault(fault);
    },
  });
}

/** Expected statuses: no session, not found, locked. */
const UNLOGGED: readonly (number | undefined)[] = [401, 404, 423];

/** Logs a refusal in the browser console, with the server's message. */
function logFault({ status, code, message, requestId }: Fault): void {
  if (UNLOGGED.includes(status)) return;
  console.warn(`Request refused: ${message}`, { status, code, request_id: requestId });
}
