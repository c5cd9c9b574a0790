import { z } from "zod";
import { Booking } from "#schema/bookings/bookings/models.ts";
import { Client } from "#schema/clients/clients/models.ts";
import { DEFAULT_PREFERENCES } from "#schema/people/sign-in/default-preferences.ts";
import { User } from "#schema/people/sign-in/models.ts";
import { PublicCompany } from "#schema/venue/company/models.ts";

/** Entities as the contract has them; each is checked against its model. */
export function sampleBooking(given: Partial<z.input<typeof Booking>> = {}): z.output<typeof Booking> {
  return Booking.parse({
    id: 1,
    group_id: null,
    series_id: null,
    class_session_id: null,
    client_id: 11,
    guest: null,
    service_id: 3,
    location_id: 1,
    resource_id: 5,
    coach_id: null,
    start_time: "2026-12-01T18:00:00Z",
    end_time: "2026-12-01T19:00:00Z",
    local_start: "2026-12-01T11:00:00-07:00",
    local_end: "2026-12-01T12:00:00-07:00",
    party_size: 2,
    status: "confirmed",
    payment_status: "due",
    price: { amount: 4500, currency: "CAD" },
    covered: { amount: 0, currency: "CAD" },
    tax: null,
    taxes: [],
    member_discount: { amount: 0, currency: "CAD" },
    late_minutes: null,
    client_note: null,
    guest_names: [],
    most_guest_names: 1,
    cancel_reason: null,
    cancel_note: null,
    notes: [],
    created_at: "2026-11-20T10:00:00Z",
    version: 1,
    allowed_actions: ["update", "cancel"],
    ...given,
  } satisfies z.input<typeof Booking>);
}

export function sampleClient(id: number): z.output<typeof Client> {
  return Client.parse({
    id,
    tags: [],
    first_name: `First${id}`,
    last_name: `Last${id}`,
    name: `First${id} Last${id}`,
    email: `client${id}@example.com`,
    contact_email: null,
    phone: null,
    created_at: "2026-01-01T00:00:00Z",
    anonymized_at: null,
    version: 1,
  });
}

export function sampleUser(permissions: string[]): z.output<typeof User> {
  return User.parse({
    id: 1,
    roles: ["staff"],
    first_name: "Sam",
    last_name: "Staff",
    name: "Sam Staff",
    initials: "SS",
    email: "staff@demo.test",
    permissions,
    own_permissions: [],
    must_set_up_two_factor: false,
    password_changed_at: null,
    impersonation: null,
    phone: null,
    preferences: { ...DEFAULT_PREFERENCES, version: 1 },
    version: 1,
  });
}

export function samplePublicCompany(): z.output<typeof PublicCompany> {
  return PublicCompany.parse({
    id: "demo",
    name: "Demo </script> & Sons",
    timezone: "America/Vancouver",
    clock_changes: [{ from: "2026-03-08T10:00:00Z", utc_offset: "-07:00" }],
    locale: "en-CA",
    currency: "CAD",
    brand_color: null,
    logo: null,
    cover: null,
    is_locked: false,
    lock_kind: null,
    google_sign_in: false,
    payment_mode: "live",
    sells_gift_cards: false,
    sends_email: true,
    sells_plans: true,
    offers_gift_cards: false,
    hold_minutes: 5,
    report_day_hour: 0,
    tax: null,
    taxes: [],
  });
}

/** An entity of any model: what is not given is the plainest value that its field can have. */
export function sampleOf<M extends z.ZodObject>(model: M, given: Partial<z.input<M>>): z.output<M> {
  const plain = Object.entries(model.shape).map(([name, field]) => [name, plainestOf(field)]);
  return model.parse({ ...Object.fromEntries(plain), ...given });
}

const CANDIDATES = [null, 1, [], "", "x", "CA", "UTC", "+00:00", "2026-01-01T00:00:00Z", false];

function plainestOf(field: z.core.$ZodType): unknown {
  if (field instanceof z.ZodEnum) return field.options[0];
  if (field instanceof z.ZodObject) return sampleOf(field, {});
  return CANDIDATES.find((candidate) => z.safeParse(field, candidate).success);
}

export function page<T>(data: T[]) {
  return { data, meta: { current_page: 1, last_page: 1, total: data.length, per_page: 20 } };
}
