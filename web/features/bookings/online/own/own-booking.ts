import { formatMoney } from "#schema/shared/format-money.ts";
import { formatDay } from "#web/time/format-day.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import { dateOf, formatPeople, timeSpan, type WhenFormat } from "../frame/format-venue.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

/** Where no location is on offer, or none is known yet. */
const PLAIN_FORMAT: WhenFormat = { timeformat: "HH:mm", locale: "en", dateformat: "D MMM YYYY" };

type Located = WhenFormat & { id: number };

/** Returns the date and time formats of a booking's location; of the first one, if it is no longer on offer. */
export function formatOf({ locations }: { locations: readonly Located[] }, locationId: number): WhenFormat {
  return locations.find(({ id }) => id === locationId) ?? locations[0] ?? PLAIN_FORMAT;
}

/** `60 min Simulator` */
export function bookedTitle({ start_time, end_time, service }: OwnBookingFragment): string {
  return `${minutesBetween(start_time, end_time)} min ${service.name}`;
}

/** `Tue 4 May 2027, 20:15–21:15` */
export function bookedWhen(booking: OwnBookingFragment, format: WhenFormat): string {
  return bookedDayAndSpan(booking, format).join(", ");
}

/** The same as two parts, so that a heading can break between them but not inside the time. */
export function bookedDayAndSpan({ local_start, local_end }: OwnBookingFragment, format: WhenFormat): [string, string] {
  return [formatDay(dateOf(local_start), format, "withYear"), timeSpan(local_start, local_end, format)];
}

/** `Bay 9, Dayo Okafor, 3 people` */
export function bookedDetail({ resource, coach, party_size }: OwnBookingFragment): string {
  return [resource?.name, coach?.name, formatPeople(party_size)].filter(Boolean).join(", ");
}

/** Returns what is paid and still due; undefined if unknown. Nothing is due for a cancelled booking. */
export function paymentLabel({ status, payment_status, paid }: OwnBookingFragment, locale: string): string | undefined {
  if (status === "cancelled" && payment_status === "due") return undefined;
  if (payment_status !== "deposit_paid") return PAYMENT_LABELS[payment_status];
  return `${formatMoney(paid.amount, paid.currency, locale)} paid. Pay the rest at the venue`;
}

const PAYMENT_LABELS: Record<Exclude<OwnBookingFragment["payment_status"], "deposit_paid">, string | undefined> = {
  not_due: undefined,
  due: "Pay at the venue",
  paid: "Paid",
  refund_due: "The venue owes you a refund",
  refunding: "Your refund is on its way",
  partly_refunded: "Refunded in part",
  refunded: "Refunded",
};

/** "Bay 3", "Bay 3 and Bay 4", "Bay 3, Bay 4 and VIP suite": the party's other bays; "" if there are none. */
export function formatOtherBays({ other_bays }: Pick<OwnBookingFragment, "other_bays">): string {
  const names = other_bays.map(({ name }) => name);
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
}

/** The lines of a summary: when, where and for how many. */
export function bookedLines(booking: OwnBookingFragment, format: WhenFormat): { icon: IconName; text: string }[] {
  return [
    { icon: "calendar", text: bookedWhen(booking, format) },
    { icon: "people", text: bookedDetail(booking) },
    { icon: "location", text: booking.location.name },
  ];
}
