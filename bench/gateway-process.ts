import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createSchema, createYoga } from "graphql-yoga";
import pino from "pino";
import { createGateway } from "#gateway/server.ts";
import { page, sampleBooking } from "#tests/gateway/samples.ts";

/** Messages to the parent: the port once, then the CPU time used so far in microseconds. */
export type Message = { port: number } | { cpuUs: number };

export const ROLES = ["rest", "ours", "yardstick"] as const;
export type Role = (typeof ROLES)[number];

/** A fixed REST response, so that only the layer above it is measured. */
function restStub(): RequestListener {
  const bookings = Array.from({ length: 20 }, (_, at) => sampleBooking({ id: at + 1, client_id: at + 1 }));
  const answer = JSON.stringify(page(bookings));
  return (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
  };
}

async function ours(url: string): Promise<RequestListener> {
  const gateway = await createGateway({
    api: { url, gatewayKey: "a key of thirty-two bytes or more!" },
    baseDomain: "localhost",
    webRoot: "no-such-folder",
    log: pino({ level: "info" }),
  });
  return gateway.listener;
}

/** A hand-written resolver for this one list: no limits, no tenants, no error format. */
function yardstick(url: string): RequestListener {
  const yoga = createYoga({
    logging: false,
    schema: createSchema({
      typeDefs: /* GraphQL */ `
        type Money {
          amount: Float!
          currency: String!
        }
        type Booking {
          id: Int!
          client_id: Int
          service_id: Int!
          location_id: Int!
          resource_id: Int
          start_time: String!
          end_time: String!
          local_start: String!
          status: String!
          price: Money!
          version: Int!
          allowed_actions: [String!]!
        }
        type Meta {
          total: Int!
        }
        type BookingPage {
          data: [Booking!]!
          meta: Meta!
        }
        type Query {
          bookings(page: Int = 1, perPage: Int = 20): BookingPage
        }
      `,
      resolvers: {
        Query: {
          bookings: async (_root: unknown, args: Record<string, number>, context: { request: Request }) => {
            const query = new URLSearchParams(Object.entries(args).map(([name, value]) => [name, String(value)]));
            const authorization = context.request.headers.get("authorization") ?? "";
            const response = await fetch(`${url}/api/v1/bookings?${query.toString()}`, { headers: { authorization } });
            return response.json();
          },
        },
      },
    }),
  });
  return (request, response) => void yoga(request, response);
}

async function listen(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1", () => {
    // A server listening on a port has an address with that port.
    process.send?.({ port: (server.address() as AddressInfo).port } satisfies Message);
  });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuUs: user + system } satisfies Message);
  });
  process.on("disconnect", () => process.exit());
}

if (import.meta.main) {
  const [, , role, url = ""] = process.argv;
  if (role === "rest") await listen(restStub());
  if (role === "ours") await listen(await ours(url));
  if (role === "yardstick") await listen(yardstick(url));
}
