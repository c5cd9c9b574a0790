import type { Person, Platform, Reply, Venue } from "#tests/support/venue.ts";

export const ownTenant = ({ slug }: Venue) => ({ params: { tenant: slug } });

type How = "complete" | "incomplete" | "refuse";

/** Starts the connection, answers at the provider as `how` says, and returns the URL that it redirects back to. */
export async function comeBack(platform: Platform, venue: Venue, person: Person, how: How = "complete"): Promise<URL> {
  const { body } = await person.ask("startStripeOauth", ownTenant(venue));
  const asked = new URL(body.url);
  const answer = new URL(asked.href.replace("/oauth/authorize", "/oauth/approve"));
  answer.searchParams.set("how", how);
  const { location } = await platform.payments.visit(answer.href);
  if (!location) throw new Error("the provider leads back");
  return location;
}

/** The central host's response to a browser that comes back. */
export function callBack(platform: Platform, address: URL, tenant: string | null = null): Promise<Response> {
  return platform.api.fetch(new Request(address), { tenant, address: "127.0.0.1", requestId: "r1", secure: false });
}

/** The parameters that the company's own screen finds in its URL. */
export async function wayBack(
  platform: Platform,
  venue: Venue,
  person: Person,
  how: How = "complete",
): Promise<{ code: string; state: string }> {
  const response = await callBack(platform, await comeBack(platform, venue, person, how));
  const { searchParams } = new URL(response.headers.get("location") ?? "");
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
}

/** Connects an account of the company, as an owner does; throws if it is refused. */
export async function connect(
  platform: Platform,
  venue: Venue,
  owner: Person,
  how: How = "complete",
): Promise<Reply["body"]> {
  const { status, body } = await owner.ask("connectStripe", { body: await wayBack(platform, venue, owner, how) });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

interface UnsettledList {
  data: { state: string }[];
  unclear: number;
}

/** Those of the unsettled payments that have to be looked up at the provider. */
export const unclearOf = ({ data, unclear }: UnsettledList) => ({
  data: data.filter(({ state }) => state === "unclear"),
  total: unclear,
});
