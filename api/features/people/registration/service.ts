import type { z } from "zod";
import { doerByLink, recordChange } from "#api/audit/record.ts";
import { linkExpired } from "#api/auth/mailed-tokens.ts";
import { hashPassword } from "#api/auth/password.ts";
import { readRegistrationToken, type Registration } from "#api/auth/registration-tokens.ts";
import type { Call } from "#api/call/call.ts";
import { addClient } from "#api/features/clients/clients/service.ts";
import { agreeByRegistering } from "#api/features/clients/consents/service.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { refuseWeak } from "#api/features/people/sign-in/passwords.ts";
import { addressProven } from "#api/features/people/sign-in/proven-address.ts";
import { keepRefusedToken } from "#api/features/people/sign-in/refusals.ts";
import type { Client, CreateClientInput } from "#schema/clients/clients/models.ts";
import type {
  ConfirmedRegistration,
  ConfirmRegistrationInput,
  RegisterClientInput,
} from "#schema/people/registration/models.ts";

/** Does the same for a known and an unknown address, so that neither response nor timing reveals it: a job looks it up. */
export async function registerClient(
  call: Call,
  { first_name, last_name, email, phone, agrees_to_marketing = false }: z.infer<typeof RegisterClientInput>,
): Promise<{ message: string }> {
  const registration = { first_name, last_name, email, phone: phone || null, agrees_to_marketing };
  await sendAccountMail(call, "registration_link", registration, { requestedFor: email });
  return { message: `A mail to ${email} is on its way. Follow the link in it within one day.` };
}

/**
 * Bookings that were made as a guest with the address become the person's: following the mailed link proves that it is theirs. The
 * password is only chosen now, so that whoever typed the address does not know it.
 */
export async function confirmRegistration(
  call: Call,
  { token, password }: z.infer<typeof ConfirmRegistrationInput>,
): Promise<z.infer<typeof ConfirmedRegistration>> {
  const link = await readLink(call, token).catch(keepRefusedToken(call));
  const { first_name, last_name, email, phone, agrees_to_marketing } = link;
  await refuseWeak(call, { first_name, last_name, email }, password);
  const client = await addRegistered(call, { first_name, last_name, email, phone }, password).catch(
    keepRefusedToken(call),
  );
  const after = { ...client, agreed_to_keeping_details: true };
  const doer = doerByLink(call.caller, client.id);
  await recordChange(call, { entity: "client", entity_id: client.id, after }, doer);
  if (agrees_to_marketing) await agreeByRegistering(call, client.id, doer);
  const bookings = await addressProven(call, client.id, email);
  const with_bookings = bookings === 0 ? "" : ", with the bookings you made before";
  return { message: `Welcome to ${call.tenant.name}. Your account is ready${with_bookings}.`, email };
}

async function readLink({ deps, tenant, now }: Call, token: string): Promise<Registration> {
  return readRegistrationToken({ secretKeys: deps.secretKeys, tenantId: tenant.tenant_id, now }, token);
}

/** Of two concurrent requests, or on a repeated link, the second finds the address taken. */
async function addRegistered(
  call: Call,
  registration: z.infer<typeof CreateClientInput>,
  password: string,
): Promise<Client> {
  const client = await addClient(call, registration, { password_hash: await hashPassword(password) });
  if (!client) throw linkExpired();
  return client;
}
