import { z } from "zod";
import { openApiDocument } from "#schema/openapi.ts";
import { v1Operations } from "#schema/operations.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import type { Operation } from "#schema/shared/operation.ts";

const operations = new Map<string, Operation>(Object.entries(v1Operations));

/** The reads that show a row of these tables under any of its models, besides the lists that count it. */
const BOOKED: Record<string, readonly string[]> = {
  booking: ["Booking", "CompactBooking", "ClassSession"],
  class_session: ["ClassSession"],
  blocked_time: ["BlockedTime"],
};

/**
 * The reads whose responses a change may affect: the lists that its operation refreshes, and everything that shows
 * what it returns. Without an operation, a booking or class was written.
 */
export function staleReads(entity: string, action: string | null): readonly string[] {
  const key = `${entity} ${action}`;
  const known = remembered.get(key);
  if (known) return known;
  const found = action === null ? booked(entity) : ofOperation(action);
  remembered.set(key, found);
  return found;
}

/** Those of an operation that the change of the row itself does not tell of: the payments, of a payment for a booking. */
export function staleBesidesRow(entity: string, action: string): readonly string[] {
  const ofRow = new Set(staleReads(entity, null));
  return staleReads(entity, action).filter((read) => !ofRow.has(read));
}

const remembered = new Map<string, readonly string[]>();

const booked = (entity: string): string[] => [...new Set([...BOOKED_LISTS, ...showing(BOOKED[entity] ?? [])])];

function ofOperation(action: string): string[] {
  const operation = operations.get(action);
  const model = operation && z.globalRegistry.get(operation.answer)?.id;
  const shown = model === undefined || model === "Acknowledgement" ? [] : showing([model]);
  return [...new Set([...(operation?.refreshes ?? []), ...shown, "auditLog"])];
}

/** The reads whose responses contain one of these models. */
function showing(models: readonly string[]): string[] {
  modelsByRead ??= readModels();
  return [...modelsByRead].flatMap(([read, found]) => (models.some((model) => found.has(model)) ? [read] : []));
}

let modelsByRead: Map<string, ReadonlySet<string>> | undefined;

/** The contract is described once for all reads: doing so takes as long as handling hundreds of requests. */
function readModels(): Map<string, ReadonlySet<string>> {
  const reads = Object.entries<Operation>(v1Operations).filter(
    ([, { method, answersEvents }]) => method === "get" && !answersEvents,
  );
  const { paths, components } = Described.parse(openApiDocument("Reads", Object.fromEntries(reads)));
  const within = new Map(Object.entries(components.schemas).map(([name, schema]) => [name, modelsIn(schema)]));
  return new Map(
    reads.map(([name, { path }]) => {
      const found = new Set(modelsIn(paths[path]?.["get"]));
      // iterating a set includes what is added on the way
      for (const model of found) within.get(model)?.forEach((inner) => found.add(inner));
      return [name, found];
    }),
  );
}

const Described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** The models that a part of the description references. */
function modelsIn(described: unknown): string[] {
  const named = JSON.stringify(described).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...named].map(([, model = ""]) => model);
}
