import { z } from "zod";
import { sentenceOf } from "#api/audit/sentence.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { listActivities, namesOfBookings, namesOfPeople } from "#api/features/accounts/activity-queries.ts";
import { loadAccount } from "#api/features/accounts/service.ts";
import type { Call } from "#api/http/call.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { AccountActivity } from "#schema/accounts/models.ts";

type Row = Awaited<ReturnType<typeof listActivities>>["rows"][number];

/** What a person did and what was done to the account, in words. */
export async function accountActivities(call: Call, id: number, query: PageQuery) {
  await loadAccount(call, id);
  const { rows, total } = await listActivities(call.db, id, query);
  const names = await namesFor(call.db, rows);
  const data = rows.map((row): AccountActivity => {
    const { before, after, at, actor_name, ...rest } = row;
    const sentence = sentenceOf({ action: row.action, before, after, subject: subjectOf(row, names) });
    return { ...rest, at: utcTextMs(at), actor_name: actor_name ?? "The system", sentence };
  });
  return { data, meta: metaOf(query, total) };
}

const PEOPLE: readonly string[] = ["account", "user", "client", "coach"];

type Names = ReadonlyMap<string, string>;

/** Names of whom the rows are about, two questions for a page. */
async function namesFor(trx: TenantTransaction, rows: readonly Row[]): Promise<Names> {
  const idsOf = (entities: readonly string[]) => {
    const ids = rows.filter(({ entity }) => entities.includes(entity)).map(({ entity_id }) => Number(entity_id));
    // Whose refused link it was may be unknown.
    return [...new Set(ids.filter(Number.isInteger))];
  };
  const [bookings, people] = [idsOf(["booking"]), idsOf(PEOPLE)];
  const named = [
    ...(bookings.length > 0 ? await namesOfBookings(trx, bookings) : []).map(({ id, name }) => [`booking ${id}`, name]),
    ...(people.length > 0 ? await namesOfPeople(trx, people) : []).map(({ id, name }) => [`person ${id}`, name]),
  ] as [string, string][]; // pairs, which flatten to lists for the compiler
  return new Map(named);
}

const Named = z.object({ name: z.string() });

function subjectOf({ entity, entity_id, before, after }: Row, names: Names): string | null {
  if (entity === "role") return entity_id;
  if (entity === "booking") return names.get(`booking ${entity_id}`) ?? null;
  if (PEOPLE.includes(entity)) return names.get(`person ${entity_id}`) ?? null;
  return Named.safeParse(after).data?.name ?? Named.safeParse(before).data?.name ?? null;
}
