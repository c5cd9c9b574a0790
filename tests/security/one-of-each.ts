import { offerClass, schedule, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { cad, owedFee } from "#tests/features/bookings/policies/support.ts";
import { fillWaitlist } from "#tests/features/bookings/waitlist/support.ts";
import { impersonationToken, wayIn } from "#tests/features/people/impersonation/support.ts";
import { registrationToken } from "#tests/features/people/registration/registration-token.ts";
import { calendarTokenOf } from "#tests/features/schedule/calendar-feeds/support.ts";
import { formWith, TINY_PNG } from "#tests/features/venue/uploads/support.ts";
import { TEST_NOW, type Person, type Venue } from "#tests/support/venue.ts";
import { fillBlockedTimes } from "./blocked-time-questions.ts";
import { fillActivities, sendImports } from "./client-questions.ts";
import { fillCampaigns } from "./communication-questions.ts";
import { ABSENT_SALES, fillMemberships, type SoldIds } from "./memberships-of-each.ts";
import { ABSENT_AT_PROVIDER, type ProviderIds } from "./provider-ids.ts";
import { fillSeries } from "./series-questions.ts";
import { ABSENT_SIGN_INS, type SignInIds } from "./sign-in-ids.ts";

/** Ids in one company for use in questions. */
export interface Ids extends SoldIds, ProviderIds, SignInIds {
  /** Its slug. */
  company: string;
  location: number;
  resource: number;
  resourceType: number;
  /** A resource type without resources. */
  unusedType: number;
  service: number;
  category: number;
  coach: number;
  /** An entry of the coach's hours. */
  coachHours: number;
  client: number;
  /** A person who was invited to work there. */
  account: number;
  /** Attached to that client. */
  tag: number;
  /** A draft; and the link of a marketing mail, valid only where a test makes it so. */
  campaign: number;
  unsubscribeToken: string;
  /** A mail to the client that was given up; only where a test makes it so. */
  failedMail: number;
  /** Belongs to the person who filled the company. */
  savedFilter: number;
  /** The same. */
  accessToken: number;
  savedQuery: number;
  booking: number;
  /** A booking cancelled a moment ago, for which $1.00 had been paid. */
  cancelled: number;
  /** A party in two bays, and one of its bookings. */
  party: number;
  partyBay: number;
  cancelledParty: number;
  cancelledBay: number;
  membershipPlan: number;
  otherPlan: number;
  /** Of a membership whose plan includes hours. */
  allowance: number;
  /** The client's own, shared with `newMember`; and three others in the states named. */
  membership: number;
  /** An invitation to that membership's family. */
  familyInvitation: number;
  familyToken: string;
  pausedMembership: number;
  cancelledMembership: number;
  changingMembership: number;
  /** A client without a membership. */
  newMember: number;
  /** Of a preview of merging the client and `newMember`; valid only where a test makes it so. */
  mergeToken: string;
  /** A client import whose file is still to be sent, and one whose file has arrived. */
  newImport: number;
  sentImport: number;
  /** A weekly series of bookings, and one of its dates. */
  bookingSeries: number;
  seriesDate: number;
  /** A weekly class, one of its dates, and the class itself as a service. */
  classSeries: number;
  classSession: number;
  /** A blocked bay, and one that was unblocked a moment ago. */
  blockedTime: number;
  freedTime: number;
  zoneShift: number;
  classService: number;
  /** A note on that booking. */
  note: number;
  /** An activity of the client, and a note on it. */
  activity: number;
  activityNote: number;
  /** A change of another client in the audit log, which can be undone. */
  undoable: number;
  /** A booking of the client's own. */
  ownBooking: number;
  /** The amount due for a late cancellation. */
  amountDue: number;
  /** A partial cash payment for that booking; and the cash-up of the day before. */
  payment: number;
  cashUp: number;
  holdToken: string;
  confirmToken: string;
  manageToken: string;
  /** Two waiting for a class with a free seat, one who was offered a seat, and a full class. */
  waitEntry: number;
  otherWaitEntry: number;
  waitToken: string;
  /** Of the client's private calendar address. */
  calendarToken: string;
  offerToken: string;
  claimToken: string;
  fullClass: { id: number; start_time: string; end_time: string };
  /** Of the link by which a visitor creates an account. */
  registrationToken: string;
  /** A picture that is shown nowhere. */
  upload: number;
  session: number;
}

/** Ids that exist in no company. */
export const ABSENT: Ids = {
  company: "no-such-company",
  location: 2_000_000_001,
  resource: 2_000_000_002,
  resourceType: 2_000_000_003,
  unusedType: 2_000_000_010,
  service: 2_000_000_004,
  coach: 2_000_000_005,
  coachHours: 2_000_000_009,
  client: 2_000_000_006,
  account: 2_000_000_011,
  tag: 2_000_000_019,
  campaign: 2_000_000_096,
  unsubscribeToken: "absent-absent-absent-absent-absent-absent-u",
  failedMail: 2_000_000_126,
  savedFilter: 2_000_000_020,
  accessToken: 2_000_000_068,
  savedQuery: 2_000_000_069,
  booking: 2_000_000_007,
  note: 2_000_000_009,
  activity: 2_000_000_032,
  activityNote: 2_000_000_033,
  undoable: 2_000_000_079,
  cancelled: 2_000_000_011,
  party: 2_000_000_012,
  partyBay: 2_000_000_013,
  cancelledParty: 2_000_000_014,
  cancelledBay: 2_000_000_015,
  ownBooking: 2_000_000_008,
  bookingSeries: 2_000_000_047,
  seriesDate: 2_000_000_048,
  classSeries: 2_000_000_016,
  classSession: 2_000_000_017,
  blockedTime: 2_000_000_045,
  freedTime: 2_000_000_046,
  zoneShift: 2_000_000_091,
  classService: 2_000_000_018,
  membershipPlan: 2_000_000_019,
  amountDue: 2_000_000_031,
  payment: 2_000_000_034,
  cashUp: 2_000_000_035,
  otherPlan: 2_000_000_020,
  allowance: 2_000_000_078,
  membership: 2_000_000_021,
  familyInvitation: 2_000_000_127,
  familyToken: "absent-absent-absent-absent-absent-absent-i",
  pausedMembership: 2_000_000_022,
  cancelledMembership: 2_000_000_023,
  changingMembership: 2_000_000_128,
  ...ABSENT_SALES,
  newMember: 2_000_000_025,
  waitEntry: 2_000_000_041,
  otherWaitEntry: 2_000_000_042,
  calendarToken: "absent-absent-absent-absent-absent-absent-h",
  waitToken: "absent-absent-absent-absent-absent-absent-f",
  offerToken: "absent-absent-absent-absent-absent-absent-g",
  claimToken: "absent-absent-absent-absent-absent-absent-v",
  fullClass: { id: 2_000_000_043, start_time: "2027-05-11T21:00:00Z", end_time: "2027-05-11T22:00:00Z" },
  holdToken: "absent-absent-absent-absent-absent-absent-a",
  confirmToken: "absent-absent-absent-absent-absent-absent-b",
  category: 2_000_000_009,
  session: 2_000_000_011,
  upload: 2_000_000_077,
  registrationToken: "absent-absent-absent-absent-absent-absent-g",
  manageToken: "absent-absent-absent-absent-absent-absent-c",
  mergeToken: "absent",
  newImport: 2_000_000_041,
  sentImport: 2_000_000_042,
  ...ABSENT_AT_PROVIDER,
  ...ABSENT_SIGN_INS,
};

export const at = (start_time: string, end_time: string) => ({ start_time, end_time });

/** Fills a company with one of each, and returns their ids. */
export async function fill(venue: Venue, staff: Person, client: Person): Promise<Ids> {
  const { catalogue, locationId: location } = venue;
  const service = catalogue.services[0]?.id ?? 0;
  const guest = { first_name: "Gil", last_name: "Guest", email: "gil@example.test" };
  const base = { service_id: service, location_id: location };
  const visitor = venue.visitor();
  const hold = async (start: string, end: string) =>
    (await visitor("createHold", { body: { ...base, ...at(start, end) } })).body.token as string;
  const booking = await staff.ask("createBooking", {
    body: { ...base, ...at("2027-05-05 17:00:00", "2027-05-05 18:00:00"), guest },
  });
  const own = await staff.ask("createBooking", {
    body: { ...base, ...at("2027-05-06 17:00:00", "2027-05-06 18:00:00"), client_id: client.id },
  });
  const cancelled = await staff.ask("createBooking", {
    body: { ...base, ...at("2027-05-05 20:00:00", "2027-05-05 21:00:00"), guest },
  });
  await staff.ask("takePayment", {
    body: { booking_id: cancelled.body.id, shares: [{ amount: cad(100), method: "card_terminal" }] },
  });
  await staff.ask("cancelBooking", { params: { id: cancelled.body.id } });
  const bookParty = async (start: string, end: string) =>
    (await staff.ask("createBookingGroup", { body: { ...base, ...at(start, end), guest, bays: 2, party_size: 2 } }))
      .body;
  const party = await bookParty("2027-05-11 17:00:00", "2027-05-11 18:00:00");
  const gone = await bookParty("2027-05-11 20:00:00", "2027-05-11 21:00:00");
  await staff.ask("cancelBookingGroup", {
    params: { id: gone.group_id },
    body: { bookings: [{ id: gone.data[1].id, version: 1 }] },
  });
  const noted = await staff.ask("addBookingNote", { params: { id: booking.body.id }, body: { body: "Left-handed" } });
  const managed = await visitor("createPublicBooking", {
    body: { hold_token: await hold("2027-05-07 17:00:00", "2027-05-07 18:00:00"), guest },
  });
  const owner = await venue.person("owner");
  const upload = await owner.ask("createUpload", { query: { purpose: "logo" }, body: formWith(TINY_PNG) });
  const way = await owner.ask("startImpersonation", { body: { user_id: client.id } });
  const invited = await owner.ask("createAccount", {
    body: { first_name: "Noor", last_name: "Haddad", email: `noor@${venue.slug}.test`, roles: ["staff"] },
  });
  const coach = catalogue.coaches[0]?.id ?? 0;
  const hours = await staff.ask("coachAvailabilities", { params: { id: coach } });
  const unusedType = await staff.ask("createResourceType", { body: { name: "Putting green" } });
  const classService = await offerClass(staff.ask, { waitlist_offers: "everybody" });
  const classes = await schedule(staff.ask, tuesdays(venue, classService, { start: "16:00" }));
  const waiting = await fillWaitlist(venue, staff, classService);
  const tag = await staff.ask("createTag", { body: { name: "Lefty" } });
  await staff.ask("addUserTags", { params: { id: client.id }, body: { tag_ids: [tag.body.id] } });
  const activities = await fillActivities(staff, client);
  const amountDue = await owedFee(staff, { ...base, guest, resource_type_id: catalogue.resource_types[0]?.id ?? 0 });
  const closed = await staff.ask("closeCashUp", {
    body: { location_id: location, day: "2027-05-02", expected: 0, counted: 0, float: 0 },
  });
  const taken = await staff.ask("takePayment", {
    body: { booking_id: booking.body.id, shares: [{ amount: cad(1000), method: "cash" }] },
  });
  const savedFilter = await staff.ask("createSavedFilter", { body: { name: "Lefties", filters: { search: "lefty" } } });
  const made = await staff.ask("createAccessToken", { body: { name: "Nightly sheet", expires_in_days: 90 } });
  const kept = { name: "Absent for 60 days", query: "{ clients { data { id } } }", variables: "{}" };
  const savedQuery = await staff.ask("createSavedQuery", { body: kept });
  return {
    company: venue.slug,
    category: (await staff.ask("createServiceCategory", { body: { name: "Bay time" } })).body.id,
    unusedType: unusedType.body.id,
    location,
    resource: catalogue.resources[0]?.id ?? 0,
    resourceType: catalogue.resource_types[0]?.id ?? 0,
    service,
    coach,
    coachHours: hours.body[0].id,
    client: client.id,
    tag: tag.body.id,
    ...(await fillCampaigns(staff)),
    unsubscribeToken: ABSENT.unsubscribeToken,
    failedMail: ABSENT.failedMail,
    savedFilter: savedFilter.body.id,
    accessToken: made.body.access_token.id,
    savedQuery: savedQuery.body.id,
    account: invited.body.id,
    booking: booking.body.id,
    cancelled: cancelled.body.id,
    party: party.group_id,
    partyBay: party.data[1].id,
    cancelledParty: gone.group_id,
    cancelledBay: gone.data[1].id,
    ...(await fillSeries(venue, staff)),
    classSeries: classes.series_id,
    classSession: classes.data[0].id,
    ...(await fillBlockedTimes(staff, { location, resource: catalogue.resources[0]?.id ?? 0 })),
    classService,
    ...(await fillMemberships(venue, { owner, client })),
    ...waiting,
    calendarToken: await calendarTokenOf(client),
    note: noted.body.notes[0].id,
    ...activities,
    ownBooking: own.body.id,
    amountDue,
    payment: taken.body.payments[0].id,
    cashUp: closed.body.id,
    holdToken: await hold("2027-05-08 17:00:00", "2027-05-08 18:00:00"),
    confirmToken: await hold("2027-05-09 17:00:00", "2027-05-09 18:00:00"),
    manageToken: managed.body.manage_token,
    session: (await staff.ask("sessions")).body.data[0].id,
    challenge: ABSENT.challenge,
    code: ABSENT.code,
    mergeToken: ABSENT.mergeToken,
    ...(await sendImports(owner)),
    ...ABSENT_AT_PROVIDER,
    upload: upload.body.id,
    registrationToken: registrationToken(venue, `registered@${venue.slug}.test`, Temporal.Instant.from(TEST_NOW)),
    emailToken: await venue.emailToken((await venue.person("staff")).id, `moved@${venue.slug}.test`),
    linkToken: await venue.mailedToken((await venue.person("staff")).id),
    codeExchange: await venue.codeExchange("ada"),
    impersonationToken: impersonationToken(way.body.url),
    impersonationCookie: wayIn(way).headers?.["cookie"] ?? "",
  };
}
