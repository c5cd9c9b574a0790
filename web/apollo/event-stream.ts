import { CombinedGraphQLErrors, ServerError, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { print, type GraphQLFormattedError } from "graphql";
import { appFetch } from "./caller-headers.ts";

interface Asked<Data, Variables extends OperationVariables> {
  subscription: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  accessToken: string | undefined;
  signal: AbortSignal;
}

/**
 * Yields the results of a subscription until the server ends it (GraphQL over server-sent events). Throws refusals as a
 * query does. Not built on `EventSource`, which cannot send headers.
 */
export async function* answersOf<Data, Variables extends OperationVariables>({
  subscription,
  variables,
  accessToken,
  signal,
}: Asked<Data, Variables>): AsyncGenerator<Data> {
  const response = await appFetch("/graphql", accessToken, {
    method: "POST",
    credentials: "same-origin",
    cache: "no-store",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ query: print(subscription), variables }),
    signal,
  });
  if (!response.ok || !response.body) {
    throw new ServerError(`The stream answered ${response.status}`, { response, bodyText: await response.text() });
  }
  for await (const text of eventsOf(response.body)) {
    // The server returns what the document selects.
    const result = JSON.parse(text) as { data?: Data | null; errors?: GraphQLFormattedError[] };
    if (result.errors?.length) throw new CombinedGraphQLErrors({ errors: result.errors });
    if (result.data) yield result.data;
  }
}

/** Yields the data of each event; skips comments and the completion event, which carry none. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let rest = ""; ;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = `${rest}${value}`.split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const data = event.split("\n").find((line) => line.startsWith("data: "));
        if (data !== undefined) yield data.slice("data: ".length);
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
