import { readFileSync } from "node:fs";
import { graphRequest, load, startLargeSet, type Company, type LargeSet } from "./large-set.ts";
import type { Row } from "./row.ts";

export const name = "scale";

const CONNECTIONS = 8;
const MIXED = 10_000;
const RSS_TARGET_MB = 600;
const MIXED_AGAIN = 2;
/** After its first ten thousand requests a process has reached its working size; growth beyond this is a leak. */
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
      }
      meta {
        total
      }
    }
  }
`;

/** 20 companies with 200,000 bookings, served by the whole product in one process. */
export async function run(): Promise<Row[]> {
  const set = await startLargeSet();
  try {
    return [await memoryRow(set)];
  } finally {
    await set.stop();
  }
}

/** A process's memory after ten thousand requests of many kinds, and whether it grows with as many again. */
async function memoryRow({ product, companies }: LargeSet): Promise<Row> {
  const requests = companies.flatMap(mixedRequests);
  const rss: number[] = [];
  for (let run = 0; run <= MIXED_AGAIN; run++) {
    await load(product.port, requests, { connections: CONNECTIONS, amount: MIXED });
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

function restRequest({ slug, token }: Company, path: string) {
  return { path, headers: { host: `${slug}.localhost`, authorization: `Bearer ${token}` } };
}

/** Lists, a search, the schedule, free times, a person's own profile, and a page of the web app. */
function mixedRequests(company: Company) {
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

/** Resident memory as Linux counts it, in MB. */
function residentMb(pid: number | undefined): number {
  const [, kB = "0"] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kB) / 1024;
}
