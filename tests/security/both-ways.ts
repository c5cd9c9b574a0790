import pino from "pino";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { ROLES, type Role } from "#schema/people/sign-in/permissions.ts";
import { isForRestAlone, type Operation } from "#schema/shared/operation.ts";
import { NEVER_ASKED } from "#tests/features/people/federation/loopback-provider.ts";
import { graphAsk } from "#tests/support/graph-ask.ts";
import {
  startPlatform,
  type Ask,
  type OperationId,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";
import { OPERATIONS } from "./call-rules.ts";
import { fill } from "./one-of-each.ts";
import type { Side } from "./payment-preparations.ts";

/** Sign-in returns 401 for anything that is wrong, so it is left out. */
export const JUDGED = OPERATIONS.filter(([operationId]) => operationId !== "login");
/** Files are available through REST only. */
export const IN_GRAPH = JUDGED.filter(([, operation]) => !isForRestAlone(operation));

/** The platform with its gateway, for questions of every kind. */
export interface BothWays {
  platform: Platform;
  gateway: Gateway;
  close(): Promise<void>;
}

/** Sends requests at one venue with these headers. */
export type Way = (ways: BothWays, venue: Venue, headers: Record<string, string>) => Ask;

export const byRest: Way = (_, venue, headers) => (operationId, question) =>
  venue.anonymous(operationId, { ...question, headers: { ...question?.headers, ...headers } });

export const throughGraph: Way = ({ gateway }, venue, headers) => graphAsk(gateway, venue.slug, headers);

export async function openBothWays(): Promise<BothWays> {
  const platform = await startPlatform({
    holds: { minutes: 5, livePerAddress: 10_000, per10Minutes: 10_000 },
    google: NEVER_ASKED,
  });
  const log = pino({ level: "silent" });
  const gateway = await createGateway({ api: platform.api, baseDomain: "localhost", webRoot: "dist/web", log });
  return {
    platform,
    gateway,
    async close() {
      await gateway.close();
      await platform.close();
    },
  };
}

export async function openSide(platform: Platform): Promise<Side> {
  const venue = await platform.venue();
  const entries = await Promise.all(ROLES.map(async (role) => [role, await venue.person(role)] as const));
  const people = Object.fromEntries(entries) as Record<Role, Person>; // one entry for each role
  return { venue, people, ids: await fill(venue, people.staff, people.client) };
}

export const bearer = ({ token }: Pick<Person, "token">): Record<string, string> => ({
  authorization: `Bearer ${token}`,
});

/** Someone who may call the operation. */
export const callerOf = ({ permission }: Operation, { people }: Side): Person =>
  permission === "bookings.read_own" ? people.client : people.owner;

export type Judged = [OperationId, Operation][];
