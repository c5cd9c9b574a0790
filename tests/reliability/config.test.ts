import { expect, it } from "vitest";
import { readConfig } from "#api/config.ts";
import { StartError } from "#api/errors/start-error.ts";
import { unsentMailWarning } from "#api/work/start-work.ts";

const KEY = "k".repeat(32);

it("starts without any setting, on port 4000 of the loopback address with demo tenants", () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    baseDomain: "localhost",
    demo: true,
    holds: { minutes: 5, livePerAddress: 10, per10Minutes: 60 },
  });
});

it("reads the earlier secret keys after the current one", () => {
  const before = ["b".repeat(32), "a".repeat(32)];
  const given = { SECRET_KEY: KEY, PREVIOUS_SECRET_KEYS: before.join(", ") };
  expect(readConfig(given).secretKeys).toEqual([KEY, ...before]);
  expect(readConfig({}).secretKeys).toBeUndefined();
});

it("treats an empty variable as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

it("creates demo tenants in the operator's own database only on request", () => {
  const own = { DATABASE_URL: "postgres://db.example.com/fairway", SECRET_KEY: KEY };
  expect(readConfig(own).demo).toBe(false);
  expect(readConfig({ ...own, DEMO: "1" }).demo).toBe(true);
  expect(readConfig({ DEMO: "0" }).demo).toBe(false);
});

it.each([
  [{ PORT: "abc" }, "Bad setting: PORT must be a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "Bad setting: PORT must be a whole number from 0 to 65535."],
  [{ HOLD_MINUTES: "-5" }, "Bad setting: HOLD_MINUTES must be a whole number from 1 to 60."],
  [{ DEMO: "yes" }, "Bad setting: DEMO must be 1 or 0."],
  [{ SECRET_KEY: "short" }, "Bad setting: SECRET_KEY must be at least 32 bytes long."],
  [
    { SECRET_KEY: KEY, PREVIOUS_SECRET_KEYS: `${KEY},short` },
    "Bad setting: PREVIOUS_SECRET_KEYS must be keys of at least 32 bytes, separated by commas.",
  ],
  [{ PREVIOUS_SECRET_KEYS: KEY }, "Bad setting: SECRET_KEY must be set beside PREVIOUS_SECRET_KEYS."],
  [{ DATABASE_URL: "postgres://db/x" }, "Bad setting: SECRET_KEY must be set beside DATABASE_URL."],
  [
    { BASE_DOMAIN: "https://x.org" },
    "Bad setting: BASE_DOMAIN must be a host name in lower case, such as example.com.",
  ],
  [
    { TRUST_PROXY: "10.0.0.0/8, 300.0.0.1" },
    "Bad setting: TRUST_PROXY must be address blocks such as 10.0.0.0/8, separated by commas.",
  ],
  [{ PUBLIC_URL: "https://other.org" }, "Bad setting: PUBLIC_URL must be on BASE_DOMAIN (localhost)."],
  [
    { BASE_DOMAIN: "play.example", PUBLIC_URL: "https://play.example" },
    "Bad setting: TRUST_PROXY must name the proxy that ends TLS for the https PUBLIC_URL, such as 127.0.0.1 (else cookies are not Secure).",
  ],
  [
    { PORT: "x", LOG_LEVEL: "loud" },
    "Bad setting: PORT must be a whole number from 0 to 65535; LOG_LEVEL must be trace, debug, info, warn, error or silent.",
  ],
])("refuses %o with one line that names the variable and its valid values", (env, line) => {
  expect(() => readConfig(env)).toThrow(new StartError(line));
});

it("warns if emails to real people are only saved to a folder", () => {
  const warned = (env: Record<string, string>) => unsentMailWarning(readConfig(env));
  expect(warned({})).toBeUndefined();
  expect(warned({ BASE_DOMAIN: "venue.localhost" })).toBeUndefined();
  expect(warned({ BASE_DOMAIN: "play.example", SMTP_URL: "smtp://mail.play.example" })).toBeUndefined();
  expect(warned({ BASE_DOMAIN: "play.example" })).toContain("reaches nobody");
});

it("never repeats a value that may hold a password", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://root:hunter2@db/x" })).toThrow(/^(?!.*hunter2)/);
});

it("requires the gateway's key on both sides of a split", () => {
  const line = "Bad setting: GATEWAY_KEY must be set where API and gateway are split.";
  expect(() => readConfig({}, "api")).toThrow(new StartError(line));
  expect(() => readConfig({ API_URL: "http://10.0.0.2:4001" })).toThrow(new StartError(line));
  expect(readConfig({ API_URL: "http://10.0.0.2:4001", GATEWAY_KEY: KEY }).apiUrl).toBe("http://10.0.0.2:4001");
});
