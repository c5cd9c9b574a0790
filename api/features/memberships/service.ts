import type { z } from "zod";
import { can, signedIn } from "#api/auth/caller.ts";
import { metaOf } from "#api/db/paging.ts";
import { allowancesOf } from "#api/features/allowances/service.ts";
import { todayOf } from "#api/features/memberships/advance.ts";
import { presentInvoice, presentMembership } from "#api/features/memberships/present.ts";
import {
  countByStatus,
  findCurrent,
  findHeld,
  invoicesOf,
  listMemberships,
  type MembershipRow,
} from "#api/features/memberships/queries.ts";
import type { Call } from "#api/http/call.ts";
import { notFound } from "#api/http/errors.ts";
import {
  type HeldPack,
  type MembershipCounts,
  type MembershipDetails,
  type MembershipPage,
  MembershipStatus,
} from "#schema/memberships/models.ts";
import type { MembershipListQuery } from "#schema/memberships/operations.ts";

export async function memberships(call: Call, query: MembershipListQuery): Promise<z.infer<typeof MembershipPage>> {
  const today = todayOf(call.tenant.timezone, call.now);
  const { rows, total } = await listMemberships(call.db, query);
  return { data: rows.map((row) => presentMembership(call, row, today)), meta: metaOf(query, total) };
}

export async function membershipCounts({ db }: Call): Promise<MembershipCounts> {
  const counted = await countByStatus(db);
  const entries = MembershipStatus.options.map((status) => [
    status,
    counted.find((row) => row.status === status)?.count ?? 0,
  ]);
  // each option is there, which fromEntries cannot tell
  return Object.fromEntries(entries) as MembershipCounts;
}

/** Staff see anybody's, clients their own; to them all others are absent. */
export async function currentMembership(call: Call, clientId: number): Promise<MembershipDetails> {
  const maySee = can(call.caller, "clients.read") === "yes" || signedIn(call.caller).id === clientId;
  const row = maySee ? await findCurrent(call.db, clientId) : undefined;
  if (!row) throw notFound("membership");
  return detailsOf(call, row, todayOf(call.tenant.timezone, call.now));
}

export async function detailsOf(call: Call, row: MembershipRow, today: string): Promise<MembershipDetails> {
  const [allowances, invoices, held] = await Promise.all([
    allowancesOf(call.db, row.id),
    invoicesOf(call.db, row.id),
    findHeld(call.db, row.client_id),
  ]);
  const beside = held.filter(({ id, billing_months }) => id !== row.id && billing_months === null);
  return {
    ...presentMembership(call, row, today),
    allowances,
    packs: await packsOf(call, beside),
    invoices: invoices.map((invoice) => presentInvoice(call.tenant, invoice)),
  };
}

function packsOf({ db }: Call, rows: readonly MembershipRow[]): Promise<HeldPack[]> {
  return Promise.all(
    rows.map(async ({ id, plan_name, expires_on, open_amount, currency }) => ({
      id,
      plan_name,
      expires_on,
      open_amount: { amount: open_amount ?? 0, currency },
      allowances: await allowancesOf(db, id),
    })),
  );
}
