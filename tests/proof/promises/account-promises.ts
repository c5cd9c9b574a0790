/** Promises that pages make about people, mail and money, each with the test that verifies it: file and title. */
export const ACCOUNT_PROMISES: readonly [sentence: string, file: string, title: string][] = [
  [
    "is charged on the day of each bill.",
    "tests/features/memberships/memberships/renewals.test.ts",
    "is charged on its day, once however often the job runs, and is in the ledger",
  ],
  [
    "comes back to the membership.",
    "tests/features/memberships/memberships/families.test.ts",
    "keeps the bookings of a member who leaves, lists them first, and then returns their allowance",
  ],
  [
    "New bookings are no longer covered by it.",
    "tests/features/memberships/memberships/families.test.ts",
    "keeps the bookings of a member who leaves, lists them first, and then returns their allowance",
  ],
  [
    "gets an email.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "is moved, cancelled and restored at the desk with an email each",
  ],
  [
    "We have emailed you the new time.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "is moved and cancelled by its client with an email each",
  ],
  [
    "Others can book it right away.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "frees the time of a cancelled booking at once",
  ],
  [
    "Others can book it now.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "frees the time of a cancelled booking at once",
  ],
  [
    "With the calendar file and your manage link.",
    "tests/features/messages/outbox/booking-mail.test.ts",
    "has a link that shows and cancels the booking without signing in",
  ],
  [
    "Owners get an email 7 days and 1 day before.",
    "tests/features/payments/billing/trial-reminders.test.ts",
    "are sent 7 days and 1 day before the end, once each, to the owners",
  ],
  [
    "Owners get an email 1 day before.",
    "tests/features/payments/billing/trial-reminders.test.ts",
    "are sent 7 days and 1 day before the end, once each, to the owners",
  ],
  [
    "We’ll email you a link to set a new one. It works for one hour.",
    "tests/features/people/sign-in/passwords.test.ts",
    "is replaced by the emailed link, which ends every session and mails a notice",
  ],
  [
    "We’ll email you a link to choose your password. It works for one day.",
    "tests/features/people/registration/registration.test.ts",
    "mails a link that creates the account, signs in and makes the visitor a client",
  ],
  [
    "a link is on its way.",
    "tests/features/people/sign-in/passwords.test.ts",
    "gets the same answer for an unknown address, to which nothing is mailed",
  ],
  [
    "You will be signed out on your other devices.",
    "tests/features/people/sign-in/passwords.test.ts",
    "ends every other session, keeps this one and mails a notice",
  ],
  [
    "The mail is on its way to ",
    "tests/features/messages/campaigns/resend.test.ts",
    "is sent again to the client's corrected address, once",
  ],
  [
    "on its way${to}",
    "tests/features/messages/campaigns/resend.test.ts",
    "is sent again to the client's corrected address, once",
  ],
  [
    "A link is on its way to ",
    "tests/features/people/accounts/accounts.test.ts",
    "invites by email, and records who invited whom",
  ],
  [
    "is signed out everywhere at once and cannot sign in again.",
    "tests/features/people/accounts/change-accounts.test.ts",
    "signs the person out everywhere at once, and keeps the history",
  ],
  [
    "Signed out of all other devices",
    "tests/features/people/sign-in/sessions.test.ts",
    "can be every session except the current one",
  ],
  [
    "The client gets an email with the new time.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "announces an email before a move exactly when one follows",
  ],
  [
    "On its way back",
    "tests/features/payments/refunds/refund-on-cancel.test.ts",
    "is refunded to the card once the cancellation is final, and not before",
  ],
  [
    "on its way back` : null",
    "tests/features/payments/refunds/refund-on-cancel.test.ts",
    "is refunded to the card once the cancellation is final, and not before",
  ],
  [
    "each is refunded to its card automatically",
    "tests/features/payments/card-attempts/card-charges/differing.test.ts",
    "is found by the recovery job if no event arrived",
  ],
  [
    "The bill stays paid and the membership goes on.",
    "tests/features/payments/refunds/refund-membership.test.ts",
    "is refunded by the provider, in part and then in full, and the bill stays paid",
  ],
  [
    "It is also on its way to",
    "tests/features/payments/card-attempts/card-charges/payment-link.test.ts",
    "is mailed to an address, and replaces the previous link",
  ],
  [
    "is on its way to ${email}",
    "tests/features/payments/payments/mail-receipt.test.ts",
    "mails the current receipt with its number, amount and note",
  ],
  [
    "We email the code right away",
    "tests/features/memberships/gift-cards/gift-cards.test.ts",
    "mails the code to its recipient, unless it was voided first",
  ],
  [
    "money on its way back to the card",
    "tests/features/memberships/gift-cards/online.test.ts",
    "is refunded to its card once when the desk voids it, even if the provider is unreachable at first",
  ],
  [
    "We email its code to ${recipient_email}",
    "tests/features/memberships/gift-cards/online.test.ts",
    "is charged as chosen, owed in the ledger, and mailed with its code only to the recipient",
  ],
  ["today: at once", "tests/features/memberships/gift-cards/send-later.test.ts", "is mailed at once if its day is %s"],
  [
    ' on the morning of ${formatDay(send_on, formats, "withYear")}',
    "tests/features/memberships/gift-cards/send-later.test.ts",
    "keeps its code until 9 am of that day, says so to buyer and desk, and mails it once",
  ],
  [
    "code will be sent on ${day}",
    "tests/features/memberships/gift-cards/send-later.test.ts",
    "keeps its code until 9 am of that day, says so to buyer and desk, and mails it once",
  ],
  [
    "We emailed ${buyer.email} how to sign in",
    "tests/features/payments/card-attempts/plan-purchases/plan-purchases.test.ts",
    "lets the buyer choose a password, and covers the buyer's next booking",
  ],
  [
    "A link is on its way.",
    "tests/features/venue/onboarding/sign-up.test.ts",
    "mails the link again while it has not been used",
  ],
  [
    "We mailed a link to ${email}",
    "tests/features/venue/onboarding/sign-up.test.ts",
    "mails a link that confirms the address, and ends no session",
  ],
  [
    "The mail is on its way to ${clientsText(recipient_count)}",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "goes once to each recipient, and shows who was left out and why",
  ],
  ["A test is on its way to you.", "tests/features/messages/campaigns/refusals.test.ts", "goes only to its author"],
  [
    "leaves at once and cannot be called back.",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "can be neither changed nor deleted once it is sent",
  ],
  [
    "On its way",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "queues as many emails at a time as the outbox takes, and continues after an interruption",
  ],
  [
    "Write to all clients at once, or to those with a tag, a plan or a recent booking",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "goes to the clients that the filters of the client list find",
  ],
  [
    "is retried automatically for about two days.",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "shows the emails that the server refused, which are tried again",
  ],
  [
    "no longer sends you news and offers.",
    "tests/features/messages/campaigns/unsubscribe.test.ts",
    "unsubscribes by the link with one press, as often as an email program repeats it",
  ],
];
