import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { storedPhone } from "#api/features/clients/phones/service.ts";
import type { Guest, GuestInput, WalkInGuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { findPerson } from "../reference-queries.ts";

/** The person the booking is for: a client of the company or a guest, with the address for mail. */
export interface Attendee {
  client_id: number | null;
  guest: z.infer<typeof Guest> | null;
  email: string | null;
  /** Memberships whose allowances they share with others; locked before the balance is read. */
  shared_memberships: readonly number[];
}

interface Named {
  client_id?: number | null | undefined;
  guest?: z.infer<typeof WalkInGuestInput> | null | undefined;
}

/** Finds the one person that the front desk names. */
export async function findAttendee(call: Call, { client_id, guest }: Named): Promise<Attendee> {
  if (guest && !client_id) return guestAttendee(call, guest);
  if (client_id && !guest) return findClient(call, client_id);
  const sentence = "Choose either a client or a guest.";
  throw new ApiError("validation_failed", sentence, { errors: { client_id: [sentence], guest: [sentence] } });
}

export async function findClient({ db, tenant }: Call, id: number): Promise<Attendee> {
  const person = await findPerson(db, tenant.tenant_id, id);
  if (!person) throw invalidField("client_id", "There is no such client.");
  const { email, contact_email, shared_memberships } = person;
  return { client_id: person.id, guest: null, email: email ?? contact_email, shared_memberships };
}

export async function guestAttendee(
  call: Call,
  input: z.infer<typeof GuestInput> | z.infer<typeof WalkInGuestInput>,
): Promise<Attendee> {
  const guest = {
    first_name: input.first_name,
    last_name: input.last_name ?? "",
    email: input.email ?? null,
    phone: await storedPhone(call, input.phone),
  };
  return { client_id: null, guest, email: guest.email, shared_memberships: [] };
}
