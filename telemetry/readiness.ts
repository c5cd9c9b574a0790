/** The parts that a process needs, by the names that a monitor knows. */
export type Part = "process" | "platform" | "database" | "migrations" | "payments" | "mail" | "read_replica";

export interface Missing {
  part: Part;
  reason: string;
}

/** Bookings go on without these: a balancer that took every process away for a mail server would take all away. */
const DISPENSABLE: readonly Part[] = ["payments", "mail", "read_replica"];

export function isReady(missing: readonly Missing[]): boolean {
  return missing.every(({ part }) => DISPENSABLE.includes(part));
}

/** The answer of /readyz: 503 where nothing can be answered, and what is missing in any case. */
export function readinessResponse(missing: readonly Missing[]): Response {
  if (!isReady(missing)) return Response.json({ status: "not ready", missing }, { status: 503 });
  return Response.json(missing.length > 0 ? { status: "degraded", missing } : { status: "ready" });
}

export const STOPPING: readonly Missing[] = [{ part: "process", reason: "is stopping" }];
