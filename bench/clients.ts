import { Client } from "pg";
import pino from "pino";
import { inTenant } from "#api/db/transaction.ts";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "clients";

const CLIENTS = 100_000;
const WARM_UP = 30;
const SEARCHES = 400;
const TARGET_MS = 30;

const QUERY = /* GraphQL */ `
  query ClientList($search: String) {
    clients(page: 1, perPage: 20, search: $search) {
      data {
        id
        name
        email
        phone
      }
      meta {
        total
      }
    }
  }
`;

/** A receptionist's search among 100,000 clients, through gateway, REST and row-level security. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  const platform = await startPlatform({ validateAnswers: false }, await cloneDatabase(server));
  const gateway = await createGateway({
    api: platform.api,
    baseDomain: "localhost",
    webRoot: "no-such-folder",
    log: pino({ level: "silent" }),
  });
  try {
    const venue = await platform.venue();
    await insertClients(platform.database.adminUrl, venue.tenantId);
    const { token } = await venue.person("staff");
    const search = (text: string) => searchGraph(gateway, venue, token, text);
    const searches = Array.from({ length: SEARCHES }, (_, at) => typed(at));
    for (const text of searches.slice(0, WARM_UP)) await search(text);
    const timings = await timingsOf(searches, search);
    const beside = await timingsOf(searches.slice(0, SEARCHES / 4), (text) => scan(platform, venue, text));
    const [value, yardstick] = [percentile(timings, 0.95), percentile(beside, 0.95)];
    return [
      {
        what: `client search among ${CLIENTS.toLocaleString("en")} over the graph, words and numbers half typed`,
        value: `p50 ${milliseconds(percentile(timings, 0.5))}, p95 ${milliseconds(value)}`,
        yardstick: `p95 ${milliseconds(yardstick)} (SQL alone, without the index)`,
        ratio: times(value / yardstick),
        target: `p95 <= ${TARGET_MS} ms`,
        met: value <= TARGET_MS,
      },
    ];
  } finally {
    await gateway.close();
    await platform.close();
    await stop();
  }
}

const FIRST_NAMES =
  "Ava Noah Mia Liam Zoe Ethan Chloe Lucas Nora Owen Priya Arjun Hana Kenji Ingrid Mateo Fatima Omar Camille Hugo";
const LAST_SYLLABLES =
  "ber lin mar tin fon taine dub ois kim ura sor ens lau rent mac leod ach ebe fer reira wal ker sin ghal";
const FIRST = FIRST_NAMES.split(" ");
const SYLLABLES = LAST_SYLLABLES.split(" ");

const lastName = (at: number): string => {
  const parts = [at, Math.floor(at / 24), Math.floor(at / 576)].map((part) => SYLLABLES[part % SYLLABLES.length] ?? "");
  return parts.join("").replace(/^./, (letter) => letter.toUpperCase());
};
const phone = (at: number): string => `604 ${String(200 + (at % 800))} ${String((at * 37) % 10_000).padStart(4, "0")}`;

/** Search text when typing pauses: the start of a name, first and last name, an email address, the end of a number. */
function typed(at: number): string {
  const person = (at * 7919) % CLIENTS;
  const [first, last] = [FIRST[person % FIRST.length] ?? "", lastName(person)];
  const forms = [
    last.slice(0, 4),
    last.slice(0, 2),
    `${first} ${last.slice(0, 3)}`,
    last,
    `${last}.${person}@`,
    phone(person).slice(-8),
  ];
  return forms[at % forms.length] ?? last;
}

async function insertClients(adminUrl: string, tenantId: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const people = Array.from({ length: CLIENTS }, (_, at) => at);
  const [first, last] = [people.map((at) => FIRST[at % FIRST.length]), people.map(lastName)];
  await client.query(
    `insert into users (tenant_id, first_name, last_name, email, phone, roles)
     select $1, first, last, lower(first || '.' || last || '.' || at - 1 || '@mail.example'), phone, array['client']
     from unnest($2::text[], $3::text[], $4::text[]) with ordinality person(first, last, phone, at)`,
    [tenantId, first, last, people.map(phone)],
  );
  await client.query("vacuum analyze users");
  await client.end();
}

async function timingsOf(searches: readonly string[], work: (text: string) => Promise<number>): Promise<number[]> {
  const timings: number[] = [];
  for (const text of searches) {
    const before = performance.now();
    const found = await work(text);
    timings.push(performance.now() - before);
    if (found === 0) throw new Error(`nobody was found by ${text}`);
  }
  return timings;
}

async function searchGraph(gateway: Gateway, { slug }: Venue, token: string, search: string): Promise<number> {
  const response = await gateway.fetch(
    new Request(`http://${slug}.localhost/graphql`, {
      method: "POST",
      headers: { host: `${slug}.localhost`, "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: QUERY, variables: { search } }),
    }),
    { address: "127.0.0.1", secure: false },
  );
  const { data } = await response.json();
  return data?.clients?.meta.total ?? 0;
}

/** The same search without the index: reads each of the company's people. */
async function scan({ db }: Platform, { tenantId }: Venue, text: string): Promise<number> {
  const pattern = `%${text.toLowerCase()}%`;
  return inTenant(db, tenantId, async (trx) => {
    const matching = trx.selectFrom("users").where("search_text", "like", pattern);
    await matching
      .select(["id", "first_name", "last_name"])
      .orderBy("last_name")
      .orderBy("first_name")
      .limit(20)
      .execute();
    const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
    return total;
  });
}
