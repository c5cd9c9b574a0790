import { z } from "zod";
import { newAccessToken } from "#api/auth/access-tokens.ts";
import { hashToken } from "#api/auth/tokens.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { messageIdOf, type Compose } from "#api/mail/composing.ts";
import { htmlOf, mailLogo, textOf, type MailContent } from "#api/mail/mail-layout.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { localeText } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import { fieldsRead } from "#schema/reports/saved-queries/fields-read.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { findToAnswer, removeMail } from "./mail-queries.ts";

/** Reads a path of a company's site with a token, as a spreadsheet would; the gateway handles the request. */
export type ReadSite = (slug: string, path: string, token: string) => Promise<Response>;

const Payload = z.object({ query_id: z.int(), user_id: z.int() });
const Refusal = z.object({ message: z.string() });
/** The longest time that one response takes. */
const TOKEN_SECONDS = 120;
const CLOSING =
  "You asked for this mail in GraphiQL, beside the saved query, where you can change its time or stop it.";
const LAST = "You asked for this mail in GraphiQL. It will not be sent again.";
/** In bytes; many mailboxes reject larger mails. */
const LARGEST_FILE = 5_000_000;

/**
 * Composes the mail of a saved query: its result at the time of sending, with the recipient's permissions, as a file. If the
 * query is refused, the mail gives the reason; if it fails temporarily, the mail is retried like any other.
 */
export function savedQueryMails(db: Database, readSite: ReadSite): Record<"saved_query", Compose> {
  return {
    async saved_query(deps, trx, { tenant_id, outbox_id, payload }, now) {
      const { query_id, user_id } = Payload.parse(payload);
      const asked = await findToAnswer(trx, { queryId: query_id, userId: user_id });
      // Someone without an address cannot sign in.
      if (!asked || asked.email === null) return null;
      const { query, query_name, slug, company, first_name, last_name, email } = asked;
      const reader = {
        tenant_id,
        user_id,
        fields: ["savedQuery", ...readableIn(query)],
        name: `Mail of ${query_name}`,
      };
      const answer = await withToken(db, { ...reader, now }, (token) =>
        readSite(slug, `/saved-queries/${query_id}.csv`, token),
      );
      if (answer.status >= 500 || answer.status === 429) throw new Error(`The gateway answered ${answer.status}`);
      // Without permission the recipient could not cancel the mail either.
      const isLast = answer.status === 403;
      if (isLast) await removeMail(trx, query_id, user_id);
      const file = answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
      const attached = file && file.byteLength <= LARGEST_FILE ? file : undefined;
      const siteUrl = deps.siteUrl(slug);
      const where = { ...asked, timezone: venueZone(null, asked.timezone) };
      const day = localeText(where, now, { dateStyle: "long" });
      const content: MailContent = {
        company,
        logo: mailLogo(asked.logo, siteUrl),
        heading: `${query_name}, ${day}`,
        greeting: `Hello ${first_name},`,
        lead: attached ? "The attached file is what the query answers now." : await leadWithout(answer, file),
        facts: attached ? [["Rows", String(rowsIn(attached))]] : [],
        action: { label: "Open in GraphiQL", url: `${siteUrl}/graphiql?saved=${query_id}` },
        closing: isLast ? LAST : CLOSING,
      };
      const mail: Mail = {
        messageId: messageIdOf(slug, outbox_id, deps.mailFrom),
        from: { name: company, address: deps.mailFrom },
        to: { name: fullName({ first_name, last_name }), address: email },
        subject: `${content.heading}, ${company}`,
        text: textOf(content),
        html: String(await htmlOf(content)),
        clientId: null,
      };
      return attached
        ? { ...mail, attachment: { filename: `${query_name}.csv`, type: "text/csv", content: attached } }
        : mail;
    },
  };
}

/** Returns no fields for a query that does not parse; the gateway reports the syntax error. */
function readableIn(query: string): string[] {
  try {
    return fieldsRead(query);
  } catch {
    return [];
  }
}

async function leadWithout(answer: Response, file: Buffer | undefined): Promise<string> {
  if (file) return "The answer is too large for a mail. Open the query and download it there.";
  const refusal = Refusal.safeParse(await answer.json().catch(() => undefined));
  return `The query could not be answered. ${refusal.success ? refusal.data.message : ""}`.trim();
}

/** Excludes the header row. */
const rowsIn = (file: Buffer): number => file.toString().trimEnd().split("\r\n").length - 1;

interface Reader {
  tenant_id: string;
  user_id: number;
  name: string;
  fields: string[];
  now: Temporal.Instant;
}

/** Creates a token of the recipient for this one request and deletes it afterwards. */
async function withToken<T>(
  db: Database,
  { tenant_id, user_id, name, fields, now }: Reader,
  read: (token: string) => Promise<T>,
): Promise<T> {
  const secret = newAccessToken();
  const token_hash = hashToken(secret);
  const expires_at = now.add({ seconds: TOKEN_SECONDS });
  await inTenant(db, tenant_id, (trx) =>
    trx
      .insertInto("access_tokens")
      .values({ tenant_id, user_id, name, fields, token_hash, created_at: now, expires_at })
      .execute(),
  );
  try {
    return await read(secret);
  } finally {
    await inTenant(db, tenant_id, (trx) =>
      trx.deleteFrom("access_tokens").where("token_hash", "=", token_hash).execute(),
    );
  }
}
