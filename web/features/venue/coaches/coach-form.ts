import { z } from "zod";
import { AvailabilityMode } from "#schema/venue/coaches/models.ts";
import { pictureForm, pictureValue } from "#web/features/venue/shared/pictures/picture-form.ts";
import type { Venue } from "#web/tenant/venue.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
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
    last_name: z.string().trim().max(100),
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

type EditedCoach = Pick<
  CoachRowFragment,
  "first_name" | "last_name" | "details" | "picture" | "availability_mode" | "location_ids"
>;

export function coachFormValues(coach: EditedCoach, venues: readonly Venue[]): CoachFormValues {
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

export const AVAILABILITY_MODES = [
  { value: "weekly", label: "Every week, with dates that differ" },
  { value: "dates", label: "Named dates only" },
] as const;

/** The dialog's values as text, for comparison with what somebody else saved. */
export function coachAnswers(venues: readonly Venue[]): readonly ComparedAnswer<CoachFormValues>[] {
  return [
    { label: "First name", names: ["first_name"], text: ({ first_name }) => first_name },
    { label: "Last name", names: ["last_name"], text: ({ last_name }) => last_name },
    { label: "Phone", names: ["phone"], text: ({ phone }) => phone || "none" },
    { label: "For clients", names: ["bio"], text: ({ bio }) => bio || "none" },
    { label: "Portrait", names: ["picture"], text: ({ picture }) => (picture ? `no. ${picture.id}` : "none") },
    {
      label: "Works",
      names: ["availability_mode"],
      text: ({ availability_mode }) =>
        AVAILABILITY_MODES.find(({ value }) => value === availability_mode)?.label.toLowerCase() ?? "",
    },
    {
      label: "Teaches at",
      names: ["places"],
      text: ({ places }) => {
        const names = venues.filter(({ id }) => places[placeKey(id)]).map(({ name }) => name);
        return names.join(", ") || "no location";
      },
    },
  ];
}
