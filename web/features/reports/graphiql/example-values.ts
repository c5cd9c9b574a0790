import { askGraph } from "#web/features/reports/shared/graph/ask-graph.ts";
import type { ExampleValues } from "./example.ts";

const FIRST_OF_EACH = `query FirstOfEach {
  locations(perPage: 1) { data { id } }
  services(perPage: 1, kind: resource) { data { id } }
  coaches(perPage: 1) { data { id } }
}`;

/** Returns the ids of the company's first location, service and coach; fallback ids if a request fails. */
export async function readExampleValues(token: string): Promise<ExampleValues> {
  // The editor waits for these but also works without them.
  const { data } = await askGraph(token, { query: FIRST_OF_EACH }).catch(() => ({ data: undefined }));
  return {
    locationId: idOf(firstOf(data?.["locations"])),
    serviceId: idOf(firstOf(data?.["services"])),
    coachId: idOf(firstOf(data?.["coaches"])),
  };
}

function firstOf(page: unknown): Record<string, unknown> {
  if (typeof page !== "object" || page === null || !("data" in page) || !Array.isArray(page.data)) return {};
  const [first] = page.data as unknown[]; // Array.isArray narrows to any[].
  return typeof first === "object" && first !== null ? Object.fromEntries(Object.entries(first)) : {};
}

/** Returns 1 if a company has none yet: the example then returns an empty list. */
function idOf({ id }: Record<string, unknown>): number {
  return typeof id === "number" ? id : 1;
}
