import type { Logger } from "pino";
import { readBody } from "#gateway/http/body.ts";

const MAX_BYTES = 10_000;
const LINES_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/** Takes what browsers report of the content security policy into the log: few lines a minute, anybody can send them. */
export function cspReports(log: Logger) {
  let windowEnds = 0;
  let lines = 0;

  const isWithinLimit = (): boolean => {
    if (performance.now() > windowEnds) {
      windowEnds = performance.now() + MINUTE_MS;
      lines = 0;
    }
    lines += 1;
    return lines <= LINES_A_MINUTE;
  };

  return async (request: Request, requestId: string): Promise<Response> => {
    const body = await readBody(request, MAX_BYTES);
    if (body && isWithinLimit()) {
      const report = new TextDecoder().decode(body);
      log.warn({ report, request_id: requestId }, "a browser refused what a page wanted");
    }
    return new Response(null, { status: 204 });
  };
}
