import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { invalidField, notFound } from "#api/errors/errors.ts";
import { utcText } from "#api/time/instants.ts";
import type {
  AdjustAllowanceInput,
  Allowance,
  AllowanceEntry,
  AllowanceEntryPage,
  BillAllowance,
  PlannedAllowance,
} from "#schema/memberships/allowances/models.ts";
import type { AllowanceEntriesQuery } from "#schema/memberships/allowances/operations.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { endingOf, entriesOfPeriod, type UsedAllowance } from "./allowance-rules.ts";
import { writtenBy } from "./cover.ts";
import { allowancesOfBill, usesOfBill } from "./period-queries.ts";
import {
  balancesOf,
  benefitsOf,
  currentAllowances,
  findAllowance,
  hasClient,
  insertEntries,
  insertGrants,
  listEntries,
  lockClientOf,
  type AllowanceRow,
  type EntryRow,
} from "./queries.ts";

export type { UsedAllowance } from "./allowance-rules.ts";
export {
  coverAgain,
  coverPrice,
  coverRestored,
  lockBenefits,
  previewCover,
  previewCoverAgain,
  returnAllowance,
  returnNoShowExtra,
  takeNoShowExtra,
} from "./cover.ts";

interface Writing {
  db: TenantTransaction;
  tenant_id: string;
  now: Temporal.Instant;
}

interface Period {
  plan_id: number;
  period_start: string;
}

/** Begins a period of a membership. Call it under the lock of its client. */
export async function beginAllowance({ db, tenant_id, now }: Writing, membershipId: number, period: Period) {
  const [over, begun] = await Promise.all([
    balancesOf(db, membershipId),
    insertGrants(db, { membership_id: membershipId, ...period }),
  ]);
  const isRenewal = over.every(({ plan_id }) => plan_id === period.plan_id);
  await insertEntries(db, entriesOfPeriod(over, begun, isRenewal), { tenant_id, created_at: now });
}

/** Ends a membership's allowances; what is left expires. Call it under the lock of its client. */
export async function endAllowance({ db, tenant_id, now }: Writing, membershipId: number): Promise<void> {
  const over = await balancesOf(db, membershipId);
  await insertEntries(db, entriesOfPeriod(over, [], false), { tenant_id, created_at: now });
}

export const lockAllowances = (db: TenantTransaction, membershipId: number): Promise<void> =>
  lockClientOf(db, { membershipId });

/** The allowances of a membership's current period, with what is left of them. */
export async function allowancesOf(db: TenantTransaction, membershipId: number): Promise<Allowance[]> {
  return (await currentAllowances(db, membershipId)).map(presentAllowance);
}

/** What the period of a bill gives, and how much of it was used. */
export const billAllowances = (db: TenantTransaction, invoiceId: number): Promise<BillAllowance[]> =>
  allowancesOfBill(db, invoiceId);

/** The same as figures alone, with what came back after the period was over. */
export const usedOfBill = (db: TenantTransaction, invoiceId: number): Promise<UsedAllowance[]> =>
  usesOfBill(db, invoiceId);

function presentAllowance({ cancel_on, next_plan_id, ...row }: AllowanceRow): Allowance {
  const { id, service_id, service_name, resource_type_id, resource_type_name, granted, left, ends_on } = row;
  return {
    id,
    granted,
    unit: row.unit,
    service_id,
    service_name,
    resource_type_id,
    resource_type_name,
    left,
    ending: cancel_on === null && next_plan_id === null ? endingOf(left, row.rollover_limit) : left,
    ends_on,
  };
}

/** What a plan's first period would grant, up to its last day. */
export async function plannedAllowances(
  db: TenantTransaction,
  planId: number,
  endsOn: string | null,
): Promise<PlannedAllowance[]> {
  const benefits = await benefitsOf(db, planId);
  return benefits.map(({ quantity, rollover_limit, ...scope }) => ({
    ...scope,
    left: quantity,
    ending: endingOf(quantity, rollover_limit),
    ends_on: endsOn,
  }));
}

export async function clientAllowanceEntries(
  call: Call,
  clientId: number,
  query: AllowanceEntriesQuery,
): Promise<z.infer<typeof AllowanceEntryPage>> {
  if (!(await hasClient(call.db, clientId))) throw notFound("client");
  const { rows, total } = await listEntries(call.db, clientId, query);
  return { data: rows.map(presentEntry), meta: metaOf(query, total) };
}

const presentEntry = ({ created_at, booked_time, ...row }: EntryRow): AllowanceEntry => ({
  ...row,
  booked_time: booked_time && utcText(booked_time),
  created_at: utcText(created_at),
});

/** Adds to an allowance of the current period or deducts from it; the balance never drops below zero. */
export async function adjustAllowance(
  call: Call,
  id: number,
  { amount, reason }: AdjustAllowanceInput,
): Promise<Allowance> {
  const seen = await findAllowance(call.db, id);
  if (!seen) throw notFound("allowance");
  await lockClientOf(call.db, { membershipId: seen.membership_id });
  const before = await findAllowance(call.db, id);
  if (!before) throw notFound("allowance");
  if (before.left + amount < 0) throw invalidField("amount", "No more can be taken off than is left.");
  await insertEntries(call.db, [{ grant_id: id, kind: "adjust", amount }], { ...writtenBy(call), reason });
  const after = await findAllowance(call.db, id);
  if (!after) throw notFound("allowance");
  await recordChange(call, {
    entity: "membership",
    entity_id: before.membership_id,
    before: { left: before.left },
    after: { name: fullName(before), left: after.left, reason },
  });
  return presentAllowance(after);
}
