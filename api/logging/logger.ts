import { pino, type DestinationStream, type Logger } from "pino";

export type { Logger };

/** Header values and secrets that must not reach a log, wherever they appear in a line. */
const SECRETS = [
  "authorization",
  "cookie",
  "set-cookie",
  "x-gateway-key",
  "password",
  "token",
  "access_token",
  "hold_token",
  "moving_token",
  "client_secret",
];

/** Logs one JSON object per line, to standard output by default. */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const settings = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${Temporal.Now.instant().toString({ smallestUnit: "millisecond" })}"`,
    redact: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
  };
  return to ? pino(settings, to) : pino(settings);
}
