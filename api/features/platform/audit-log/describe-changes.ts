import { z } from "zod";
import { sentenceOf } from "#api/audit/sentence.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { namesOf } from "./name-queries.ts";
import { WantedNames, type Names } from "./wanted-names.ts";

/** The stored facts of one change. */
export interface Kept {
  action: string;
  entity: string;
  entity_id: string;
  before: unknown;
  after: unknown;
}

const PEOPLE: readonly string[] = ["account", "user", "client", "coach"];

/** Describes what was done, one sentence per row. */
export async function describeChanges(trx: TenantTransaction, rows: readonly Kept[]): Promise<string[]> {
  const wanted = new WantedNames();
  for (const row of rows) wantSubject(row, wanted);
  const names = await namesOf(trx, wanted);
  return rows.map((row) => describeChange(row, names));
}

/** Requests the name of the row's subject, where the sentence contains it. */
export function wantSubject({ entity, entity_id }: Kept, wanted: WantedNames): void {
  const id = Number(entity_id);
  // The person behind a refused link may be unknown.
  if (!Number.isInteger(id)) return;
  if (entity === "booking") wanted.add("bookings", id);
  if (PEOPLE.includes(entity)) wanted.add("people", id);
}

export function describeChange(row: Kept, names: Names): string {
  const { action, before, after } = row;
  return sentenceOf({ action, before, after, subject: subjectOf(row, names) });
}

const Named = z.object({ name: z.string() });

function subjectOf({ entity, entity_id, before, after }: Kept, names: Names): string | null {
  if (entity === "role") return entity_id;
  if (entity === "booking") return names("bookings", Number(entity_id)) ?? null;
  if (PEOPLE.includes(entity)) return names("people", Number(entity_id)) ?? null;
  return Named.safeParse(after).data?.name ?? Named.safeParse(before).data?.name ?? null;
}
