import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { linkExpired } from "#api/auth/mailed-tokens.ts";
import { hashPassword } from "#api/auth/password.ts";
import { type Registration, readRegistrationToken } from "#api/auth/registration-tokens.ts";
import { sendAccountMail } from "#api/features/account-mail/account-mail.ts";
import { accountKey, refuseWeak } from "#api/features/auth/passwords.ts";
import { agreeByRegistering } from "#api/features/marketing-consents/service.ts";
import { keepRefusedToken } from "#api/features/auth/refusals.ts";
import { insertClient } from "#api/features/clients/queries.ts";
import { presentClient } from "#api/features/clients/service.ts";
import type { Call } from "#api/http/call.ts";
import type {
  ConfirmedRegistration,
  ConfirmRegistrationInput,
  RegisterClientInput,
} from "#schema/clients/registration-models.ts";

/** Does the same for a known and an unknown address, so that neither response nor timing reveals it: a job looks it up. */
export async function registerClient(
  call: Call,
  { first_name, last_name, email, phone, agrees_to_marketing = false }: z.infer<typeof RegisterClientInput>,
): Promise<{ message: string }> {
  await call.deps.limits.countRegistration({ account: accountKey(call, email), address: call.origin.address });
  const registration = { first_name, last_name, email, phone: phone || null, agrees_to_marketing };
  await sendAccountMail(call, "registration_link", registration);
  return { message: `A mail to ${email} is on its way. Follow the link in it within one day.` };
}

/**
 * Bookings that the person made as a guest stay a guest's: links in their mails show them, and the desk may merge them. The
 * password is only chosen now, so that whoever typed the address does not know it.
 */
export async function confirmRegistration(
  call: Call,
  { token, password }: z.infer<typeof ConfirmRegistrationInput>,
): Promise<z.infer<typeof ConfirmedRegistration>> {
  const link = await readLink(call, token).catch(keepRefusedToken(call));
  const { first_name, last_name, email, phone, agrees_to_marketing } = link;
  await refuseWeak(call, { first_name, last_name, email }, password);
  const row = await addRegistered(call, { first_name, last_name, email, phone }, password).catch(
    keepRefusedToken(call),
  );
  const after = { ...presentClient(row), agreed_to_keeping_details: true };
  const doer = { actor_id: row.id, on_behalf_of_id: null };
  await recordChange(call, { entity: "client", entity_id: row.id, after }, doer);
  if (agrees_to_marketing) await agreeByRegistering(call, row.id, doer);
  return { message: `Welcome to ${call.tenant.name}. Your account is ready.`, email };
}

async function readLink({ deps, tenant, now }: Call, token: string): Promise<Registration> {
  return readRegistrationToken({ secretKeys: deps.secretKeys, tenantId: tenant.tenant_id, now }, token);
}

/** Of two concurrent requests, or on a repeated link, the second finds the address taken. */
async function addRegistered({ db, tenant, now }: Call, registration: Registration, password: string) {
  const row = await insertClient(db, {
    ...registration,
    tenant_id: tenant.tenant_id,
    roles: ["client"],
    created_at: now,
    password_hash: await hashPassword(password),
    password_changed_at: now,
  });
  if (!row) throw linkExpired();
  return row;
}
