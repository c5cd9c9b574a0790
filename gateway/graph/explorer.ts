import type { Origin } from "#gateway/http/origin.ts";
import type { Upstream } from "#gateway/upstream/api.ts";

export type Verdict = "allowed" | "forbidden" | "unauthenticated" | "two_factor_required";

const PERMISSION = "graph.explore";

/** Returns a function that checks with the API whether a caller may explore the graph; it rejects if the API does not respond. */
export function explorerVerdicts(upstream: Upstream, timeoutMs: number) {
  return async (origin: Origin, headers: Record<string, string>): Promise<Verdict> => {
    const call = { method: "GET", path: "/api/v1/auth/user-profile", headers };
    const answer = await upstream.call(call, origin, timeoutMs);
    if (answer.status !== 200) return "unauthenticated";
    const user: unknown = JSON.parse(answer.body);
    if (typeof user !== "object" || user === null) return "forbidden";
    // Until a required second factor is set up, nothing else is available, including the explorer.
    if ("must_set_up_two_factor" in user && user.must_set_up_two_factor === true) return "two_factor_required";
    const permissions = "permissions" in user ? user.permissions : [];
    return Array.isArray(permissions) && permissions.includes(PERMISSION) ? "allowed" : "forbidden";
  };
}
