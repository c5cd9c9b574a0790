import { duplicatePairs } from "#api/features/clients/merge/merge-queries.ts";
import { clientsByIds } from "#api/features/clients/service.ts";
import type { Call } from "#api/http/call.ts";
import type { DuplicatePair } from "#schema/clients/merge-models.ts";

const PAIRS_MAX = 50;

/** Pairs who share a name, an address or a number: the desk decides whether they are one person. */
export async function clientDuplicates(call: Call, clientId: number | undefined): Promise<DuplicatePair[]> {
  const pairs = await duplicatePairs(call.db, clientId, PAIRS_MAX);
  const people = await clientsByIds(call, [...new Set(pairs.flatMap(({ one, other }) => [one, other]))]);
  const byId = new Map(people.map((person) => [person.id, person]));
  return pairs.flatMap(({ one, other, reasons }) => {
    const [first, second] = [byId.get(one), byId.get(other)];
    return first && second ? [{ one: first, other: second, reasons }] : [];
  });
}
