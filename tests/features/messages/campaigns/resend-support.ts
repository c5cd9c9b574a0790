import { expect } from "vitest";
import type { Person, Platform } from "#tests/support/venue.ts";
import { giveUpMail, mailDesk } from "./support.ts";

type Desk = Awaited<ReturnType<typeof mailDesk>>;

export const TOMORROW = { start_time: "2027-05-05 01:30:00", end_time: "2027-05-05 02:30:00" };

const bookFor = ({ venue, staff }: Pick<Desk, "venue" | "staff">, whom: object) =>
  staff.ask("createBooking", {
    body: {
      service_id: venue.catalogue.services[0]?.id,
      location_id: venue.locationId,
      party_size: 1,
      ...whom,
      ...TOMORROW,
    },
  });

export const book = (desk: Pick<Desk, "venue" | "staff">, client_id: number) => bookFor(desk, { client_id });

/** A booking of Zoë, who is no client. */
export const bookGuest = async (desk: Pick<Desk, "venue" | "staff">) => {
  const { status, body } = await bookFor(desk, { guest: { first_name: "Zoë", email: "zoe@guest.test" } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

/** A client whose confirmation was given up. */
export async function failedConfirmation(platform: Platform) {
  const desk = await mailDesk(platform);
  const client = await desk.addClient("Kim");
  const booking = (await book(desk, client)).body;
  const mail = await giveUpMail(platform, desk.venue, "booking_confirmed");
  return { ...desk, client, booking, mail };
}

export const resend = (who: Person, id: number, more: object = {}) =>
  who.ask("resendMail", { params: { id }, ...more });
export const messages = async (who: Person, id: number) =>
  (await who.ask("clientMessages", { params: { id } })).body.data;
export const change = async ({ staff }: Desk, id: number, body: object) => {
  const { version } = (await staff.ask("client", { params: { id } })).body;
  expect((await staff.ask("updateClient", { params: { id }, body: { version, ...body } })).status).toBe(200);
};
