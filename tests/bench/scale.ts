import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { Client } from "pg";
import { type Company, type LargeSet, SIZE, startLargeSet } from "./large-set.ts";
import { milliseconds, type Row, times } from "./row.ts";

export const name = "scale";

const CONNECTIONS = 8;
const WARM_UP_S = 4;
const MEASURED_S = 8;
const LIST_TARGET = 870;
/** Pages of each company's list that are asked for. */
const PAGES = 20;
const MIXED = 10_000;
const RSS_TARGET_MB = 600;
const MIXED_AGAIN = 2;
/** After its first ten thousand a process has its working size; more than this on top of it is a leak. */
const STILL_GROWS_MB = 60;

const LIST = /* GraphQL */ `
  query BookingList($page: Int) {
    bookings(page: $page, perPage: 20) {
      data {
        id
        start_time
        status
        client {
          id
          name
        }
        coach {
          id
          name
        }
      }
      meta {
        total
      }
    }
  }
`;

/** 20 companies with 200,000 bookings behind the whole product in one process. */
export async function run(): Promise<Row[]> {
  const set = await startLargeSet();
  try {
    return [await listRow(set), await memoryRow(set)];
  } finally {
    await set.stop();
  }
}

async function listRow({ database, product, companies }: LargeSet): Promise<Row> {
  const requests = companies.flatMap((company) =>
    Array.from({ length: PAGES }, (_, at) => graphRequest(company, LIST, { page: at + 1 })),
  );
  const measured = await load(product.port, requests, { duration: MEASURED_S });
  const beside = await askBySql(database.appUrl, companies);
  const rate = measured.requests.average;
  return {
    what: `list of 20 bookings with client and coach over the graph, ${SIZE.bookings.toLocaleString("en")} bookings of ${SIZE.tenants} companies, ${CONNECTIONS} connections`,
    value: `${Math.round(rate)}/s, p50 ${milliseconds(measured.latency.p50)}`,
    yardstick: `${Math.round(beside)}/s (the same by SQL alone)`,
    ratio: `${times(beside / rate)} the work`,
    target: `>= ${LIST_TARGET}/s`,
    met: rate >= LIST_TARGET,
  };
}

/** What a process weighs after ten thousand requests of many kinds, and whether as many again let it grow. */
async function memoryRow({ product, companies }: LargeSet): Promise<Row> {
  const requests = companies.flatMap(mixedRequests);
  const rss: number[] = [];
  for (let run = 0; run <= MIXED_AGAIN; run++) {
    await load(product.port, requests, { amount: MIXED });
    rss.push(residentMb(product.process.pid));
  }
  const [first = 0] = rss;
  const last = rss.at(-1) ?? 0;
  return {
    what: `one process after ${MIXED.toLocaleString("en")} mixed requests`,
    value: `RSS ${Math.round(first)} MB; after as many again, and again, ${rss.slice(1).map(Math.round).join(", ")} MB`,
    yardstick: "-",
    ratio: "-",
    target: `<= ${RSS_TARGET_MB} MB and flat`,
    met: last <= RSS_TARGET_MB && last - first <= STILL_GROWS_MB,
  };
}

type Request = autocannon.Request;

function graphRequest({ slug, token }: Company, query: string, variables: object): Request {
  return {
    method: "POST",
    path: "/graphql",
    headers: { host: `${slug}.localhost`, "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  };
}

function restRequest({ slug, token }: Company, path: string): Request {
  return { path, headers: { host: `${slug}.localhost`, authorization: `Bearer ${token}` } };
}

/** Lists, a search, the schedule, free times, a person's own profile, and a page of the web. */
function mixedRequests(company: Company): Request[] {
  const [today, tomorrow] = [0, 1].map((days) => Temporal.Now.plainDateISO("UTC").add({ days }).toString());
  const { location_id } = company;
  return [
    graphRequest(company, LIST, { page: 3 }),
    graphRequest(company, "query Me { userProfile { id first_name } }", {}),
    graphRequest(company, "query Find($search: String) { clients(search: $search) { data { id name } } }", {
      search: "an",
    }),
    restRequest(company, `/api/v1/bookings/compact?location_id=${location_id}&date_from=${today}&date_to=${tomorrow}`),
    restRequest(company, "/api/v1/clients?page=2"),
    restRequest(company, "/api/v1/public/company"),
    restRequest(company, "/api/v1/public/services"),
    restRequest(company, "/book"),
  ];
}

async function load(
  port: number,
  requests: Request[],
  length: { duration: number } | { amount: number },
): Promise<autocannon.Result> {
  const options = { url: `http://127.0.0.1:${port}`, connections: CONNECTIONS, requests };
  if ("duration" in length) await autocannon({ ...options, duration: WARM_UP_S });
  const result = await autocannon({ ...options, ...length });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return result;
}

/** The same rows and the same count by one statement each, over as many connections; answers how many lists a second. */
async function askBySql(appUrl: string, companies: readonly Company[]): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: appUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  let asked = 0;
  const until = performance.now() + MEASURED_S * 1000;
  const askOn = async (client: Client) => {
    for (; performance.now() < until; asked++) {
      const { tenantId } = companies[asked % companies.length] ?? { tenantId: randomUUID() };
      await client.query(`begin; set local app.tenant_id = '${tenantId}'`);
      await client.query({ name: "page", text: PAGE_SQL, values: [tenantId, (asked % PAGES) * 20] });
      await client.query({ name: "count", text: COUNT_SQL, values: [tenantId] });
      await client.query("commit");
    }
  };
  await Promise.all(clients.map(askOn));
  await Promise.all(clients.map((client) => client.end()));
  return asked / MEASURED_S;
}

const PAGE_SQL = `
  select b.id, b.start_time, b.status, c.id as client_id, c.first_name || ' ' || c.last_name as client,
    t.id as coach_id, t.first_name || ' ' || t.last_name as coach
  from bookings b
  left join users c on c.tenant_id = b.tenant_id and c.id = b.client_id
  left join users t on t.tenant_id = b.tenant_id and t.id = b.coach_id
  where b.tenant_id = $1 and b.status <> 'held' order by b.start_time desc, b.id desc limit 20 offset $2`;
const COUNT_SQL = "select count(*) from bookings b where b.tenant_id = $1 and b.status <> 'held'";

/** As Linux counts it, in MB. */
function residentMb(pid: number | undefined): number {
  const [, kB = "0"] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kB) / 1024;
}
