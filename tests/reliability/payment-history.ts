import fc from "fast-check";
import { sql } from "kysely";
import { vi } from "vitest";
import type { ChargeProvider } from "#api/stripe/charge-provider.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { beginLink, clientWithCard, link } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import {
  DECLINED_CARD,
  GOOD_CARD,
  holdTime,
  payingVenue,
  payWith,
  start,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { refund } from "#tests/features/payments/refunds/support.ts";
import { setTax } from "#tests/features/payments/taxes/support.ts";
import type { Ask, Person, Platform, Reply, Venue } from "#tests/support/venue.ts";

export const PRICE = 6000;
const AFTER_START = "2027-05-04T17:20:00Z";

/** What happens to one payment at the provider, outside the product: by the payer, the dashboard or the card's bank. */
const acts = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ act: "decline" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant("refund" as const), amount: fc.integer({ min: 1, max: 4000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("refund_fails" as const), nth: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("dispute" as const),
      status: fc.constantFrom(
        "needs_response",
        "under_review",
        "won",
        "lost",
        "warning_needs_response",
        "warning_closed",
      ),
    }),
  },
);
const deskActs = fc.oneof(
  fc.constantFrom({ act: "cancel" as const }, { act: "restore" as const }, { act: "no_show" as const }),
  fc.record({
    act: fc.constant("refund" as const),
    amount: fc.integer({ min: 1, max: PRICE }),
    as: fc.constantFrom("payment", "credit"),
  }),
);

export const histories = fc.record({
  /** A deposit or the full price on the booking page, or a desk request: for a booking, or for the bill of a pack. */
  kind: fc.constantFrom("deposit", "full", "link", "saved_card", "bill_link", "bill_card"),
  /** Whether the provider charges the card an amount other than the desk requested. */
  differs: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  /** `isTold`: whether all events so far are then delivered. */
  acts: fc.array(fc.record({ at: acts, isTold: fc.boolean() }), { maxLength: 6 }),
  /** What the desk does once all events are delivered. */
  desk: fc.array(deskActs, { maxLength: 3 }),
  /** The order of the events, how often each is delivered, and the crashes in between. */
  order: fc.array(fc.record({ at: fc.nat(1_000), copies: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 40,
    maxLength: 40,
  }),
  crashes: fc.array(fc.record({ call: fc.nat(30), when: fc.constantFrom("before", "after") }), { maxLength: 4 }),
  /** Whether the process dies after a saved card was charged and before anything of it is written. */
  diesWhenCharged: fc.boolean(),
});
export type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;
type Act = History["acts"][number]["at"];
type DeskAct = History["desk"][number];

export interface Shop {
  platform: Platform;
  venue: Venue;
  owner: Person;
  /** The client with a saved card. */
  client: Person;
  cardId: string;
  packId: number;
}

export async function openShop(platform: Platform): Promise<Shop> {
  const { venue, owner } = await payingVenue(platform);
  // A third of all prices, so that no part of a price is a round figure.
  await setTax(owner.ask, venue, { name: "Tax", rate: 33_333, is_inclusive: true, number: null });
  const { client, cardId } = await clientWithCard(platform, venue, owner, GOOD_CARD);
  const terms = { billing_period: "custom", price: cad(PRICE), expires_after_months: 3 };
  const { body: pack } = await owner.ask("createMembershipPlan", { body: { name: "Ten times", ...terms } });
  return { platform, venue, owner, client, cardId, packId: pack.id };
}

export interface Begun {
  payment_intent_id: string;
  client_secret: string;
  connect_account: string;
}

/** Begins a payment and has it paid; each from its own address, as the number of holds per address is limited. */
export async function pay(shop: Shop, { kind, differs, diesWhenCharged }: History, address: string): Promise<Begun> {
  const { platform, venue, owner } = shop;
  const visitor = venue.visitor();
  const elsewhere: Ask = (operation, question) => visitor(operation, { ...question, address });
  if (kind === "deposit" || kind === "full") {
    const token = await holdTime(venue, "2027-05-04 17:00:00", elsewhere);
    const begun = bodyOf(await start(elsewhere, token, { kind })) as Begun;
    await payWith(platform, begun, GOOD_CARD);
    return begun;
  }
  const isBill = kind === "bill_link" || kind === "bill_card";
  const id = isBill ? await openBill(shop) : await bookedHour(shop, kind === "saved_card");
  if (kind === "saved_card" || kind === "bill_card") {
    return chargeSaved(shop, { id, isBill, differs, dies: diesWhenCharged });
  }
  const made = isBill
    ? bodyOf(await owner.ask("createInvoicePaymentLink", { params: { id } }))
    : bodyOf(await link(owner.ask, id, PRICE));
  const begun = await beginLink(venue, made["url"]);
  if (differs) await askForLess(shop, begun.payment_intent_id);
  await payWith(platform, begun, GOOD_CARD);
  return begun;
}

async function bookedHour({ venue, owner, client }: Shop, isOfClient: boolean): Promise<number> {
  const body = {
    service_id: venue.catalogue.services[0]?.id ?? 0,
    location_id: venue.locationId,
    start_time: "2027-05-04 17:00:00",
    end_time: "2027-05-04 18:00:00",
    ...(isOfClient
      ? { client_id: client.id }
      : { guest: { first_name: "Gil", last_name: "Guest", email: "gil@example.test" } }),
  };
  return bodyOf(await owner.ask("createBooking", { body }))["id"];
}

async function openBill({ platform, venue, owner, client, packId }: Shop): Promise<number> {
  const sold = await owner.ask("startMembershipSubscription", { body: { client_id: client.id, plan_id: packId } });
  const { id } = await platform.admin
    .selectFrom("membership_invoices")
    .where("tenant_id", "=", venue.tenantId)
    .where("membership_id", "=", bodyOf(sold)["membership"].id)
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the product's record of the requested amount lower than the amount sent to the provider. */
async function askForLess({ platform: { admin }, venue }: Shop, intent: string): Promise<void> {
  const change = { amount: PRICE - 100 };
  const charge = admin.updateTable("card_charges").set(change).where("tenant_id", "=", venue.tenantId);
  await charge.where("provider_payment_id", "=", intent).execute();
}

interface Charging {
  id: number;
  isBill: boolean;
  differs: boolean;
  dies: boolean;
}

async function chargeSaved({ platform, owner, cardId }: Shop, { id, isBill, differs, dies }: Charging): Promise<Begun> {
  const { charges } = platform.payments.payments;
  const real = charges.chargeCard.bind(charges);
  const before = platform.payments.events.length;
  const charging = vi.spyOn(charges, "chargeCard").mockImplementation(async (wanted, key) => {
    const told = await real(differs ? { ...wanted, amount: wanted.amount + 100 } : wanted, key);
    if (dies) throw new Error("the process died");
    return told;
  });
  const card = { params: { id }, body: { card_id: cardId } };
  await (isBill
    ? owner.ask("chargeMembershipInvoice", card)
    : owner.ask("chargeSavedCard", { ...card, body: { ...card.body, amount: cad(PRICE) } }));
  charging.mockRestore();
  const paid = platform.payments.events.slice(before).find(({ type }) => type === "payment_intent.succeeded");
  if (!paid) throw new Error("the saved card was not charged");
  const intent = paid.data.object as { id: string; client_secret: string };
  return { payment_intent_id: intent.id, client_secret: intent.client_secret, connect_account: paid.account ?? "" };
}

// callers inspect the API's response bodies
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function bodyOf({ status, body }: Reply): any {
  if (status !== 200 && status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Performs an act at the provider; one that the provider rejects is skipped. */
export async function perform(
  { platform }: Shop,
  { payment_intent_id: payment_intent, connect_account, client_secret }: Begun,
  act: Act,
) {
  const { payments } = platform;
  switch (act.act) {
    case "decline":
      return payWith(platform, { payment_intent_id: payment_intent, connect_account, client_secret }, DECLINED_CARD);
    case "refund":
      return payments.ask("POST", "/v1/refunds", {
        payment_intent,
        amount: String(act.amount),
        _stripe_account: connect_account,
      });
    case "refund_fails": {
      const made = payments.events.filter(
        ({ type, data }) => type === "refund.created" && JSON.stringify(data).includes(payment_intent),
      );
      const { id, status } = (made[act.nth % Math.max(1, made.length)]?.data.object ?? {}) as {
        id?: string;
        status?: string;
      };
      const hasFailed = payments.events.some(
        ({ type, data }) => type === "refund.failed" && JSON.stringify(data).includes(String(id)),
      );
      if (id === undefined || status === "failed" || hasFailed) return undefined;
      return payments.turn("refund", { id, status: "failed" });
    }
    case "dispute":
      return payments.turn("dispute", { payment_intent, status: act.status });
  }
}

const paymentOf = ({ platform: { admin }, venue }: Shop, intent: string) =>
  admin
    .selectFrom("payments as p")
    .leftJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "p.tenant_id").onRef("b.id", "=", "p.booking_id"),
    )
    .where("p.tenant_id", "=", venue.tenantId)
    .where("p.provider_payment_id", "=", intent)
    .select(["p.id", "b.id as booking_id", "b.version"])
    .executeTakeFirst();

/** The booking that is paid; null if it is a bill, or if nothing counts as paid. */
export async function paidBooking(shop: Shop, intent: string): Promise<number | null> {
  return (await paymentOf(shop, intent))?.booking_id ?? null;
}

/** Performs an act of the desk; one that the state of the booking or of the payment does not allow is skipped. */
export async function atDesk(shop: Shop, desk: DeskAct, intent: string): Promise<void> {
  const payment = await paymentOf(shop, intent);
  if (!payment) return;
  const { platform, owner } = shop;
  if (desk.act === "refund") return void (await refund(owner.ask, payment.id, desk.amount, { as: desk.as }));
  if (payment.booking_id === null) return;
  const [params, { version }] = [{ id: payment.booking_id }, payment];
  if (desk.act === "cancel") await owner.ask("cancelBooking", { params });
  if (desk.act === "restore") await owner.ask("restoreBooking", { params, body: { version } });
  if (desk.act === "no_show" && platform.clock.now().toString() < AFTER_START) platform.clock.set(AFTER_START);
  if (desk.act === "no_show") await owner.ask("updateBooking", { params, body: { version, status: "no_show" } });
}

/** Makes the process die before or after these of its calls to the provider; returns what revives it. */
export function crashAt({ payments }: Platform, crashes: History["crashes"]): () => void {
  const { charges } = payments.payments;
  let call = 0;
  const steps: (keyof ChargeProvider)[] = [
    "readPayment",
    "paymentsOf",
    "refundPayment",
    "refundsOf",
    "disputesOf",
    "cancelPayment",
  ];
  for (const step of steps) {
    const real = charges[step].bind(charges) as (...given: unknown[]) => Promise<unknown>;
    const dying = async (...given: unknown[]) => {
      const crash = crashes.find((one) => one.call === call);
      call++;
      if (crash?.when === "before") throw new Error("the process died");
      const answer = await real(...given);
      if (crash) throw new Error("the process died");
      return answer;
    };
    vi.spyOn(charges, step).mockImplementation(dying as never);
  }
  return () => vi.restoreAllMocks();
}

/** What is kept of a payment, to the cent, without ids and times. */
export async function endOf({ platform: { admin }, venue }: Shop, intent: string) {
  const { rows } = await sql<{ ended: { ledger: Record<string, number> | null; asked: string[] | null } }>`
    with paid as (select * from payments where tenant_id = ${venue.tenantId} and provider_payment_id = ${intent})
    select jsonb_build_object(
      'begun', (select jsonb_agg(state) from service_payments
        where tenant_id = ${venue.tenantId} and provider_payment_id = ${intent}),
      'asked', (select jsonb_agg(state) from card_charges
        where tenant_id = ${venue.tenantId} and provider_payment_id = ${intent}),
      'receipts', (select jsonb_agg(jsonb_build_array(
        amount, currency, refunded_amount, method, tax_amount, refunded_tax_amount)) from paid),
      'refunds', (select jsonb_agg(jsonb_build_array(r.state, r.amount) order by r.amount, r.state)
        from payment_refunds r join paid on paid.id = r.payment_id where r.tenant_id = ${venue.tenantId}),
      'disputes', (select jsonb_agg(jsonb_build_array(d.provider_status, d.amount, d.withdrawn_amount)
        order by d.provider_status, d.amount, d.withdrawn_amount)
        from payment_disputes d join paid on paid.id = d.payment_id where d.tenant_id = ${venue.tenantId}),
      'booking', (select jsonb_agg(jsonb_build_array(b.status, b.payment_status))
        from bookings b join paid on paid.booking_id = b.id where b.tenant_id = ${venue.tenantId}),
      'bill', (select jsonb_agg(jsonb_build_array(i.status, i.method, m.status))
        from membership_invoices i join memberships m on m.tenant_id = ${venue.tenantId} and m.id = i.membership_id
        join paid on paid.membership_invoice_id = i.id where i.tenant_id = ${venue.tenantId}),
      'waiting', (select count(*) from payment_events e
        where e.tenant_id = ${venue.tenantId} and e.provider_payment_id = ${intent} and e.processed_at is null),
      'ledger', (select jsonb_object_agg(account, sum) from (
        select e.account, sum(e.amount) as sum from ledger_entries e
        join ledger_transactions t on t.tenant_id = e.tenant_id and t.id = e.transaction_id
        join paid on paid.booking_id = t.booking_id or paid.membership_invoice_id is not null and paid.id = t.payment_id
        where e.tenant_id = ${venue.tenantId} group by e.account having sum(e.amount) <> 0) sums)
    ) as ended`.execute(admin);
  return rows[0]?.ended;
}
