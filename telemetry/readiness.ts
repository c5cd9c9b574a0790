/** The parts that a process needs, by the names used in monitoring. */
export type Part =
  "process" | "platform" | "database" | "migrations" | "payments" | "mail" | "pictures" | "read_replica";

export interface Missing {
  part: Part;
  reason: string;
}

/** Bookings work without these: a load balancer that removed processes because of a mail server would remove all of them. */
const DISPENSABLE: readonly Part[] = ["payments", "mail", "pictures", "read_replica"];

export function isReady(missing: readonly Missing[]): boolean {
  return missing.every(({ part }) => DISPENSABLE.includes(part));
}

/** The response of /readyz: 503 if requests cannot be served, and in any case the missing parts. */
export function readinessResponse(missing: readonly Missing[]): Response {
  if (!isReady(missing)) return Response.json({ status: "not ready", missing }, { status: 503 });
  return Response.json(missing.length > 0 ? { status: "degraded", missing } : { status: "ready" });
}

export const STOPPING: readonly Missing[] = [{ part: "process", reason: "is stopping" }];
