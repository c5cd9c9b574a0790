import { expect, test } from "vitest";
import { ask, fakeApi, openGateway } from "./fake-api.ts";

const done = () => ({ message: "Done." });
const keysOf = (api: ReturnType<typeof fakeApi>) => api.seen.map(({ headers }) => headers.get("idempotency-key"));
const headers = { "idempotency-key": "key-1" };

test("passes on the key of a single mutation", async () => {
  const api = fakeApi({ logout: done });
  await using gateway = await openGateway(api);

  await ask(gateway, "mutation { logout { message } }", { headers });

  expect(keysOf(api)).toEqual(["key-1"]);
});

test("gives each of several mutations its own key, the same when the document is repeated", async () => {
  const api = fakeApi({ logout: done, releaseHold: done });
  await using gateway = await openGateway(api);
  const document =
    'mutation { a: logout { message } b: logout { message } releaseHold(token: "0123456789") { message } }';

  await ask(gateway, document, { headers });
  await ask(gateway, document, { headers });

  const keys = ["key-1:a", "key-1:b", "key-1:releaseHold"];
  expect(keysOf(api)).toEqual([...keys, ...keys]);
});

test("also counts the mutations in a fragment", async () => {
  const api = fakeApi({ logout: done });
  await using gateway = await openGateway(api);

  await ask(gateway, "mutation { ...Both } fragment Both on Mutation { a: logout { message } b: logout { message } }", {
    headers,
  });

  expect(keysOf(api)).toEqual(["key-1:a", "key-1:b"]);
});

test("sends no key with a query", async () => {
  const api = fakeApi({});
  await using gateway = await openGateway(api);

  await ask(gateway, "{ booking(id: 1) { id } }", { headers });

  expect(keysOf(api)).toEqual([null]);
});
