import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import type { Message, Role } from "./gateway-process.ts";
import { percentile, times, type Row } from "./row.ts";

export const name = "gateway";

const TARGET_RATIO = 0.8;
const CONNECTIONS = 8;
const WARM_UP = 4_000;
const MEASURED = 6_000;
const ROUNDS = 3;

const QUERY = /* GraphQL */ `
  query BookingList($page: Int) {
    bookings(page: $page, perPage: 20) {
      data {
        id
        client_id
        service_id
        location_id
        resource_id
        start_time
        end_time
        local_start
        status
        price {
          amount
          currency
        }
        version
        allowed_actions
      }
      meta {
        total
      }
    }
  }
`;

/** The gateway's own CPU time for a list of 20 bookings, beside a hand-written resolver over the same REST process. */
export async function run(): Promise<Row[]> {
  using rest = await start("rest");
  using ours = await start("ours", rest.url);
  using yardstick = await start("yardstick", rest.url);
  await load(ours, WARM_UP);
  await load(yardstick, WARM_UP);
  const rounds: { ours: number; yardstick: number }[] = [];
  // Alternating, so that a busy moment of the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await cpuPerRequest(ours), yardstick: await cpuPerRequest(yardstick) });
  }
  const value = percentile(
    rounds.map((round) => round.ours),
    0.5,
  );
  const beside = percentile(
    rounds.map((round) => round.yardstick),
    0.5,
  );
  const ratio = value / beside;
  return [
    {
      what: "gateway, list of 20 bookings, own CPU per request",
      value: `${value.toFixed(0)} us`,
      yardstick: `${beside.toFixed(0)} us (hand-written graphql-yoga resolver)`,
      ratio: times(ratio),
      target: `<= ${TARGET_RATIO} x`,
      met: ratio <= TARGET_RATIO,
    },
  ];
}

interface Server extends Disposable {
  child: ChildProcess;
  url: string;
}

async function start(role: Role, upstream = ""): Promise<Server> {
  const file = fileURLToPath(new URL("gateway-process.ts", import.meta.url));
  const child = fork(file, [role, upstream], { env: { ...process.env, NODE_ENV: "production" } });
  const message = await nextMessage(child);
  if (!("port" in message)) throw new Error(`${role} did not start`);
  return { child, url: `http://127.0.0.1:${message.port}`, [Symbol.dispose]: () => void child.kill() };
}

async function cpuPerRequest(server: Server): Promise<number> {
  const before = await cpu(server);
  await load(server, MEASURED);
  return ((await cpu(server)) - before) / MEASURED;
}

async function cpu({ child }: Server): Promise<number> {
  child.send("cpu");
  const message = await nextMessage(child);
  return "cpuUs" in message ? message.cpuUs : Number.NaN;
}

async function nextMessage(child: ChildProcess): Promise<Message> {
  // The child sends nothing else.
  const [message] = (await once(child, "message")) as [Message];
  return message;
}

async function load({ url }: Server, amount: number): Promise<void> {
  const result = await autocannon({
    url: `${url}/graphql`,
    method: "POST",
    headers: {
      host: "demo.localhost",
      "content-type": "application/json",
      authorization: "Bearer a-token-of-a-person",
    },
    body: JSON.stringify({ query: QUERY, variables: { page: 1 } }),
    connections: CONNECTIONS,
    amount,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
}
