import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { RefusalWords } from "#web/ui/form/refusal-words.ts";
import { refusalOf } from "./explain-fault.ts";

/** The graph for everything below, and the words in which forms show what it refused. */
export function GraphProvider({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <RefusalWords value={refusalOf}>{children}</RefusalWords>
    </ApolloProvider>
  );
}
