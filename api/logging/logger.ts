import { pino, type Logger } from "pino";

export type { Logger };

/** Header values and secrets that must not reach a log, wherever in a line they stand. */
const SECRETS = [
  "authorization",
  "cookie",
  "set-cookie",
  "x-gateway-key",
  "password",
  "token",
  "access_token",
  "hold_token",
];

/** One JSON object a line on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: () => `,"time":"${Temporal.Now.instant().toString({ smallestUnit: "millisecond" })}"`,
    redact: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
  });
}
