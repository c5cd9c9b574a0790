import { Kind, parse } from "graphql";
import { useEffect, useState } from "react";
import { askCost, type CostBefore } from "#web/features/reports/shared/graph/ask-graph.ts";
import type { Draft } from "./draft-address.ts";

/** Requests the query's cost from the gateway, debounced; the query is not run. */
export function useQueryCost(token: string | undefined, draft: Draft | undefined): CostBefore | undefined {
  const [known, setKnown] = useState<CostBefore>();
  useEffect(() => {
    if (token === undefined || !draft || !isQuery(draft.query)) return undefined;
    let isPast = false;
    void askCost(token, { query: draft.query, variables: variablesIn(draft.variables) }).then(
      (answer) => {
        if (!isPast) setKnown(answer);
      },
      // On failure keeps the last cost: running the query reports the error.
      () => undefined,
    );
    return () => {
      isPast = true;
    };
  }, [token, draft]);
  return known;
}

/** Unfinished documents have no cost, and mutations are refused anyway. */
function isQuery(text: string): boolean {
  try {
    const operations = parse(text).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    return operations.length > 0 && operations.every(({ operation }) => operation === "query");
  } catch {
    return false;
  }
}

/** Undefined while they do not parse: the minimum number of rows is assumed then. */
export function variablesIn(text: string): unknown {
  try {
    return text.trim() === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
