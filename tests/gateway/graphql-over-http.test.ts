import { serverAudits } from "graphql-http";
import { afterAll, expect, test } from "vitest";
import { fakeApi, openGateway, peer } from "./fake-api.ts";
import { sampleUser } from "./samples.ts";

const gateway = await openGateway(fakeApi({ userProfile: () => sampleUser(["graph.explore"]) }));
afterAll(() => gateway.close(0));

/** The audit asks about the schema itself, so a person asks who may. */
const audits = serverAudits({
  url: "http://demo.localhost/graphql",
  fetchFn: (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    request.headers.set("authorization", "Bearer token-of-a-person");
    return gateway.fetch(request, peer);
  },
});

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  "passes audit %s: %s",
  async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === "ok" ? "ok" : `${result.status}: ${result.reason}`).toBe("ok");
  },
);
