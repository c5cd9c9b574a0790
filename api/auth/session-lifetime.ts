import { earlierOf } from "#api/time/instants.ts";
import type { Role } from "#schema/people/sign-in/permissions.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A session ends after being idle for `idleMs`, and after `wholeMs` regardless of use. */
interface SessionLife {
  idleMs: number;
  wholeMs: number;
}
const LIFE: SessionLife = { idleMs: 14 * DAY_MS, wholeMs: 90 * DAY_MS };
/** For those who run the company: they sign in every morning. */
const LIFE_OF_ADMINS: SessionLife = { idleMs: 12 * HOUR_MS, wholeMs: 7 * DAY_MS };
export const ADMINS = ["owner", "facility_admin"] as const satisfies Role[];

export const SESSION_IDLE_MS = LIFE.idleMs;

export const lifeOf = (roles: readonly string[]): SessionLife =>
  ADMINS.some((admin) => roles.includes(admin)) ? LIFE_OF_ADMINS : LIFE;

/** When a session ends if it is not used again. */
export function sessionEnd(
  { created_at, last_used_at, expires_at }: Record<"created_at" | "last_used_at" | "expires_at", Temporal.Instant>,
  roles: readonly string[],
): Temporal.Instant {
  const { idleMs, wholeMs } = lifeOf(roles);
  const latest = earlierOf(expires_at, created_at.add({ milliseconds: wholeMs }));
  return earlierOf(latest, last_used_at.add({ milliseconds: idleMs }));
}

/** The cutoffs: a session last used before these, or an admin's used or started before theirs, has ended. */
export const sessionLimitsAt = (now: Temporal.Instant) => ({
  idle_since: now.subtract({ milliseconds: LIFE.idleMs }),
  admin_idle_since: now.subtract({ milliseconds: LIFE_OF_ADMINS.idleMs }),
  admin_begun_since: now.subtract({ milliseconds: LIFE_OF_ADMINS.wholeMs }),
});
