import type autocannon from "autocannon";
import { Client } from "pg";
import { graphRequest, load, startLargeSet, type Company, type LargeSet } from "./large-set.ts";
import { BOOKINGS } from "./lists.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "audit";

const ENTRIES = 1_000_000;
const CONNECTIONS = 4;
const WARM_UP_S = 3;
const MEASURED_S = 4;
/** Alternating, so that other load on the machine affects both alike. */
const ROUNDS = 3;
const TARGET_RATIO = 2;
const AS_OF_RATIO = 4;
/** How many days before the queried day the as-of view looks. */
const AS_OF_DAYS = 3;
const DAYS_ASKED = 20;
/** One booking in this many was moved, twice in the two days before it; the rest of the log is about clients. */
const ONE_MOVED_OF = 5;

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

const DAY_AS_OF = /* GraphQL */ `
  query DayAsOf($location_id: Int!, $date: String!, $as_of_date: String!) {
    scheduleAsOf(location_id: $location_id, date: $date, as_of_date: $as_of_date, as_of_time: "09:00") {
      bookings {
        booking_id
        client_name
        service_name
        resource_id
        coach_name
        local_start
        local_end
        status
        became
      }
      changes {
        kind
        subject
        entry {
          id
          at
          actor_name
          changes {
            field
            before
            after
          }
        }
      }
      change_count
    }
  }
`;

/**
 * One company's log of a million changes: one person's actions, the history of a client, and a day as of an earlier
 * time.
 */
export async function run(): Promise<Row[]> {
  const set = await startLargeSet();
  try {
    const [company] = set.companies;
    if (!company) throw new Error("there is no company");
    const { people, clients, days } = await addEntries(set, company);
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
      await row(set, `a day's schedule as it stood ${AS_OF_DAYS} days before, of as many`, {
        asked: days.map(({ date, as_of_date }) =>
          graphRequest(owner, DAY_AS_OF, { location_id: company.location_id, date, as_of_date }),
        ),
        list,
        most: AS_OF_RATIO,
      }),
    ];
  } finally {
    await set.stop();
  }
}

/**
 * Adds entries spread over a year: all clients, changed by the people who work there, and the changes of the bookings.
 */
async function addEntries({ database }: LargeSet, { tenantId, location_id }: Company) {
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    const ids = async (condition: string): Promise<number[]> => {
      const statement = `select id from users where tenant_id = $1 and ${condition} order by id`;
      return (await client.query<{ id: number }>(statement, [tenantId])).rows.map(({ id }) => id);
    };
    const [people, clients] = [await ids("not roles @> array['client']"), await ids("roles @> array['client']")];
    // Open screens are not notified of changes that are a year old.
    await client.query("set session_replication_role = replica");
    const { rowCount } = await client.query(
      `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, entity, entity_id, before, after)
       select $1, m.at, 'person', ($2::int[])[1 + b.id % cardinality($2::int[])], m.action, 'booking', b.id::text,
         m.before, b.facts
       from (
         select id, start_time, created_at, to_jsonb(f) || jsonb_build_object('start_time', rfc(start_time), 'end_time', rfc(end_time)) as facts
         from (select id, status, service_id, location_id, resource_id, coach_id, client_id, party_size, client_note, version,
             start_time, end_time, created_at from bookings where tenant_id = $1 and status <> 'held') f
       ) b
       cross join lateral (values
         (b.created_at, 'createBooking', null::jsonb),
         (b.start_time - interval '2 days', 'updateBooking', b.facts || jsonb_build_object('party_size', 5)),
         (b.start_time - interval '1 day', 'updateBooking', b.facts || jsonb_build_object('resource_id', null))
       ) m (at, action, before)
       where m.before is null or b.id % $3::int = 0
       order by m.at`.replaceAll(/rfc\((\w+)\)/g, `to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`),
      [tenantId, people, ONE_MOVED_OF],
    );
    await client.query(
      `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, entity, entity_id, before, after)
       select $1, now() - n * interval '30 seconds', 'person', ($2::int[])[1 + n % cardinality($2::int[])], 'updateClient', 'client',
         (($3::int[])[1 + n % cardinality($3::int[])])::text,
         jsonb_build_object('phone', '604 555 ' || n), jsonb_build_object('phone', '604 555 ' || n + 1)
       from generate_series($4::int, 1, -1) n`,
      [tenantId, people, clients, ENTRIES - (rowCount ?? 0)],
    );
    await client.query("vacuum analyze");
    const { rows: days } = await client.query<{ date: string; as_of_date: string }>(
      `select distinct to_char(start_time at time zone l.timezone, 'YYYY-MM-DD') as date,
         to_char(start_time at time zone l.timezone - interval '${AS_OF_DAYS} days', 'YYYY-MM-DD') as as_of_date
       from bookings b join locations l on l.tenant_id = b.tenant_id and l.id = b.location_id
       where b.tenant_id = $1 and b.location_id = $2 and start_time < now() - interval '1 day'
       order by date desc limit ${DAYS_ASKED}`,
      [tenantId, location_id],
    );
    return { people, clients, days };
  } finally {
    await client.end();
  }
}

interface Compared {
  asked: autocannon.Request[];
  /** The bookings list of the same company, in the same run. */
  list: autocannon.Request[];
  /** Maximum ratio to the list. */
  most?: number;
}

async function row({ product }: LargeSet, what: string, { asked, list, most = TARGET_RATIO }: Compared): Promise<Row> {
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
    target: `<= ${times(most)}`,
    met: value <= most * yardstick,
  };
}
