import type { ApolloClient } from "@apollo/client";
import { createApolloClient } from "#web/apollo/client.ts";
import { raiseFault } from "#web/apollo/fault-events.ts";
import { logFault } from "#web/apollo/log-fault.ts";
import { accessToken } from "#web/session/access-token.ts";

/** The page's one client: with the tab's token; each refusal is logged and told to session and router. */
export function createWebClient(): ApolloClient {
  return createApolloClient({
    accessToken,
    onFault: (fault) => {
      logFault(fault);
      raiseFault(fault);
    },
  });
}
