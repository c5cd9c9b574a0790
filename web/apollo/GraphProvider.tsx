import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { RefusalMessages } from "#web/ui/form/refusal-messages.ts";
import { refusalOf } from "./explain-fault.ts";

/** Provides the Apollo client and the error texts that forms show for refused mutations. */
export function GraphProvider({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <RefusalMessages value={refusalOf}>{children}</RefusalMessages>
    </ApolloProvider>
  );
}
