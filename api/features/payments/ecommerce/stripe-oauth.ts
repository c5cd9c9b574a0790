import { z } from "zod";
import { signedIn } from "#api/auth/caller.ts";
import { readSigned, signValue, type SignedKind } from "#api/auth/signed-values.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { Call, OutsideHandler, RedirectHandler } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { ownCompanyOnly } from "#api/features/payments/billing/service.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import type { ConnectedAccount } from "#api/stripe/connect-provider.ts";
import { ProviderRefusal } from "#api/stripe/provider-errors.ts";
import type {
  centralEcommerceOperations,
  ecommerceRedirects,
  ecommerceOperations as operations,
} from "#schema/payments/ecommerce/operations.ts";
import { deleteExpiredAttempts, insertAccount, insertAttempt, takeAttempt } from "./queries.ts";
import { accountColumns, connectOf, ecommerceConfig, ownAccount } from "./service.ts";
import { tellOwners } from "./tell-owners.ts";

const ATTEMPT_MINUTES = 30;

/** Seals the state parameter: the company and the browser's own secret. */
const stateKind = (secretKeys: SecretKeys): SignedKind => ({ secretKeys, kind: "connect state" });

/** Starts the connection; only the same signed-in person can complete it, once and within half an hour. */
export const startStripeOauth: OutsideHandler<
  typeof centralEcommerceOperations.startStripeOauth,
  { state: string },
  { url: string }
> = {
  async read(call, { params }) {
    ownCompanyOnly(call, params.tenant);
    await refuseSecondAccount(call);
    const { db, tenant, deps, now, caller } = call;
    const token = newToken();
    const expires_at = now.add({ minutes: ATTEMPT_MINUTES });
    await deleteExpiredAttempts(db, now);
    const user_id = signedIn(caller).id;
    await insertAttempt(db, { tenant_id: tenant.tenant_id, state_hash: hashToken(token), user_id, expires_at });
    return { state: signValue(stateKind(deps.secretKeys), { slug: tenant.slug, token }, expires_at) };
  },
  ask: async ({ payments }, { state }) => ({ url: connectOf(payments.connect).authorizeUrl(state) }),
  write: async (_call, link) => link,
};

const State = z.object({ slug: z.string(), token: z.string() });

/** The web page that completes the connection, with the session of the person who started it. */
const SCREEN_PATH = "/config/e-commerce";

/** The central host has no sessions: it only determines the company and redirects the browser there. */
export const stripeOauthCallback: RedirectHandler<typeof ecommerceRedirects.stripeOauthCallback> = async (
  { deps, now },
  { query },
) => {
  const state = State.safeParse(readSigned(stateKind(deps.secretKeys), query.state, now));
  if (!state.success) {
    throw new ApiError("link_expired", "This return link has expired. Go back and connect again.");
  }
  const { slug, token } = state.data;
  const answer: Record<string, string> =
    query.code === undefined ? { refused: query.error ?? "failed" } : { code: query.code, state: token };
  return { location: `${deps.siteUrl(slug)}${SCREEN_PATH}?${new URLSearchParams(answer)}`, cookies: [] };
};

interface ToldAccount {
  account: ConnectedAccount;
  askedAt: Temporal.Instant;
}

export const connectStripe: OutsideHandler<typeof operations.connectStripe, { code: string }, ToldAccount> = {
  async read(call, { body }) {
    const { db, caller, now } = call;
    const stateHash = hashToken(body.state);
    if (!(await takeAttempt(db, { stateHash, userId: signedIn(caller).id, now }))) throw attemptOver();
    await refuseSecondAccount(call);
    return { code: body.code };
  },
  async ask({ payments, clock }, { code }) {
    const account = await connectOf(payments.connect)
      .finishOauth(code)
      .catch((error: unknown) => {
        // The attempt was used, has expired, or never existed.
        throw error instanceof ProviderRefusal ? attemptOver() : error;
      });
    return { account, askedAt: clock.now() };
  },
  async write(call, { account, askedAt }) {
    const { db, tenant, deps, now } = call;
    const row = { tenant_id: tenant.tenant_id, payment_mode: deps.paymentMode, account_id: account.id };
    const columns = { ...accountColumns(account), connected_at: now, asked_at: askedAt };
    if (!(await insertAccount(db, { ...row, ...columns }))) throw connectedAlready();
    await tellOwners(call, {
      done: "Connected",
      account_id: account.id,
      change: { after: { account_id: account.id } },
    });
    return ecommerceConfig(call);
  },
};

async function refuseSecondAccount(call: Call): Promise<void> {
  if (await ownAccount(call)) throw connectedAlready();
}

const connectedAlready = (): ApiError =>
  new ApiError("invalid_state", "Card payments are connected already. Disconnect them before you connect others.");

const attemptOver = (): ApiError =>
  new ApiError(
    "link_expired",
    "This return link has expired, was already used or belongs to somebody else. Connect again.",
  );
