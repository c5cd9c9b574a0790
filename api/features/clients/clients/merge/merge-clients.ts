import { createHmac } from "node:crypto";
import { recordChange } from "#api/audit/record.ts";
import { isSameSecret } from "#api/auth/same-secret.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import {
  MERGE_FIELDS,
  type ClientMerge,
  type DuplicatePair,
  type MergeClientsInput,
  type MergeField,
  type MovedRows,
  type PreviewClientMergeInput,
} from "#schema/clients/clients/merge-models.ts";
import type { Client } from "#schema/clients/clients/models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { countRows } from "../erasure/erasure-queries.ts";
import { changeClient } from "../queries.ts";
import { client, clientsByIds } from "../service.ts";
import {
  bookingsOf,
  countActivities,
  dropSignIn,
  duplicatePairs,
  endRecord,
  familiesOf,
  findPair,
  lockPair,
  membershipsOf,
  moveCredit,
  moveFamilies,
  moveRows,
  moveSignIn,
  sharedTimes,
  tagsLacked,
  type Pair,
} from "./merge-queries.ts";

type Row = Awaited<ReturnType<typeof findPair>>[number];

interface Both {
  keep: Row;
  merge: Row;
}

export async function previewClientMerge(call: Call, input: PreviewClientMergeInput): Promise<ClientMerge> {
  return mergeOf(call, bothOf(await findPair(call.db, [input.keep_id, input.merge_id]), input));
}

/** Merges two clients, all or nothing. Concurrent bookings for either wait, and then find one client. */
export async function mergeClients(call: Call, input: MergeClientsInput): Promise<Client> {
  const both = bothOf(await lockPair(call.db, [input.keep_id, input.merge_id]), input);
  const merge = await mergeOf(call, both);
  if (!isSameSecret(input.token, merge.token)) {
    throw new ApiError("stale_dry_run", "Something has changed since you looked: check what moves and try again.", {
      current: merge,
    });
  }
  const [obstacle] = merge.obstacles;
  if (obstacle !== undefined) throw new ApiError("invalid_state", obstacle, { current: merge });
  const pair = { keep: both.keep.id, merge: both.merge.id };
  await moveFamilies(call.db, pair, call.now);
  await moveRows(call.db, pair);
  await moveCredit(call.db, pair, call.now);
  if (both.merge.signs_in && !both.keep.signs_in) await moveSignIn(call.db, pair);
  else await dropSignIn(call.db, pair.merge);
  await endRecord(call.db, pair);
  const changed = await changeClient(call.db, pair.keep, valuesOf(merge, both, input.take));
  if (!changed) throw new Error("An address is free when the record that had it has ended");
  const after = await client(call, pair.keep);
  await recordChange(call, {
    action: "mergeClients",
    entity: "client",
    entity_id: pair.keep,
    before: { ...merge.keep, merged: merge.merge },
    after: { ...after, moved: merge.moves.map(({ what, count }) => `${count} ${what}`) },
  });
  return after;
}

function bothOf(rows: readonly Row[], { keep_id, merge_id }: PreviewClientMergeInput): Both {
  if (keep_id === merge_id) throw invalidField("merge_id", "Choose two clients.");
  const [keep, merge] = [keep_id, merge_id].map((id) => rows.find((row) => row.id === id));
  if (!keep || !merge) throw notFound("client");
  return { keep, merge };
}

async function mergeOf(call: Call, both: Both): Promise<ClientMerge> {
  const pair = { keep: both.keep.id, merge: both.merge.id };
  const choices = MERGE_FIELDS.map((field) => ({
    field,
    kept: both.keep[field],
    merged: both.merge[field],
    decided: field === "email" ? ownerOfAddress(both) : null,
  }));
  const facts = {
    keep: await client(call, pair.keep),
    merge: await client(call, pair.merge),
    obstacles: [...staffObstacles(both), ...(await membershipObstacles(call, pair))],
    notices: [...(await timeNotices(call, pair)), ...signInNotices(both)],
    choices,
    moves: await movesOf(call, pair),
  };
  return { ...facts, token: tokenOf(call, facts) };
}

/** Which record has the sign-in, and keeps its address. */
function ownerOfAddress({ keep, merge }: Both): "kept" | "merged" | null {
  if (keep.signs_in) return "kept";
  return merge.signs_in ? "merged" : null;
}

const staffObstacles = ({ keep, merge }: Both): string[] =>
  [keep, merge]
    .filter(({ roles }) => roles.some((role) => role !== "client"))
    .map((person) => `${fullName(person)} also works here. Only clients can be merged.`);

/** Packs can coexist. */
const isRenewing = ({ status, billing_months }: { status: string; billing_months: number | null }): boolean =>
  status !== "cancelled" && billing_months !== null;

async function membershipObstacles({ db }: Call, { keep, merge }: Pair): Promise<string[]> {
  const current = await Promise.all(
    [keep, merge].map(async (id) => (await membershipsOf(db, id)).find(isRenewing)?.name),
  );
  const [one, other] = current;
  return one !== undefined && other !== undefined
    ? [`Both have a membership, ${one} and ${other}. One of them must have ended first.`]
    : [];
}

async function timeNotices({ db }: Call, pair: Pair): Promise<string[]> {
  const times = await sharedTimes(db, pair);
  return times.map((at) => `Both are booked on ${at}. Both bookings stay.`);
}

function signInNotices({ keep, merge }: Both): string[] {
  if (!merge.signs_in) return [];
  if (!keep.signs_in) return [`They go on signing in with ${merge.email}.`];
  return [`Both sign in. ${keep.email} stays; ${merge.email} can no longer sign in. To keep that one, swap the two.`];
}

async function movesOf({ db }: Call, pair: Pair): Promise<MovedRows[]> {
  const bookings = await bookingsOf(db, pair.merge);
  const memberships = await membershipsOf(db, pair.merge);
  const families = await familiesOf(db, pair.merge);
  const tags = await tagsLacked(db, pair);
  const { activities, notes } = await countActivities(db, pair.merge);
  const rows: [string, string, Pick<MovedRows, "count" | "examples">][] = [
    ["booking", "bookings", bookings],
    ["membership", "memberships", { count: memberships.length, examples: memberships.map(({ name }) => name) }],
    [
      "place in a family's membership",
      "places in families' memberships",
      { count: families.length, examples: families },
    ],
    [
      "payment",
      "payments",
      { count: await countRows(db, { table: "payments", column: "client_id", id: pair.merge }), examples: [] },
    ],
    ["tag", "tags", { count: tags.length, examples: tags }],
    ["note of staff", "notes of staff", { count: notes, examples: [] }],
    ["entry of the history", "entries of the history", { count: activities, examples: [] }],
  ];
  return rows
    .filter(([, , { count }]) => count > 0)
    .map(([one, many, moved]) => ({ what: moved.count === 1 ? one : many, ...moved }));
}

/** Token of the previewed merge: changes with the pair, their versions and their rows. */
function tokenOf({ deps, tenant }: Call, facts: Omit<ClientMerge, "token">): string {
  const text = JSON.stringify([tenant.tenant_id, "mergeClients", facts]);
  return createHmac("sha256", deps.secretKeys[0]).update(text).digest("base64url");
}

function valuesOf({ choices }: ClientMerge, { keep, merge }: Both, take: readonly MergeField[]) {
  const side = (field: MergeField): Row => {
    const decided = choices.find((choice) => choice.field === field)?.decided;
    return (decided ? decided === "merged" : take.includes(field)) ? merge : keep;
  };
  return {
    first_name: side("first_name").first_name,
    last_name: side("last_name").last_name,
    email: side("email").email,
    contact_email: side("contact_email").contact_email,
    phone: side("phone").phone,
  };
}

const PAIRS_MAX = 50;

/** Pairs that share a name, an address or a number; the desk decides whether they are one person. */
export async function clientDuplicates(call: Call, clientId: number | undefined): Promise<DuplicatePair[]> {
  const pairs = await duplicatePairs(call.db, clientId, PAIRS_MAX);
  const people = await clientsByIds(call, [...new Set(pairs.flatMap(({ one, other }) => [one, other]))]);
  const byId = new Map(people.map((person) => [person.id, person]));
  return pairs.flatMap(({ one, other, reasons }) => {
    const [first, second] = [byId.get(one), byId.get(other)];
    return first && second ? [{ one: first, other: second, reasons }] : [];
  });
}
