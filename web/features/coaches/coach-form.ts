import { z } from "zod";
import { AvailabilityMode } from "#schema/coaches/models.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { pictureForm, pictureValue } from "#web/pictures/picture-form.ts";
import type { CoachRowFragment } from "./coaches.generated.ts";

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null);

/** Form of a coach's details; ticked locations are keyed by id. */
export const CoachForm = z
  .object({
    first_name: z.string().trim().min(1, "Enter a first name.").max(100),
    last_name: z.string().trim().min(1, "Enter a last name.").max(100),
    phone: optionalText(40),
    bio: optionalText(1000),
    picture: pictureForm,
    availability_mode: AvailabilityMode,
    places: z.record(z.string(), z.boolean()),
  })
  .transform(({ phone, bio, places, ...rest }) => ({
    ...rest,
    details: { phone, bio },
    location_ids: idsOf(places),
  }));

export type CoachFormValues = z.input<typeof CoachForm>;
export type CoachFormSent = z.output<typeof CoachForm>;

const KEY = "at";

/** Prefixed, since a form path of digits alone would address an array item. */
export const placeKey = (id: number) => `${KEY}${id}`;

/** The ticked ids as numbers; invalid ones are dropped. */
function idsOf(places: Record<string, boolean>): number[] {
  return Object.entries(places)
    .filter(([, isTicked]) => isTicked)
    .map(([key]) => Number(key.slice(KEY.length)))
    .filter((id) => !Number.isNaN(id));
}

export function coachFormValues(coach: CoachRowFragment, venues: readonly Venue[]): CoachFormValues {
  return {
    first_name: coach.first_name,
    last_name: coach.last_name,
    phone: coach.details.phone ?? "",
    bio: coach.details.bio ?? "",
    picture: pictureValue(coach.picture),
    availability_mode: coach.availability_mode,
    places: Object.fromEntries(venues.map(({ id }) => [placeKey(id), coach.location_ids.includes(id)])),
  };
}
