import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { RefusalMessages } from "#web/ui/form/refusal-messages.ts";
import { refusalOf } from "./explain-fault.ts";

/** The graph for everything below, and the words in which forms show what it refused. */
export function GraphProvider({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <RefusalMessages value={refusalOf}>{children}</RefusalMessages>
    </ApolloProvider>
  );
}
