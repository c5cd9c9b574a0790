import { z } from "zod";
import { WalkInGuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { MOST_DATES } from "#schema/bookings/bookings/series-models.ts";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import type {
  CreateBookingGroupInput,
  CreateBookingInput,
  CreateBookingSeriesInput,
  UpdateBookingInput,
} from "#web/apollo/schema-types.generated.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { instantText } from "../day/venue-day.ts";

const MINUTE_MS = 60_000;

const Who = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("client"), id: z.int(), name: z.string(), reach: z.string() }),
  z.object({ kind: z.literal("guest") }),
]);
export type Who = z.infer<typeof Who>;

/** Values of the dialog: numbers as select values; "" for bay or coach means the first free one. */
const fields = z.object({
  who: Who.nullable(),
  guest: z.object({ first_name: z.string(), last_name: z.string(), email: z.string(), phone: z.string() }),
  service_id: z.string().min(1, "Choose a service."),
  duration: z.string().min(1, "Choose a length."),
  date: z.string().min(1, "Choose a day."),
  start: z.string().min(1, "Choose a start."),
  resource_id: z.string(),
  /** Bays of a party larger than one bay; empty: the first free ones. */
  bay_ids: z.array(z.string()),
  coach_id: z.string(),
  party_size: z.string(),
  client_note: z.string().max(1000, "Enter at most 1000 characters."),
  override_reason: z.string(),
  /** Weekly at the same wall time; only for new bookings. */
  repeat: z.object({ weekly: z.boolean(), ends: z.enum(["count", "until"]), count: z.string(), until: z.string() }),
});
export type BookingFormValues = z.infer<typeof fields>;

/** No repetition. */
export const ONCE: BookingFormValues["repeat"] = { weekly: false, ends: "count", count: "10", until: "" };

/** Whether the form asks for a weekly series with a valid end. */
export const isWeekly = ({ repeat }: BookingFormValues): boolean => repeat.weekly && repeatProblem(repeat) === null;

function repeatProblem({ ends, count, until }: BookingFormValues["repeat"]): { path: string; message: string } | null {
  if (ends === "until") return until === "" ? { path: "until", message: "Choose a last day." } : null;
  const isCount = /^\d+$/.test(count.trim()) && Number(count) >= 1 && Number(count) <= MOST_DATES;
  return isCount ? null : { path: "count", message: `Enter a whole number from 1 to ${MOST_DATES}.` };
}

/** A new booking needs a person: a client, or a guest with a first name. */
export const NewBookingForm = fields.superRefine(({ who, guest, repeat }, context) => {
  const endless = repeat.weekly ? repeatProblem(repeat) : null;
  if (endless) context.addIssue({ code: "custom", path: ["repeat", endless.path], message: endless.message });
  if (who === null)
    context.addIssue({ code: "custom", path: ["who"], message: "Choose a client or book for a guest." });
  if (who?.kind !== "guest") return;
  const checked = WalkInGuestInput.safeParse(guestInput(guest));
  for (const { path, message } of checked.error?.issues ?? []) {
    context.addIssue({ code: "custom", path: ["guest", ...path], message });
  }
});

/** An existing booking keeps its client and service. */
export const EditBookingForm = fields;

/** Start and end as the API takes them. */
function timesOf({ start, duration }: BookingFormValues) {
  const from = Number(start);
  return { start_time: instantText(from), end_time: instantText(from + Number(duration) * MINUTE_MS) };
}

export function createInput(values: BookingFormValues, locationId: number): CreateBookingInput {
  const { who, guest, override_reason } = values;
  return {
    ...timesOf(values),
    location_id: locationId,
    service_id: Number(values.service_id),
    resource_id: idOrNull(values.resource_id),
    coach_id: idOrNull(values.coach_id),
    party_size: Number(values.party_size),
    client_note: textOrNull(values.client_note),
    ...(who?.kind === "client" ? { client_id: who.id } : { guest: guestInput(guest) }),
    ...(override_reason.trim() ? { override_client_overlap: { reason: override_reason.trim() } } : {}),
  };
}

/** Input for a party of several bays: the chosen ones, or as many as it needs. */
export function groupInput(values: BookingFormValues, locationId: number, bays: number): CreateBookingGroupInput {
  const { resource_id: _bay, coach_id: _coach, party_size, ...shared } = createInput(values, locationId);
  const resource_ids = values.bay_ids.map(Number);
  return {
    ...shared,
    party_size: party_size ?? 2,
    ...(resource_ids.length > 0 ? { resource_ids } : { bays }),
  };
}

/** Input for a weekly series from the chosen day on; `wall` is the wall time of the start. */
export function seriesInput(values: BookingFormValues, locationId: number, wall: string): CreateBookingSeriesInput {
  const {
    start_time: _start,
    end_time: _end,
    override_client_overlap: _reason,
    ...shared
  } = createInput(values, locationId);
  const { ends, count, until } = values.repeat;
  return {
    ...shared,
    from: values.date,
    start: wall,
    duration_minutes: Number(values.duration),
    ...(ends === "count" ? { count: Number(count) } : { until }),
  };
}

/** The same without the guest, who may not be known yet and does not affect the preview. */
export function seriesPreviewInput({ guest: _guest, ...input }: CreateBookingSeriesInput): CreateBookingSeriesInput {
  return input;
}

/** Only what was changed: sending the bay would require the permission to reassign. */
export function updateInput(before: BookingFormValues, after: BookingFormValues, version: number): UpdateBookingInput {
  const isMoved = before.start !== after.start || before.duration !== after.duration;
  return {
    version,
    ...(isMoved ? timesOf(after) : {}),
    ...(before.resource_id === after.resource_id ? {} : { resource_id: idOrNull(after.resource_id) }),
    ...(before.coach_id === after.coach_id ? {} : { coach_id: idOrNull(after.coach_id) }),
    ...(before.party_size === after.party_size ? {} : { party_size: Number(after.party_size) }),
    ...(before.client_note === after.client_note ? {} : { client_note: textOrNull(after.client_note) }),
    ...(after.override_reason.trim() ? { override_client_overlap: { reason: after.override_reason.trim() } } : {}),
  };
}

/** API field names that differ from the dialog's. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  start_time: "start",
  end_time: "duration",
  resource_ids: "bay_ids",
  bays: "bay_ids",
  client_id: "who",
  count: "repeat.count",
  until: "repeat.until",
  from: "date",
  duration_minutes: "duration",
  "override_client_overlap.reason": "override_reason",
};

/** The server's refusal, by the dialog's own field names. */
export function dialogRefusal(error: unknown): FormRefusal {
  const { message, fields } = refusalOf(error);
  const own = Object.entries(fields).map(([field, sentence]) => [FIELD_NAMES[field] ?? field, sentence]);
  return { message, fields: Object.fromEntries(own) };
}

function guestInput({ first_name, last_name, email, phone }: BookingFormValues["guest"]) {
  return { first_name, last_name: textOrNull(last_name), email: textOrNull(email), phone: textOrNull(phone) };
}

function idOrNull(text: string): number | null {
  return text === "" ? null : Number(text);
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
