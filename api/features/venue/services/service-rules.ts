import { formatDuration } from "#api/time/format-time.ts";
import type { BookingPolicy } from "#schema/bookings/policies/models.ts";
import { faultsOfPolicy } from "#schema/bookings/policies/rules.ts";
import type { PeakHours, ServiceDuration, ServiceKind } from "#schema/venue/services/models.ts";

/** A service as it would be after the change. */
export interface WantedService {
  kind: ServiceKind;
  resource_type_id: number | null;
  is_type_default: boolean;
  durations: readonly ServiceDuration[];
  peak_hours: readonly PeakHours[];
  coach_ids: readonly number[];
  policy: BookingPolicy | null;
}

type Sentences = Record<string, string[]>;

/** Returns validation errors of a service by field; empty if it is valid. */
export function faultsOfService(service: WantedService, currency: string): Sentences {
  return {
    ...faultsOfKind(service),
    ...faultsOfDurations(service.durations, currency),
    ...faultsOfPeaks(service.peak_hours),
    ...withPath("policy", service.policy ? faultsOfPolicy(service.policy, currency) : {}),
  };
}

/** Bay time has a resource type and no coaches; only bay time can be the default of its type. */
function faultsOfKind({ kind, resource_type_id, is_type_default, coach_ids }: WantedService): Sentences {
  const faults: Sentences = {};
  if (kind === "resource" && resource_type_id === null) {
    faults["resource_type_id"] = ["Choose the type of bay it needs."];
  }
  if (kind === "resource" && coach_ids.length > 0) faults["coach_ids"] = ["Only lessons have coaches."];
  if (kind !== "resource" && is_type_default) {
    faults["is_type_default"] = ["Only bay time can be the default for a type of bay."];
  }
  if (kind === "class" && resource_type_id !== null) {
    faults["resource_type_id"] = ["A class takes the bay that it is scheduled in."];
  }
  return faults;
}

/** Each length may appear once, in the company's currency, at a price of zero or more. */
function faultsOfDurations(durations: readonly ServiceDuration[], currency: string): Sentences {
  const faults: Sentences = {};
  durations.forEach(({ duration_minutes, price, peak_price }, at) => {
    const field = `durations.${at}`;
    if (durations.findIndex((other) => other.duration_minutes === duration_minutes) < at) {
      faults[`${field}.duration_minutes`] = [`${formatDuration(duration_minutes)} is listed twice.`];
    }
    for (const [name, money] of Object.entries({ price, peak_price })) {
      if (money === null) continue;
      if (money.amount < 0) faults[`${field}.${name}.amount`] = ["Enter a price of zero or more."];
      if (money.currency !== currency) faults[`${field}.${name}.currency`] = [`Prices here are in ${currency}.`];
    }
  });
  return faults;
}

function faultsOfPeaks(peaks: readonly PeakHours[]): Sentences {
  const faults: Sentences = {};
  peaks.forEach(({ weekdays, from, to }, at) => {
    if (weekdays.length === 0) faults[`peak_hours.${at}.weekdays`] = ["Choose at least one day."];
    if (from === "24:00") faults[`peak_hours.${at}.from`] = ["Enter 00:00 on the next day."];
    if (to === from) faults[`peak_hours.${at}.to`] = [`The end must differ from the start, ${from}.`];
  });
  return faults;
}

const withPath = (path: string, faults: Sentences): Sentences =>
  Object.fromEntries(Object.entries(faults).map(([field, sentences]) => [`${path}.${field}`, sentences]));
