import type { BookingMail, BookingMailPayload } from "#api/features/bookings/bookings/booking-mail.ts";
import { presentTerms } from "#api/features/bookings/policies/booking-terms.ts";
import { hostOf, messageIdOf } from "#api/mail/composing.ts";
import { helloTo, htmlOf, mailLogo, textOf, type MailContent } from "#api/mail/mail-layout.ts";
import type { Mail } from "#api/mail/mailer.ts";
import { utcText } from "#api/time/instants.ts";
import { termSentences } from "#schema/bookings/policies/sentences.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { calendarOf } from "./calendar.ts";
import { formatDay, formatInstant, formatTimes, type MailTimes } from "./format-times.ts";
import type { mailFacts, seriesFacts } from "./queries.ts";

type Facts = NonNullable<Awaited<ReturnType<typeof mailFacts>>>;

export interface Occasion {
  kind: BookingMail;
  outboxId: number;
  payload: BookingMailPayload;
  /** Null where the booking can no longer be managed. */
  manageUrl: string | null;
  /** The party's bays that stay booked when others are cancelled, with their links where they have one. */
  still_booked: { name: string; url: string | null }[];
  /** The dates of a weekly series, if the mail is about several, each with its own link. */
  dates: readonly SeriesDate[];
  sender: string;
  /** The company's own origin. */
  site: string;
  now: Temporal.Instant;
}

type SeriesDate = Awaited<ReturnType<typeof seriesFacts>>[number] & { url: string | null };

/** Composes one mail about one booking, or about dates of a series: text, HTML and calendar file have the same content. */
export async function composeBookingMail(told: Facts, email: string, occasion: Occasion): Promise<Mail> {
  const { kind, outboxId, payload, manageUrl, dates, sender, now } = occasion;
  const facts = dates.length > 1 ? withSums(told, dates) : told;
  const content = contentOf(facts, occasion);
  const name = fullName(facts);
  const one = { id: facts.id, start_time: payload.start_time, end_time: payload.end_time, url: manageUrl };
  const events = dates.length > 1 ? dates.map((date) => ({ ...date, ...timesOf(date) })) : [one];
  const calendar = calendarOf(
    events.map(({ id, start_time, end_time, url }) => ({
      uid: `booking-${id}@${facts.slug}.${hostOf(sender)}`,
      sequence: outboxId,
      start_time,
      end_time,
      summary: `${facts.service_name}, ${facts.company_name}`,
      location: [facts.location_name, facts.address].filter(Boolean).join(", "),
      description: url ?? "",
      url,
      organizer: { name: facts.company_name, email: sender },
      isCancelled: kind === "booking_cancelled",
      stamp: now,
    })),
  );
  return {
    messageId: messageIdOf(facts.slug, outboxId, sender),
    from: { name: facts.company_name, address: sender },
    to: { name, address: email },
    subject: `${content.heading}: ${formatTimes(payload, facts)}`,
    text: textOf(content),
    html: String(await htmlOf(content)),
    calendar,
  };
}

/** Totals over the dates of a series: their price, and what their cancellation refunds. */
function withSums(facts: Facts, dates: readonly SeriesDate[]): Facts {
  const sum = (column: "price_amount" | "back_to_card" | "kept_as_credit") =>
    dates.reduce((total, date) => total + date[column], 0);
  return {
    ...facts,
    price_amount: sum("price_amount"),
    back_to_card: sum("back_to_card"),
    kept_as_credit: sum("kept_as_credit"),
  };
}

const timesOf = ({ start_time, end_time }: SeriesDate): MailTimes => ({
  start_time: utcText(start_time),
  end_time: utcText(end_time),
});

function contentOf(facts: Facts, occasion: Occasion): MailContent {
  const { kind, payload, still_booked, dates, site } = occasion;
  const isSeries = dates.length > 1;
  const whole = isSeries
    ? { heading: seriesHeading(kind, dates.length), lead: SERIES_LEADS[kind] }
    : { heading: HEADINGS[kind], lead: leadOf(kind, facts), ...(isAtOldTime(payload) ? COACH_ALONE : {}) };
  return {
    company: facts.company_name,
    logo: mailLogo(facts.logo, site),
    greeting: helloTo(facts.first_name),
    ...(still_booked.length > 0 ? partlyCancelled(payload.members?.length ?? 1) : whole),
    facts: [
      ...factRows(facts, payload, kind),
      ...changesRow(facts, occasion),
      ...stillBookedRow(still_booked),
      ...datesRow(facts, dates),
    ],
    links: [
      ...still_booked.flatMap(({ name, url }) => (url ? [{ label: `View or cancel ${name}`, url }] : [])),
      ...(isSeries && kind !== "booking_cancelled" ? dates : []).flatMap(({ start_time, url }) =>
        url ? [{ label: `View or cancel ${formatDay(start_time, facts)}`, url }] : [],
      ),
    ],
    // Next to the links of the remaining bays, a button would be mistaken for one of theirs.
    action: still_booked.length === 0 ? actionOf(occasion) : null,
    closing: facts.phone ? `Questions? Call us at ${facts.phone}.` : "Questions? Ask us at the front desk.",
  };
}

function actionOf({ kind, manageUrl, site }: Occasion): MailContent["action"] {
  if (kind === "booking_cancelled") return { label: "Book another time", url: `${site}/book` };
  return manageUrl === null ? null : { label: "View or cancel your booking", url: manageUrl };
}

/** "Your 12 weekly bookings are confirmed", "3 of your weekly bookings have moved" */
function seriesHeading(kind: BookingMail, count: number): string {
  if (kind === "booking_cancelled") return `${count} of your weekly bookings are cancelled`;
  return kind === "booking_moved"
    ? `${count} of your weekly bookings have moved`
    : `Your ${count} weekly bookings are confirmed`;
}

function datesRow(facts: Facts, dates: readonly SeriesDate[]): MailContent["facts"] {
  return dates.length < 2
    ? []
    : [[`${dates.length} dates`, dates.map(({ start_time }) => formatDay(start_time, facts)).join("; ")]];
}

/** The rules agreed to, as times and amounts of one booking: those of several differ in both. */
function changesRow(facts: Facts, { kind, payload, dates, now }: Occasion): MailContent["facts"] {
  const { policy, price_amount, price_currency, locale, class_session_id, bookable_by } = facts;
  const isOfOne = payload.group_id === undefined && dates.length < 2;
  if (policy === null || kind === "booking_cancelled" || !isOfOne) return [];
  const start_time = Temporal.Instant.from(payload.start_time);
  const booked = {
    start_time: utcText(start_time),
    price: { amount: price_amount, currency: price_currency },
    terms: presentTerms({ ...facts, start_time }, now),
  };
  const sentences = termSentences(booked, {
    money: ({ amount, currency }) => formatMoney(amount, currency, locale),
    when: (local) => formatInstant(Temporal.Instant.from(local), facts),
    mayMove: class_session_id === null && bookable_by !== "staff",
  });
  const shown = sentences.filter(({ kind: of }) => of !== "deposit");
  return [["Changes", shown.map(({ text }) => text).join(" ")]];
}

function stillBookedRow(still_booked: Occasion["still_booked"]): MailContent["facts"] {
  return still_booked.length === 0 ? [] : [["Still booked", still_booked.map(({ name }) => name).join(", ")]];
}

function factRows(
  facts: Facts,
  payload: Pick<BookingMailPayload, "group_id" | "previous" | "series" | "message"> & MailTimes,
  kind: BookingMail,
): MailContent["facts"] {
  const price = formatMoney(facts.price_amount, facts.price_currency, facts.locale);
  const people = facts.party_size === 1 ? "1 person" : `${facts.party_size} people`;
  const rows: [string, string | null][] = [
    [payload.series === undefined ? "When" : "From", formatTimes(payload, facts)],
    ["Was", payload.previous && !isAtOldTime(payload) ? formatTimes(payload.previous, facts) : null],
    ["What", `${facts.service_name}, ${people}`],
    [payload.group_id === undefined ? "Bay" : "Bays", facts.resource_name],
    ["Coach", facts.coach_name],
    ["Where", [facts.location_name, facts.address].filter(Boolean).join(", ")],
    ["Price", kind === "booking_cancelled" ? null : formatPriceDue(price, facts.payment_status)],
    ["Fee", kind === "booking_moved" ? formatMoveFees(facts) : null],
    ["Refund", kind === "booking_cancelled" ? formatRefund(facts) : null],
    ["Message", payload.message ?? null],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** What is refunded automatically; refunds of payments made at the venue are up to the venue. */
function formatRefund({ back_to_card, kept_as_credit, price_currency, locale }: Facts): string | null {
  const money = (amount: number) => formatMoney(amount, price_currency, locale);
  if (back_to_card > 0) return `${money(back_to_card)} goes back to your card, usually within a few days`;
  return kept_as_credit > 0 ? `${money(kept_as_credit)} is kept as credit for your next visit` : null;
}

function formatMoveFees({ move_fees, price_currency, locale }: Facts): string | null {
  return move_fees > 0 ? `${formatMoney(move_fees, price_currency, locale)} for another time` : null;
}

function formatPriceDue(price: string, paymentStatus: string): string {
  if (paymentStatus === "due") return `${price}, to pay at the venue`;
  if (paymentStatus === "deposit_paid") return `${price}, paid in part, the rest to pay at the venue`;
  return paymentStatus === "paid" ? `${price}, paid` : price;
}

/** Subject and heading of each mail. */
const HEADINGS: Record<BookingMail, string> = {
  booking_confirmed: "Your booking is confirmed",
  booking_moved: "Your booking has moved",
  booking_cancelled: "Your booking is cancelled",
  booking_restored: "Your booking is back on",
  booking_wall_time_kept: "Your booking keeps its time",
  booking_reads_anew: "Your booking has another time",
};

/** The sentence under the heading. */
const LEADS: Record<BookingMail, string> = {
  booking_confirmed: "We look forward to seeing you.",
  booking_moved: "This is the new time of your booking.",
  booking_cancelled: "The time below is now free for others.",
  booking_restored: "The cancellation was undone. Everything is booked as before.",
  booking_wall_time_kept:
    "The rules for the clocks here have changed. Your booking stays at the time you know; only the entry in your calendar changes.",
  booking_reads_anew:
    "The rules for the clocks here have changed. By the new rules, your booking is at the time below.",
};

/** A seat is given back while its class goes on, or ends with it: its time is not free either way. */
const leadOf = (kind: BookingMail, { class_session_id }: Facts): string =>
  kind === "booking_cancelled" && class_session_id !== null ? "You no longer have a seat in this class." : LEADS[kind];

const SERIES_LEADS: Record<BookingMail, string> = {
  ...LEADS,
  booking_moved: "These are the new times of your bookings.",
  booking_cancelled: "The times below are now free for others.",
};

/** Of a booking that was changed and keeps its time, a mail tells only another coach. */
const COACH_ALONE = { heading: "The coach of your booking has changed", lead: "Its time stays the same." };

const isAtOldTime = ({ previous, start_time, end_time }: Pick<BookingMailPayload, "previous"> & MailTimes): boolean =>
  previous?.start_time === start_time && previous.end_time === end_time;

/** Heading and lead for a party of which this many bays are cancelled and others stay booked. */
function partlyCancelled(bays: number): { heading: string; lead: string } {
  return {
    heading: bays === 1 ? "One bay of your party is cancelled" : `${bays} bays of your party are cancelled`,
    lead: `Only ${bays === 1 ? "this bay is" : "these bays are"} cancelled and now free for others. The rest of your party stays booked.`,
  };
}
