import { createHash } from "node:crypto";
import type { GraphContext } from "#gateway/graph/context.ts";
import type { Upstream } from "#gateway/upstream/api.ts";

/** Only a large document asks; what a person may is the platform's to say, at each call. */
const REMEMBERED_MS = 60_000;
const REMEMBERED_CALLERS = 1_000;
const SESSION = /(?:^|;\s*)(?:__Host-)?session=/;

type Shown = Pick<GraphContext, "forwarded">;

/** Whether a caller claims to be somebody. */
export const showsCredentials = ({ forwarded }: Shown): boolean =>
  forwarded["authorization"] !== undefined || SESSION.test(forwarded["cookie"] ?? "");

/** Whether the platform knows the caller; whoever shows nothing is not asked about. */
export function signedInCallers(upstream: Upstream, timeoutMs: number): (context: GraphContext) => Promise<boolean> {
  const remembered = new Map<string, { isPerson: Promise<boolean>; until: number }>();

  return async (context) => {
    const { origin, forwarded } = context;
    if (!showsCredentials(context)) return false;
    const key = callerKey(context);
    const found = remembered.get(key);
    if (found && found.until > performance.now()) return found.isPerson;
    if (remembered.size >= REMEMBERED_CALLERS) remembered.clear();
    const call = { method: "GET", path: "/api/v1/auth/user-profile", headers: forwarded };
    const isPerson = upstream.call(call, origin, timeoutMs).then(({ status }) => status === 200);
    remembered.set(key, { isPerson, until: performance.now() + REMEMBERED_MS });
    isPerson.then(
      (is) => is || remembered.delete(key),
      () => remembered.delete(key),
    );
    return isPerson.catch(() => false);
  };
}

/** Tokens are not kept, only what tells them apart. */
function callerKey({ origin, forwarded }: GraphContext): string {
  const parts = [origin.tenant ?? "", forwarded["authorization"] ?? "", forwarded["cookie"] ?? ""];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64");
}
