import { type Person, type Question, TEST_PASSWORD, type Venue } from "#tests/support/venue.ts";

/** Ids of one company that questions can name. */
export interface Ids {
  /** Its slug. */
  company: string;
  location: number;
  resource: number;
  resourceType: number;
  /** A type that nothing has. */
  unusedType: number;
  service: number;
  category: number;
  coach: number;
  /** A row of the coach's hours. */
  coachHours: number;
  client: number;
  /** Somebody who was invited to work there. */
  account: number;
  booking: number;
  /** One that was cancelled a moment ago. */
  cancelled: number;
  /** A note of that booking. */
  note: number;
  /** A booking of the client's own. */
  ownBooking: number;
  holdToken: string;
  confirmToken: string;
  manageToken: string;
  /** Of a mailed link to set a password. */
  linkToken: string;
  session: number;
  /** Of a sign-in that waits for its second step; and a code for it, good only where a test makes it so. */
  challenge: string;
  code: string;
  /** Opens a session as the client, once. */
  impersonationToken: string;
  /** A sign-in made elsewhere, for the browser with this cookie. */
  handover: { code: string; cookie: string };
}

/** Names nothing anywhere. */
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
  booking: 2_000_000_007,
  note: 2_000_000_009,
  cancelled: 2_000_000_011,
  ownBooking: 2_000_000_008,
  holdToken: "absent-absent-absent-absent-absent-absent-a",
  confirmToken: "absent-absent-absent-absent-absent-absent-b",
  category: 2_000_000_009,
  session: 2_000_000_011,
  challenge: "absent-absent-absent-absent-absent-absent-e",
  code: "000000",
  linkToken: "absent-absent-absent-absent-absent-absent-d",
  manageToken: "absent-absent-absent-absent-absent-absent-c",
  impersonationToken: "absent-absent-absent-absent-absent-absent-d",
  handover: { code: "absent-absent-absent-absent-absent-absent-e", cookie: "handover=absent" },
};

const at = (start_time: string, end_time: string) => ({ start_time, end_time });

/** Fills a company with one of each, and answers their ids. */
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
  await staff.ask("cancelBooking", { params: { id: cancelled.body.id } });
  const noted = await staff.ask("addBookingNote", { params: { id: booking.body.id }, body: { body: "Left-handed" } });
  const managed = await visitor("createPublicBooking", {
    body: { hold_token: await hold("2027-05-07 17:00:00", "2027-05-07 18:00:00"), guest },
  });
  const owner = await venue.person("owner");
  const way = await owner.ask("startImpersonation", { body: { user_id: client.id } });
  const invited = await owner.ask("createAccount", {
    body: { first_name: "Noor", last_name: "Haddad", email: `noor@${venue.slug}.test`, roles: ["staff"] },
  });
  const coach = catalogue.coaches[0]?.id ?? 0;
  const hours = await staff.ask("coachAvailabilities", { params: { id: coach } });
  const unusedType = await staff.ask("createResourceType", { body: { name: "Putting green" } });
  const category = await staff.ask("createServiceCategory", { body: { name: "Bay time" } });
  return {
    company: venue.slug,
    category: category.body.id,
    unusedType: unusedType.body.id,
    location,
    resource: catalogue.resources[0]?.id ?? 0,
    resourceType: catalogue.resource_types[0]?.id ?? 0,
    service,
    coach,
    coachHours: hours.body[0].id,
    client: client.id,
    account: invited.body.id,
    booking: booking.body.id,
    cancelled: cancelled.body.id,
    note: noted.body.notes[0].id,
    ownBooking: own.body.id,
    holdToken: await hold("2027-05-08 17:00:00", "2027-05-08 18:00:00"),
    confirmToken: await hold("2027-05-09 17:00:00", "2027-05-09 18:00:00"),
    manageToken: managed.body.manage_token,
    session: (await staff.ask("sessions")).body.data[0].id,
    challenge: ABSENT.challenge,
    code: ABSENT.code,
    linkToken: await venue.mailedToken((await venue.person("staff")).id),
    handover: await venue.handover("ada"),
    impersonationToken: impersonationToken(way.body.url),
  };
}

/** The token that a way into another person's session carries. */
export function impersonationToken(url: string): string {
  return new URL(url, "http://localhost").searchParams.get("access_token") ?? "";
}

const DAYS = { date_from: "2027-05-10", date_to: "2027-05-10" };
const WEEK = { start: "2027-05-10 07:00:00", end: "2027-05-17 07:00:00" };
const FREE = at("2027-05-10 17:00:00", "2027-05-10 18:00:00");

/** A good question for every operation, naming these ids; `none` says that it names no id. */
export const QUESTIONS = {
  login: () => ({ body: { email: "nobody@example.test", password: "wrong" } }),
  forgotPassword: () => ({ body: { email: "nobody@example.test" } }),
  passwordLink: ({ linkToken }) => ({ params: { token: linkToken } }),
  resetPassword: ({ linkToken }) => ({ body: { token: linkToken, password: "nine purple umbrellas" } }),
  changePassword: () => ({ body: { current_password: TEST_PASSWORD, password: "nine purple umbrellas" } }),
  completeLogin: ({ challenge, code }) => ({ body: { challenge, code } }),
  twoFactor: () => ({}),
  startTwoFactor: () => ({ body: {} }),
  confirmTwoFactor: ({ code }) => ({ body: { code } }),
  renewRecoveryCodes: ({ code }) => ({ body: { code } }),
  disableTwoFactor: ({ code }) => ({ body: { current_password: TEST_PASSWORD, code } }),
  sessions: () => ({}),
  signIns: () => ({}),
  revokeSession: ({ session }) => ({ params: { id: session } }),
  revokeOtherSessions: () => ({}),
  logout: () => ({}),
  createExploreToken: () => ({}),
  userProfile: () => ({}),
  redeemHandover: ({ handover: { code, cookie } }) => ({ body: { code }, headers: { cookie } }),
  googleLink: () => ({}),
  unlinkGoogle: () => ({}),
  googleRedirect: ({ company }) => ({
    query: { tenant: company, context: "tenant", original_domain: `${company}.localhost:4000` },
  }),
  startImpersonation: ({ client }) => ({ body: { user_id: client } }),
  redeemImpersonation: ({ impersonationToken: access_token }) => ({ body: { access_token } }),
  giveImpersonationReason: () => ({ body: { reason: "Asked for on the phone" } }),
  endImpersonation: () => ({}),
  accounts: () => ({}),
  account: ({ account }) => ({ params: { id: account } }),
  createAccount: () => ({
    body: { first_name: "Made", last_name: "By matrix", email: "made@matrix.test", roles: ["coach"] },
  }),
  updateAccount: ({ account }) => ({ params: { id: account }, body: { version: 1, first_name: "Renamed" } }),
  deleteAccount: ({ account }) => ({ params: { id: account } }),
  sendInvitation: ({ account }) => ({ params: { id: account } }),
  accountActivities: ({ account }) => ({ params: { id: account } }),
  rolesPermissions: () => ({}),
  updateRolesPermissions: () => ({ body: { changes: [{ role: "staff", permission: "fees.waive", reach: "yes" }] } }),
  updateUserProfile: () => ({ body: { version: 1, preferences: { theme: "dark" } } }),
  company: () => ({}),
  updateCompany: ({ company }) => ({ params: { id: company }, body: { version: 1, name: "Renamed by the matrix" } }),
  publicCompany: () => ({}),
  accountInfo: () => ({}),
  platformPlans: () => ({}),
  overlapProof: () => ({}),
  reportClientError: () => ({ body: { message: "boom" } }),
  locations: () => ({}),
  publicLocations: () => ({}),
  locationsByIds: ({ location }) => ({ query: { ids: [location] } }),
  createLocation: () => ({ body: { name: "Made by the matrix" } }),
  updateLocation: ({ location }) => ({ params: { id: location }, body: { version: 1, name: "Renamed" } }),
  deleteLocation: ({ location }) => ({ params: { id: location } }),
  locationHours: ({ location }) => ({ params: { id: location } }),
  updateLocationHours: ({ location }) => ({ params: { id: location }, body: { version: 1, days: [] } }),
  resources: ({ location }) => ({ query: { location_id: location } }),
  publicResources: ({ resourceType }) => ({ query: { resource_type_id: resourceType } }),
  exportResources: ({ location }) => ({ query: { location_id: location } }),
  resourcesByIds: ({ resource }) => ({ query: { ids: [resource] } }),
  availableResources: ({ resourceType, location }) => ({
    query: { resource_type_id: resourceType, location_id: location, ...FREE },
  }),
  createResource: ({ location, resourceType }) => ({
    body: { name: "Made by the matrix", location_id: location, resource_type_id: resourceType },
  }),
  updateResource: ({ resource }) => ({ params: { id: resource }, body: { version: 1, name: "Renamed" } }),
  deleteResource: ({ resource }) => ({ params: { id: resource } }),
  resourceTypes: () => ({}),
  publicResourceTypes: () => ({}),
  createResourceType: () => ({ body: { name: "Made by the matrix" } }),
  updateResourceType: ({ resourceType }) => ({ params: { id: resourceType }, body: { version: 1, name: "Renamed" } }),
  deleteResourceType: ({ unusedType }) => ({ params: { id: unusedType } }),
  services: ({ location }) => ({ query: { location_id: location } }),
  publicServices: ({ location }) => ({ query: { location_id: location } }),
  exportServices: ({ location }) => ({ query: { location_id: location } }),
  servicesByIds: ({ service }) => ({ query: { ids: [service] } }),
  createService: ({ resourceType, category }) => ({
    body: {
      name: "Made by the matrix",
      kind: "resource",
      resource_type_id: resourceType,
      category_id: category,
      durations: [{ duration_minutes: 60, price: { amount: 5000, currency: "CAD" }, peak_price: null }],
    },
  }),
  updateService: ({ service, category }) => ({
    params: { id: service },
    body: { version: 1, name: "Renamed", category_id: category },
  }),
  deleteService: ({ service }) => ({ params: { id: service } }),
  serviceCategories: () => ({}),
  publicServiceCategories: () => ({}),
  createServiceCategory: () => ({ body: { name: "Made by the matrix" } }),
  updateServiceCategory: ({ category }) => ({ params: { id: category }, body: { version: 1, name: "Renamed" } }),
  deleteServiceCategory: ({ category }) => ({ params: { id: category } }),
  coaches: ({ service }) => ({ query: { service_id: service } }),
  publicCoaches: ({ location }) => ({ query: { location_id: location } }),
  exportCoaches: ({ service }) => ({ query: { service_id: service } }),
  coachesByIds: ({ coach }) => ({ query: { ids: [coach] } }),
  coachOutlooksByIds: ({ coach }) => ({ query: { ids: [coach] } }),
  coachHours: ({ location }) => ({ query: { location_id: location, ...DAYS } }),
  coach: ({ coach }) => ({ params: { id: coach } }),
  updateCoach: ({ coach, location }) => ({ params: { id: coach }, body: { version: 1, location_ids: [location] } }),
  updateCoachHours: ({ coach }) => ({ params: { id: coach }, body: { version: 1, days: [] } }),
  coachAvailabilities: ({ coach }) => ({ params: { id: coach } }),
  createCoachAvailability: ({ coach, location }) => ({
    params: { id: coach },
    body: { location_id: location, date: "2027-05-20", starts: "09:00", ends: "12:00" },
  }),
  updateCoachAvailability: ({ coach, coachHours }) => ({
    params: { id: coach, availabilityId: coachHours },
    body: { version: 1, note: "Set by the matrix" },
  }),
  deleteCoachAvailability: ({ coach, coachHours }) => ({ params: { id: coach, availabilityId: coachHours } }),
  coachSchedule: ({ coach }) => ({ params: { id: coach }, query: WEEK }),
  publicCoachSchedule: ({ coach }) => ({ params: { id: coach }, query: WEEK }),
  clients: () => ({}),
  client: ({ client }) => ({ params: { id: client } }),
  clientsByIds: ({ client }) => ({ query: { ids: [client] } }),
  createClient: () => ({ body: { first_name: "Made", last_name: "By matrix" } }),
  updateClient: ({ client }) => ({ params: { id: client }, body: { version: 1, phone: "604 555 0100" } }),
  clientBookings: ({ client }) => ({ params: { id: client } }),
  availability: ({ service, location }) => ({ query: { service_id: service, location_id: location, ...DAYS } }),
  publicAvailability: ({ resourceType, location }) => ({
    query: { resource_type_id: resourceType, location_id: location, ...DAYS },
  }),
  bookings: ({ location, client }) => ({ query: { location_id: location, client_id: client } }),
  bookingsCompact: ({ location }) => ({ query: { location_id: location, ...DAYS } }),
  exportBookings: ({ location, client }) => ({ query: { location_id: location, client_id: client } }),
  booking: ({ booking }) => ({ params: { id: booking } }),
  createBooking: ({ service, location, client }) => ({
    body: { service_id: service, location_id: location, client_id: client, ...FREE },
  }),
  updateBooking: ({ booking }) => ({ params: { id: booking }, body: { version: 1, party_size: 2 } }),
  restoreBooking: ({ cancelled }) => ({ params: { id: cancelled }, body: { version: 2 } }),
  previewBookingUpdate: ({ booking, resource }) => ({
    params: { id: booking },
    body: { ...FREE, resource_id: resource },
  }),
  createBookingGroup: ({ service, location, client }) => ({
    body: { service_id: service, location_id: location, client_id: client, bays: 2, party_size: 3, ...FREE },
  }),
  cancelBooking: ({ booking }) => ({ params: { id: booking } }),
  addBookingNote: ({ booking }) => ({ params: { id: booking }, body: { body: "By the matrix" } }),
  deleteBookingNote: ({ booking, note }) => ({ params: { id: booking, noteId: note } }),
  createHold: ({ service, location }) => ({ body: { service_id: service, location_id: location, ...FREE } }),
  releaseHold: ({ holdToken }) => ({ params: { token: holdToken } }),
  createPublicBooking: ({ confirmToken }) => ({
    body: { hold_token: confirmToken, guest: { first_name: "A", last_name: "B", email: "a@example.test" } },
  }),
  publicBookings: () => ({}),
  publicBooking: ({ ownBooking }) => ({ params: { id: ownBooking } }),
  updatePublicBooking: ({ ownBooking }) => ({ params: { id: ownBooking }, body: { version: 1, party_size: 2 } }),
  cancelPublicBooking: ({ ownBooking }) => ({ params: { id: ownBooking } }),
  managedBooking: ({ manageToken }) => ({ params: { token: manageToken } }),
  cancelManagedBooking: ({ manageToken }) => ({ params: { token: manageToken }, body: {} }),
} satisfies Record<string, (ids: Ids) => Question>;
