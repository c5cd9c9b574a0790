import { Kind, parse } from "graphql";
import { useEffect, useState } from "react";
import { askCost, type CostBefore } from "#web/graph/ask-graph.ts";
import type { Draft } from "./draft-address.ts";

/** Asks the gateway, which knows the prices, each time that the editor rests; nothing is run for it. */
export function useQueryCost(token: string | undefined, draft: Draft | undefined): CostBefore | undefined {
  const [known, setKnown] = useState<CostBefore>();
  useEffect(() => {
    if (token === undefined || !draft || !isQuery(draft.query)) return undefined;
    let isPast = false;
    void askCost(token, { query: draft.query, variables: variablesIn(draft.variables) }).then(
      (answer) => {
        if (!isPast) setKnown(answer);
      },
      // Without an answer the last one stays: running the query says what is wrong.
      () => undefined,
    );
    return () => {
      isPast = true;
    };
  }, [token, draft]);
  return known;
}

/** Half a document has no price, and what changes something is refused anyway. */
function isQuery(text: string): boolean {
  try {
    const operations = parse(text).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    return operations.length > 0 && operations.every(({ operation }) => operation === "query");
  } catch {
    return false;
  }
}

/** None where they are not finished: the fewest rows are counted then. */
export function variablesIn(text: string): unknown {
  try {
    return text.trim() === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
