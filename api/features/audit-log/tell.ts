import { z } from "zod";
import { sentenceOf } from "#api/audit/sentence.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { namesOfBookings, namesOfPeople } from "#api/features/audit-log/queries.ts";

/** What the history keeps of one change. */
export interface Kept {
  action: string;
  entity: string;
  entity_id: string;
  before: unknown;
  after: unknown;
}

const PEOPLE: readonly string[] = ["account", "user", "client", "coach"];

type Names = ReadonlyMap<string, string>;

/** What was done, a sentence a row; names of whom they are about are two questions for all. */
export async function tellAll(trx: TenantTransaction, rows: readonly Kept[]): Promise<string[]> {
  const names = await namesFor(trx, rows);
  return rows.map((row) => {
    const { action, before, after } = row;
    return sentenceOf({ action, before, after, subject: subjectOf(row, names) });
  });
}

async function namesFor(trx: TenantTransaction, rows: readonly Kept[]): Promise<Names> {
  const idsOf = (entities: readonly string[]) => {
    const ids = rows.filter(({ entity }) => entities.includes(entity)).map(({ entity_id }) => Number(entity_id));
    // Whose refused link it was may be unknown.
    return [...new Set(ids.filter(Number.isInteger))];
  };
  const [bookings, people] = [idsOf(["booking"]), idsOf(PEOPLE)];
  const [ofBookings, ofPeople] = await Promise.all([
    bookings.length > 0 ? namesOfBookings(trx, bookings) : [],
    people.length > 0 ? namesOfPeople(trx, people) : [],
  ]);
  return new Map([
    ...ofBookings.map(({ id, name }) => [`booking ${id}`, name] as const),
    ...ofPeople.map(({ id, name }) => [`person ${id}`, name] as const),
  ]);
}

const Named = z.object({ name: z.string() });

function subjectOf({ entity, entity_id, before, after }: Kept, names: Names): string | null {
  if (entity === "role") return entity_id;
  if (entity === "booking") return names.get(`booking ${entity_id}`) ?? null;
  if (PEOPLE.includes(entity)) return names.get(`person ${entity_id}`) ?? null;
  return Named.safeParse(after).data?.name ?? Named.safeParse(before).data?.name ?? null;
}
