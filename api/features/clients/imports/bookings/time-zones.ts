import { instantAt, localTextIn } from "#api/time/instants.ts";
import { TimeZone } from "#schema/shared/time.ts";
import { question, reason, type Reason, type Refusal } from "../planned-row.ts";

/** The zone of a row's times: its own, or else the location's. */
export function zoneOfRow(text: string, venueZone: string): { zone: string } | Refusal {
  if (text === "" || text === venueZone) return { zone: venueZone };
  const zone = TimeZone.safeParse(text.replace(/^(utc|gmt|z)$/i, "UTC"));
  if (zone.success) return { zone: zone.data };
  const sentence = `There is no time zone named ${text}. Write it like Europe/London, or leave the column out if the times are the venue's.`;
  return question("timezone_unknown", sentence, text);
}

/** Says when it is at the venue, where a row's time zone has another time. */
export function zoneNote(at: number, zone: string, venueZone: string): Reason[] {
  const here = localTextIn(venueZone, instantAt(at)).slice(0, 16);
  if (localTextIn(zone, instantAt(at)).slice(0, 16) === here) return [];
  const [date = "", time = ""] = here.split("T");
  return [reason("timezone_converted", `Here it begins at ${time} on ${date}.`, zone)];
}
