import { locationHours, openInstants } from "#api/features/venue/locations/open-hours.ts";
import { isSameName } from "#api/text/plain-form.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { instantAt, utcTextMs } from "#api/time/instants.ts";
import { covers, type TimeRange } from "#api/time/ranges.ts";
import { dayAt, zoneClockAt } from "#api/time/zone-clock.ts";
import type { PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { clientNamed, otherNotes, personName, personOf, type NamedPerson } from "../known-people.ts";
import {
  nothingNotes,
  oddRow,
  outside,
  question,
  reason,
  refused,
  rowKey,
  valuesOf,
  type PlannedRow,
  type Reason,
  type Refusal,
  type RowValues,
  type Sheet,
} from "../planned-row.ts";
import type { TableRow } from "../reading/read-table.ts";
import { readPhone } from "../values/person-values.ts";
import { readPriceIn } from "../values/price-values.ts";
import { placeOf, type Place } from "./booking-place.ts";
import { paymentOf, statusOf } from "./booking-state.ts";
import { timeOf } from "./booking-time.ts";
import type { KnownLocation } from "./known-queries.ts";
import { isSettledElsewhere, KEEPS_TIME, type KnownForBookings, type NewBooking } from "./new-booking.ts";
import { keepTaken, repetitionOf, takenBy, type Seen } from "./taken-times.ts";

/** The result for each row, in file order: earlier rows get the bay. */
export function planBookings(sheet: Sheet, known: KnownForBookings): PlannedRow<NewBooking>[] {
  const seen: Seen = { taken: new Map(), keys: new Map() };
  const read = sheet.rows.map((row) => ({ row, plan: planRow(sheet, row, known) }));
  const together = lessonsTogether(read.map(({ plan }) => plan));
  return read.map(({ row, plan }) => {
    if (plan.item === null) return plan;
    const other = together.get(row.row);
    if (other !== undefined) {
      const sentence = `Row ${other} is at the same time with the same coach. Enter both as guests of a class.`;
      return outside(row, question("class_or_lesson", sentence, plan.name, other), plan.name);
    }
    const repeated = repetitionOf(plan, known, seen);
    if (repeated) return { ...plan, result: "skipped", reasons: [repeated] };
    const taken = takenBy(plan, plan.item, known, seen);
    if (taken) return outside(row, taken, plan.name);
    keepTaken(plan.row, plan.item, seen);
    return plan;
  });
}

function planRow(sheet: Sheet, row: TableRow, known: KnownForBookings): PlannedRow<NewBooking> {
  const odd = oddRow(sheet.header, row.cells);
  if (odd) return outside(row, odd);
  const values = valuesOf(sheet.mapping, row.cells);
  const person = personOf(values);
  const name = personName(person);
  const notes: Reason[] = [];
  const read = readRow(sheet, values, { person, known, notes });
  if ("refusal" in read) return outside(row, read, name);
  const { item, what } = read;
  notes.push(...otherNotes(person), ...nothingNotes(values));
  const who = person.number || person.email || name;
  const id = values.one("external_id");
  const key = rowKey(["booking", ...(id === "" ? [who, what] : [id]), item.start]);
  return {
    row: row.row,
    key,
    name,
    result: notes.length > 0 ? "imported_with_note" : "imported",
    reasons: notes,
    item,
  };
}

interface Context {
  person: NamedPerson;
  known: KnownForBookings;
  notes: Reason[];
}

function readRow(sheet: Sheet, values: RowValues, context: Context): { item: NewBooking; what: string } | Refusal {
  const { known, notes, person } = context;
  if (/unavailable|block/i.test(values.one("booking_type"))) {
    const sentence = "This is no booking: the bay was blocked. Enter it in the schedule as blocked time.";
    return { result: "skipped", refusal: reason("is_a_block", sentence, values.one("note")) };
  }
  const place = placeOf(sheet, values, known);
  if ("refusal" in place) return place;
  const time = timeOf(sheet, values, { now: known.now, place, notes });
  if ("refusal" in time) return time;
  const own = known.ours.get(values.one("external_id"));
  if (own && (own.start === time.from || isSameName(own.name, personName(person)))) {
    return {
      result: "skipped",
      refusal: reason("already_there", "This booking is here already.", values.one("external_id")),
    };
  }
  const state = stateOf(values, { known, place, time });
  if ("refusal" in state) return state;
  const attendee = attendeeOf(values, context);
  if ("refusal" in attendee) return attendee;
  const price = priceOf(sheet, values, { known, place, time, status: state.status, notes });
  if ("refusal" in price) return price;
  notes.push(...codeNote(values.one("code")), ...partyNote(place, person));
  const item = { ...attendee, ...bookedAs(place, time, state), ...paidAs(values, state, price.amount, known) };
  return { item, what: `${place.coach_id} ${place.resource_ids?.join()}` };
}

interface State {
  status: NewBooking["status"];
  isPast: boolean;
  isComing: boolean;
}

/** The state of the row; an upcoming time must lie within the location's hours. */
function stateOf(
  values: RowValues,
  { known, place, time }: { known: KnownForBookings; place: Place; time: TimeRange },
): State | Refusal {
  const isPast = time.from < known.now.epochMilliseconds;
  const status = statusOf(values, isPast);
  if (status === undefined) {
    const word = values.all("status").join(", ");
    const sentence = `The state ${word} is not known. Write booked, completed or cancelled.`;
    return question("status_unknown", sentence, word);
  }
  const isComing = !isPast && status === "confirmed";
  if (isComing && !isOpen(place.location, time)) {
    return refused("closed", `${place.location.name} is closed then.`, values.one("start"));
  }
  return { status, isPast, isComing };
}

function bookedAs({ service, location, ...place }: Place, time: TimeRange, { status, isPast }: State) {
  return {
    ...place,
    service_id: service.id,
    policy_id: service.policy_id,
    location_id: location.id,
    start: utcTextMs(instantAt(time.from)),
    end: utcTextMs(instantAt(time.to)),
    buffer_before_minutes: isPast ? 0 : service.buffer_before_minutes,
    buffer_after_minutes: isPast ? 0 : service.buffer_after_minutes,
    status,
  };
}

function paidAs(values: RowValues, { status, isComing }: State, amount: number, known: KnownForBookings) {
  const paid = {
    status,
    payment_status: paymentOf(values, { isOpen: isComing, amount }),
    price_amount: status === "cancelled" ? 0 : amount,
  };
  const price = formatMoney(amount, known.currency, known.locale);
  const settled = isSettledElsewhere(paid) ? [`${PAID_ELSEWHERE[paid.payment_status]} Price: ${price}.`] : [];
  return { ...paid, note: [...values.all("note"), ...settled].join("\n") || null };
}

const PAID_ELSEWHERE: Record<PaymentStatus, string> = {
  due: "To be paid.",
  not_due: "Nothing was due in the old system.",
  deposit_paid: "The deposit was paid in the old system.",
  paid: "Paid in the old system.",
  refund_due: "Part of it was to be given back in the old system.",
  refunding: "Its refund was on its way in the old system.",
  partly_refunded: "Partly refunded in the old system.",
  refunded: "Refunded in the old system.",
};

const partyNote = ({ bays }: Place, { email }: NamedPerson): Reason[] =>
  bays > 1 ? [reason("split_in_group", `It becomes a party of ${bays} bookings.`, email ?? "")] : [];

interface Timing {
  known: KnownForBookings;
  place: Place;
  notes: Reason[];
}

function isOpen(location: KnownLocation, range: TimeRange): boolean {
  const clock = zoneClockAt(location.zone, range.from);
  const hours = locationHours(location);
  return covers(openInstants(clock, hours, dayAt(clock, range.from) - 1, dayAt(clock, range.to)), range);
}

type Attending = Pick<NewBooking, "client_id" | "guest">;

/** The client with this number or address; otherwise a guest. */
function attendeeOf(values: RowValues, { person, known, notes }: Context): Attending | Refusal {
  if (person.badEmail !== undefined) {
    return refused("email_not_valid", "This is not an email address. Correct it and run again.", person.badEmail);
  }
  const client = clientNamed(person, known.people);
  if (client) return { client_id: client.id, guest: null };
  const { first_name, last_name, email } = person;
  if (personName(person) === "") {
    const isInternal = /internal/i.test(values.one("booking_type"));
    if (isInternal) return { client_id: null, guest: { first_name: "Internal", last_name: "use", email, phone: null } };
    return refused(
      "client_unknown",
      "The row names nobody. Enter a name, or the number or address of a client.",
      person.number || (email ?? ""),
    );
  }
  const [written] = values.all("phone");
  const { phone, reason: why } =
    written === undefined ? { phone: null, reason: null } : readPhone(written, known.country);
  if (why !== null && phone === null) notes.push(reason(why, "This is not a phone number. It is left out.", written));
  if (email === null && phone === null) {
    notes.push(reason("no_contact", "There is neither an address nor a phone number."));
  }
  return {
    client_id: null,
    guest: { first_name, last_name, email, phone },
  };
}

interface Pricing extends Timing {
  time: TimeRange;
  status: NewBooking["status"];
}

function priceOf(
  { mapping }: Sheet,
  { one }: RowValues,
  { known, place, time, status, notes }: Pricing,
): { amount: number } | Refusal {
  const text = one("price");
  if (text !== "") return readPriceIn(text, one("currency"), known.currency);
  const minutes = (time.to - time.from) / MINUTE_MS;
  const { durations } = place.service;
  const amount = (durations.find((each) => each.minutes === minutes) ?? durations[0])?.price ?? 0;
  if (mapping.includes("price") && status !== "cancelled") {
    notes.push(reason("price_from_service", "The row has no price. It gets that of the service."));
  }
  return { amount };
}

function codeNote(code: string): Reason[] {
  if (code === "") return [];
  return /gift/i.test(code)
    ? [reason("gift_card_unknown", "This gift card is not known here. The booking comes without it.", code)]
    : [reason("pack_unknown", "This pack is not known here. The booking comes without it.", code)];
}

/** Links each row to the next one of another person at the same time with the same coach and service. */
function lessonsTogether(plans: readonly PlannedRow<NewBooking>[]): Map<number, number> {
  const coming = plans.flatMap(({ item, ...plan }) =>
    item && item.coach_id !== null && item.resource_ids === null && KEEPS_TIME.includes(item.status)
      ? [{ ...plan, item }]
      : [],
  );
  const groups = Map.groupBy(coming, ({ item }) => [item.coach_id, item.service_id, item.start].join("|"));
  const together = new Map<number, number>();
  for (const group of groups.values()) {
    for (const [n, one] of group.entries()) {
      const others = [...group.slice(n + 1), ...group.slice(0, n)];
      const other = others.find((each) => !isSamePerson(each, one));
      if (other) together.set(one.row, other.row);
    }
  }
  return together;
}

type Coming = { name: string; item: NewBooking };

const isSamePerson = (one: Coming, other: Coming): boolean =>
  one.name === other.name &&
  one.item.client_id === other.item.client_id &&
  one.item.guest?.email === other.item.guest?.email;
