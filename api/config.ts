import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { StartError } from "#api/errors/start-error.ts";
import type { StripeKeys } from "#api/stripe/stripe-provider.ts";
import { LEAST_SECRET_BYTES, type SecretKeys } from "./secret-keys.ts";

/** `npm start` (with API_URL: only the gateway), or the API as a separate process. */
export type Part = "site" | "api";

export type Config = ReturnType<typeof readConfig>;

export interface Bucket {
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Another S3-compatible server; undefined for Amazon's. */
  endpoint?: string | undefined;
}

const CHECKOUT = fileURLToPath(new URL("..", import.meta.url));
const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Every setting, by its environment variable; a message continues the variable's name. */
const Settings = z.object({
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  BASE_DOMAIN: z
    .string()
    .regex(HOST_NAME, "must be a host name in lower case, such as example.com")
    .default("localhost"),
  PUBLIC_URL: url(["http", "https"]).optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: url(["postgres", "postgresql"]).optional(),
  DATABASE_APP_URL: url(["postgres", "postgresql"]).optional(),
  DATABASE_PLATFORM_URL: url(["postgres", "postgresql"]).optional(),
  DATABASE_READ_URL: url(["postgres", "postgresql"]).optional(),
  SECRET_KEY: secret().optional(),
  PREVIOUS_SECRET_KEYS: secrets().default([]),
  DEMO: z.enum(["0", "1"], "must be 1 or 0").optional(),
  API_URL: url(["http", "https"]).optional(),
  GATEWAY_KEY: secret().optional(),
  TRUST_PROXY: addressBlocks().default([]),
  SMTP_URL: url(["smtp", "smtps"]).optional(),
  MAIL_FROM: z
    .string()
    .regex(/\S+@\S+/, "must hold an email address")
    .optional(),
  HOLD_MINUTES: wholeNumber(1, 60).default(5),
  HOLDS_LIVE_PER_ADDRESS: wholeNumber(1, 100_000).default(10),
  HOLDS_PER_10_MINUTES: wholeNumber(1, 100_000).default(60),
  POINTS_PER_MINUTE: wholeNumber(100, 100_000_000).default(3_000),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url(["http", "https"]).default("https://accounts.google.com"),
  STRIPE_SECRET_KEY: key("sk_", "rk_").optional(),
  STRIPE_PUBLISHABLE_KEY: key("pk_").optional(),
  STRIPE_WEBHOOK_SECRET: key("whsec_").optional(),
  STRIPE_CONNECT_CLIENT_ID: key("ca_").optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: key("whsec_").optional(),
  STRIPE_API_URL: url(["http", "https"]).optional(),
  UPLOADS_S3_BUCKET: z.string().optional(),
  UPLOADS_S3_ACCESS_KEY_ID: z.string().optional(),
  UPLOADS_S3_SECRET_ACCESS_KEY: z.string().optional(),
  UPLOADS_S3_REGION: z.string().default("us-east-1"),
  UPLOADS_S3_ENDPOINT: url(["http", "https"]).optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_KEY: secret().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(["http", "https"]).optional(),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"], "must be trace, debug, info, warn, error or silent")
    .default("info"),
});

type Settings = z.infer<typeof Settings>;

/** Reads and checks the settings of one process; throws one line that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined>, part: Part = "site") {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = Settings.safeParse(given);
  const complaints = parsed.success
    ? complaintsBetween(parsed.data, part)
    : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  if (!parsed.success || complaints.length > 0) throw new StartError(`Bad setting: ${complaints.join("; ")}.`);
  return toConfig(parsed.data);
}

/** Settings that are useless without each other. */
const TOGETHER = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["UPLOADS_S3_BUCKET", "UPLOADS_S3_ACCESS_KEY_ID", "UPLOADS_S3_SECRET_ACCESS_KEY"],
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
] as const;

function complaintsBetween(settings: Settings, part: Part): string[] {
  const { DATABASE_URL, DATABASE_APP_URL, DATABASE_PLATFORM_URL, SECRET_KEY, API_URL, GATEWAY_KEY } = settings;
  const complaints: string[] = [];
  if (DATABASE_URL && !SECRET_KEY) complaints.push("SECRET_KEY must be set beside DATABASE_URL");
  if (settings.PREVIOUS_SECRET_KEYS.length > 0 && !SECRET_KEY) {
    complaints.push("SECRET_KEY must be set beside PREVIOUS_SECRET_KEYS");
  }
  if (!DATABASE_URL && (DATABASE_APP_URL || DATABASE_PLATFORM_URL)) {
    complaints.push("DATABASE_URL must be set beside DATABASE_APP_URL and DATABASE_PLATFORM_URL");
  }
  if (!DATABASE_URL && settings.DATABASE_READ_URL) {
    complaints.push("DATABASE_URL must be set beside DATABASE_READ_URL");
  }
  if ((part === "api" || API_URL) && !GATEWAY_KEY)
    complaints.push("GATEWAY_KEY must be set where API and gateway are split");
  // A gateway alone has no secret keys.
  if (!API_URL) complaints.push(...TOGETHER.flatMap((names) => complaintAboutPart(names, settings)));
  complaints.push(...complaintsAboutPublicUrl(settings, part));
  return complaints;
}

/** Behind a gateway, the API learns from it whether a request came over TLS. */
function complaintsAboutPublicUrl({ PUBLIC_URL, BASE_DOMAIN, TRUST_PROXY }: Settings, part: Part): string[] {
  if (!PUBLIC_URL) return [];
  const { hostname, protocol } = new URL(PUBLIC_URL);
  if (hostname !== BASE_DOMAIN) return [`PUBLIC_URL must be on BASE_DOMAIN (${BASE_DOMAIN})`];
  if (part === "api" || protocol !== "https:" || TRUST_PROXY.length > 0) return [];
  return [
    "TRUST_PROXY must name the proxy that ends TLS for the https PUBLIC_URL, such as 127.0.0.1 (else cookies are not Secure)",
  ];
}

function complaintAboutPart(names: (typeof TOGETHER)[number], settings: Settings): string[] {
  const isSet = names.filter((name) => settings[name] !== undefined);
  if (isSet.length === 0 || isSet.length === names.length) return [];
  return [`${names.slice(0, -1).join(", ")} and ${names.at(-1)} must be set together`];
}

function toConfig(settings: Settings) {
  return {
    port: settings.PORT,
    host: settings.HOST,
    baseDomain: settings.BASE_DOMAIN,
    /** Public origin of the bare domain; undefined: http on the process's own port. */
    publicUrl: settings.PUBLIC_URL,
    dataDir: resolve(CHECKOUT, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseAppUrl: settings.DATABASE_APP_URL,
    databasePlatformUrl: settings.DATABASE_PLATFORM_URL,
    /** A replica for reports; undefined: the primary serves them. */
    databaseReadUrl: settings.DATABASE_READ_URL,
    /** Undefined: those stored in the data folder. */
    secretKeys: secretKeysOf(settings),
    /** Demo tenants: in the embedded database by default, in any other only on request. */
    demo: settings.DEMO === undefined ? settings.DATABASE_URL === undefined : settings.DEMO === "1",
    /** If set, the API is another process, and this one is only the gateway. */
    apiUrl: settings.API_URL,
    gatewayKey: settings.GATEWAY_KEY,
    /** Address blocks whose forwarding headers are trusted. */
    trustProxy: settings.TRUST_PROXY,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${settings.BASE_DOMAIN}`,
    holds: {
      minutes: settings.HOLD_MINUTES,
      livePerAddress: settings.HOLDS_LIVE_PER_ADDRESS,
      per10Minutes: settings.HOLDS_PER_10_MINUTES,
    },
    /** Budget of an anonymous address per minute: one point per call and per twenty rows. */
    pointsPerMinute: settings.POINTS_PER_MINUTE,
    uploadsBucket: bucketSettings(settings),
    google: googleSettings(settings),
    stripe: stripeSettings(settings),
    /** Whether browsers load the payment provider's own library. */
    loadsStripe: settings.STRIPE_PUBLISHABLE_KEY !== undefined,
    /** Metrics on a port of their own, or on the main port with the key; neither: nothing is measured. */
    metrics: { port: settings.METRICS_PORT, key: settings.METRICS_KEY },
    /** Where traces are sent; undefined: none are recorded. */
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: settings.LOG_LEVEL,
  };
}

function secretKeysOf({ SECRET_KEY, PREVIOUS_SECRET_KEYS }: Settings): SecretKeys | undefined {
  return SECRET_KEY === undefined ? undefined : [SECRET_KEY, ...PREVIOUS_SECRET_KEYS];
}

/** The platform's registration with Google; undefined: sign-in with Google is disabled. */
function googleSettings({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Settings) {
  if (GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined) return undefined;
  return { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}

/** Where uploaded pictures are stored; undefined: in the data folder. */
function bucketSettings(settings: Settings): Bucket | undefined {
  const { UPLOADS_S3_BUCKET: name, UPLOADS_S3_REGION: region, UPLOADS_S3_ENDPOINT: endpoint } = settings;
  const { UPLOADS_S3_ACCESS_KEY_ID: accessKeyId, UPLOADS_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (name === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { name, region, endpoint, accessKeyId, secretAccessKey };
}

/** The platform's account with the payment provider; undefined: a stand-in is used. */
function stripeSettings(settings: Settings): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL, STRIPE_CONNECT_CLIENT_ID } = settings;
  if (!secretKey || !publishableKey || !webhookSecret) return undefined;
  const mode = /^[sr]k_live_/.test(secretKey) ? "live" : "test";
  const { STRIPE_CONNECT_WEBHOOK_SECRET } = settings;
  const connect = {
    ...(STRIPE_CONNECT_CLIENT_ID && { connectClientId: STRIPE_CONNECT_CLIENT_ID }),
    ...(STRIPE_CONNECT_WEBHOOK_SECRET && { connectWebhookSecret: STRIPE_CONNECT_WEBHOOK_SECRET }),
  };
  const keys = { mode, secretKey, publishableKey, webhookSecret, ...connect } as const;
  return STRIPE_API_URL === undefined ? keys : { ...keys, server: serverAt(STRIPE_API_URL) };
}

function serverAt(address: string): StripeKeys["server"] {
  const { protocol, hostname, port } = new URL(address);
  const isTls = protocol === "https:";
  return { protocol: isTls ? "https" : "http", host: hostname, port: Number(port) || (isTls ? 443 : 80) };
}

function wholeNumber(low: number, high: number) {
  const error = `must be a whole number from ${low} to ${high}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= low && value <= high, error);
}

/** Not echoed in messages: it may contain a password. */
function url(schemes: string[]) {
  const error = `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`;
  return z.string().refine((text) => schemes.includes(URL.parse(text)?.protocol.slice(0, -1) ?? ""), error);
}

function secret() {
  const error = `must be at least ${LEAST_SECRET_BYTES} bytes long`;
  return z.string().refine(isLongEnough, error);
}

function isLongEnough(text: string): boolean {
  return Buffer.byteLength(text) >= LEAST_SECRET_BYTES;
}

function secrets() {
  const error = `must be keys of at least ${LEAST_SECRET_BYTES} bytes, separated by commas`;
  return z
    .string()
    .transform((text) => text.split(",").map((one) => one.trim()))
    .refine((keys) => keys.every(isLongEnough), error);
}

/** Not echoed either. */
function key(...beginnings: string[]) {
  return z
    .string()
    .refine((text) => beginnings.some((one) => text.startsWith(one)), `must start with ${beginnings.join(" or ")}`);
}

function addressBlocks() {
  return z
    .string()
    .transform((text) => text.split(",").map((block) => block.trim()))
    .refine((blocks) => blocks.every(isAddressBlock), "must be address blocks such as 10.0.0.0/8, separated by commas");
}

function isAddressBlock(block: string): boolean {
  const [address = "", prefix, ...rest] = block.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
