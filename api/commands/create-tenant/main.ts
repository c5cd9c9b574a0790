import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { StartError } from "#api/errors/start-error.ts";
import { siteUrls } from "#api/http/site-url.ts";
import { systemClock } from "#api/start/system-clock.ts";
import { createTenant } from "#api/tenants/create-tenant.ts";
import { runCommand } from "../run-command.ts";

const USAGE = `Use: npm run create-tenant -- --slug harbour --name "Harbour Golf" --owner-email ada@harbour.example
     [--owner-name "Ada Field"] [--timezone America/Vancouver] [--currency CAD] [--locale en-CA] [--trial-days 14]
     [--shared-sandbox]
     The owner's password is read from OWNER_PASSWORD, or else generated and printed once.`;

const text = { type: "string" } as const;

/** `npm run create-tenant`: a new company with its first owner. */
const given = readOptions();
await runCommand(process.env, async ({ owner, config }) => {
  const { slug, name, "owner-email": owner_email, "owner-name": ownerName, timezone, currency, locale } = given;
  if (!slug || !name || !owner_email) throw new StartError(USAGE);
  const made = process.env["OWNER_PASSWORD"] ? undefined : randomBytes(12).toString("base64url");
  const password = process.env["OWNER_PASSWORD"] ?? made ?? "";
  const [owner_first_name, ...others] = ownerName?.trim().split(/\s+/) ?? [];
  const person = owner_first_name === undefined ? {} : { owner_first_name, owner_last_name: others.join(" ") };
  const trial = given["trial-days"] === undefined ? {} : { trial_days: Number(given["trial-days"]) };
  const kind = given["shared-sandbox"] ? { account_type: "shared_sandbox" as const } : {};
  const company = { slug, name, owner_email, ...person, password, timezone, currency, locale, ...trial, ...kind };
  await createTenant({ owner, now: systemClock.now() }, company);
  console.info(`Made ${siteUrls(config, config.port)(slug)}`);
  console.info(`Sign in as ${owner_email}${made ? ` with the password ${made}` : ""}`);
});

function readOptions() {
  try {
    return parseArgs({
      options: {
        slug: text,
        name: text,
        "owner-email": text,
        "owner-name": text,
        timezone: text,
        currency: text,
        locale: text,
        "trial-days": text,
        "shared-sandbox": { type: "boolean" },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(1);
  }
}
