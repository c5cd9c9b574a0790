import { fullName } from "#schema/shared/person-name.ts";
import { bookingOnSchedulePath, clientPath, coachPath } from "#web/screen/paths.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatTime } from "#web/time/format.ts";
import type { PaletteBookingFragment, PaletteClientFragment, PaletteSearchQuery } from "./palette.generated.ts";
import type { Target } from "./target.ts";

/** Search results of the server as palette targets. Bookings use the formats of their location. */
export function foundTargets(found: PaletteSearchQuery, venues: readonly Venue[]): Target[] {
  return [
    ...(found.clients?.data ?? []).map(clientTarget),
    ...(found.bookings?.data ?? []).map((booking) => bookingTarget(booking, venues)),
    ...(found.coaches?.data ?? []).map(coachTarget),
  ];
}

function clientTarget({ id, name, email, contact_email, phone }: PaletteClientFragment): Target {
  const note = phone ?? email ?? contact_email ?? undefined;
  return {
    key: `client ${id}`,
    group: "Clients",
    label: name,
    path: clientPath(id),
    icon: "person-initials",
    ...(note && { note }),
  };
}

function coachTarget({ id, name }: { id: number; name: string }): Target {
  return { key: `coach ${id}`, group: "Coaches", label: name, path: coachPath(id), icon: "coach" };
}

function bookingTarget(booking: PaletteBookingFragment, venues: readonly Venue[]): Target {
  const { id, location_id, local_start, client, guest, resource, service, status, late_minutes } = booking;
  const formats = venues.find((venue) => venue.id === location_id) ?? venues[0];
  const name = client?.name ?? (guest ? fullName(guest) : "Booking");
  const date = local_start.slice(0, 10);
  const when = formats ? `${formatDay(date, formats)}, ${formatTime(local_start, formats)}` : date;
  return {
    key: `booking ${id}`,
    group: "Bookings",
    label: `${name}, ${when}`,
    note: [resource?.name, service?.name].filter(Boolean).join(", "),
    path: bookingOnSchedulePath({ id, location_id, date }),
    icon: "calendar",
    booking: { status, late_minutes },
  };
}
