import { z } from "zod";
import { derivedToken } from "#api/auth/tokens.ts";
import { messageIdOf, type Compose, type ComposeDeps } from "#api/mail/composing.ts";
import { helloTo, htmlOf, mailLogo, textOf, type MailContent } from "#api/mail/mail-layout.ts";
import { localeText, utcText } from "#api/time/instants.ts";
import { MOST_WAITING } from "#schema/bookings/waitlist/rules.ts";
import { formatTimes } from "./format-times.ts";
import { waitingFacts } from "./queries.ts";

type WaitlistMail =
  | "waitlist_joined"
  | "waitlist_offered"
  | "waitlist_told"
  | "waitlist_cancelled"
  | "waitlist_moved"
  | keyof typeof ENDED;
type Facts = NonNullable<Awaited<ReturnType<typeof waitingFacts>>>;

const Payload = z.object({
  entry_id: z.int(),
  /** Of a cancelled or moved class: what staff add. */
  message: z.string().optional(),
  /** Of a moved class: its time before. */
  previous: z.object({ start_time: z.string(), end_time: z.string() }).optional(),
  /** Of somebody who waits and asked to wait again: for the same, or for more than they may, and this is the soonest they wait for. */
  asked: z.enum(["again", "beyond_limit"]).optional(),
});
type Payload = z.infer<typeof Payload>;

const composeOf =
  (queued: WaitlistMail): Compose =>
  async (deps, trx, { tenant_id, outbox_id, payload }, now) => {
    const sent = Payload.parse(payload);
    const facts = await waitingFacts(trx, sent.entry_id);
    const kind = sent.asked === "again" && facts?.status === "offered" ? "waitlist_offered" : queued;
    if (!facts?.email || !isStillTrue(kind, facts, { sent, now })) return null;
    const site = deps.siteUrl(facts.slug);
    // The link of an entry that has ended leads to what has ended.
    const url = isOfEnded(kind) ? `${site}/book` : linkOf(deps, tenant_id, facts);
    const content = { ...contentOf(kind, facts, { sent, url }), logo: mailLogo(facts.logo, site) };
    const times = { start_time: utcText(facts.start_time), end_time: utcText(facts.end_time) };
    return {
      messageId: messageIdOf(facts.slug, outbox_id, deps.mailFrom),
      from: { name: facts.company_name, address: deps.mailFrom },
      to: { name: facts.name, address: facts.email },
      subject: sent.asked === "beyond_limit" ? content.heading : `${content.heading}: ${formatTimes(times, facts)}`,
      text: textOf(content),
      html: String(await htmlOf(content)),
    };
  };

/** Composers of the waitlist mails, by their kind in the outbox. */
export const waitlistMails: Record<WaitlistMail, Compose> = {
  waitlist_joined: composeOf("waitlist_joined"),
  waitlist_offered: composeOf("waitlist_offered"),
  waitlist_told: composeOf("waitlist_told"),
  waitlist_cancelled: composeOf("waitlist_cancelled"),
  waitlist_moved: composeOf("waitlist_moved"),
  waitlist_ended: composeOf("waitlist_ended"),
  waitlist_removed: composeOf("waitlist_removed"),
};

/** Skips mails that are no longer true: an ended offer, a taken place, or a wait that is over. */
function isStillTrue(
  kind: WaitlistMail,
  facts: Facts,
  { sent, now }: { sent: Payload; now: Temporal.Instant },
): boolean {
  const { status, offered_until, told_at, start_time } = facts;
  if (Temporal.Instant.compare(now, start_time) >= 0) return false;
  if (kind === "waitlist_told") return status === "waiting" && told_at !== null;
  if (isOfEnded(kind)) return status === ENDED[kind].status;
  if (kind === "waitlist_moved" || sent.asked === "beyond_limit") return status === "waiting" || status === "offered";
  if (kind === "waitlist_joined") return status === "waiting";
  return status === "offered" && offered_until !== null && Temporal.Instant.compare(now, offered_until) < 0;
}

/** The entry knows the exact time or class, so the link cannot lead to another. */
function linkOf({ secretKeys, siteUrl }: ComposeDeps, tenantId: string, { nonce, slug }: Facts): string {
  return `${siteUrl(slug)}/book/waitlist#${derivedToken(secretKeys, { tenantId, kind: "waitlist", nonce })}`;
}

function contentOf(kind: WaitlistMail, facts: Facts, { sent, url }: { sent: Payload; url: string }): MailContent {
  const { heading, lead, label } = sent.asked === "beyond_limit" ? BEYOND_LIMIT : wordsOf(kind, facts);
  return {
    company: facts.company_name,
    heading,
    greeting: helloTo(facts.first_name),
    lead,
    facts: factRows(facts, sent),
    action: { label, url },
    closing: facts.phone ? `Questions? Call us at ${facts.phone}.` : "Questions? Ask us at the front desk.",
  };
}

/** Mails about a wait that is over, and the status that it then has. */
const ENDED = {
  waitlist_cancelled: {
    status: "closed",
    heading: "The class you are waiting for is cancelled",
    lead: "It does not take place, so you are no longer on its waiting list.",
  },
  waitlist_ended: {
    status: "closed",
    heading: "What you are waiting for is no longer offered",
    lead: "So you are no longer on its waiting list.",
  },
  waitlist_removed: {
    status: "removed",
    heading: "You are off the waiting list",
    lead: "The venue took you off it, so we will not email you when a place is free.",
  },
} as const;

const isOfEnded = (kind: WaitlistMail): kind is keyof typeof ENDED => kind in ENDED;

const BEYOND_LIMIT = {
  heading: `You wait for ${MOST_WAITING} places already`,
  lead: "So you were not put on one more waiting list. Leave one of them first. This is the soonest of them:",
  label: "View or leave the waiting list",
};

function wordsOf(kind: WaitlistMail, facts: Facts) {
  if (isOfEnded(kind)) return { ...ENDED[kind], label: "Book another time" };
  if (kind === "waitlist_moved") {
    const lead = "You keep your place on the waiting list. If the new time does not suit you, leave the list.";
    return { heading: "The class you are waiting for has moved", lead, label: "View or leave the waiting list" };
  }
  const isForAll = facts.waitlist_offers === "everybody";
  if (kind === "waitlist_told") {
    const lead = "We emailed everybody who is waiting for it. First come, first served.";
    return { heading: "A place is free", lead, label: "Take the place" };
  }
  if (kind === "waitlist_offered") {
    const then = isForAll ? "Then it is free for the others again." : "Then the next person gets it.";
    return {
      heading: isForAll ? "A place is held for you" : "A place is free for you",
      lead: `It is held for you until ${untilText(facts)}. ${then}`,
      label: "Take the place or decline it",
    };
  }
  const next = isForAll
    ? "When a place becomes free, we email everybody who is waiting: first come, first served."
    : "We email you when a place is held for you.";
  return {
    heading: "You are on the waiting list",
    lead: `${next} You can leave the list at any time.`,
    label: "View or leave the waiting list",
  };
}

function untilText(facts: Facts): string {
  const time = { hour: "numeric", minute: "2-digit", hour12: facts.timeformat.includes("a") } as const;
  return facts.offered_until === null
    ? "the start"
    : localeText(facts, facts.offered_until, { weekday: "long", day: "numeric", month: "long", ...time });
}

function factRows(facts: Facts, { previous, message }: Payload): MailContent["facts"] {
  const people = facts.party_size === 1 ? "1 person" : `${facts.party_size} people`;
  const rows: [string, string | null][] = [
    ["When", formatTimes({ start_time: utcText(facts.start_time), end_time: utcText(facts.end_time) }, facts)],
    ["Was", previous ? formatTimes(previous, facts) : null],
    ["What", `${facts.service_name}, ${people}`],
    ["Coach", facts.coach_name],
    ["Where", [facts.location_name, facts.address].filter(Boolean).join(", ")],
    ["Message", message ?? null],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
