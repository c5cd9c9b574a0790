import { graphRequest, load, SIZE, type LargeSet } from "./large-set.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

const CONNECTIONS = 8;
const WARM_UP_S = 4;
const MEASURED_S = 4;
/** Alternating, so that other load on the machine affects both alike. */
const ROUNDS = 3;
const TARGET_RATIO = 1.5;
const DAYS = { date_from: "2026-01-01", date_to: "2027-12-31" };

const BOOKINGS = /* GraphQL */ `
  query Bookings($page: Int, $search: String, $status: [BookingStanding!], $date_from: String, $date_to: String) {
    bookings(page: $page, perPage: 20, search: $search, status: $status, date_from: $date_from, date_to: $date_to) {
      data {
        id
        start_time
        status
        payment_status
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

const PAYMENTS = /* GraphQL */ `
  query Payments($page: Int, $search: String, $method: [PaymentMethod!], $date_from: String, $date_to: String) {
    payments(page: $page, perPage: 20, search: $search, method: $method, date_from: $date_from, date_to: $date_to) {
      data {
        id
        number
        payer_name
        description
        method
        amount {
          amount
          currency
        }
        refunded {
          amount
          currency
        }
        local_time
      }
      meta {
        total
      }
    }
  }
`;

/** The same kinds of query for both lists: a page, some states, a time range, a name. */
const asked = (states: object) => [{}, { page: 3 }, states, DAYS, { ...DAYS, ...states }, { search: "ann" }];

/** The slowest responses of the payments list with filters, beside those of the bookings list. */
export async function paymentsRow({ product, companies }: LargeSet): Promise<Row> {
  const ask = async (document: string, states: object) => {
    const requests = companies.flatMap((company) =>
      asked(states).map((variables) => graphRequest(company, document, variables)),
    );
    await load(product.port, requests, { connections: CONNECTIONS, duration: WARM_UP_S });
    const { latency } = await load(product.port, requests, { connections: CONNECTIONS, duration: MEASURED_S });
    return latency.p97_5;
  };
  const measured: { payments: number; bookings: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const payments = await ask(PAYMENTS, { method: ["cash", "transfer"] });
    measured.push({ payments, bookings: await ask(BOOKINGS, { status: ["completed", "cancelled"] }) });
  }
  const middle = (values: number[]) => percentile(values, 0.5);
  const ratio = middle(measured.map(({ payments, bookings }) => payments / bookings));
  return {
    what: `list of payments with filters, of ${SIZE.bookings.toLocaleString("en")} bookings, ${CONNECTIONS} connections`,
    value: `p97.5 ${milliseconds(middle(measured.map(({ payments }) => payments)))}`,
    yardstick: `${milliseconds(middle(measured.map(({ bookings }) => bookings)))} (the list of bookings)`,
    ratio: times(ratio),
    target: `<= ${TARGET_RATIO} x`,
    met: ratio <= TARGET_RATIO,
  };
}
