import type { Origin } from "#gateway/http/origin.ts";
import type { Upstream } from "#gateway/upstream/api.ts";

export type Verdict = "allowed" | "forbidden" | "unauthenticated";

const PERMISSION = "graph.explore";

/** Asks the platform whether a caller may explore the graph; rejects where it does not answer. */
export function explorerVerdicts(upstream: Upstream, timeoutMs: number) {
  return async (origin: Origin, headers: Record<string, string>): Promise<Verdict> => {
    const call = { method: "GET", path: "/api/v1/auth/user-profile", headers };
    const answer = await upstream.call(call, origin, timeoutMs);
    if (answer.status !== 200) return "unauthenticated";
    const user: unknown = JSON.parse(answer.body);
    const permissions = typeof user === "object" && user !== null && "permissions" in user ? user.permissions : [];
    return Array.isArray(permissions) && permissions.includes(PERMISSION) ? "allowed" : "forbidden";
  };
}
