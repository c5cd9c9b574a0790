import { ApolloLink } from "@apollo/client";
import { useSyncExternalStore } from "react";
import { map } from "rxjs";

const LAG_HEADER = "x-data-lag-seconds";

/** The last response served by a read replica. */
let last = { operation: "", seconds: 0 };
const listeners = new Set<() => void>();

/** Lag of the read replica that served the last response, in seconds; 0 if none did. */
export const useDataLag = (): number => useSyncExternalStore(subscribe, () => last.seconds);

/** Records the replica lag of each response. */
export function lagLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const { response } = operation.getContext();
        if (response instanceof Response) keep(operation.operationName ?? "", response.headers.get(LAG_HEADER));
        return result;
      }),
    ),
  );
}

/** A response without the header comes from the primary, which resets the lag recorded for the same operation. */
function keep(operation: string, lag: string | null): void {
  if (lag === null && last.operation !== operation) return;
  last = { operation, seconds: Number(lag) };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
