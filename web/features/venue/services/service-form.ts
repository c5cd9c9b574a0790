import { z } from "zod";
import { typedMoney } from "#schema/shared/typed-money.ts";
import { Weekday } from "#schema/venue/locations/models.ts";
import { BookableBy, CreateServiceInput, ServiceKind, WaitlistOffers } from "#schema/venue/services/models.ts";
import { pictureForm, pictureValue } from "#web/features/venue/shared/pictures/picture-form.ts";
import { optionalText } from "#web/ui/form/optional-text.ts";
import { typedPrice, wholeNumber } from "#web/ui/form/typed-values.ts";
import { policyForm, policyFormValues } from "./policy-form.ts";
import type { ServiceRowFragment } from "./services.generated.ts";

const { shape } = CreateServiceInput;

const chosenId = z.string().transform((id) => (id === "" ? null : Number(id)));
const HOURS_FAULT = "The end must differ from the start.";

/**
 * Schema that converts form values to the API input; the contract's own rules and messages apply. Prices are in this
 * currency.
 */
export function serviceForm(currency: string) {
  const price = typedPrice(currency);
  const noPrice = z.literal("").transform(() => null);
  const duration = z.object({
    duration_minutes: wholeNumber.pipe(shape.durations.element.shape.duration_minutes),
    price,
    peak_price: z.union([price, noPrice]),
  });
  const peak = z
    .object({ weekdays: z.array(Weekday).min(1, "Choose at least one day."), from: z.string(), to: z.string() })
    .refine(({ from, to }) => from !== to, { path: ["to"], error: HOURS_FAULT });
  return z
    .object({
      name: shape.name,
      description: optionalText.pipe(shape.description.unwrap()),
      picture: pictureForm,
      kind: ServiceKind,
      category_id: chosenId,
      resource_type_id: chosenId,
      is_type_default: z.boolean(),
      durations: z.array(duration).min(1, "Enter at least one length with its price."),
      peak_hours: z.array(peak),
      max_party_size: wholeNumber.pipe(shape.max_party_size.unwrap()),
      notice_minutes: wholeNumber.pipe(shape.notice_minutes.unwrap()),
      horizon_days: wholeNumber.pipe(shape.horizon_days.unwrap()),
      buffer_before_minutes: wholeNumber.pipe(shape.buffer_before_minutes.unwrap()),
      buffer_after_minutes: wholeNumber.pipe(shape.buffer_after_minutes.unwrap()),
      grid_minutes: wholeNumber.pipe(shape.grid_minutes.unwrap()),
      bookable_by: BookableBy,
      waitlist_offers: WaitlistOffers,
      coach_ids: z.array(z.number()),
      policy: policyForm(currency),
    })
    .refine(({ kind, resource_type_id }) => kind !== "resource" || resource_type_id !== null, {
      path: ["resource_type_id"],
      // Runs along with the other checks, not only after they pass.
      when: () => true,
      error: "Choose the type of bay it needs.",
    })
    .transform((sent) => (sent.kind === "class" ? { ...sent, ...NOT_OF_A_CLASS } : sent));
}

/** A class takes the bay and hours of its dates, so values entered before the kind was changed are dropped. */
const NOT_OF_A_CLASS = { resource_type_id: null, is_type_default: false, peak_hours: [] };

export type ServiceFormValues = z.input<ReturnType<typeof serviceForm>>;
export type ServiceFormSent = z.output<ReturnType<typeof serviceForm>>;

export const NEW_DURATION: ServiceFormValues["durations"][number] = {
  duration_minutes: "60",
  price: "",
  peak_price: "",
};
export const NEW_PEAK: ServiceFormValues["peak_hours"][number] = {
  weekdays: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  from: "17:00",
  to: "21:00",
};

const NEW_SERVICE: ServiceFormValues = {
  name: "",
  description: "",
  picture: null,
  kind: "resource",
  category_id: "",
  resource_type_id: "",
  is_type_default: false,
  durations: [NEW_DURATION],
  peak_hours: [],
  max_party_size: "4",
  notice_minutes: "0",
  horizon_days: "60",
  buffer_before_minutes: "0",
  buffer_after_minutes: "0",
  grid_minutes: "15",
  bookable_by: "anyone",
  waitlist_offers: "in_turn",
  coach_ids: [],
  policy: policyFormValues(null),
};

/** Form values of a service, or defaults for a new one. */
export function serviceFormValues(service: ServiceRowFragment | undefined): ServiceFormValues {
  if (!service) return NEW_SERVICE;
  const { name, kind, is_type_default, bookable_by, waitlist_offers, durations, peak_hours, coach_ids } = service;
  return {
    name,
    description: service.description ?? "",
    picture: pictureValue(service.picture),
    kind,
    category_id: String(service.category_id ?? ""),
    resource_type_id: String(service.resource_type_id ?? ""),
    is_type_default,
    durations: durations.map(({ duration_minutes, price, peak_price }) => ({
      duration_minutes: String(duration_minutes),
      price: typedMoney(price.amount, price.currency),
      peak_price: peak_price ? typedMoney(peak_price.amount, peak_price.currency) : "",
    })),
    peak_hours: peak_hours.map(({ weekdays, from, to }) => ({ weekdays: [...weekdays], from, to })),
    max_party_size: String(service.max_party_size),
    notice_minutes: String(service.notice_minutes),
    horizon_days: String(service.horizon_days),
    buffer_before_minutes: String(service.buffer_before_minutes),
    buffer_after_minutes: String(service.buffer_after_minutes),
    grid_minutes: String(service.grid_minutes),
    bookable_by,
    waitlist_offers,
    coach_ids: [...coach_ids],
    policy: policyFormValues(service.policy),
  };
}
