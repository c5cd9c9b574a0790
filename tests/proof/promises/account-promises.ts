/** Promises that pages make about people, mail and money, each with the test that verifies it: file and title. */
export const ACCOUNT_PROMISES: readonly [sentence: string, file: string, title: string][] = [
  [
    "is charged on the day of each bill.",
    "tests/features/memberships/memberships/renewals.test.ts",
    "is charged on its day, once however often the minute comes, and stands in the books",
  ],
  [
    "comes back to the membership.",
    "tests/features/memberships/memberships/families.test.ts",
    "keeps the bookings of who leaves, tells of them before, and takes back what they used",
  ],
  [
    "New bookings are no longer covered by it.",
    "tests/features/memberships/memberships/families.test.ts",
    "keeps the bookings of who leaves, tells of them before, and takes back what they used",
  ],
  [
    "gets an email.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "is moved, cancelled and restored at the desk with a mail each",
  ],
  [
    "We have emailed you the new time.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "is moved and cancelled by its client with a mail each",
  ],
  [
    "The time goes back to others at once.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "gives the time of a cancelled booking back at once",
  ],
  [
    "The time is free for others.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "gives the time of a cancelled booking back at once",
  ],
  [
    "With the calendar file and your manage link.",
    "tests/features/messages/outbox/booking-mail.test.ts",
    "carries a link that shows and cancels the booking without sign-in",
  ],
  [
    "Owners get an email 7 days and 1 day before.",
    "tests/features/payments/billing/trial-reminders.test.ts",
    "come 7 days and 1 day before the end, once each, to the owners",
  ],
  [
    "Owners get an email 1 day before.",
    "tests/features/payments/billing/trial-reminders.test.ts",
    "come 7 days and 1 day before the end, once each, to the owners",
  ],
  [
    "We’ll email you a link to set a new one. It works for one hour.",
    "tests/features/people/sign-in/passwords.test.ts",
    "is set anew by the mailed link, which ends every session and mails a notice",
  ],
  [
    "We’ll email you a link to choose your password. It works for one day.",
    "tests/features/people/registration/registration.test.ts",
    "mails a link by which the account is made, signs in and is a client of the company",
  ],
  [
    "a link is on its way.",
    "tests/features/people/sign-in/passwords.test.ts",
    "is answered alike for an unknown address, to whom nothing is mailed",
  ],
  [
    "You will be signed out on your other devices.",
    "tests/features/people/sign-in/passwords.test.ts",
    "ends every other session, keeps this one and mails a notice",
  ],
  [
    "The mail is on its way to ",
    "tests/features/messages/campaigns/resend.test.ts",
    "is sent again to the client's corrected address, and the mail server gets it once",
  ],
  [
    "on its way${to}",
    "tests/features/messages/campaigns/resend.test.ts",
    "is sent again to the client's corrected address, and the mail server gets it once",
  ],
  [
    "A link is on its way to ",
    "tests/features/people/accounts/accounts.test.ts",
    "invites by mail, and says who invited whom",
  ],
  [
    "is signed out everywhere at once and cannot sign in again.",
    "tests/features/people/accounts/change-accounts.test.ts",
    "signs out everywhere at once, and keeps the history",
  ],
  [
    "Signed out of all other devices",
    "tests/features/people/sign-in/sessions.test.ts",
    "may be all but the present one",
  ],
  [
    "The client gets an email with the new time.",
    "tests/features/messages/outbox/promised-mail.test.ts",
    "promises a mail before a move exactly where one follows",
  ],
  [
    "On its way back",
    "tests/features/payments/refunds/refund-on-cancel.test.ts",
    "goes back to the card, once the cancellation stands, and not before",
  ],
  [
    "on its way back` : null",
    "tests/features/payments/refunds/refund-on-cancel.test.ts",
    "goes back to the card, once the cancellation stands, and not before",
  ],
  [
    "each is refunded to its card automatically",
    "tests/features/payments/card-charges/differing.test.ts",
    "is found by the look for what was left behind, where nobody heard of it",
  ],
  [
    "The bill stays paid and the membership goes on.",
    "tests/features/payments/refunds/refund-membership.test.ts",
    "goes back through the provider, in part and then in full, and the bill stays paid",
  ],
  [
    "It is also on its way to",
    "tests/features/payments/card-charges/payment-link.test.ts",
    "is mailed to an address, and ends the one before it",
  ],
  [
    "is on its way to ${email}",
    "tests/features/payments/payments/mail-receipt.test.ts",
    "mails the receipt as it stands, with its number, amount and note",
  ],
  [
    "We email the code right away",
    "tests/features/memberships/gift-cards/gift-cards.test.ts",
    "mails the code to whom it is for, and not where it was taken back before",
  ],
  [
    "money on its way back to the card",
    "tests/features/memberships/gift-cards/online.test.ts",
    "goes back to its card when the desk takes it back, once, also where the provider is away at first",
  ],
  [
    "We email its code to ${recipient_email}",
    "tests/features/memberships/gift-cards/online.test.ts",
    "is charged as it was chosen, owed in the books, and mailed with its code to whom it is for alone",
  ],
  [
    "today: at once",
    "tests/features/memberships/gift-cards/send-later.test.ts",
    "is mailed at once where its day is %s",
  ],
  [
    ' on the morning of ${formatDay(send_on, formats, "withYear")}',
    "tests/features/memberships/gift-cards/send-later.test.ts",
    "keeps its code until 9 on the morning of that day, tells buyer and desk so, and mails it once",
  ],
  [
    "code will be sent on ${day}",
    "tests/features/memberships/gift-cards/send-later.test.ts",
    "keeps its code until 9 on the morning of that day, tells buyer and desk so, and mails it once",
  ],
  [
    "A mail tells ${buyer.email} how to sign in",
    "tests/features/payments/plan-purchases/plan-purchases.test.ts",
    "lets who bought choose a password, and covers the booking that they make then",
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
    "goes once to everybody whom it is for, and says who got nothing and why",
  ],
  [
    "A test is on its way to you.",
    "tests/features/messages/campaigns/refusals.test.ts",
    "goes to whoever writes it, and to nobody else",
  ],
  [
    "leaves at once and cannot be called back.",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "is neither changed nor deleted once it is sent",
  ],
  [
    "On its way",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "leaves as few at a time as the outbox takes, and goes on where it broke off",
  ],
  [
    "Write to all clients at once, or to those with a tag, a plan or a recent booking",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "goes to those whom the filters of the list of clients find",
  ],
  [
    "is retried automatically for about two days.",
    "tests/features/messages/campaigns/campaigns.test.ts",
    "shows whose mail the server refuses, which is tried again",
  ],
  [
    "no longer sends you news and offers.",
    "tests/features/messages/campaigns/unsubscribe.test.ts",
    "unsubscribes by its link, at one press, as often as a mail program asks",
  ],
];
