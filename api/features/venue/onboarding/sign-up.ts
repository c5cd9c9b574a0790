import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { hashPassword, verifyPassword } from "#api/auth/password.ts";
import { hashToken } from "#api/auth/tokens.ts";
import type { Call, PlatformCall } from "#api/call/call.ts";
import { systemCall } from "#api/call/system-call.ts";
import { enterTenant, inTenant, inTransaction } from "#api/db/transaction.ts";
import { invalidField } from "#api/errors/errors.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { issueSignUpCode } from "#api/features/people/federation/sign-up-code.ts";
import { refuseWeak } from "#api/features/people/sign-in/passwords.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";
import { englishOf } from "#api/tenants/create-tenant.ts";
import { isBefore, utcTextMs } from "#api/time/instants.ts";
import type { CreateTenantInput, NewCompany, SlugAvailability } from "#schema/venue/onboarding/models.ts";
import { SLUG_MAX_LENGTH, slugProblem } from "#schema/venue/onboarding/slug.ts";
import {
  addCompany,
  findOnboarding,
  findOwner,
  insertFirstType,
  insertOnboarding,
  insertOwner,
  takenSlugs,
} from "./queries.ts";
import { TOUR_TO_COME } from "./service.ts";

const TRIAL_DAYS = 14;
const FIRST_TYPE = "Bay";
/** How long the same sign-up may be resent in case its response was lost. */
const REPEATED_WITHIN_MINUTES = 60;
/** The page of the company's own site that exchanges the code. */
const BRIDGE_PATH = "/onboarding-bridge";

type Input = z.infer<typeof CreateTenantInput>;
type Answer = z.infer<typeof NewCompany>;

/** Creates a company with its first owner, the confirmation mail and the sign-in code in one transaction. */
export async function createTenant(call: PlatformCall, input: Input): Promise<Answer> {
  const { deps, origin } = call;
  await refuseWeak({ tenant: { name: input.name } }, input, input.password);
  await deps.limits.countSignUp({ email: input.email.toLowerCase(), address: origin.address });
  const password_hash = await hashPassword(input.password);
  const begun = await inTransaction(deps.db, async (trx) => {
    const tenant_id = randomUUID();
    const { slug, name, timezone, currency } = input;
    const trial_ends_at = call.now.add({ hours: 24 * TRIAL_DAYS });
    const row = { tenant_id, slug, name, timezone, currency, locale: englishOf(currency), trial_ends_at };
    if (!(await addCompany(trx, row))) return undefined;
    await enterTenant(trx, tenant_id);
    return beginCompany(await callOf(call, trx, tenant_id), input, { password_hash, key_hash: keyHashOf(call) });
  });
  const answer = begun ?? (await signUpSentAgain(call, input));
  if (!answer) throw invalidField("slug", `"${input.slug}" is taken by another company. Choose another address.`);
  return answer;
}

/** Returns a call in the context of the new company, before anyone is signed in. */
async function callOf({ deps, origin, operationId, headers }: PlatformCall, trx: Call["db"], tenantId: string) {
  const call = await systemCall(deps, trx, tenantId, { operationId, permissionScope: "no" });
  return { ...call, origin: { ...origin, tenant: call.tenant.slug }, userAgent: headers.get("user-agent") };
}

async function beginCompany(
  call: Call,
  { first_name, last_name, email, country }: Input,
  { password_hash, key_hash }: { password_hash: string; key_hash: Buffer | null },
): Promise<Answer> {
  const { db, tenant, now } = call;
  const { tenant_id, slug, name, timezone, currency, locale } = tenant;
  const owner = { first_name, last_name, email, password_hash, preferences: TOUR_TO_COME, now };
  const userId = await insertOwner(db, tenant_id, owner);
  await insertOnboarding(db, { tenant_id, country, key_hash, created_at: now });
  await insertFirstType(db, tenant_id, FIRST_TYPE);
  const after = { slug, name, timezone, currency, locale, country, owner_email: email };
  const doer = { actor_id: userId, on_behalf_of_id: null };
  await recordChange(call, { entity: "company", entity_id: slug, after }, doer);
  await sendAccountMail(call, "sign_up_confirmation", { user_id: userId, email });
  return answerFor(call, { userId, email });
}

/** Handles a resent sign-up whose response was lost; requires the same idempotency key and password. */
async function signUpSentAgain(call: PlatformCall, input: Input): Promise<Answer | undefined> {
  const key_hash = keyHashOf(call);
  const tenantId = key_hash && (await tenantIdOf(call.deps.db, input.slug));
  if (!tenantId) return undefined;
  return inTenant(call.deps.db, tenantId, async (trx) => {
    const [onboarding, owner] = [await findOnboarding(trx), await findOwner(trx, input.email)];
    if (!owner || !onboarding?.key_hash?.equals(key_hash)) return undefined;
    const isLate = isBefore(onboarding.created_at.add({ minutes: REPEATED_WITHIN_MINUTES }), call.now);
    if (isLate || !(await verifyPassword(input.password, owner.password_hash))) return undefined;
    return answerFor(await callOf(call, trx, tenantId), { userId: owner.id, email: input.email });
  });
}

function keyHashOf({ headers }: PlatformCall): Buffer | null {
  const key = headers.get("idempotency-key");
  return key === null ? null : hashToken(`sign-up ${key}`);
}

async function answerFor(call: Call, owner: { userId: number; email: string }): Promise<Answer> {
  const { tenant, deps } = call;
  const url = deps.siteUrl(tenant.slug);
  if (!tenant.trial_ends_at) throw new Error("a company that signs up begins with a trial");
  return {
    slug: tenant.slug,
    url,
    sign_in_url: `${url}${BRIDGE_PATH}#code=${await issueSignUpCode(call, owner)}`,
    trial_ends_at: utcTextMs(tenant.trial_ends_at),
  };
}

const SUGGESTED_ENDINGS = ["golf", "indoor", "club", "2", "3", "4"];

/** Returns whether the subdomain is available now; this does not reserve it. */
export async function slugAvailable(
  { deps }: PlatformCall,
  { slug: typed }: { slug: string },
): Promise<z.infer<typeof SlugAvailability>> {
  const slug = typed.trim().toLowerCase();
  const problem = slugProblem(slug);
  if (problem !== undefined) return { slug, is_available: false, problem, suggestion: null };
  const others = SUGGESTED_ENDINGS.map((ending) => `${slug}-${ending}`).filter(
    ({ length }) => length <= SLUG_MAX_LENGTH,
  );
  const taken = await takenSlugs(deps.db, [slug, ...others]);
  if (!taken.has(slug)) return { slug, is_available: true, problem: null, suggestion: null };
  const suggestion = others.find((other) => !taken.has(other)) ?? null;
  return { slug, is_available: false, problem: `"${slug}" is taken by another company.`, suggestion };
}
