import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { Observable } from "rxjs";
import { afterEach, expect, it, vi } from "vitest";
import { refreshShown } from "#web/app/live/refresh-shown.ts";

const QUERY = gql`
  query Shown {
    bookings {
      status
    }
  }
`;
const CHANGED = {
  cursor: "1",
  is_reset: false,
  changes: [{ entity: "booking", ids: [1], reads: ["bookings"], location_ids: [], starts_at: null, ends_at: null }],
};

/** A server that responds only when the test says so, with the state as of the request. */
function slowServer() {
  let status = "confirmed";
  const waiting: (() => void)[] = [];
  let asked = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const bookings = { __typename: "Bookings", status };
        asked += 1;
        waiting.push(() => {
          observer.next({ data: { bookings } });
          observer.complete();
        });
      }),
  );
  return {
    link,
    asked: () => asked,
    change: (to: string) => void (status = to),
    answer: () => waiting.shift()?.(),
  };
}

/** Longer than a refetch may be put off. */
const spread = () => vi.advanceTimersByTimeAsync(500);

afterEach(() => vi.useRealTimers());

it("shows a second change that arrives while the first is still loading", async () => {
  vi.useFakeTimers();
  const server = slowServer();
  const client = new ApolloClient({ link: server.link, cache: new InMemoryCache() });
  const seen: unknown[] = [];
  const shown = client.watchQuery<{ bookings: { status: string } }>({
    query: QUERY,
    notifyOnNetworkStatusChange: false,
  });
  const watching = shown.subscribe(({ data }) =>
    seen.push((data as { bookings?: { status: string } })?.bookings?.status),
  );
  server.answer();
  await spread();
  expect(seen.at(-1)).toBe("confirmed");

  const refresher = refreshShown(client);
  refresher.add(CHANGED);
  await spread();
  expect(server.asked()).toBe(2);
  server.change("checked_in");
  refresher.add(CHANGED);
  await spread();
  expect(server.asked()).toBe(2);
  server.answer();
  await spread();
  expect(server.asked()).toBe(3);
  server.answer();
  await spread();
  expect(seen.at(-1)).toBe("checked_in");
  watching.unsubscribe();
  refresher.stop();
});
