import { randomUUID } from "node:crypto";
import { inTenant } from "#api/db/transaction.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";
import type { OnboardingStatus, OnboardingStepKey } from "#schema/venue/onboarding/models.ts";
import { signUpOperations } from "#schema/venue/onboarding/operations.ts";
import { bodyOf, search, type Person, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";
import { newcomer } from "./newcomer.ts";

type SignUpOperation = keyof typeof signUpOperations;

interface Asked {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

/** Sends a request to the central host, without a company. */
export async function askCentral(platform: Platform, operationId: SignUpOperation, asked: Asked = {}): Promise<Reply> {
  const { method, path } = signUpOperations[operationId];
  const { query = {}, body, headers = {}, address = randomUUID() } = asked;
  const response = await platform.api.fetch(
    new Request(`http://localhost${path}${search(query)}`, {
      method: method.toUpperCase(),
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    { tenant: null, address, requestId: randomUUID(), secure: false },
  );
  return { status: response.status, body: await bodyOf(response), headers: response.headers };
}

export const codeIn = (url: string): string => new URL(url).hash.replace("#code=", "");

export interface SignedUp {
  venue: Venue;
  owner: Person;
}

/** A company that has just signed up, and its owner, signed in with the code. */
export async function signUp(platform: Platform, slug = `n${randomUUID().slice(0, 8)}`): Promise<SignedUp> {
  const { status, body } = await askCentral(platform, "createTenant", { body: newcomer(slug) });
  if (status !== 201) throw new Error(`The sign-up was refused: ${JSON.stringify(body)}`);
  const tenantId = await tenantIdOf(platform.db, slug);
  if (!tenantId) throw new Error("a company that signed up is there");
  const nothing = { resource_types: [], locations: [], resources: [], services: [], coaches: [] };
  const venue = platform.at({ tenantId, slug, catalogue: nothing });
  const redeemed = await venue.anonymous("redeemHandover", { body: { code: codeIn(body.sign_in_url) } });
  const { session } = redeemed.body;
  const owner = venue.signedIn({ id: session.user.id, email: session.user.email, token: session.access_token });
  return { venue, owner };
}

/** Leaves the owner as if the link in the first mail had been followed. */
export async function confirmOwner({ admin }: Platform, { tenantId }: Pick<Venue, "tenantId">): Promise<void> {
  await admin.updateTable("users").set({ is_email_confirmed: true }).where("tenant_id", "=", tenantId).execute();
}

/** The mails waiting in the outbox, newest last. */
export function waitingMails(platform: Platform, { tenantId }: Pick<Venue, "tenantId">) {
  return inTenant(platform.db, tenantId, (trx) =>
    trx.selectFrom("outbox").select(["kind", "payload"]).orderBy("id").execute(),
  );
}

/** Leaves the company as after a sign-up: its proposals are still to be confirmed. */
export async function beginOnboarding(
  { admin, clock }: Platform,
  { tenantId }: Pick<Venue, "tenantId">,
): Promise<void> {
  const row = { tenant_id: tenantId, country: "CA", created_at: clock.now() };
  await admin.insertInto("onboardings").values(row).execute();
}

/** What the set-up list takes for done. */
export const doneOf = async ({ ask }: Person): Promise<OnboardingStepKey[]> => {
  const { body } = await ask("onboardingStatus");
  return (body as OnboardingStatus).steps.flatMap(({ key, is_done }) => (is_done ? [key] : []));
};
/** As they are confirmed. */
export const DETAILS = { name: "Harbour Golf", timezone: "Europe/Dublin", currency: "EUR", locale: "en-IE" };
export const bayTime = (resource_type_id: number, currency = "CAD") => ({
  name: "Bay time",
  kind: "resource",
  resource_type_id,
  durations: [{ duration_minutes: 60, price: { amount: 5000, currency }, peak_price: null }],
});

export async function addLocation({ ask }: Person): Promise<number> {
  const { body } = await ask("createLocation", { body: { name: "Harbour" } });
  return body.id;
}

/** On Mondays. */
export async function open({ ask }: Person, id: number): Promise<void> {
  const days = [{ weekday: "monday", ranges: [{ opens: "09:00", closes: "17:00" }] }];
  const { status } = await ask("updateLocationHours", { params: { id }, body: { version: 1, days } });
  if (status !== 200) throw new Error("the hours are kept");
}
