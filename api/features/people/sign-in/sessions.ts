import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Person } from "#api/auth/caller.ts";
import { deviceLabel } from "#api/auth/device-label.ts";
import { sessionEnd } from "#api/auth/session-lifetime.ts";
import { endSessionsOf } from "#api/auth/session.ts";
import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { utcTextMs } from "#api/time/instants.ts";
import { SessionKind, type Session, type SessionList } from "#schema/people/sign-in/session-models.ts";
import { endSessionById, sessionsOf } from "./session-queries.ts";

/** The person's sessions, and who acts on their behalf. */
export async function sessions(
  { db, now }: Call,
  { id, roles, session }: Person,
): Promise<z.infer<typeof SessionList>> {
  const rows = await sessionsOf(db, id);
  const data = rows
    .map((row) => ({ row, end: sessionEnd(row, roles) }))
    .filter(({ end }) => Temporal.Instant.compare(end, now) > 0)
    .map(({ row, end }) => presentSession(row, end, row.token_hash.equals(session.tokenHash)));
  return { data: data.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
}

export async function revokeSession(call: Call, person: Person, id: number): Promise<{ message: string }> {
  if (!(await endSessionById(call.db, person.id, id))) throw notFound("session");
  await recordChange(call, { action: "revokeSession", entity: "user", entity_id: person.id, before: { session: id } });
  return { message: "The session has ended." };
}

export async function revokeOtherSessions(call: Call, person: Person): Promise<{ message: string }> {
  await endSessionsOf(call.db, person.id, { except: person.session.tokenHash });
  await recordChange(call, { action: "revokeOtherSessions", entity: "user", entity_id: person.id });
  return { message: "You are now signed out on your other devices." };
}

type Row = Awaited<ReturnType<typeof sessionsOf>>[number];

function presentSession(row: Row, end: Temporal.Instant, is_current: boolean): z.infer<typeof Session> {
  return {
    id: row.id,
    kind: SessionKind.parse(row.kind),
    device: deviceOf(row),
    ip_address: row.ip_address,
    created_at: utcTextMs(row.created_at),
    last_used_at: utcTextMs(row.last_used_at),
    expires_at: utcTextMs(end),
    is_current,
  };
}

function deviceOf({ kind, user_agent, actor_first_name, actor_last_name }: Row): string {
  if (kind === "explore") return "GraphiQL token, read-only";
  if (kind === "proxy") return `${`${actor_first_name} ${actor_last_name}`.trim()}, in your name`;
  return deviceLabel(user_agent);
}
