import { ApolloLink } from "@apollo/client";
import { useSyncExternalStore } from "react";
import { map } from "rxjs";

const LAG_HEADER = "x-data-lag-seconds";

/** The last answer that a copy of the database gave. */
let last = { operation: "", seconds: 0 };
const listeners = new Set<() => void>();

/** How many seconds behind the copy of the database was that answered last; 0 where none answers. */
export const useDataLag = (): number => useSyncExternalStore(subscribe, () => last.seconds);

/** Keeps how old an answer is. */
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

/** An answer without it comes from the primary: what the same operation was told before is over. */
function keep(operation: string, lag: string | null): void {
  if (lag === null && last.operation !== operation) return;
  last = { operation, seconds: Number(lag) };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
