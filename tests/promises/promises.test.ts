import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What a page says will happen, and the test that finds it kept: file and title. */
const PROMISES: readonly [sentence: string, file: string, title: string][] = [
  [
    "is charged on the day of each bill.",
    "tests/memberships/renewals.test.ts",
    "is charged on its day, once however often the minute comes, and stands in the books",
  ],
  [
    "We email you when it is yours.",
    "tests/waitlist/offers.test.ts",
    "is held for the first who waits, offered by mail, and booked by the mailed link",
  ],
  [
    "as soon as a place is held for you.",
    "tests/waitlist/offers.test.ts",
    "is held for the first who waits, offered by mail, and booked by the mailed link",
  ],
  [
    "The offer and your link go here",
    "tests/waitlist/joining.test.ts",
    "joins as a guest or a client, is told so by mail, and sees and leaves it by the link",
  ],
  [
    "and a mail is on its way",
    "tests/waitlist/offers.test.ts",
    "is held for the first who waits, offered by mail, and booked by the mailed link",
  ],
  [
    "then the next person gets it",
    "tests/waitlist/offers.test.ts",
    "goes to the next when the first declines, and when an offer ends",
  ],
  [
    "Email everybody at once",
    "tests/waitlist/everybody.test.ts",
    "lets the first who takes it have it, and whoever is late go on waiting",
  ],
  [
    "we email everybody who is waiting, and the first to take it gets it.",
    "tests/waitlist/everybody.test.ts",
    "mails all of them once that a place is free, and holds it for nobody",
  ],
  [
    "and everybody else who is waiting when a place becomes free.",
    "tests/waitlist/everybody.test.ts",
    "mails all of them once that a place is free, and holds it for nobody",
  ],
  [
    "Everybody who is waiting was told, and the first to take it gets it",
    "tests/waitlist/everybody.test.ts",
    "lets the first who takes it have it, and whoever is late go on waiting",
  ],
  [
    "then it is free for others again",
    "tests/waitlist/everybody.test.ts",
    "tells the others again when what somebody took is given back",
  ],
  [
    "comes back to the membership.",
    "tests/memberships/families.test.ts",
    "keeps the bookings of who leaves, tells of them before, and takes back what they used",
  ],
  [
    "New bookings are no longer covered by it.",
    "tests/memberships/families.test.ts",
    "keeps the bookings of who leaves, tells of them before, and takes back what they used",
  ],
  [
    "gets an email.",
    "tests/mail/promised-mail.test.ts",
    "is moved, cancelled and restored at the desk with a mail each",
  ],
  [
    "They become free at once.",
    "tests/bookings/party/cancel-group.test.ts",
    "frees all bays and the client at once, and mails once about all of them",
  ],
  [
    "times become free at once.",
    "tests/bookings/series/booking-series.test.ts",
    "cancels this date, the following ones, or all to come, and tells once",
  ],
  [
    "The time becomes free at once.",
    "tests/bookings/move/update-booking.test.ts",
    "cancels once, frees the time, and answers a second cancel unchanged",
  ],
  [
    "We have emailed you the new time.",
    "tests/mail/promised-mail.test.ts",
    "is moved and cancelled by its client with a mail each",
  ],
  [
    "The time goes back to others at once.",
    "tests/mail/promised-mail.test.ts",
    "gives the time of a cancelled booking back at once",
  ],
  [
    "The time is free for others.",
    "tests/mail/promised-mail.test.ts",
    "gives the time of a cancelled booking back at once",
  ],
  [
    "back to others at once.",
    "tests/class-sessions/seats.test.ts",
    "is held, confirmed and cancelled on the booking page; a hold that ended gives its seat back",
  ],
  [
    "free for others.",
    "tests/class-sessions/seats.test.ts",
    "is held, confirmed and cancelled on the booking page; a hold that ended gives its seat back",
  ],
  [
    "Your confirmation and the link to cancel go here",
    "tests/bookings/own/holds.test.ts",
    "turns a hold into a booking for a guest, once",
  ],
  ["Confirmation goes to", "tests/bookings/own/holds.test.ts", "turns a hold into a booking for a guest, once"],
  [
    "With the calendar file and your manage link.",
    "tests/mail/booking-mail.test.ts",
    "carries a link that shows and cancels the booking without sign-in",
  ],
  [
    "A booking can be seen by its link until 30 days after it ended.",
    "tests/bookings/own/mailed-link.test.ts",
    "shows and cancels by the mailed link, until the booking begins and thirty days after its end",
  ],
  [
    "A single booking can also be seen by the link in its mail.",
    "tests/bookings/own/mailed-link.test.ts",
    "shows and cancels by the mailed link, until the booking begins and thirty days after its end",
  ],
  [
    "Owners get an email 7 days and 1 day before.",
    "tests/billing/trial-reminders.test.ts",
    "come 7 days and 1 day before the end, once each, to the owners",
  ],
  [
    "Owners get an email 1 day before.",
    "tests/billing/trial-reminders.test.ts",
    "come 7 days and 1 day before the end, once each, to the owners",
  ],
  [
    "We’ll email you a link to set a new one. It works for one hour.",
    "tests/auth/passwords.test.ts",
    "is set anew by the mailed link, which ends every session and mails a notice",
  ],
  [
    "We’ll email you a link to choose your password. It works for one day.",
    "tests/clients/registration.test.ts",
    "mails a link by which the account is made, signs in and is a client of the company",
  ],
  [
    "a link is on its way.",
    "tests/auth/passwords.test.ts",
    "is answered alike for an unknown address, to whom nothing is mailed",
  ],
  [
    "You will be signed out on your other devices.",
    "tests/auth/passwords.test.ts",
    "ends every other session, keeps this one and mails a notice",
  ],
  ["A link is on its way to ", "tests/accounts/accounts.test.ts", "invites by mail, and says who invited whom"],
  [
    "is signed out everywhere at once and cannot sign in again.",
    "tests/accounts/change-accounts.test.ts",
    "signs out everywhere at once, and keeps the history",
  ],
  ["Signed out of all other devices", "tests/auth/sessions.test.ts", "may be all but the present one"],
  [
    "Mail everybody with a seat",
    "tests/class-sessions/schedule.test.ts",
    "ends from a day on: coach and bay are free again, everybody with a seat is told why",
  ],
  [
    "optional, in the mail",
    "tests/class-sessions/schedule.test.ts",
    "ends from a day on: coach and bay are free again, everybody with a seat is told why",
  ],
  [
    "Coach and room become free at once",
    "tests/class-sessions/schedule.test.ts",
    "ends from a day on: coach and bay are free again, everybody with a seat is told why",
  ],
  [
    "Checked in at once",
    "tests/schedule/day-story.ts",
    "walk-in: one act opens, the next has them in the bay that is free",
  ],
  [
    "The client gets an email with the new time.",
    "tests/mail/promised-mail.test.ts",
    "promises a mail before a move exactly where one follows",
  ],
  [
    "On its way back",
    "tests/refunds/refund-on-cancel.test.ts",
    "goes back to the card, once the cancellation stands, and not before",
  ],
  [
    "on its way back` : null",
    "tests/refunds/refund-on-cancel.test.ts",
    "goes back to the card, once the cancellation stands, and not before",
  ],
  [
    "each goes back to its card by itself",
    "tests/card-charges/differing.test.ts",
    "is found by the look for what was left behind, where nobody heard of it",
  ],
  [
    "The bill stays paid and the membership goes on.",
    "tests/refunds/refund-membership.test.ts",
    "goes back through the provider, in part and then in full, and the bill stays paid",
  ],
  [
    "It is also on its way to",
    "tests/card-charges/payment-link.test.ts",
    "is mailed to an address, and ends the one before it",
  ],
  [
    "is on its way to ${email}",
    "tests/payments/mail-receipt.test.ts",
    "mails the receipt as it stands, with its number, amount and note",
  ],
  [
    "The code is mailed there at once",
    "tests/gift-cards/gift-cards.test.ts",
    "mails the code to whom it is for, and not where it was taken back before",
  ],
  [
    "money on its way back to the card",
    "tests/gift-cards/online.test.ts",
    "goes back to its card when the desk takes it back, once, also where the provider is away at first",
  ],
  [
    "We email its code to ${recipient_email}",
    "tests/gift-cards/online.test.ts",
    "is charged as it was chosen, owed in the books, and mailed with its code to whom it is for alone",
  ],
  ["today: at once", "tests/gift-cards/send-later.test.ts", "is mailed at once where its day is %s"],
  [
    ' on the morning of ${formatDay(send_on, formats, "withYear")}',
    "tests/gift-cards/send-later.test.ts",
    "keeps its code until 9 on the morning of that day, tells buyer and desk so, and mails it once",
  ],
  [
    "code will be sent on ${day}",
    "tests/gift-cards/send-later.test.ts",
    "keeps its code until 9 on the morning of that day, tells buyer and desk so, and mails it once",
  ],
  [
    "A mail tells ${buyer.email} how to sign in",
    "tests/plan-purchases/plan-purchases.test.ts",
    "lets who bought choose a password, and covers the booking that they make then",
  ],
  ["A link is on its way.", "tests/onboarding/sign-up.test.ts", "mails the link once more while it was not followed"],
  [
    "We mailed a link to ${email}",
    "tests/onboarding/sign-up.test.ts",
    "mails a link that confirms the address and signs nobody out",
  ],
  [
    "The mail is on its way to ${clientsText(recipient_count)}",
    "tests/communications/campaigns.test.ts",
    "goes once to everybody whom it is for, and says who got nothing and why",
  ],
  [
    "A test is on its way to you.",
    "tests/communications/refusals.test.ts",
    "goes to whoever writes it, and to nobody else",
  ],
  [
    "leaves at once and cannot be called back.",
    "tests/communications/campaigns.test.ts",
    "is neither changed nor deleted once it is sent",
  ],
  [
    "On its way",
    "tests/communications/campaigns.test.ts",
    "leaves as few at a time as the outbox takes, and goes on where it broke off",
  ],
  [
    "Write to all clients at once, or to those with a tag, a plan or a recent booking",
    "tests/communications/campaigns.test.ts",
    "goes to those whom the filters of the list of clients find",
  ],
  [
    "is tried again by itself for about two days.",
    "tests/communications/campaigns.test.ts",
    "shows whose mail the server refuses, which is tried again",
  ],
  [
    "sends you no more news and offers.",
    "tests/communications/unsubscribe.test.ts",
    "unsubscribes by its link, at one press, as often as a mail program asks",
  ],
];

/** Words by which a sentence promises: that somebody is told, that something is free, ends or works from then on. */
const PROMISING =
  /gets an email|a mail tells|email you|on its way|confirmation (and|goes)|link to cancel|calendar file and|signed out (on|of|everywhere)|mail everybody|in (its|the) mail\b(?! again)|by its link until|at once|free for others/i;

const files = globSync("{web,api/features/bookings/move}/**/*.{ts,tsx}", { exclude: ["**/*.generated.ts"] });
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** What pages say: strings, templates and the text between tags, without comments. */
function sentencesOf(source: string): string[] {
  const code = source.replaceAll(/^\s*(\/\/|\/\*|\*).*$/gm, "");
  return [...code.matchAll(/"([^"\n]+)"|`([^`]+)`|[>}]([^<>{}]+)(?=[<{])/g)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? "").trim(),
  );
}

/** Sentences that promise something which no test is named for. */
function unkept(said: ReadonlyMap<string, string>): string[] {
  return [...said].flatMap(([file, source]) =>
    sentencesOf(source)
      .filter((sentence) => PROMISING.test(sentence) && !PROMISES.some(([known]) => sentence.includes(known)))
      .map((sentence) => `${file}: ${sentence}`),
  );
}

test("each sentence of a page that promises something names the test that finds it kept", () => {
  expect(unkept(sources)).toEqual([]);
});

test("a new promise would be seen", () => {
  const planted = new Map([["web/Planted.tsx", "<p>We are sorry. The venue gets an email about it</p>"]]);
  expect(unkept(planted)).toEqual(["web/Planted.tsx: We are sorry. The venue gets an email about it"]);
});

test.each(PROMISES)("“%s” is said, and its test is there", (sentence, file, title) => {
  expect([...sources.values()].some((source) => source.includes(sentence))).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(title);
});
