import { sql } from "kysely";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { chargeDueBills } from "#api/features/payments/card-attempts/card-charges/charge-invoice.ts";
import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { dateOf, type PaperPlan } from "./paper-plan.ts";

const PERIODS = new Map([
  [1, "monthly"],
  [3, "quarterly"],
  [12, "annual"],
]);
const NO_TERMS = { signUpFee: 0, trial: 0, notice: 0, minutes: 0, rollover: 0, percentOff: 0, familySize: 1 };
const PLANS: Omit<PaperPlan, "id">[] = [
  {
    ...NO_TERMS,
    months: 1,
    price: 22_900,
    signUpFee: 2500,
    minutes: 480,
    rollover: 120,
    percentOff: 15,
    familySize: 3,
  },
  { ...NO_TERMS, months: 3, price: 50_001, notice: 45, minutes: 90, familySize: 2 },
  { ...NO_TERMS, months: 12, price: 100_003, notice: 7, percentOff: 33 },
  { ...NO_TERMS, months: null, price: 30_000, minutes: 600, familySize: 2 },
  {
    ...NO_TERMS,
    months: 1,
    price: 18_900,
    signUpFee: 4000,
    trial: 14,
    notice: 20,
    minutes: 240,
    rollover: 60,
    familySize: 2,
  },
];

const sentPlan = ({
  months,
  price,
  signUpFee,
  trial,
  notice,
  minutes,
  rollover,
  percentOff,
  ...plan
}: Omit<PaperPlan, "id">) => ({
  family_size: plan.familySize,
  name: `Plan ${months ?? "once"}${trial > 0 ? " after a trial" : ""}`,
  billing_period: PERIODS.get(months ?? 0) ?? "custom",
  price: cad(price),
  sign_up_fee: cad(signUpFee),
  trial_days: trial,
  notice_days: notice,
  benefits: sentBenefits(minutes, rollover),
  member_prices:
    percentOff === 0 ? [] : [{ service_id: null, duration_minutes: null, percent_off: percentOff, price: null }],
});

const sentBenefits = (quantity: number, rollover_limit: number) =>
  quantity === 0 ? [] : [{ unit: "minutes", quantity, rollover_limit, service_id: null, resource_type_id: null }];

/** A venue that sells five plans, and whoever stands at its desk on the day that it is. */
export class Club {
  readonly platform: Platform;
  readonly venue: Venue;
  readonly sold = new Map<number, PaperPlan>();
  /** Where cards are charged. */
  readonly account_id: string;
  desk: Person;

  constructor(platform: Platform, venue: Venue, { desk, account_id }: { desk: Person; account_id: string }) {
    this.platform = platform;
    this.venue = venue;
    this.desk = desk;
    this.account_id = account_id;
  }

  static async open(): Promise<Club> {
    const platform = await startPlatform();
    const venue = await platform.venue();
    const desk = await venue.person("owner");
    await connect(platform, venue, desk);
    const { account_id } = await platform.admin
      .selectFrom("connected_accounts")
      .where("tenant_id", "=", venue.tenantId)
      .select("account_id")
      .executeTakeFirstOrThrow();
    const club = new Club(platform, venue, { desk, account_id });
    for (const plan of PLANS) {
      const { body } = await club.desk.ask("createMembershipPlan", { body: sentPlan(plan) });
      club.sold.set(body.id, { ...plan, id: body.id });
    }
    return club;
  }

  planAt(nth: number): PaperPlan {
    const plan = [...this.sold.values()][nth];
    if (!plan) throw new Error("there is no such plan");
    return plan;
  }

  setDay(day: number): void {
    this.platform.clock.set(`${dateOf(day)}T20:00:00Z`);
  }

  /** Sessions end while the clock goes on by weeks: each day has somebody who has just signed in. */
  async comeTo(day: number): Promise<void> {
    this.setDay(day);
    this.desk = await this.venue.person("owner");
  }

  renew(): Promise<void> {
    return advanceMemberships(this.platform.deps, this.venue.tenantId);
  }

  /** What happens by itself: renewals, cards that are charged for them, and what was left behind of that. */
  async minute(): Promise<void> {
    const { deps } = this.platform;
    await this.renew();
    await chargeDueBills(deps, this.venue.tenantId);
    await reconcileCardAttempts(deps, this.venue.tenantId);
  }

  async edit(plan: PaperPlan, terms: Pick<PaperPlan, "price" | "minutes">): Promise<void> {
    const { price, minutes } = terms;
    const { body } = await this.desk.ask("membershipPlans");
    const { version } = body.data.find(({ id }: { id: number }) => id === plan.id);
    const change = { version, price: cad(price), benefits: sentBenefits(minutes, plan.rollover) };
    const { status } = await this.desk.ask("updateMembershipPlan", { params: { id: plan.id }, body: change });
    if (status !== 200) throw new Error(`the plan was not changed: ${status}`);
    Object.assign(plan, { price, minutes });
  }

  /** All lives end and the plans are as they were, so that the next life, of an earlier day, knows nothing of them. */
  async forget(): Promise<void> {
    for (const [nth, terms] of PLANS.entries()) {
      const plan = this.planAt(nth);
      if (plan.price !== terms.price || plan.minutes !== terms.minutes) await this.edit(plan, terms);
    }
    const { admin } = this.platform;
    const { tenantId } = this.venue;
    await sql`update memberships set status = 'cancelled', cancel_on = coalesce(cancel_on, period_start),
      pause_from = null, pause_until = null where tenant_id = ${tenantId} and status <> 'cancelled'`.execute(admin);
    await admin.deleteFrom("claims").where("tenant_id", "=", tenantId).execute();
  }
}
