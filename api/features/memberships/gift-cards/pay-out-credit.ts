import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { invalidField } from "#api/errors/errors.ts";
import { postCreditPaidOut } from "#api/features/payments/ledger/client-credit.ts";
import { creditOf, writingOf } from "#api/features/payments/ledger/service.ts";
import { lockCreditOf } from "#api/features/payments/payments/record-payment.ts";
import { locationsByIds } from "#api/features/venue/locations/service.ts";
import type { ClientCredit, PayOutCreditInput } from "#schema/memberships/gift-cards/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { clientCredit } from "./service.ts";

/** Pays out credit at the desk. Credit promised to a card payment in another window is refused there, and its card is refunded. */
export async function payOutCredit(call: Call, client_id: number, input: PayOutCreditInput): Promise<ClientCredit> {
  const { locale } = call.tenant;
  const { method, reason, location_id = null } = input;
  const { amount, currency } = input.amount;
  if (location_id !== null && (await locationsByIds(call, [location_id])).length === 0) {
    throw invalidField("location_id", "There is no such location.");
  }
  // Refuses who is not a client here.
  await clientCredit(call, client_id);
  await lockCreditOf(call, client_id);
  const left = await creditOf(call, { client_id, currency });
  if (amount <= 0) throw invalidField("amount", "Enter an amount above zero.");
  if (amount > left) {
    throw invalidField("amount", `They have ${formatMoney(Math.max(0, left), currency, locale)} of credit left.`);
  }
  await postCreditPaidOut(writingOf(call), { client_id, location_id, amount, currency, method, reason });
  const after = { amount, currency, method, reason };
  await recordChange(call, { entity: "client", entity_id: client_id, after });
  return clientCredit(call, client_id);
}
