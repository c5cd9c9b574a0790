import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { accountThatTakesCards } from "#api/features/payments/ecommerce/service.ts";
import { company } from "#api/features/venue/company/service.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import { changeTenant, lockTenant, type Tenant } from "#api/tenancy/tenant.ts";
import type { Company } from "#schema/venue/company/models.ts";
import type { CreateCompanyInput, OnboardingStatus } from "#schema/venue/onboarding/models.ts";
import { TOUR_KEY } from "#schema/venue/onboarding/tour.ts";
import { obstacleToBooking } from "./first-free-time.ts";
import { changeOnboarding, findOnboarding, isEmailConfirmed, lockOnboarding, readSetUp } from "./queries.ts";
import { canHaveTimes, isComplete, stepsOf, withObstacle } from "./set-up.ts";

/** Returns the setup steps; setup is never needed for a company that did not sign up by itself. */
export async function onboardingStatus(call: Call): Promise<OnboardingStatus> {
  const { db, tenant, caller } = call;
  const [row, facts, account, { is_email_confirmed }] = await Promise.all([
    findOnboarding(db),
    readSetUp(db),
    accountThatTakesCards(call),
    isEmailConfirmed(db, signedIn(caller).id),
  ]);
  const there = stepsOf(facts, {
    isCompanyConfirmed: !row || row.details_confirmed_at !== null,
    isBookingPageSeen: !row || row.booking_page_seen_at !== null,
    takesCards: account !== undefined,
  });
  const steps = withObstacle(there, row && canHaveTimes(there) ? await obstacleToBooking(call) : null);
  const is_complete = isComplete(steps);
  const is_skipped = Boolean(row?.skipped_at);
  return {
    id: tenant.slug,
    is_needed: row !== undefined && !is_complete && !is_skipped,
    is_complete,
    is_skipped,
    is_email_confirmed,
    country: row?.country ?? null,
    first_location_id: facts.first_location_id,
    first_coach_id: facts.first_coach_id,
    steps,
  };
}

/** Confirms the details proposed at sign-up; allowed once. The currency cannot change once something has a price. */
export async function createCompany(
  call: Call,
  { currency, ...details }: z.infer<typeof CreateCompanyInput>,
): Promise<z.infer<typeof Company>> {
  const { db, tenant, now } = call;
  const before = await lockTenant(db, tenant.tenant_id);
  const onboarding = await lockOnboarding(db);
  if (!onboarding || onboarding.details_confirmed_at) {
    throw new ApiError("invalid_state", "The company’s details are confirmed already. Change them under Company.");
  }
  if (currency !== before.currency && (await readSetUp(db)).has_price) {
    throw invalidField("currency", `There are prices in ${before.currency} already, so the currency stays.`);
  }
  const after = await changeTenant(db, tenant.tenant_id, { ...definedFields(details), currency });
  await changeOnboarding(db, tenant.tenant_id, { details_confirmed_at: now });
  await recordChange(call, {
    entity: "company",
    entity_id: tenant.slug,
    before: detailsOf(before),
    after: detailsOf(after),
  });
  return company({ ...call, tenant: after });
}

const detailsOf = ({ name, timezone, currency, locale, version }: Tenant) => ({
  name,
  timezone,
  currency,
  locale,
  version,
});

export async function seeBookingPage(call: Call): Promise<OnboardingStatus> {
  const onboarding = await lockOnboarding(call.db);
  if (onboarding && !onboarding.booking_page_seen_at) {
    await changeOnboarding(call.db, call.tenant.tenant_id, { booking_page_seen_at: call.now });
  }
  return onboardingStatus(call);
}

export async function skipOnboarding(call: Call): Promise<OnboardingStatus> {
  const onboarding = await lockOnboarding(call.db);
  if (onboarding && !onboarding.skipped_at) {
    await changeOnboarding(call.db, call.tenant.tenant_id, { skipped_at: call.now });
    await recordChange(call, { entity: "company", entity_id: call.tenant.slug });
  }
  return onboardingStatus(call);
}

/** The initial preferences of someone who has yet to see the tour. */
export const TOUR_TO_COME = JSON.stringify({ tours: [{ key: TOUR_KEY, version: 0 }] });

/** Same for new staff of a company that signed up by itself; elsewhere nobody is shown the tour automatically. */
export async function preferencesOfNewcomer({ db }: Pick<Call, "db">): Promise<{ preferences?: string }> {
  return (await findOnboarding(db)) ? { preferences: TOUR_TO_COME } : {};
}
