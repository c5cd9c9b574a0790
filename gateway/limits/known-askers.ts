import { createHash } from "node:crypto";
import type { GraphContext } from "#gateway/graph/context.ts";
import type { Upstream } from "#gateway/upstream/api.ts";

/** Short enough, because only large documents need it, and the API checks permissions on each call. */
const REMEMBERED_MS = 60_000;
const REMEMBERED_CALLERS = 1_000;
const SESSION = /(?:^|;\s*)(?:__Host-)?session=/;

type Shown = Pick<GraphContext, "forwarded">;

export const showsCredentials = ({ forwarded }: Shown): boolean =>
  forwarded["authorization"] !== undefined || SESSION.test(forwarded["cookie"] ?? "");

/** `lost`: the credentials are no longer valid. `untold`: the platform cannot tell; its own calls will report why. */
export type Asker = "person" | "stranger" | "lost" | "untold";

/** Returns who calls, as far as the platform knows; callers without credentials are not looked up. */
export function knownAskers(upstream: Upstream, timeoutMs: number): (context: GraphContext) => Promise<Asker> {
  const remembered = new Map<string, { asker: Promise<Asker>; until: number }>();

  return async (context) => {
    const { origin, forwarded } = context;
    if (!showsCredentials(context)) return "stranger";
    const key = callerKey(context);
    const found = remembered.get(key);
    if (found && found.until > performance.now()) return found.asker;
    if (remembered.size >= REMEMBERED_CALLERS) remembered.clear();
    const call = { method: "GET", path: "/api/v1/auth/user-profile", headers: forwarded };
    const asker = upstream.call(call, origin, timeoutMs).then(
      ({ status }) => ASKER_BY_STATUS[status] ?? "untold",
      () => "untold" as const,
    );
    remembered.set(key, { asker, until: performance.now() + REMEMBERED_MS });
    void asker.then((known) => known === "person" || remembered.delete(key));
    return asker;
  };
}

const ASKER_BY_STATUS: Partial<Record<number, Asker>> = { 200: "person", 401: "lost" };

/** Tokens are not kept, only a hash that distinguishes them. */
function callerKey({ origin, forwarded }: GraphContext): string {
  const parts = [origin.tenant ?? "", forwarded["authorization"] ?? "", forwarded["cookie"] ?? ""];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64");
}
