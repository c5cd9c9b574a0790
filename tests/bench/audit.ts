import type autocannon from "autocannon";
import { Client } from "pg";
import { type Company, graphRequest, type LargeSet, load, startLargeSet } from "./large-set.ts";
import { BOOKINGS } from "./lists.ts";
import { milliseconds, percentile, type Row, times } from "./row.ts";

export const name = "audit";

const ENTRIES = 1_000_000;
const CONNECTIONS = 4;
const WARM_UP_S = 3;
const MEASURED_S = 4;
/** By turns, so that what else the machine does meets both alike. */
const ROUNDS = 3;
const TARGET_RATIO = 2;

const BY_PERSON = /* GraphQL */ `
  query AuditOfPerson($person_id: Int!, $page: Int!) {
    auditLog(person_id: $person_id, page: $page, perPage: 20) {
      data {
        id
        at
        sentence
        actor_name
        changes {
          field
          before
          after
        }
      }
      meta {
        total
      }
    }
  }
`;

const OF_CLIENT = /* GraphQL */ `
  query History($id: Int!) {
    clientActivities(id: $id, page: 1, perPage: 20) {
      data {
        id
        at
        sentence
        actor_name
        notes {
          id
        }
      }
      meta {
        total
      }
    }
  }
`;

/** One company's log of a million changes: what a person did, and what was done to a client. */
export async function run(): Promise<Row[]> {
  const set = await startLargeSet();
  try {
    const [company] = set.companies;
    if (!company) throw new Error("there is no company");
    const { people, clients } = await addEntries(set, company);
    const owner = { slug: company.slug, token: company.ownerToken };
    const pages = [1, 2, 3];
    const list = pages.map((page) => graphRequest(owner, BOOKINGS.document, { page }));
    const ofPeople = people.flatMap((person_id) =>
      pages.map((page) => graphRequest(owner, BY_PERSON, { person_id, page })),
    );
    const ofClients = clients.map((id) => graphRequest(owner, OF_CLIENT, { id }));
    return [
      await row(set, `a person's page of ${ENTRIES.toLocaleString("en")} changes`, { asked: ofPeople, list }),
      await row(set, "a client's history of as many", { asked: ofClients, list }),
    ];
  } finally {
    await set.stop();
  }
}

/** Spread over a year, the people who work there and all clients. */
async function addEntries({ database }: LargeSet, { tenantId }: Company) {
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    const ids = async (condition: string): Promise<number[]> => {
      const statement = `select id from users where tenant_id = $1 and ${condition} order by id`;
      return (await client.query<{ id: number }>(statement, [tenantId])).rows.map(({ id }) => id);
    };
    const [people, clients] = [await ids("not roles @> array['client']"), await ids("roles @> array['client']")];
    // Open screens are not told of what is a year old.
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, entity, entity_id, before, after)
       select $1, now() - n * interval '30 seconds', 'person', ($2::int[])[1 + n % cardinality($2::int[])], 'updateClient', 'client',
         (($3::int[])[1 + n % cardinality($3::int[])])::text,
         jsonb_build_object('phone', '604 555 ' || n), jsonb_build_object('phone', '604 555 ' || n + 1)
       from generate_series($4::int, 1, -1) n`,
      [tenantId, people, clients, ENTRIES],
    );
    await client.query("vacuum analyze");
    return { people, clients };
  } finally {
    await client.end();
  }
}

interface Compared {
  asked: autocannon.Request[];
  /** The bookings list of the same company, in the same run. */
  list: autocannon.Request[];
}

async function row({ product }: LargeSet, what: string, { asked, list }: Compared): Promise<Row> {
  const ask = (requests: autocannon.Request[], duration: number) =>
    load(product.port, requests, { connections: CONNECTIONS, duration });
  const [measured, beside]: number[][] = [[], []];
  for (const requests of [asked, list]) await ask(requests, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round++) {
    measured?.push((await ask(asked, MEASURED_S)).latency.p97_5);
    beside?.push((await ask(list, MEASURED_S)).latency.p97_5);
  }
  const [value, yardstick] = [percentile(measured ?? [], 0.5), percentile(beside ?? [], 0.5)];
  return {
    what,
    value: `${milliseconds(value)} (97.5 in 100)`,
    yardstick: `${milliseconds(yardstick)}, the bookings list`,
    ratio: times(value / yardstick),
    target: `<= ${times(TARGET_RATIO)}`,
    met: value <= TARGET_RATIO * yardstick,
  };
}
