import type { Logger } from "pino";
import { hasFailed, type RequestEvent } from "./channels.ts";
import { withoutTokens } from "./logged-path.ts";

interface Line extends Pick<
  RequestEvent,
  "requestId" | "door" | "method" | "status" | "document" | "operations" | "failures"
> {
  /** Without its query, which may contain tokens. */
  path: string;
  tenant: string | null;
  ms: number;
}

/** Logs one line per request. Failures are logged as errors, and probes only at debug level. */
export function logRequest(log: Logger, line: Line): void {
  const level = levelOf(line);
  if (!log.isLevelEnabled(level)) return;
  const { requestId, method, status, tenant, document, operations, failures } = line;
  log[level](
    {
      request_id: requestId,
      method,
      path: withoutTokens(line.path),
      status,
      ms: Math.round(line.ms),
      tenant,
      ...(document === null ? {} : { document }),
      ...(operations.length > 0 ? { operations } : {}),
      ...(failures.length > 0 ? { failures: failures.map(({ code }) => code) } : {}),
    },
    "answered",
  );
}

function levelOf({ door, status, failures }: Line): "error" | "info" | "debug" {
  if (door === "probe") return "debug";
  return hasFailed({ status, failures }) ? "error" : "info";
}
