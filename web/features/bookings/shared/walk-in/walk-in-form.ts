import { z } from "zod";
import type { CreateBookingInput, WalkInGuestInput } from "#web/apollo/schema-types.generated.ts";
import type { FoundClient } from "../choices/ClientSearch.tsx";
import { instantText } from "../day/venue-day.ts";
import type { FreeBay } from "./free-bays.ts";

const MINUTE_MS = 60_000;

/** Name used if none is given. */
const NAMELESS = "Walk-in";

/** Numbers are select values. */
export const WalkInForm = z.object({
  begins: z.enum(["now", "quarter"]),
  resource_id: z.string().min(1, "Choose a bay."),
  minutes: z.string(),
  people: z.string(),
  /** A client who was found by the typed name; null books for a guest of that name. */
  client: z.custom<FoundClient | null>(),
  name: z.string().trim().max(100),
});
export type WalkInValues = z.infer<typeof WalkInForm>;

/** Booking input for a client or a guest, from the start offered by the chosen bay. */
export function walkInInput(
  locationId: number,
  { service, resourceId, start }: FreeBay,
  { minutes, people, client, name }: WalkInValues,
): CreateBookingInput {
  return {
    location_id: locationId,
    service_id: service.id,
    resource_id: resourceId,
    start_time: instantText(start),
    end_time: instantText(start + Number(minutes) * MINUTE_MS),
    party_size: Number(people),
    ...(client ? { client_id: client.id } : { guest: walkInGuest(name) }),
  };
}

/** "Ada", "Ada Lovelace", or the default name; no contact details are required. */
export function walkInGuest(name: string): WalkInGuestInput {
  const [first_name = NAMELESS, ...last] = name.split(" ").filter(Boolean);
  return { first_name, last_name: last.join(" ") || null };
}
