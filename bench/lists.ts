import { randomUUID } from "node:crypto";
import type autocannon from "autocannon";
import { Client } from "pg";
import { graphRequest, load, SIZE, startLargeSet, type Company, type LargeSet } from "./large-set.ts";
import { paymentsRow } from "./payments-list.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "lists";

const CONNECTIONS = 8;
const WARM_UP_S = 4;
const MEASURED_S = 4;
/** Alternating, so that other load on the machine affects both alike. */
const ROUNDS = 3;
const TARGET_RATIO = 1.8;
/** Pages requested of each company's list. */
const PAGES = 20;

/** A query as the graph runs it, and the same rows and count by SQL alone. */
interface List {
  what: string;
  document: string;
  pageSql: string;
  countSql: string;
}

/** The cost of a list through the whole product, beside its SQL over as many connections. */
export async function run(): Promise<Row[]> {
  const set = await startLargeSet();
  try {
    return [await listRow(set, BOOKINGS), await listRow(set, CLIENTS), await paymentsRow(set)];
  } finally {
    await set.stop();
  }
}

async function listRow({ database, product, companies }: LargeSet, list: List): Promise<Row> {
  const requests = companies.flatMap((company) =>
    Array.from({ length: PAGES }, (_, at) => graphRequest(company, list.document, { page: at + 1 })),
  );
  const ask = (duration: number) => load(product.port, requests, { connections: CONNECTIONS, duration });
  await ask(WARM_UP_S);
  const measured: autocannon.Result[] = [];
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    measured.push(await ask(MEASURED_S));
    beside.push(await askBySql(database.appUrl, companies, list));
  }
  const rates = measured.map(({ requests: { average } }) => average);
  const ratio = percentile(
    rates.map((rate, round) => (beside[round] ?? 0) / rate),
    0.5,
  );
  const p50 = percentile(
    measured.map(({ latency }) => latency.p50),
    0.5,
  );
  return {
    what: `${list.what} over the graph, ${SIZE.bookings.toLocaleString("en")} bookings of ${SIZE.tenants} companies, ${CONNECTIONS} connections`,
    value: `${Math.round(percentile(rates, 0.5))}/s, p50 ${milliseconds(p50)}`,
    yardstick: `${Math.round(percentile(beside, 0.5))}/s (the same by SQL alone)`,
    ratio: `${times(ratio)} the work`,
    target: `<= ${TARGET_RATIO} x`,
    met: ratio <= TARGET_RATIO,
  };
}

/** Runs one statement each for the same rows and the same count; returns lists per second. */
export async function askBySql(
  appUrl: string,
  companies: readonly Company[],
  { pageSql, countSql }: List,
): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: appUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  let asked = 0;
  const until = performance.now() + MEASURED_S * 1000;
  const askOn = async (client: Client) => {
    for (; performance.now() < until; asked++) {
      const { tenantId } = companies[asked % companies.length] ?? { tenantId: randomUUID() };
      await client.query(`begin; set local app.tenant_id = '${tenantId}'`);
      await client.query({ name: "page", text: pageSql, values: [tenantId, (asked % PAGES) * 20] });
      await client.query({ name: "count", text: countSql, values: [tenantId] });
      await client.query("commit");
    }
  };
  await Promise.all(clients.map(askOn));
  await Promise.all(clients.map((client) => client.end()));
  return asked / MEASURED_S;
}

export const BOOKINGS: List = {
  what: "list of 20 bookings with client and coach",
  document: /* GraphQL */ `
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
  `,
  pageSql: `
    select b.id, b.start_time, b.status, c.id as client_id, c.first_name || ' ' || c.last_name as client,
      t.id as coach_id, t.first_name || ' ' || t.last_name as coach
    from bookings b
    left join users c on c.tenant_id = b.tenant_id and c.id = b.client_id
    left join users t on t.tenant_id = b.tenant_id and t.id = b.coach_id
    where b.tenant_id = $1 and b.status <> 'held' order by b.start_time desc, b.id desc limit 20 offset $2`,
  countSql: "select count(*) from bookings b where b.tenant_id = $1 and b.status <> 'held'",
};

/** What the clients screen queries, tags included. */
export const CLIENTS: List = {
  what: "list of 20 clients with their tags",
  document: /* GraphQL */ `
    query ClientList($page: Int) {
      clients(page: $page, perPage: 20) {
        data {
          id
          first_name
          last_name
          name
          email
          contact_email
          phone
          tags {
            id
            name
          }
          created_at
          version
        }
        meta {
          total
        }
      }
    }
  `,
  pageSql: `
    with page as materialized (
      select tenant_id, id, first_name, last_name, email, contact_email, phone, created_at, version from users
      where tenant_id = $1 and roles @> array['client'] order by last_name, first_name, id limit 20 offset $2)
    select page.*, first_name || ' ' || last_name as name, (
      select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
      from user_tags u join tags t on t.tenant_id = u.tenant_id and t.id = u.tag_id
      where u.tenant_id = page.tenant_id and u.user_id = page.id) as tags
    from page order by last_name, first_name, id`,
  countSql: "select count(*) from users where tenant_id = $1 and roles @> array['client']",
};
