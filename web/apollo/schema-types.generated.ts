export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** The `BigInt` scalar type represents non-fractional signed whole numeric values. */
  BigInt: { input: number; output: number; }
};

/** How the held place is paid for, where that has to be given */
export type AcceptWaitlistOfferInput = {
  /** How much of the price is paid from the caller's own credit at once, at least the deposit if one is required; none if left out */
  credit?: InputMaybe<MoneyInput>;
};

/** A token that a script presents in its owner's place; it is read-only */
export type AccessToken = {
  /** When it was created */
  created_at: Scalars['String']['output'];
  /** When it expires */
  expires_at: Scalars['String']['output'];
  /** The fields that it may read, by name; null if it may read everything its owner may */
  fields?: Maybe<Array<Scalars['String']['output']>>;
  /** Id */
  id: Scalars['Int']['output'];
  /** When it was last used, to the minute; null if never */
  last_used_at?: Maybe<Scalars['String']['output']>;
  /** The name its owner gave it */
  name: Scalars['String']['output'];
  /** When it was revoked; null if it was not */
  revoked_at?: Maybe<Scalars['String']['output']>;
  /** Whether it can still be used */
  state: AccessTokenState;
};

/** The caller's access tokens */
export type AccessTokenList = {
  /** The caller's own tokens, newest first */
  data: Array<AccessToken>;
  /** The fields that a token can be limited to, by name */
  readable_fields: Array<ReadableField>;
};

/** active: it can be used to read; ended: its last day has passed; revoked: it was revoked before that */
export type AccessTokenState =
  /** it can be used to read */
  | 'active'
  /** its last day has passed */
  | 'ended'
  /** it was revoked before that */
  | 'revoked';

/** A person who signs in to work here */
export type Account = {
  /** What the caller may do to this account */
  allowed_actions: Array<AccountAction>;
  /** When the person was first recorded */
  created_at: Scalars['String']['output'];
  /** Email address used to sign in */
  email?: Maybe<Scalars['String']['output']>;
  /** First name */
  first_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** When the last invitation was sent */
  invited_at?: Maybe<Scalars['String']['output']>;
  /** Who sent the last invitation */
  invited_by_name?: Maybe<Scalars['String']['output']>;
  /** Last name */
  last_name: Scalars['String']['output'];
  /** When the person last used a session that is still active */
  last_seen_at?: Maybe<Scalars['String']['output']>;
  /** First and last name */
  name: Scalars['String']['output'];
  /** Roles at this company */
  roles: Array<Role>;
  /** Number of signed-in devices */
  session_count: Scalars['Int']['output'];
  /** active: can sign in; invited: was invited by email and has not signed in yet; no_sign_in: was never invited */
  status: AccountState;
  /** Whether signing in takes a code in addition to the password */
  two_factor: Scalars['Boolean']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** What can be done to an account. update: change its name, address or roles; delete: delete it and end all its sessions; send_invitation: email a link that sets the first password, to a person who has not signed in yet */
export type AccountAction =
  /** delete it and end all its sessions */
  | 'delete'
  /** email a link that sets the first password, to a person who has not signed in yet */
  | 'send_invitation'
  /** change its name, address or roles */
  | 'update';

/** Something that a person did, or that was done to their account */
export type AccountActivity = {
  /** Name of the operation that did it */
  action: Scalars['String']['output'];
  /** Who did it */
  actor_name: Scalars['String']['output'];
  /** When */
  at: Scalars['String']['output'];
  /** Kind of object that was changed */
  entity: Scalars['String']['output'];
  /** Id of the object that was changed */
  entity_id: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** The person in whose name it was done, if not their own */
  on_behalf_of_name?: Maybe<Scalars['String']['output']>;
  /** A sentence describing what was done */
  sentence: Scalars['String']['output'];
};

/** One page of activities */
export type AccountActivityPage = {
  /** The activities on this page */
  data: Array<AccountActivity>;
  /** The position of a page in its list */
  meta: Meta;
};

/** The company's standing with the platform */
export type AccountInfo = {
  /** The company's standing with the platform */
  account_status: AccountStatus;
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Whether the platform is used free of charge */
  is_comped: Scalars['Boolean']['output'];
  /** Whether only signing in and subscribing work */
  is_locked: Scalars['Boolean']['output'];
  /** Whether the company is within its trial */
  is_trial: Scalars['Boolean']['output'];
  /** How the company is locked, if it is */
  lock_kind?: Maybe<LockKind>;
  /** Days until the trial ends, counting part of a day as a whole one */
  trial_days_left?: Maybe<Scalars['Int']['output']>;
  /** End of the trial, if there is one */
  trial_ends_at?: Maybe<Scalars['String']['output']>;
};

/** One page of accounts */
export type AccountPage = {
  /** The accounts on this page */
  data: Array<Account>;
  /** The position of a page in its list */
  meta: Meta;
};

/** The role of a person who works at a company. coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, including managing the platform's subscription */
export type AccountRole =
  /** gives lessons and classes */
  | 'coach'
  /** runs the venue, with its catalogue, accounts and reports */
  | 'facility_admin'
  /** has every permission, including managing the platform's subscription */
  | 'owner'
  /** works at the front desk */
  | 'staff';

/** What accounts are sorted by. name: last name, then first name; last_seen_at: when the person was last here, with those who never were counting as the earliest */
export type AccountSort =
  /** when the person was last here, with those who never were counting as the earliest */
  | 'last_seen_at'
  /** last name, then first name */
  | 'name';

/** active: can sign in; invited: was invited by email and has not signed in yet; no_sign_in: was never invited */
export type AccountState =
  /** can sign in */
  | 'active'
  /** was invited by email and has not signed in yet */
  | 'invited'
  /** was never invited */
  | 'no_sign_in';

/** The company's standing with the platform. comped: uses it free of charge; locked: the account was cancelled, and only signing in and subscribing work; active: has a subscription; trial_active: is within its trial; trial_expired: its trial is over and it has no subscription, so only signing in and subscribing work */
export type AccountStatus =
  /** has a subscription */
  | 'active'
  /** uses it free of charge */
  | 'comped'
  /** the account was cancelled, and only signing in and subscribing work */
  | 'locked'
  /** is within its trial */
  | 'trial_active'
  /** its trial is over and it has no subscription, so only signing in and subscribing work */
  | 'trial_expired';

/** Confirms that it was done */
export type Acknowledgement = {
  /** One sentence to show to a person */
  message: Scalars['String']['output'];
};

/** A staff note about an activity, never shown to clients */
export type ActivityNote = {
  /** Who wrote it */
  author_name: Scalars['String']['output'];
  /** Text */
  body: Scalars['String']['output'];
  /** When it was written */
  created_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether the caller may delete it */
  is_deletable: Scalars['Boolean']['output'];
};

/** A staff note about an activity, never shown to clients */
export type AddActivityNoteInput = {
  /** Text */
  body: Scalars['String']['input'];
};

/** A staff note, never shown to clients */
export type AddBookingNoteInput = {
  /** Text */
  body: Scalars['String']['input'];
};

/** A person to use the membership from now on: a client, or somebody by name and email address */
export type AddFamilyMemberInput = {
  /** A client; chosen by staff */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** Email address that they sign in with; none for a child without one. The one who pays invites them by it: whoever follows the emailed link uses the membership once they accept */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, with last_name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name, with first_name */
  last_name?: InputMaybe<Scalars['String']['input']>;
};

/** Who is waiting for which taken time or full class */
export type AddToWaitlistInput = {
  /** The class date for whose seats to wait, with its own service, place and times */
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  /** The client waiting; alternatively give a guest */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** Only with this coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** The guest waiting, with an email address */
  guest?: InputMaybe<WalkInGuestInput>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Service */
  service_id: Scalars['Int']['input'];
  /** Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  start_time: Scalars['String']['input'];
};

/** A change by hand, with its reason */
export type AdjustAllowanceInput = {
  /** How much to add, in minutes or credits; negative to take off */
  amount: Scalars['Int']['input'];
  /** The reason, kept in the history */
  reason: Scalars['String']['input'];
};

/** What a membership provides for bookings in its current period */
export type Allowance = {
  /** How much of it does not carry over into the next period */
  ending: Scalars['Int']['output'];
  /** Last day to use it; none if the membership does not renew */
  ends_on?: Maybe<Scalars['String']['output']>;
  /** The period's total: granted, carried over and adjusted */
  granted: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** What is left, in minutes or credits */
  left: Scalars['Int']['output'];
  /** Only for bays of this type */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that type */
  resource_type_name?: Maybe<Scalars['String']['output']>;
  /** Only for this service */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that service */
  service_name?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** One change of an allowance; entries are never changed or removed */
export type AllowanceEntry = {
  /** The allowance that changed */
  allowance_id: Scalars['Int']['output'];
  /** The change, in minutes or credits; negative if it shrank */
  amount: Scalars['Int']['output'];
  /** Start of that booking */
  booked_time?: Maybe<Scalars['String']['output']>;
  /** The booking that it was used for, or that nobody came to */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** When it happened */
  created_at: Scalars['String']['output'];
  /** Who did it; none if it happened automatically */
  created_by_name?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Why an allowance changed. grant: a period began; use: a booking used it; return: given back by a cancelled or changed booking; roll_over: carried over into the next period; expire: its period ended and it was not carried over; adjust: by hand; no_show: taken because nobody came, or given back because somebody had */
  kind: AllowanceEntryKind;
  /** Why it was adjusted */
  reason?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** Why an allowance changed. grant: a period began; use: a booking used it; return: given back by a cancelled or changed booking; roll_over: carried over into the next period; expire: its period ended and it was not carried over; adjust: by hand; no_show: taken because nobody came, or given back because somebody had */
export type AllowanceEntryKind =
  /** by hand */
  | 'adjust'
  /** its period ended and it was not carried over */
  | 'expire'
  /** a period began */
  | 'grant'
  /** taken because nobody came, or given back because somebody had */
  | 'no_show'
  /** given back by a cancelled or changed booking */
  | 'return'
  /** carried over into the next period */
  | 'roll_over'
  /** a booking used it */
  | 'use';

/** One page of allowance entries */
export type AllowanceEntryPage = {
  /** The allowance entries on this page */
  data: Array<AllowanceEntry>;
  /** The position of a page in its list */
  meta: Meta;
};

/** What a membership would cover of a booking */
export type AllowanceQuote = {
  /** What the allowance covers of the remaining price */
  covered: Money;
  /** What the member price takes off the price */
  member_discount: Money;
  /** The service's rules for the amount left to pay */
  terms: BookingTerms;
  /** The amount left to pay */
  to_pay: Money;
  /** What it takes, in each unit; none if nothing is covered */
  uses: Array<AllowanceUse>;
};

/** minutes: time, shown in hours; credits: bookings of any length */
export type AllowanceUnit =
  /** bookings of any length */
  | 'credits'
  /** time, shown in hours */
  | 'minutes';

/** What a booking takes from an allowance */
export type AllowanceUse = {
  /** What the booking takes, in minutes or credits */
  amount: Scalars['Int']['output'];
  /** Last day to use what is left */
  ends_on?: Maybe<Scalars['String']['output']>;
  /** What is left after that, in minutes or credits */
  left_after: Scalars['Int']['output'];
  /** What a no-show takes in addition, as far as enough is left then; 0 means nothing */
  no_show_extra: Scalars['Int']['output'];
  /** Who shares the allowance, if it comes from another person's membership */
  shared_by_name?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** What a cancellation, no-show or move came to under the agreed rules */
export type AmountDue = {
  /** The amount due */
  amount: Money;
  /** Booking */
  booking_id: Scalars['Int']['output'];
  /** When it began */
  created_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Why an amount is due. cancellation: it was cancelled late; no_show: nobody came; reschedule: the person moved it */
  kind: AmountDueKind;
  /** When it was waived; none while it is due */
  waived_at?: Maybe<Scalars['String']['output']>;
  /** Who waived it */
  waived_by_name?: Maybe<Scalars['String']['output']>;
  /** Why */
  waived_reason?: Maybe<Scalars['String']['output']>;
};

/** Why an amount is due. cancellation: it was cancelled late; no_show: nobody came; reschedule: the person moved it */
export type AmountDueKind =
  /** it was cancelled late */
  | 'cancellation'
  /** nobody came */
  | 'no_show'
  /** the person moved it */
  | 'reschedule';

/** How much of the open time of one bay was booked */
export type AnalyticsBay = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times, as currently set: a new bay and changed hours count for past days too. */
  bookable_minutes: Scalars['Int']['output'];
  /** Booked time, in minutes: Time of bookings and classes within the open time of their bay. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Bookings: Bookings that start in the period, not counting cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** No-shows: Bookings that start in the period and were missed without being cancelled. */
  no_shows: Scalars['Int']['output'];
  /** Occupancy, in percent: Booked time ÷ open time. None if no bay is open. One decimal. */
  occupancy_percent?: Maybe<Scalars['Float']['output']>;
  /** Outside hours, in minutes: Time of bookings and classes outside the open time of their bay, which occupancy leaves out. */
  outside_minutes: Scalars['Int']['output'];
  /** Bay */
  resource_id: Scalars['Int']['output'];
  /** Name of the bay */
  resource_name: Scalars['String']['output'];
};

/** An interval of the period */
export type AnalyticsBucket = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times, as currently set: a new bay and changed hours count for past days too. */
  bookable_minutes: Scalars['Int']['output'];
  /** Booked time, in minutes: Time of bookings and classes within the open time of their bay. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Bookings: Bookings that start in the period, not counting cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** Last day */
  end: Scalars['String']['output'];
  /** Occupancy, in percent: Booked time ÷ open time. None if no bay is open. One decimal. */
  occupancy_percent?: Maybe<Scalars['Float']['output']>;
  /** First day */
  start: Scalars['String']['output'];
};

/** Bookings cancelled with this much notice */
export type AnalyticsCancellation = {
  /** Cancelled: Cancelled bookings that would have started in the period. */
  bookings: Scalars['Int']['output'];
  /** How long before the start: two_days: 48 hours or more; one_day: 24 to 48; half_day: 12 to 24; same_day: under 12; after_start: at the start or after it */
  notice: CancellationNotice;
};

/** Bookings cancelled for one reason, by notice */
export type AnalyticsCancellationReason = {
  /** Cancelled: Cancelled bookings that would have started in the period. */
  bookings: Scalars['Int']['output'];
  /** How long before the start: two_days: 48 hours or more; one_day: 24 to 48; half_day: 12 to 24; same_day: under 12; after_start: at the start or after it */
  notice: CancellationNotice;
  /** The reason; none if nobody gave one */
  reason?: Maybe<CancellationReason>;
};

/** People who came in the period */
export type AnalyticsClients = {
  /** New clients: People whose first visit ever is in the period. Guests are identified by their email, otherwise by their phone. */
  new_clients: Scalars['Int']['output'];
  /** Returning clients: People who came in the period and had come before it. */
  returning_clients: Scalars['Int']['output'];
};

/** The length of the intervals that a period is divided into. day: one date; week: Monday to Sunday; month: a calendar month */
export type AnalyticsGranularity =
  /** one date */
  | 'day'
  /** a calendar month */
  | 'month'
  /** Monday to Sunday */
  | 'week';

/** An hour of the week, over all such hours of the period and all bays */
export type AnalyticsHour = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times, as currently set: a new bay and changed hours count for past days too. */
  bookable_minutes: Scalars['Int']['output'];
  /** Booked time, in minutes: Time of bookings and classes within the open time of their bay. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Hour on the location's clock: 18 means 18:00 to 19:00 */
  hour: Scalars['Int']['output'];
  /** Occupancy, in percent: Booked time ÷ open time. None if no bay is open. One decimal. */
  occupancy_percent?: Maybe<Scalars['Float']['output']>;
  /** Day of the week at the location */
  weekday: AnalyticsWeekday;
};

/** Bookings made this many days ahead */
export type AnalyticsLeadBand = {
  /** How many days before the day of the start: same_day: none; one_day: 1; two_days: 2 or 3; week: 4 to 7; two_weeks: 8 to 14; longer: 15 or more */
  band: LeadBand;
  /** Bookings: Bookings that start in the period, not counting cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
};

/** How far ahead people book */
export type AnalyticsLeadTime = {
  /** The same by days ahead, on the location's calendar */
  bands: Array<AnalyticsLeadBand>;
  /** Booked ahead, in hours: Half of the bookings that start in the period were made at least this long before their start. Walk-ins are left out, and a moved booking counts from when it was first booked. One decimal. */
  median_hours?: Maybe<Scalars['Float']['output']>;
  /** Booked ahead, the longest tenth, in hours: A tenth of these bookings were made at least this long before their start. One decimal. */
  p90_hours?: Maybe<Scalars['Float']['output']>;
};

/** How a venue's bays were used in a period, and by whom */
export type AnalyticsOverview = {
  /** By bay; none for a coach */
  bays?: Maybe<Array<AnalyticsBay>>;
  /** By interval of the period */
  buckets?: Maybe<Array<AnalyticsBucket>>;
  /** Cancellations by reason and notice, if there are any; part of cancellations */
  cancellation_reasons?: Maybe<Array<AnalyticsCancellationReason>>;
  /** By notice */
  cancellations?: Maybe<Array<AnalyticsCancellation>>;
  /** People who came */
  clients?: Maybe<AnalyticsClients>;
  /** Last day */
  end: Scalars['String']['output'];
  /** The length of the intervals that a period is divided into. day: one date; week: Monday to Sunday; month: a calendar month */
  granularity: AnalyticsGranularity;
  /** By weekday and hour; hours in which no bay is open are left out */
  hours?: Maybe<Array<AnalyticsHour>>;
  /** How far ahead people booked */
  lead_time?: Maybe<AnalyticsLeadTime>;
  /** The location it covers; none for all locations */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** The period as requested */
  period: Scalars['String']['output'];
  /** The length of a report's period. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
  period_type: RevenuePeriodType;
  /** How often clients book again around a visit */
  rebooking?: Maybe<AnalyticsRebooking>;
  /** By how the booking was made */
  sources?: Maybe<Array<AnalyticsSource>>;
  /** First day */
  start: Scalars['String']['output'];
  /** Time zone at whose midnights the period begins and ends: the location's, otherwise the company's */
  timezone: Scalars['String']['output'];
  /** The same across all bays */
  totals: BayUse;
  /** The outcome for those who waited, by when the time they wanted starts */
  waitlist?: Maybe<AnalyticsWaitlist>;
};

/** How often clients book again around a visit */
export type AnalyticsRebooking = {
  /** Rebooking rate, in percent: Visits whose client, a day after the visit ended, had a later booking, made by then or before ÷ visits of clients. Weekly series are left out. One decimal. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** Booked again: Visits whose client, a day after the visit ended, had a later booking. A booking made before the visit counts; weekly series do not. */
  rebooked: Scalars['Int']['output'];
  /** Visits: Bookings of clients that were checked in or completed. Guests and weekly bookings are left out. */
  visits: Scalars['Int']['output'];
};

/** What bookings came to by bay, service and interval of a period */
export type AnalyticsRevenue = {
  /** cash: counts when money comes in or goes out; accrual: counts when it is earned */
  basis: RevenueBasis;
  /** By bay; none in a compact response, and none for a coach */
  bays?: Maybe<Array<AnalyticsRevenueBay>>;
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times, as currently set: a new bay and changed hours count for past days too. */
  bookable_minutes: Scalars['Int']['output'];
  /** By interval of the period; none in a compact response */
  buckets?: Maybe<Array<AnalyticsRevenueBucket>>;
  /** Last day */
  end: Scalars['String']['output'];
  /** The length of the intervals that a period is divided into. day: one date; week: Monday to Sunday; month: a calendar month */
  granularity: AnalyticsGranularity;
  /** The location it covers; none for all locations */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** Revenue per bay-hour, in money per hour: What bay time earned, including its fees and less its refunds, ÷ open hours of the bays. Tax, tips, lessons and memberships are left out. A new bay and changed hours change this figure of past days too. By currency. */
  per_bay_hour: Array<Money>;
  /** The period as requested */
  period: Scalars['String']['output'];
  /** The length of a report's period. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
  period_type: RevenuePeriodType;
  /** By service; none in a compact response */
  services?: Maybe<Array<AnalyticsRevenueService>>;
  /** First day */
  start: Scalars['String']['output'];
  /** Time zone at whose midnights the period begins and ends: the location's, otherwise the company's */
  timezone: Scalars['String']['output'];
  /** Revenue of bookings by currency; currencies are never added together */
  totals: Array<RevenueTotal>;
};

/** What the bay time of one bay came to, in one currency */
export type AnalyticsRevenueBay = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times, as currently set: a new bay and changed hours count for past days too. */
  bookable_minutes: Scalars['Int']['output'];
  /** Revenue per bay-hour, in money per hour: What bay time earned, including its fees and less its refunds, ÷ open hours of the bays. Tax, tips, lessons and memberships are left out. A new bay and changed hours change this figure of past days too. */
  per_hour?: Maybe<Money>;
  /** Bay */
  resource_id: Scalars['Int']['output'];
  /** Name of the bay */
  resource_name: Scalars['String']['output'];
  /** What its bay time came to */
  revenue: Money;
};

/** Revenue of an interval of the period, in one currency */
export type AnalyticsRevenueBucket = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Revenue of these days */
  revenue: Money;
  /** First day */
  start: Scalars['String']['output'];
};

/** What the bookings of one service came to, in one currency */
export type AnalyticsRevenueService = {
  /** Number of bookings behind it */
  bookings: Scalars['Int']['output'];
  /** What its bookings came to */
  revenue: Money;
  /** Service */
  service_id: Scalars['Int']['output'];
  /** Name of the service */
  service_name: Scalars['String']['output'];
};

/** Bookings made in one way */
export type AnalyticsSource = {
  /** Bookings: Bookings that start in the period, not counting cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** page_guest: a guest on the booking page; page_client: a client for themselves; desk: staff, before the start; walk_in: staff, at the start or after it */
  source: BookingSource;
};

/** The outcome for those who waited for a time or a seat */
export type AnalyticsWaitlist = {
  /** Offers taken: Offered places that were booked by the person they were held for. */
  accepted: Scalars['Int']['output'];
  /** Offers accepted, in percent: Offers taken ÷ places offered. One decimal. */
  accepted_percent?: Maybe<Scalars['Float']['output']>;
  /** Booked from the waiting list: People who waited for a time in the period and booked it. */
  booked: Scalars['Int']['output'];
  /** Waits over: People whose wait for a time in the period is over: booked, declined, not answered, or nothing became free. People who left the list before a place was offered are left out. */
  ended: Scalars['Int']['output'];
  /** Places offered: Places that were held for somebody on the waiting list, whether taken or not. Open offers are left out. */
  offered: Scalars['Int']['output'];
  /** Waiting list booked, in percent: Booked from the waiting list ÷ waits that are over. People who left the list before a place was offered are left out. One decimal. */
  percent?: Maybe<Scalars['Float']['output']>;
};

/** A day of the week. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7 */
export type AnalyticsWeekday =
  /** ISO weekday 5 */
  | 'friday'
  /** ISO weekday 1 */
  | 'monday'
  /** ISO weekday 6 */
  | 'saturday'
  /** ISO weekday 7 */
  | 'sunday'
  /** ISO weekday 4 */
  | 'thursday'
  /** ISO weekday 2 */
  | 'tuesday'
  /** ISO weekday 3 */
  | 'wednesday';

/** Confirmation that a client is to be erased permanently */
export type AnonymizeClientInput = {
  /** The client's name, typed again */
  confirm_name: Scalars['String']['input'];
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The answer to an invitation */
export type AnswerFamilyInvitationInput = {
  /** Whether they use the membership from now on; otherwise they decline */
  accepts: Scalars['Boolean']['input'];
};

/** Whose rules a time is checked by. visitor: a guest who is not signed in; client: a client who is signed in; staff: somebody at the desk, who is not bound by the service's notice and horizon */
export type AskedAs =
  /** a client who is signed in */
  | 'client'
  /** somebody at the desk, who is not bound by the service's notice and horizon */
  | 'staff'
  /** a guest who is not signed in */
  | 'visitor';

/** Whose a guest's booking becomes, and the version last read */
export type AssignBookingClientInput = {
  /** The client; if left out, one is added with the guest's details */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** One field that a change altered, in words */
export type AuditChange = {
  /** The new value; null if there is none */
  after?: Maybe<Scalars['String']['output']>;
  /** The previous value; null if there was none */
  before?: Maybe<Scalars['String']['output']>;
  /** What was changed, in words */
  field: Scalars['String']['output'];
};

/** Kind of object whose changes the history keeps. booking: a time taken, or a seat; client: a person who books; membership: a client's membership; membership_plan: a plan that clients can have; activity: a note on something in a client's history; tag: a label for clients; campaign: an email to many clients; import: an imported file; account: a person's account as somebody who works here; user: a person's sign-in, sessions and personal settings; role: the permissions of a role; coach: a coach's hours and what they teach; class_session: one date of a class; class_series: the weekly dates of a class; blocked_time: a time that cannot be booked; waitlist_entry: somebody's wait for a place; payment: money taken; gift_card: a card with a code, whose value becomes credit; service: what can be booked; service_category: a group of services; saved_query: a saved query of the graph; resource: a bay or room; resource_type: a kind of bay or room; location: a venue, with its hours; company: the company's own settings; subscription: the company's subscription to the platform, and what it pays */
export type AuditEntity =
  /** a person's account as somebody who works here */
  | 'account'
  /** a note on something in a client's history */
  | 'activity'
  /** a time that cannot be booked */
  | 'blocked_time'
  /** a time taken, or a seat */
  | 'booking'
  /** an email to many clients */
  | 'campaign'
  /** the weekly dates of a class */
  | 'class_series'
  /** one date of a class */
  | 'class_session'
  /** a person who books */
  | 'client'
  /** a coach's hours and what they teach */
  | 'coach'
  /** the company's own settings */
  | 'company'
  /** a card with a code, whose value becomes credit */
  | 'gift_card'
  /** an imported file */
  | 'import'
  /** a venue, with its hours */
  | 'location'
  /** a client's membership */
  | 'membership'
  /** a plan that clients can have */
  | 'membership_plan'
  /** money taken */
  | 'payment'
  /** a bay or room */
  | 'resource'
  /** a kind of bay or room */
  | 'resource_type'
  /** the permissions of a role */
  | 'role'
  /** a saved query of the graph */
  | 'saved_query'
  /** what can be booked */
  | 'service'
  /** a group of services */
  | 'service_category'
  /** the company's subscription to the platform, and what it pays */
  | 'subscription'
  /** a label for clients */
  | 'tag'
  /** a person's sign-in, sessions and personal settings */
  | 'user'
  /** somebody's wait for a place */
  | 'waitlist_entry';

/** One change recorded in the history */
export type AuditEntry = {
  /** Name of the operation that did it */
  action: Scalars['String']['output'];
  /** Who did it; null if nobody was signed in */
  actor_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the person who did it */
  actor_name: Scalars['String']['output'];
  /** When */
  at: Scalars['String']['output'];
  /** The differences, field by field */
  changes: Array<AuditChange>;
  /** Kind of object that was changed */
  entity: Scalars['String']['output'];
  /** Id of the object that was changed */
  entity_id: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** The person in whose name it was done, if not their own */
  on_behalf_of_name?: Maybe<Scalars['String']['output']>;
  /** What undoing it would restore, field by field; null if it cannot be undone */
  put_back?: Maybe<Array<AuditChange>>;
  /** A sentence describing what was done */
  sentence: Scalars['String']['output'];
};

/** One page of changes */
export type AuditEntryPage = {
  /** The changes on this page */
  data: Array<AuditEntry>;
  /** The position of a page in its list */
  meta: Meta;
};

/** Free times of a service at a location */
export type Availability = {
  /** Free times in order of start; none if only days were requested */
  data: Array<FreeTime>;
  /** Each day asked for */
  days: Array<FreeDay>;
  /** Time zone of the wall times */
  timezone: Scalars['String']['output'];
};

/** Why a time is offered or not, rule by rule */
export type AvailabilityExplanation = {
  /** Whose rules a time is checked by. visitor: a guest who is not signed in; client: a client who is signed in; staff: somebody at the desk, who is not bound by the service's notice and horizon */
  asked_as: AskedAs;
  /** Whether the time passes every rule */
  is_offered: Scalars['Boolean']['output'];
  /** The same time on the venue's wall clock, RFC 3339 with the venue's offset at that time */
  local_end: Scalars['String']['output'];
  /** The same time on the venue's wall clock, RFC 3339 with the venue's offset at that time */
  local_start: Scalars['String']['output'];
  /** Each rule, in the order in which a refusal would name them; rules that merely follow from another one are left out */
  rules: Array<RuleVerdict>;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** weekly: weekly hours with dated exceptions; dates: named dates only */
export type AvailabilityMode =
  /** named dates only */
  | 'dates'
  /** weekly hours with dated exceptions */
  | 'weekly';

/** A rule that a time must pass to be offered. bookable_by: who may book the service; party_size: no more people than the service and a bay take; duration: a length that the service offers; grid: a start on the service's grid, counted from midnight; notice: enough notice before the start, and not in the past; horizon: no more days ahead than the service allows; hours: within the location's opening hours; coach_hours: while a coach who gives it is working; resource_hours: while a bay that it can use is open; coach_free: a coach who gives it has nothing else then; resource_free: a bay that it can use has nothing else then */
export type AvailabilityRule =
  /** who may book the service */
  | 'bookable_by'
  /** a coach who gives it has nothing else then */
  | 'coach_free'
  /** while a coach who gives it is working */
  | 'coach_hours'
  /** a length that the service offers */
  | 'duration'
  /** a start on the service's grid, counted from midnight */
  | 'grid'
  /** no more days ahead than the service allows */
  | 'horizon'
  /** within the location's opening hours */
  | 'hours'
  /** enough notice before the start, and not in the past */
  | 'notice'
  /** no more people than the service and a bay take */
  | 'party_size'
  /** a bay that it can use has nothing else then */
  | 'resource_free'
  /** while a bay that it can use is open */
  | 'resource_hours';

/** How much of the open time of bays was booked, and what happened to the bookings */
export type BayUse = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times, as currently set: a new bay and changed hours count for past days too. */
  bookable_minutes: Scalars['Int']['output'];
  /** Booked time, in minutes: Time of bookings and classes within the open time of their bay. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Bookings: Bookings that start in the period, not counting cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** Cancelled: Cancelled bookings that would have started in the period. */
  cancelled: Scalars['Int']['output'];
  /** Cancellation rate, in percent: Cancelled ÷ all bookings that start, or would have started, in the period. A move does not count as a cancellation. One decimal. */
  cancelled_percent?: Maybe<Scalars['Float']['output']>;
  /** No-show rate, in percent: No-shows ÷ bookings checked in, completed or missed. Bookings that nobody marked are left out. One decimal. */
  no_show_percent?: Maybe<Scalars['Float']['output']>;
  /** No-shows: Bookings that start in the period and were missed without being cancelled. */
  no_shows: Scalars['Int']['output'];
  /** Occupancy, in percent: Booked time ÷ open time. None if no bay is open. One decimal. */
  occupancy_percent?: Maybe<Scalars['Float']['output']>;
  /** Outside hours, in minutes: Time of bookings and classes outside the open time of their bay, which occupancy leaves out. */
  outside_minutes: Scalars['Int']['output'];
};

/** What the period of a bill gives for bookings, in minutes or credits */
export type BillAllowance = {
  /** The period's total: granted, carried over and adjusted */
  granted: Scalars['Int']['output'];
  /** Only for bays of this type */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that type */
  resource_type_name?: Maybe<Scalars['String']['output']>;
  /** Only for this service */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that service */
  service_name?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
  /** What bookings used of it */
  used: Scalars['Int']['output'];
};

/** How often a plan is paid for. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
export type BillingPeriod =
  /** every 12 months */
  | 'annual'
  /** paid once, and never renews */
  | 'custom'
  /** every month */
  | 'monthly'
  /** every 3 months */
  | 'quarterly'
  /** every 6 months */
  | 'semiannual';

/** The company's standing with the platform, and what it pays */
export type BillingStatus = {
  /** The company's standing with the platform */
  account_status: AccountStatus;
  /** Whether the platform is used free of charge */
  is_comped: Scalars['Boolean']['output'];
  /** Whether only signing in and subscribing work */
  is_locked: Scalars['Boolean']['output'];
  /** How the company is locked, if it is */
  lock_kind?: Maybe<LockKind>;
  /** The plans, if requested */
  plans?: Maybe<Array<PlatformPlan>>;
  /** Identifies the platform to the payment provider's library in the browser */
  publishable_key: Scalars['String']['output'];
  /** The subscription, if requested and the caller may see it */
  subscription?: Maybe<CompanySubscription>;
  /** The status of its subscription */
  subscription_status: SubscriptionStatus;
  /** End of the trial, if there is one */
  trial_ends_at?: Maybe<Scalars['String']['output']>;
};

/** A time during which bays, a coach or a whole location cannot be booked */
export type BlockedTime = {
  /** What the caller may do now */
  allowed_actions: Array<BlockedTimeAction>;
  /** Coach whom it blocks */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Colour of a blocked time on the schedule. grey: suggested by the screens for private; amber: suggested for repair; red: suggested for none; violet: suggested for event; blue: suggested for cleaning; teal: suggested for none */
  colour: BlockedTimeColour;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether it has been removed */
  is_removed: Scalars['Boolean']['output'];
  /** Why a time is blocked. repair: something is being repaired or serviced; cleaning: it is being cleaned; event: something takes place that is not booked here; private: no reason is given */
  kind: BlockedTimeKind;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location whose clock it follows */
  location_id: Scalars['Int']['output'];
  /** What staff read on the schedule */
  reason: Scalars['String']['output'];
  /** Bays that it blocks; for a whole location, all that were in use */
  resource_ids: Array<Scalars['Int']['output']>;
  /** What is blocked. resources: one or more bays; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** The same for all dates of a time blocked every week; none for a single one */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** What is blocked, by name */
  target: Scalars['String']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** What the caller may do with a blocked time now. update: change what it takes, when and why, until it is over; remove: make the time free again, until it is over; restore: undo a removal, for 10 minutes */
export type BlockedTimeAction =
  /** make the time free again, until it is over */
  | 'remove'
  /** undo a removal, for 10 minutes */
  | 'restore'
  /** change what it takes, when and why, until it is over */
  | 'update';

/** A blocked time as it was at a moment in the past */
export type BlockedTimeAsOf = {
  /** What last became of it; null if it has not changed */
  became?: Maybe<ScheduleChangeKind>;
  /** Id of the blocked time */
  blocked_time_id: Scalars['Int']['output'];
  /** Coach whom it blocked at that time */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Colour of a blocked time on the schedule. grey: suggested by the screens for private; amber: suggested for repair; red: suggested for none; violet: suggested for event; blue: suggested for cleaning; teal: suggested for none */
  colour: BlockedTimeColour;
  /** End at that time, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Why a time is blocked. repair: something is being repaired or serviced; cleaning: it is being cleaned; event: something takes place that is not booked here; private: no reason is given */
  kind: BlockedTimeKind;
  /** End at that time on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start at that time on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** What staff read on the schedule at that time */
  reason: Scalars['String']['output'];
  /** Bays that it blocked at that time */
  resource_ids: Array<Scalars['Int']['output']>;
  /** What is blocked. resources: one or more bays; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Start at that time, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** What was blocked, by name */
  target: Scalars['String']['output'];
};

/** Colour of a blocked time on the schedule. grey: suggested by the screens for private; amber: suggested for repair; red: suggested for none; violet: suggested for event; blue: suggested for cleaning; teal: suggested for none */
export type BlockedTimeColour =
  /** suggested for repair */
  | 'amber'
  /** suggested for cleaning */
  | 'blue'
  /** suggested by the screens for private */
  | 'grey'
  /** suggested for none */
  | 'red'
  /** suggested for none */
  | 'teal'
  /** suggested for event */
  | 'violet';

/** Something that keeps a time from being blocked */
export type BlockedTimeConflict = {
  /** Service, bay and coach */
  detail: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id of the booking, the class or the blocked time */
  id: Scalars['Int']['output'];
  /** What is there already. booking: somebody's booking; class_session: a date of a class; blocked_time: another blocked time */
  kind: BlockedTimeConflictKind;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where */
  location_id: Scalars['Int']['output'];
  /** The client, the class or the reason */
  name: Scalars['String']['output'];
  /** Whether a booking is paid */
  payment_status?: Maybe<PaymentStatus>;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The booking's status */
  status?: Maybe<BookingStatus>;
};

/** What is there already. booking: somebody's booking; class_session: a date of a class; blocked_time: another blocked time */
export type BlockedTimeConflictKind =
  /** another blocked time */
  | 'blocked_time'
  /** somebody's booking */
  | 'booking'
  /** a date of a class */
  | 'class_session';

/** Why a time is blocked. repair: something is being repaired or serviced; cleaning: it is being cleaned; event: something takes place that is not booked here; private: no reason is given */
export type BlockedTimeKind =
  /** it is being cleaned */
  | 'cleaning'
  /** something takes place that is not booked here */
  | 'event'
  /** no reason is given */
  | 'private'
  /** something is being repaired or serviced */
  | 'repair';

/** Blocked times that overlap the given days */
export type BlockedTimeList = {
  /** In order of start */
  data: Array<BlockedTime>;
};

/** What a blocked time would take, without saving */
export type BlockedTimePreview = {
  /** What is there already, in order of start */
  conflicts: Array<BlockedTimeConflict>;
  /** How many times would be blocked: 1, or the dates of every week */
  count: Scalars['Int']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** What is blocked. resources: one or more bays; coach: one coach; location: all bays of a location, and its coaches while they work there */
export type BlockedTimeScope =
  /** one coach */
  | 'coach'
  /** all bays of a location, and its coaches while they work there */
  | 'location'
  /** one or more bays */
  | 'resources';

/** Who may book a service. anyone: everybody, including guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone */
export type BookableBy =
  /** everybody, including guests who are not signed in */
  | 'anyone'
  /** only clients who are signed in, and the desk */
  | 'clients'
  /** the desk alone */
  | 'staff';

/** The coach of the person's own booking */
export type BookedCoach = {
  /** Id */
  id: Scalars['Int']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
};

/** How much is booked at a location on one day */
export type BookedDay = {
  /** Minutes for which these occupy bays */
  booked_minutes: Scalars['Int']['output'];
  /** Bookings that start that day; cancelled ones, no-shows, holds and seats are left out */
  bookings: Scalars['Int']['output'];
  /** Classes that start that day; cancelled ones are left out */
  classes: Scalars['Int']['output'];
  /** The name of the closure or holiday for which it is closed */
  closed_for?: Maybe<Scalars['String']['output']>;
  /** A date on the venue's calendar, YYYY-MM-DD */
  date: Scalars['String']['output'];
  /** The name of the holiday */
  holiday?: Maybe<Scalars['String']['output']>;
  /** Whether the location is closed that day */
  is_closed: Scalars['Boolean']['output'];
  /** Booked minutes as a percentage of open minutes, at most 100; none if no bay is open */
  load_percent?: Maybe<Scalars['Int']['output']>;
  /** Minutes for which bays are open, added up */
  open_minutes: Scalars['Int']['output'];
  /** The day whose hours apply; holiday on a holiday */
  weekday: Weekday;
};

/** How much is booked at a location, day by day */
export type BookedDays = {
  /** Each day asked for */
  days: Array<BookedDay>;
  /** Location */
  location_id: Scalars['Int']['output'];
};

/** Where the person's own booking takes place */
export type BookedLocation = {
  /** Address in one line */
  address?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Phone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** Time zone of the location */
  timezone: Scalars['String']['output'];
};

/** The bay of the person's own booking */
export type BookedResource = {
  /** Id */
  id: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
};

/** What was booked of a series and what was left out */
export type BookedSeries = {
  /** The bookings, in order */
  data: Array<Booking>;
  /** Dates that were left out, and why */
  left_out: Array<BookingOccurrence>;
  /** The series; each of its bookings refers to it */
  series_id: Scalars['Int']['output'];
};

/** The service of the person's own booking */
export type BookedService = {
  /** Id */
  id: Scalars['Int']['output'];
  /** resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates */
  kind: ServiceKind;
  /** Name */
  name: Scalars['String']['output'];
};

/** Time taken in a bay, with a coach, or both */
export type Booking = {
  /** What the caller may do now */
  allowed_actions: Array<BookingAction>;
  /** More about why it was cancelled */
  cancel_note?: Maybe<Scalars['String']['output']>;
  /** Why it was cancelled, if a reason was given */
  cancel_reason?: Maybe<CancellationReason>;
  /** The class date that it is a seat in */
  class_session_id?: Maybe<Scalars['Int']['output']>;
  /** The client; none for a guest */
  client?: Maybe<Client>;
  /** The client; none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** What the client wrote when booking */
  client_note?: Maybe<Scalars['String']['output']>;
  /** The coach, if it has one */
  coach?: Maybe<Coach>;
  /** Coach, if it has one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** What a membership's allowance covers, in addition to the price */
  covered: Money;
  /** When it was booked */
  created_at: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** The party that it belongs to, if the party has several bookings */
  group_id?: Maybe<Scalars['Int']['output']>;
  /** The guest; none for a client */
  guest?: Maybe<Guest>;
  /** Who comes besides the person who booked, in the order given */
  guest_names: Array<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Minutes past the start without check-in; none if not late */
  late_minutes?: Maybe<Scalars['Int']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location where it takes place */
  location?: Maybe<Location>;
  /** Location */
  location_id: Scalars['Int']['output'];
  /** What the member price took off at booking; not part of the price */
  member_discount: Money;
  /** How many guests can be named now; 0 once it is over or cancelled */
  most_guest_names: Scalars['Int']['output'];
  /** Staff notes, newest first */
  notes: Array<BookingNote>;
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: part is paid, and something is still owed; paid: nothing is owed any longer; refund_due: more is paid than it costs, and the venue owes the rest back; refunding: the same, and all that it owes is on its way back; partly_refunded: part of what was paid was refunded, and nothing is owed; refunded: everything that was paid was refunded */
  payment_status: PaymentStatus;
  /** Price agreed at booking */
  price: Money;
  /** The bay, if it has one */
  resource?: Maybe<Resource>;
  /** Bay, if it has one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** The weekly series that it belongs to */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** What was booked */
  service?: Maybe<Service>;
  /** Service */
  service_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The status of a booking. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
  /** The tax included in the price, as sold, several as one; none if there was none */
  tax?: Maybe<TaxLine>;
  /** Each tax included in the price, as sold */
  taxes: Array<TaxLine>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** What one booking costs and what has been paid of it, from the ledger */
export type BookingAccount = {
  /** Still to pay; if negative, what the venue owes */
  balance: Money;
  /** Booking */
  booking_id: Scalars['Int']['output'];
  /** What the booking currently costs: price and fees, less what was waived */
  charged: Money;
  /** The client; none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** The client's remaining credit at this venue, in this currency */
  credit: Money;
  /** The amount paid, before refunds */
  paid: Money;
  /** As derived from the ledger */
  payment_status: PaymentStatus;
  /** The payments, oldest first */
  payments: Array<Payment>;
  /** The amount refunded or kept as credit */
  refunded: Money;
  /** Every entry that these figures are the sum of, oldest first */
  transactions: Array<LedgerTransaction>;
};

/** What the caller may do with a booking now. update: change the number of people or the client's note; move: give it another time or coach; reassign: give it another bay; check_in: mark that they are here; complete: mark the visit as over; mark_no_show: mark that nobody came, from the start on; undo_check_in: back to confirmed; undo_complete: back to checked in; undo_no_show: back to confirmed; cancel: call it off; restore: undo a cancellation, for 10 minutes */
export type BookingAction =
  /** call it off */
  | 'cancel'
  /** mark that they are here */
  | 'check_in'
  /** mark the visit as over */
  | 'complete'
  /** mark that nobody came, from the start on */
  | 'mark_no_show'
  /** give it another time or coach */
  | 'move'
  /** give it another bay */
  | 'reassign'
  /** undo a cancellation, for 10 minutes */
  | 'restore'
  /** back to confirmed */
  | 'undo_check_in'
  /** back to checked in */
  | 'undo_complete'
  /** back to confirmed */
  | 'undo_no_show'
  /** change the number of people or the client's note */
  | 'update';

/** Bookings that start in the period and share the same keys */
export type BookingAggregateGroup = {
  /** Average length, in minutes: Length ÷ bookings. One decimal. */
  average_minutes?: Maybe<Scalars['Float']['output']>;
  /** Average price, in money: Prices ÷ bookings in that currency. */
  average_prices: Array<Money>;
  /** Bookings: Bookings that start in the period, not counting cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** Why they were cancelled; none unless grouped by it, and if nobody gave a reason */
  cancel_reason?: Maybe<CancellationReason>;
  /** Cancelled: Cancelled bookings that would have started in the period. */
  cancelled: Scalars['Int']['output'];
  /** Who cancelled them; none unless grouped by it, for those not cancelled, and if the history does not say */
  cancelled_by?: Maybe<CancelledBy>;
  /** Cancellation rate, in percent: Cancelled ÷ all bookings that start, or would have started, in the period. A move does not count as a cancellation. One decimal. */
  cancelled_percent?: Maybe<Scalars['Float']['output']>;
  /** Cancelled share, in percent: Cancelled bookings of the group ÷ all bookings of all groups, including cancelled ones. One decimal. */
  cancelled_share_percent?: Maybe<Scalars['Float']['output']>;
  /** Client; none unless grouped by it, or where there is none */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the client */
  client_name?: Maybe<Scalars['String']['output']>;
  /** Coach; none unless grouped by it, or where there is none */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** First day of the day, week or month, inside the period; none unless grouped by it */
  date?: Maybe<Scalars['String']['output']>;
  /** Still to pay, in money: What the ledger still expects for these bookings, including fees of cancelled ones, by currency. */
  due: Array<Money>;
  /** Hour on the location's clock for bookings, bays and classes, otherwise in the period's time zone: 18 means 18:00 to 19:00; none unless grouped by it */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Whether they start in the peak hours of their service; none unless grouped by it */
  is_peak?: Maybe<Scalars['Boolean']['output']>;
  /** Kind of the service; none unless grouped by it */
  kind?: Maybe<ServiceKind>;
  /** Booked ahead, average, in hours: Time from when a booking was first made to its start, averaged. Walk-ins are left out, and a moved booking counts from when it was first booked. One decimal. */
  lead_average_hours?: Maybe<Scalars['Float']['output']>;
  /** How many days ahead they were made; none unless grouped by it, and for walk-ins and cancelled ones */
  lead_band?: Maybe<LeadBand>;
  /** Booked ahead, in hours: Half of the bookings that start in the period were made at least this long before their start. Walk-ins are left out, and a moved booking counts from when it was first booked. One decimal. */
  lead_median_hours?: Maybe<Scalars['Float']['output']>;
  /** Booked ahead, the longest tenth, in hours: A tenth of these bookings were made at least this long before their start. One decimal. */
  lead_p90_hours?: Maybe<Scalars['Float']['output']>;
  /** Location; none unless grouped by it, or where there is none */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the location */
  location_name?: Maybe<Scalars['String']['output']>;
  /** Length, in minutes: Lengths of the bookings, added together, whether or not their bay was open. */
  minutes: Scalars['Int']['output'];
  /** No-show rate, in percent: No-shows ÷ bookings checked in, completed or missed. Bookings that nobody marked are left out. One decimal. */
  no_show_percent?: Maybe<Scalars['Float']['output']>;
  /** No-shows: Bookings that start in the period and were missed without being cancelled. */
  no_shows: Scalars['Int']['output'];
  /** How long before their start they were cancelled; none unless grouped by it, and for those not cancelled */
  notice?: Maybe<CancellationNotice>;
  /** What has been paid of them; none unless grouped by it */
  payment_status?: Maybe<PaymentStatus>;
  /** People: Party sizes of the bookings, added together. */
  people: Scalars['Int']['output'];
  /** Prices, in money: Agreed prices of the bookings, tax included, totalled by currency. */
  prices: Array<Money>;
  /** Bay; none unless grouped by it, or where there is none */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Service; none unless grouped by it, or where there is none */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the service */
  service_name?: Maybe<Scalars['String']['output']>;
  /** Share, in percent: Bookings of the group ÷ bookings of all groups. One decimal. */
  share_percent?: Maybe<Scalars['Float']['output']>;
  /** How they were made; none unless grouped by it */
  source?: Maybe<BookingSource>;
  /** Status of the bookings; none unless grouped by it */
  status?: Maybe<BookingStatus>;
  /** Day of the week: at the location for bookings, bays and classes, otherwise in the period's time zone; none unless grouped by it */
  weekday?: Maybe<AnalyticsWeekday>;
};

/** Bookings of a period, counted in groups */
export type BookingAggregates = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups in the order of their keys; groups without a row are left out */
  groups: Array<BookingAggregateGroup>;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Time zone at whose midnights the period and its days begin: the location's, otherwise the company's */
  timezone: Scalars['String']['output'];
};

/** A booking as it was at a moment in the past */
export type BookingAsOf = {
  /** What last became of it; null if it has not changed */
  became?: Maybe<ScheduleChangeKind>;
  /** Id of the booking */
  booking_id: Scalars['Int']['output'];
  /** Name of the client or guest, as it is now */
  client_name?: Maybe<Scalars['String']['output']>;
  /** Coach at that time, if it had one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that coach, as it is now */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End at that time, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** End at that time on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start at that time on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Number of people at that time */
  party_size: Scalars['Int']['output'];
  /** Bay at that time, if it had one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Service at that time */
  service_id: Scalars['Int']['output'];
  /** Name of that service, as it is now */
  service_name: Scalars['String']['output'];
  /** Start at that time, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Status at that time */
  status: BookingStatus;
};

/** What a booking's rules come to, and what has fallen due */
export type BookingFees = {
  /** What has fallen due, oldest first, including waived amounts */
  amounts_due: Array<AmountDue>;
  /** Booking */
  booking_id: Scalars['Int']['output'];
  /** What was paid and would no longer be owed if it were cancelled now */
  cancel_refund: Money;
  /** How the agreed rules refund what was paid by card or with credit */
  cancel_refund_as: RefundAs;
  /** The agreed rules of one booking, with its own times and amounts */
  terms: BookingTerms;
};

/** The bookings of one party */
export type BookingGroup = {
  /** One booking for each bay, in the order of the bays */
  data: Array<Booking>;
  /** The party; each of its bookings refers to it */
  group_id: Scalars['Int']['output'];
};

/** day: date of the start; week: Monday of the week of the start, or the first day requested; month: first day of the month of the start, or the first day requested; weekday: day of the week of the start; hour: hour of the day of the start; location: where it is; service: what is booked; kind: the kind of its service; resource: its bay; coach: who gives it; client: whose it is; status: its status; payment_status: what has been paid of it; source: how it was made; notice: how long before its start it was cancelled; cancel_reason: why it was cancelled; cancelled_by: who cancelled it; peak: whether it starts in the peak hours of its service as they are set now; lead_band: how many days ahead it was made */
export type BookingGroupBy =
  /** why it was cancelled */
  | 'cancel_reason'
  /** who cancelled it */
  | 'cancelled_by'
  /** whose it is */
  | 'client'
  /** who gives it */
  | 'coach'
  /** date of the start */
  | 'day'
  /** hour of the day of the start */
  | 'hour'
  /** the kind of its service */
  | 'kind'
  /** how many days ahead it was made */
  | 'lead_band'
  /** where it is */
  | 'location'
  /** first day of the month of the start, or the first day requested */
  | 'month'
  /** how long before its start it was cancelled */
  | 'notice'
  /** what has been paid of it */
  | 'payment_status'
  /** whether it starts in the peak hours of its service as they are set now */
  | 'peak'
  /** its bay */
  | 'resource'
  /** what is booked */
  | 'service'
  /** how it was made */
  | 'source'
  /** its status */
  | 'status'
  /** Monday of the week of the start, or the first day requested */
  | 'week'
  /** day of the week of the start */
  | 'weekday';

/** The link of the person's own booking, to pass on to a friend */
export type BookingLink = {
  /** Shows, moves and cancels the booking without signing in, for anybody who has it */
  manage_url: Scalars['String']['output'];
};

/** The emails about a booking that its client or guest did not get */
export type BookingMessages = {
  /** Booking */
  booking_id: Scalars['Int']['output'];
  /** The emails about it that have failed or were held back, and have not arrived since, newest first; at most 20 */
  undelivered: Array<ClientMessage>;
};

/** A staff note, never shown to clients */
export type BookingNote = {
  /** Who wrote it */
  author_name: Scalars['String']['output'];
  /** Text */
  body: Scalars['String']['output'];
  /** When it was written */
  created_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether the caller may delete it */
  is_deletable: Scalars['Boolean']['output'];
};

/** Something that staff should know before a move */
export type BookingNotice = {
  /** What a notice about a move is about. price: another length changes the price; peak_hours: the new time costs more, and the agreed price stays; past: the new start has passed; short_notice: clients could not book it this late; beyond_horizon: clients could not book it this far ahead; one_of_party: the party's other bookings stay where they are; client_told: the client gets an email with the new time */
  code: BookingNoticeCode;
  /** One sentence to show to a person */
  message: Scalars['String']['output'];
};

/** What a notice about a move is about. price: another length changes the price; peak_hours: the new time costs more, and the agreed price stays; past: the new start has passed; short_notice: clients could not book it this late; beyond_horizon: clients could not book it this far ahead; one_of_party: the party's other bookings stay where they are; client_told: the client gets an email with the new time */
export type BookingNoticeCode =
  /** clients could not book it this far ahead */
  | 'beyond_horizon'
  /** the client gets an email with the new time */
  | 'client_told'
  /** the party's other bookings stay where they are */
  | 'one_of_party'
  /** the new start has passed */
  | 'past'
  /** the new time costs more, and the agreed price stays */
  | 'peak_hours'
  /** another length changes the price */
  | 'price'
  /** clients could not book it this late */
  | 'short_notice';

/** A date that a series would be booked on, before it is saved */
export type BookingOccurrence = {
  /** Date on the venue's calendar */
  date: Scalars['String']['output'];
  /** End; none if the clock skips the time */
  end_time?: Maybe<Scalars['String']['output']>;
  /** Start on the venue's wall clock */
  local_start?: Maybe<Scalars['String']['output']>;
  /** The same in a sentence */
  message?: Maybe<Scalars['String']['output']>;
  /** Price of the date; none if it cannot be booked */
  price?: Maybe<Money>;
  /** What conflicts with the date; none if it can be booked */
  problem?: Maybe<OccurrenceProblem>;
  /** Start; none if the clock skips the time */
  start_time?: Maybe<Scalars['String']['output']>;
};

/** One page of bookings */
export type BookingPage = {
  /** The bookings on this page */
  data: Array<Booking>;
  /** The position of a page in its list */
  meta: Meta;
};

/** Selects bookings by their end. upcoming: not ended yet; past: over or, in a person's own list, cancelled */
export type BookingPeriod =
  /** over or, in a person's own list, cancelled */
  | 'past'
  /** not ended yet */
  | 'upcoming';

/** The rules under which a service is booked */
export type BookingPolicy = {
  /** From booking to start, without gaps; none means free of charge until the start */
  cancellation: Array<CancellationTier>;
  /** What the venue asks for in advance, as part of the price */
  deposit: PolicyCharge;
  /** What is due if nobody comes */
  no_show: PolicyCharge;
  /** What each move by the person costs; moves by the desk are free */
  reschedule_fee: Money;
  /** How long before the start a person may still move the booking, inclusive */
  reschedule_notice_minutes: Scalars['Int']['output'];
};

/** The rules under which a service is booked */
export type BookingPolicyInput = {
  /** From booking to start, without gaps; none means free of charge until the start */
  cancellation: Array<CancellationTierInput>;
  /** What the venue asks for in advance, as part of the price */
  deposit: PolicyChargeInput;
  /** What is due if nobody comes */
  no_show: PolicyChargeInput;
  /** What each move by the person costs; moves by the desk are free */
  reschedule_fee: MoneyInput;
  /** How long before the start a person may still move the booking, inclusive */
  reschedule_notice_minutes: Scalars['Int']['input'];
};

/** The outcome of a move */
export type BookingPreview = {
  /** Coach after the move, if it uses one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** End after the move; the current one if the move is refused */
  end_time: Scalars['String']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** What staff should know before the move; none if it is refused */
  notices: Array<BookingNotice>;
  /** Price after the move; the current one if the move is refused */
  price: Money;
  /** The price currently agreed */
  price_before: Money;
  /** Change in the price; negative if it falls */
  price_change: Money;
  /** Why this move is not possible; none if it is */
  refusal?: Maybe<BookingRefusal>;
  /** Bay after the move, if it uses one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Start after the move; the current one if the move is refused */
  start_time: Scalars['String']['output'];
};

/** How what is owed for a booking is refunded */
export type BookingRefund = {
  /** The booking */
  booking_id: Scalars['Int']['output'];
  /** What cannot be refunded in this way, and remains due */
  left: Money;
  /** What is refunded of each payment, newest first */
  parts: Array<RefundPart>;
};

/** What is refunded, or would be */
export type BookingRefunds = {
  /** Whether nothing was written */
  is_dry_run: Scalars['Boolean']['output'];
  /** One for each booking, in the given order */
  refunds: Array<BookingRefund>;
};

/** What updateBooking would return instead of moving the booking */
export type BookingRefusal = {
  /** The nearest free times, if the time is taken */
  alternatives: Array<FreeTime>;
  /** Code for programs, for example slot_taken */
  error: Scalars['String']['output'];
  /** One sentence to show to a person: what is wrong and what to do about it */
  message: Scalars['String']['output'];
};

/** A booking made for every week */
export type BookingSeries = {
  /** Its bookings in order of start, including moved and cancelled ones */
  dates: Array<BookingSeriesDate>;
  /** Length in minutes */
  duration_minutes: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Start on the venue's wall clock, whatever the season */
  start: Scalars['String']['output'];
  /** Time zone of the wall time */
  timezone: Scalars['String']['output'];
  /** The day of the week that it was booked for */
  weekday: IsoWeekdayName;
};

/** A booking of a series */
export type BookingSeriesDate = {
  /** The booking */
  booking_id: Scalars['Int']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: part is paid, and something is still owed; paid: nothing is owed any longer; refund_due: more is paid than it costs, and the venue owes the rest back; refunding: the same, and all that it owes is on its way back; partly_refunded: part of what was paid was refunded, and nothing is owed; refunded: everything that was paid was refunded */
  payment_status: PaymentStatus;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The status of a booking. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
};

/** The dates of a series, with any conflicts */
export type BookingSeriesPreview = {
  /** Each date, in order */
  occurrences: Array<BookingOccurrence>;
};

/** What bookings are sorted by. start_time: their start; created_at: when they were made; status: the name of their status */
export type BookingSort =
  /** when they were made */
  | 'created_at'
  /** their start */
  | 'start_time'
  /** the name of their status */
  | 'status';

/** page_guest: a guest on the booking page; page_client: a client for themselves; desk: staff, before the start; walk_in: staff, at the start or after it */
export type BookingSource =
  /** staff, before the start */
  | 'desk'
  /** a client for themselves */
  | 'page_client'
  /** a guest on the booking page */
  | 'page_guest'
  /** staff, at the start or after it */
  | 'walk_in';

/** A booking as the desk sees it. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and not late; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again; late: confirmed, its start has passed, and nobody has checked in */
export type BookingStanding =
  /** called off, and its time is free again */
  | 'cancelled'
  /** they are here */
  | 'checked_in'
  /** they came, and the visit is over */
  | 'completed'
  /** booked, and not late */
  | 'confirmed'
  /** kept for a few minutes while somebody on the booking page enters their details */
  | 'held'
  /** confirmed, its start has passed, and nobody has checked in */
  | 'late'
  /** nobody came */
  | 'no_show';

/** The status of a booking. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
export type BookingStatus =
  /** called off, and its time is free again */
  | 'cancelled'
  /** they are here */
  | 'checked_in'
  /** they came, and the visit is over */
  | 'completed'
  /** booked, and nobody has checked in yet */
  | 'confirmed'
  /** kept for a few minutes while somebody on the booking page enters their details */
  | 'held'
  /** nobody came */
  | 'no_show';

/** The agreed rules of one booking, with its own times and amounts */
export type BookingTerms = {
  /** What a cancellation would cost right now */
  cancel_due: Money;
  /** In order of time, the last until the start */
  cancellation: Array<CancellationTerm>;
  /** What the venue may ask for in advance, as part of the price */
  deposit: Money;
  /** The same on the venue's wall clock, with its offset */
  local_reschedule_until: Scalars['String']['output'];
  /** What is due if nobody comes */
  no_show_due: Money;
  /** What each move by the person costs */
  reschedule_due: Money;
  /** The last instant at which the person may move it */
  reschedule_until: Scalars['String']['output'];
};

/** Somebody who currently has a booking open */
export type BookingViewer = {
  /** The person */
  id: Scalars['Int']['output'];
  /** Whether they are about to change it */
  is_editing: Scalars['Boolean']['output'];
  /** Name of the person */
  name: Scalars['String']['output'];
};

/** Who else currently has a booking open */
export type BookingViewers = {
  /** The others, each once; the caller is not among them */
  viewers: Array<BookingViewer>;
};

/** A person's own calendar, for a calendar program to subscribe to */
export type CalendarFeed = {
  /** When this address was created */
  created_at?: Maybe<Scalars['String']['output']>;
  /** Address to subscribe to; anybody who has it can read the calendar. None if it is off */
  url?: Maybe<Scalars['String']['output']>;
};

/** A person's bookings, lessons and classes as a calendar */
export type CalendarText = {
  /** The calendar, RFC 5545 */
  content: Scalars['String']['output'];
};

/** An email to many clients */
export type Campaign = {
  /** What the caller can do with it now */
  allowed_actions: Array<CampaignAction>;
  /** Saved filters for the client list, as they were saved */
  audience: SavedClientFilters;
  /** Text of the email */
  body: Scalars['String']['output'];
  /** How many clients were in the audience when it was sent; null for a draft */
  chosen_count?: Maybe<Scalars['Int']['output']>;
  /** When it was written */
  created_at: Scalars['String']['output'];
  /** Who wrote it */
  created_by_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether it is advertising: if so, it goes only to those who agreed to such email */
  marketing: Scalars['Boolean']['output'];
  /** How many of them an email was intended for; null for a draft */
  recipient_count?: Maybe<Scalars['Int']['output']>;
  /** When it was sent; null for a draft */
  started_at?: Maybe<Scalars['String']['output']>;
  /** Who sent it; null for a draft */
  started_by_name?: Maybe<Scalars['String']['output']>;
  /** draft: it can be changed, sent and deleted; sending: it is being sent to its recipients, and pauses while the company is locked; sent: each recipient's email was handed over or attempted */
  status: CampaignStatus;
  /** The subject line */
  subject: Scalars['String']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** What the caller can do with a campaign. edit: change it; send: send it to its audience; delete: delete it */
export type CampaignAction =
  /** delete it */
  | 'delete'
  /** change it */
  | 'edit'
  /** send it to its audience */
  | 'send';

/** The results of a campaign; whether it is read is not measured */
export type CampaignAnalytics = {
  /** Campaign */
  campaign_id: Scalars['Int']['output'];
  /** How many clients were in the audience */
  chosen_count: Scalars['Int']['output'];
  /** How many have failed so far; most are retried */
  failed_count: Scalars['Int']['output'];
  /** The recipients whose email has failed so far; at most 100 */
  failures: Array<CampaignFailure>;
  /** How many of them an email was intended for */
  recipient_count: Scalars['Int']['output'];
  /** How many emails the mail server accepted */
  sent_count: Scalars['Int']['output'];
  /** Those in the audience who get no email, by reason */
  skipped: Array<SkippedClients>;
  /** draft: it can be changed, sent and deleted; sending: it is being sent to its recipients, and pauses while the company is locked; sent: each recipient's email was handed over or attempted */
  status: CampaignStatus;
  /** How many people have unsubscribed since they got it; clients with one address count once */
  unsubscribed_count: Scalars['Int']['output'];
  /** How many have not been attempted yet */
  waiting_count: Scalars['Int']['output'];
};

/** How many clients a campaign would reach now */
export type CampaignAudience = {
  /** How many clients match the filters */
  chosen_count: Scalars['Int']['output'];
  /** How many of them would get an email */
  recipient_count: Scalars['Int']['output'];
  /** The others, by reason */
  skipped: Array<SkippedClients>;
};

/** Who a campaign would go to */
export type CampaignAudienceInput = {
  /** Filters for the client list; all clients if there are none */
  audience?: InputMaybe<ClientFiltersInput>;
  /** The text; its fields determine who it can be filled in for */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is advertising: if so, it goes only to those who agreed to such email */
  marketing: Scalars['Boolean']['input'];
  /** The subject; its fields determine who it can be filled in for */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A recipient whose email has not been accepted yet */
export type CampaignFailure = {
  /** Client */
  client_id: Scalars['Int']['output'];
  /** Whether it is no longer retried automatically */
  is_given_up: Scalars['Boolean']['output'];
  /** The email; resendMail sends it again once it is given up */
  message_id: Scalars['Int']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
  /** The mail server's response to the last attempt */
  reason: Scalars['String']['output'];
  /** Where resendMail would send it: the client's present address; null unless it is given up */
  resend_to?: Maybe<Scalars['String']['output']>;
  /** Number of attempts */
  tries: Scalars['Int']['output'];
};

/** One page of campaigns */
export type CampaignPage = {
  /** The campaigns on this page */
  data: Array<Campaign>;
  /** The position of a page in its list */
  meta: Meta;
};

/** A campaign as one recipient would get it */
export type CampaignPreview = {
  /** The email as HTML, filled in; what was typed appears only as text */
  html: Scalars['String']['output'];
  /** The subject line, filled in */
  subject: Scalars['String']['output'];
  /** The email as plain text */
  text: Scalars['String']['output'];
};

/** draft: it can be changed, sent and deleted; sending: it is being sent to its recipients, and pauses while the company is locked; sent: each recipient's email was handed over or attempted */
export type CampaignStatus =
  /** it can be changed, sent and deleted */
  | 'draft'
  /** it is being sent to its recipients, and pauses while the company is locked */
  | 'sending'
  /** each recipient's email was handed over or attempted */
  | 'sent';

/** Bookings of one party to cancel, all or none */
export type CancelBookingGroupInput = {
  /** The bookings to act on */
  bookings: Array<PartyVersionInput>;
  /** More about the reason, for the venue */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The reason, which is optional */
  reason?: InputMaybe<CancellationReason>;
  /** What becomes of what was paid and is no longer owed; needs the permission payments.refund. If left out, cards and credit are refunded under the agreed rules, and the rest is listed under refunds due */
  refund?: InputMaybe<CancelRefund>;
};

/** Which bookings of a series to cancel */
export type CancelBookingSeriesInput = {
  /** The date of the series from which the scope counts */
  booking_id: Scalars['Int']['input'];
  /** More about the reason, for the venue */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The reason, which is optional */
  reason?: InputMaybe<CancellationReason>;
  /** What becomes of what was paid and is no longer owed; needs the permission payments.refund. If left out, cards and credit are refunded under the agreed rules, and the rest is listed under refunds due */
  refund?: InputMaybe<CancelRefund>;
  /** Which dates to cancel; dates that have begun are never cancelled */
  scope?: InputMaybe<EditScope>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** A cancellation by the emailed link */
export type CancelManagedBookingInput = {
  /** More about the reason, for the venue */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The reason, which is optional */
  reason?: InputMaybe<CancellationReason>;
  /** The version that the person last read */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What becomes of what was paid and is no longer owed. payment: refunded the way it was paid, which at the desk means at once; credit: kept as the client's credit; later: nothing yet, it is listed under refunds due */
export type CancelRefund =
  /** kept as the client's credit */
  | 'credit'
  /** nothing yet, it is listed under refunds due */
  | 'later'
  /** refunded the way it was paid, which at the desk means at once */
  | 'payment';

/** How long before the start: two_days: 48 hours or more; one_day: 24 to 48; half_day: 12 to 24; same_day: under 12; after_start: at the start or after it */
export type CancellationNotice =
  /** at the start or after it */
  | 'after_start'
  /** 12 to 24 */
  | 'half_day'
  /** 24 to 48 */
  | 'one_day'
  /** under 12 */
  | 'same_day'
  /** 48 hours or more */
  | 'two_days';

/** Why a booking was cancelled: plans_changed: something else came up; illness: ill or injured; weather: weather or travel; mistake: booked by mistake; venue: the venue could not keep it; other: none of these */
export type CancellationReason =
  /** ill or injured */
  | 'illness'
  /** booked by mistake */
  | 'mistake'
  /** none of these */
  | 'other'
  /** something else came up */
  | 'plans_changed'
  /** the venue could not keep it */
  | 'venue'
  /** weather or travel */
  | 'weather';

/** What a cancellation of one booking costs until an instant */
export type CancellationTerm = {
  /** What a cancellation until then costs */
  due: Money;
  /** The same on the venue's wall clock, with its offset */
  local_until: Scalars['String']['output'];
  /** How a paid amount is given back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  refund_as: RefundAs;
  /** The last instant of this time span */
  until_time: Scalars['String']['output'];
};

/** What a cancellation costs in one time span before the start */
export type CancellationTier = {
  /** Fixed amount due in addition */
  fee: Money;
  /** Applies when less than this many hours are left before the start; none for the first one, which applies from booking on */
  from_hours_before?: Maybe<Scalars['Int']['output']>;
  /** How a paid amount is given back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  refund_as: RefundAs;
  /** The part of the price that is not owed, or is refunded */
  refund_percent: Scalars['Int']['output'];
  /** Applies until this many hours before the start, inclusive */
  until_hours_before: Scalars['Int']['output'];
};

/** What a cancellation costs in one time span before the start */
export type CancellationTierInput = {
  /** Fixed amount due in addition */
  fee: MoneyInput;
  /** Applies when less than this many hours are left before the start; none for the first one, which applies from booking on */
  from_hours_before?: InputMaybe<Scalars['Int']['input']>;
  /** How a paid amount is given back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  refund_as: RefundAs;
  /** The part of the price that is not owed, or is refunded */
  refund_percent: Scalars['Int']['input'];
  /** Applies until this many hours before the start, inclusive */
  until_hours_before: Scalars['Int']['input'];
};

/** client: signed in or by the emailed link; venue: somebody who works there */
export type CancelledBy =
  /** signed in or by the emailed link */
  | 'client'
  /** somebody who works there */
  | 'venue';

/** The outcome of cancelling classes */
export type CancelledClassSessions = {
  /** Number of cancelled seats */
  bookings_cancelled: Scalars['Int']['output'];
  /** The dates that were cancelled, in order */
  data: Array<ClassSession>;
};

/** The cancelled bookings of a series */
export type CancelledSeries = {
  /** The bookings that were cancelled, in order */
  data: Array<Booking>;
  /** The series */
  series_id: Scalars['Int']['output'];
};

/** A card payment requested by the desk */
export type CardCharge = {
  /** The amount charged to the card */
  amount: Money;
  /** The booking that is paid */
  booking_id: Scalars['Int']['output'];
  /** When */
  created_at: Scalars['String']['output'];
  /** When the link expires */
  expires_at?: Maybe<Scalars['String']['output']>;
  /** Why the card was refused, how the amount differs, or what the payment is waiting for */
  failure?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** How the card is asked for. link: a page on which the payer enters a card; saved_card: a card that the client has saved is charged at once */
  kind: CardChargeKind;
  /** Why the differing charge has not been refunded yet, if that was tried */
  refund_failure?: Maybe<Scalars['String']['output']>;
  /** Where the link was emailed */
  sent_to?: Maybe<Scalars['String']['output']>;
  /** The state of the payment. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link no longer works; refunding: the card was charged a different amount than requested, nothing counts as paid, and the money is on its way back to the card; refund_failed: the same, but the refund has failed for so long that it is no longer retried automatically; refunded: the same, and the money went back */
  state: CardChargeState;
  /** The amount actually charged, if different */
  taken?: Maybe<Money>;
  /** The link, while it can still be paid; none in cardCharges for somebody acting for another or reading by a token */
  url?: Maybe<Scalars['String']['output']>;
};

/** How the card is asked for. link: a page on which the payer enters a card; saved_card: a card that the client has saved is charged at once */
export type CardChargeKind =
  /** a page on which the payer enters a card */
  | 'link'
  /** a card that the client has saved is charged at once */
  | 'saved_card';

/** The state of the payment. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link no longer works; refunding: the card was charged a different amount than requested, nothing counts as paid, and the money is on its way back to the card; refund_failed: the same, but the refund has failed for so long that it is no longer retried automatically; refunded: the same, and the money went back */
export type CardChargeState =
  /** the link no longer works */
  | 'ended'
  /** the saved card was refused */
  | 'failed'
  /** a link that nobody has paid yet, or a card whose provider has not answered and is asked again */
  | 'open'
  /** the money came */
  | 'paid'
  /** the same, but the refund has failed for so long that it is no longer retried automatically */
  | 'refund_failed'
  /** the same, and the money went back */
  | 'refunded'
  /** the card was charged a different amount than requested, nothing counts as paid, and the money is on its way back to the card */
  | 'refunding';

/** Card payments that the desk is waiting for or has to know about */
export type CardCharges = {
  /** Those that are not settled or differ, oldest first */
  data: Array<CardCharge>;
};

/** Money that went into or out of a drawer */
export type CashMove = {
  /** Positive into the drawer, negative out of it */
  amount: Money;
  /** Who took it */
  by_name?: Maybe<Scalars['String']['output']>;
  /** Who paid, or why it was taken out */
  description: Scalars['String']['output'];
  /** Id of the transaction */
  id: Scalars['Int']['output'];
  /** What happened to money. charge: a booking's price became owed, or changed; fee: a late cancellation, a no-show or a move costs something, or no longer does; payment: money came in, or one recorded by mistake is taken back; refund: money went back, or became credit; or that of a payment recorded by mistake is taken back; dispute: a card's bank took disputed money, or gave it back; waiver: something owed was waived; reversal: the forgone part of a price is taken back because that price is no longer charged, or is forgone again; credit: a gift card became credit, or is worth less, or its credit was taken back, since its buyer got the money back; or the credit of a membership that ended became the client's; or a merged client's credit moved to the client who stays; cash_up: a drawer was counted at the end of a day */
  kind: LedgerTransactionKind;
  /** When, on the venue's wall clock, with its offset */
  local_time: Scalars['String']['output'];
};

/** The end of a desk's day */
export type CashUp = {
  /** When */
  closed_at: Scalars['String']['output'];
  /** Who counted */
  closed_by_name: Scalars['String']['output'];
  /** The amount counted */
  counted: Money;
  /** The closed day */
  day: Scalars['String']['output'];
  /** Counted minus expected; negative if something was missing */
  difference: Money;
  /** The amount the ledger expected in the drawer */
  expected: Money;
  /** The amount left in the drawer; the rest was banked */
  float: Money;
  /** Id */
  id: Scalars['Int']['output'];
  /** The location whose drawer it is */
  location_id: Scalars['Int']['output'];
  /** The location's name */
  location_name: Scalars['String']['output'];
  /** Why it differed */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who reopened the day */
  reopened_by_name?: Maybe<Scalars['String']['output']>;
  /** Why it was reopened */
  reopened_reason?: Maybe<Scalars['String']['output']>;
};

/** One page of cash-ups */
export type CashUpPage = {
  /** The cash-ups on this page */
  data: Array<CashUp>;
  /** The position of a page in its list */
  meta: Meta;
};

/** What a desk counts against at the end of its day */
export type CashUpSheet = {
  /** How the day was closed; none while it is open */
  closed?: Maybe<CashUp>;
  /** The day that this closes */
  day: Scalars['String']['output'];
  /** The amount the ledger now expects in the drawer */
  expected: Money;
  /** The amount left in it last time */
  float: Money;
  /** The location whose drawer it is */
  location_id: Scalars['Int']['output'];
  /** The cash of the day, oldest first */
  moves: Array<CashMove>;
  /** What was in the drawer before the day's first move */
  opening: Money;
  /** What came in and went back that day other than cash */
  others: Array<MethodSum>;
};

/** Something that was created, changed or removed; read it again to see it */
export type Change = {
  /** The end of the time that it affects, before and after */
  ends_at?: Maybe<Scalars['String']['output']>;
  /** What has changed, for example booking */
  entity: Scalars['String']['output'];
  /** The ids of what changed; empty if there are too many to name */
  ids: Array<Scalars['Int']['output']>;
  /** The locations; empty if it concerns every location */
  location_ids: Array<Scalars['Int']['output']>;
  /** The reads whose answers may have changed, by their operationIds */
  reads: Array<Scalars['String']['output']>;
  /** The first instant of the time that it affects, before and after */
  starts_at?: Maybe<Scalars['String']['output']>;
};

/** Another plan, or whether the subscription continues */
export type ChangeCompanyPlanInput = {
  /** Whether it ends with the paid period */
  cancel_at_period_end?: InputMaybe<Scalars['Boolean']['input']>;
  /** The price to change to */
  new_price_id?: InputMaybe<Scalars['String']['input']>;
};

/** Another plan, and when it begins */
export type ChangeMembershipInput = {
  /** When it begins; if left out, now or as the plan that is left says. Refused if that plan says otherwise */
  begins?: InputMaybe<PlanChangeTime>;
  /** Returns the figures and changes nothing */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the dry run; refused with stale_dry_run if its figures no longer hold */
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
  /** Membership */
  membership_id: Scalars['Int']['input'];
  /** The new plan */
  plan_id: Scalars['Int']['input'];
};

/** The current password and the new one */
export type ChangePasswordInput = {
  /** The current password */
  current_password: Scalars['String']['input'];
  /** The new password; leaked passwords and the person's own name or address are refused */
  password: Scalars['String']['input'];
};

/** What has changed at the company since the previous answer */
export type Changes = {
  /** In the order in which they were made */
  changes: Array<Change>;
  /** The caller's position in the stream of changes; opaque */
  cursor: Scalars['String']['output'];
  /** More has changed than is reported, or it is too long ago: everything shown may be out of date */
  is_reset: Scalars['Boolean']['output'];
};

/** Charges a saved card for a membership bill */
export type ChargeInvoiceInput = {
  /** One of the client's saved cards */
  card_id: Scalars['String']['input'];
};

/** Charges a card that the client has saved */
export type ChargeSavedCardInput = {
  /** The amount charged to the card */
  amount: MutationInput_ChargeSavedCard_Input_AmountInput;
  /** One of the client's saved cards */
  card_id: Scalars['String']['input'];
};

/** Who or what a claim occupies. resource: a bay or room; coach: the person who gives the lesson or class; client: the person who is to come */
export type ClaimOwnerKind =
  /** the person who is to come */
  | 'client'
  /** the person who gives the lesson or class */
  | 'coach'
  /** a bay or room */
  | 'resource';

/** A person with a seat in a class */
export type ClassAttendee = {
  /** The booking of the seat */
  booking_id: Scalars['Int']['output'];
  /** The client; none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Who comes with them, if given */
  guest_names: Array<Scalars['String']['output']>;
  /** Who comes */
  name: Scalars['String']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: part is paid, and something is still owed; paid: nothing is owed any longer; refund_due: more is paid than it costs, and the venue owes the rest back; refunding: the same, and all that it owes is on its way back; partly_refunded: part of what was paid was refunded, and nothing is owed; refunded: everything that was paid was refunded */
  payment_status: PaymentStatus;
  /** Seats booked */
  seats: Scalars['Int']['output'];
  /** The status of a booking. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** What cancelling a class would come to */
export type ClassCancellation = {
  /** How many dates would be cancelled */
  dates: Scalars['Int']['output'];
  /** How many bookings would be cancelled with them */
  people: Scalars['Int']['output'];
  /** What would be refunded, by how it was paid; the venue keeps nothing of what it cancels */
  refunds: Array<ClassCancellationRefund>;
};

/** What was paid in one way for seats of a class */
export type ClassCancellationRefund = {
  /** What is to be refunded of it */
  amount: Money;
  /** How money came in. card: online, by a link or by a saved card; card_terminal: with the venue's own card machine; cash: into the drawer of a desk; transfer: through a bank; other: in another way, given in its note; credit: from what the venue owed the client */
  method: PaymentMethod;
  /** How many bookings were paid in this way */
  people: Scalars['Int']['output'];
};

/** A date that a series would be held on, before it is saved */
export type ClassOccurrence = {
  /** Date on the venue's calendar */
  date: Scalars['String']['output'];
  /** End; none if the clock skips the time */
  end_time?: Maybe<Scalars['String']['output']>;
  /** Start on the venue's wall clock */
  local_start?: Maybe<Scalars['String']['output']>;
  /** The same in a sentence */
  message?: Maybe<Scalars['String']['output']>;
  /** What conflicts with the date; none if it can be booked */
  problem?: Maybe<OccurrenceProblem>;
  /** Start; none if the clock skips the time */
  start_time?: Maybe<Scalars['String']['output']>;
};

/** What becomes of what was paid for seats of a cancelled class. credit: kept as credit of those who have an account; later: nothing yet, it is listed under refunds due */
export type ClassRefund =
  /** kept as credit of those who have an account */
  | 'credit'
  /** nothing yet, it is listed under refunds due */
  | 'later';

/** The dates of a series, with any conflicts */
export type ClassSchedulePreview = {
  /** Each date, in order */
  occurrences: Array<ClassOccurrence>;
};

/** A class that is held every week */
export type ClassSeries = {
  /** Seats on each date */
  capacity: Scalars['Int']['output'];
  /** Coach */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** Length in minutes */
  duration_minutes: Scalars['Int']['output'];
  /** First possible date */
  from: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Start of the last date */
  last_start_time?: Maybe<Scalars['String']['output']>;
  /** Who it is for, in the venue's words */
  level?: Maybe<Scalars['String']['output']>;
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Name of the class */
  name: Scalars['String']['output'];
  /** Start of the next date */
  next_start_time?: Maybe<Scalars['String']['output']>;
  /** Price of a seat */
  price: Money;
  /** Bay or room, if it has one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay or room */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** The class, as a service */
  service_id: Scalars['Int']['output'];
  /** Number of upcoming dates */
  sessions_left: Scalars['Int']['output'];
  /** Start on the venue's wall clock, whatever the season */
  start: Scalars['String']['output'];
  /** Time zone of the wall time */
  timezone: Scalars['String']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
  /** Days of the week on which it is held */
  weekdays: Array<IsoWeekdayName>;
};

/** One page of class series */
export type ClassSeriesPage = {
  /** The class series on this page */
  data: Array<ClassSeries>;
  /** The position of a page in its list */
  meta: Meta;
};

/** One date of a class: a coach, a place, and seats that people book */
export type ClassSession = {
  /** What the caller may do now */
  allowed_actions: Array<ClassSessionAction>;
  /** Total number of seats */
  capacity: Scalars['Int']['output'];
  /** Coach */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Who it is for, in the venue's words */
  level?: Maybe<Scalars['String']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Name of the location */
  location_name: Scalars['String']['output'];
  /** Name of the class */
  name: Scalars['String']['output'];
  /** Price of a seat */
  price: Money;
  /** Bay or room, if it has one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay or room */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Seats that nobody has booked or holds */
  seats_left: Scalars['Int']['output'];
  /** The weekly series that it belongs to */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** The class, as a service */
  service_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Whether a class takes place. scheduled: it will, or it did; cancelled: it was called off, along with its seats */
  status: ClassSessionStatus;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** What the caller may do with a class now. update: change its coach, place, time, seats or price, before the start; book: give somebody a free seat; check_in_all: mark everybody with a seat as here; cancel: call it off, before the start */
export type ClassSessionAction =
  /** give somebody a free seat */
  | 'book'
  /** call it off, before the start */
  | 'cancel'
  /** mark everybody with a seat as here */
  | 'check_in_all'
  /** change its coach, place, time, seats or price, before the start */
  | 'update';

/** A date of a class as it was at a moment in the past */
export type ClassSessionAsOf = {
  /** What last became of it; null if it has not changed */
  became?: Maybe<ScheduleChangeKind>;
  /** Seats at that time */
  capacity: Scalars['Int']['output'];
  /** Id of the date of a class */
  class_session_id: Scalars['Int']['output'];
  /** Coach at that time */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** End at that time, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** End at that time on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start at that time on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Name of the class, as it is now */
  name: Scalars['String']['output'];
  /** Bay at that time */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Seats that were free at that time */
  seats_left: Scalars['Int']['output'];
  /** Start at that time, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** A class with the list of those who come */
export type ClassSessionDetails = {
  /** What the caller may do now */
  allowed_actions: Array<ClassSessionAction>;
  /** Everybody with a seat, by name; cancelled ones are left out */
  attendees: Array<ClassAttendee>;
  /** Total number of seats */
  capacity: Scalars['Int']['output'];
  /** Coach */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Who it is for, in the venue's words */
  level?: Maybe<Scalars['String']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Name of the location */
  location_name: Scalars['String']['output'];
  /** Name of the class */
  name: Scalars['String']['output'];
  /** Price of a seat */
  price: Money;
  /** Bay or room, if it has one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay or room */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Seats that nobody has booked or holds */
  seats_left: Scalars['Int']['output'];
  /** The weekly series that it belongs to */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** The class, as a service */
  service_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Whether a class takes place. scheduled: it will, or it did; cancelled: it was called off, along with its seats */
  status: ClassSessionStatus;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of classes */
export type ClassSessionPage = {
  /** The classes on this page */
  data: Array<ClassSession>;
  /** The position of a page in its list */
  meta: Meta;
};

/** Whether a class takes place. scheduled: it will, or it did; cancelled: it was called off, along with its seats */
export type ClassSessionStatus =
  /** it was called off, along with its seats */
  | 'cancelled'
  /** it will, or it did */
  | 'scheduled';

/** A person who books */
export type Client = {
  /** When the client's identity was erased; null for everybody else */
  anonymized_at?: Maybe<Scalars['String']['output']>;
  /** An address shared with others, for example a family's */
  contact_email?: Maybe<Scalars['String']['output']>;
  /** When the client was added */
  created_at: Scalars['String']['output'];
  /** The person's own email address, used to sign in */
  email?: Maybe<Scalars['String']['output']>;
  /** First name */
  first_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Last name */
  last_name: Scalars['String']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
  /** Phone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** Tags that the company gave them, by name */
  tags: Array<ClientTag>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** Something that was done to a client, or to a booking or membership of theirs */
export type ClientActivity = {
  /** Name of the operation that did it */
  action: Scalars['String']['output'];
  /** Who did it */
  actor_name: Scalars['String']['output'];
  /** When */
  at: Scalars['String']['output'];
  /** Kind of object that was changed */
  entity: Scalars['String']['output'];
  /** Id of the object that was changed */
  entity_id: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Staff notes, newest first */
  notes: Array<ActivityNote>;
  /** The person in whose name it was done, if not their own */
  on_behalf_of_name?: Maybe<Scalars['String']['output']>;
  /** A sentence describing what was done */
  sentence: Scalars['String']['output'];
};

/** One page of activities */
export type ClientActivityPage = {
  /** The activities on this page */
  data: Array<ClientActivity>;
  /** The position of a page in its list */
  meta: Meta;
};

/** Clients who share the same keys, as they are now */
export type ClientAggregateGroup = {
  /** Away, average, in days: Days from the last visit to today, averaged over the clients who came. One decimal. */
  absent_average_days?: Maybe<Scalars['Float']['output']>;
  /** Away, in days: Half of the clients who came have been away for this many days or fewer. One decimal. */
  absent_median_days?: Maybe<Scalars['Float']['output']>;
  /** Away longest, in days: A tenth of the clients who came have been away for at least this many days. One decimal. */
  absent_p90_days?: Maybe<Scalars['Float']['output']>;
  /** Average visits: Visits ÷ clients. One decimal. */
  average_visits?: Maybe<Scalars['Float']['output']>;
  /** Client; none unless grouped by it, or where there is none */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the client */
  client_name?: Maybe<Scalars['String']['output']>;
  /** Clients: People who are clients now. Erased and merged ones are not counted. */
  clients: Scalars['Int']['output'];
  /** First day of the day, week or month, inside the period; none unless grouped by it */
  date?: Maybe<Scalars['String']['output']>;
  /** Whether they have an upcoming booking; none unless grouped by it */
  has_upcoming?: Maybe<Scalars['Boolean']['output']>;
  /** Hour on the location's clock for bookings, bays and classes, otherwise in the period's time zone: 18 means 18:00 to 19:00; none unless grouped by it */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Middle of visits: Half of the clients came this often or less often. One decimal. */
  median_visits?: Maybe<Scalars['Float']['output']>;
  /** State of their membership; none unless grouped by it, and for those without one */
  membership?: Maybe<MembershipStatus>;
  /** Share, in percent: Clients of the group ÷ clients of all groups. One decimal. */
  share_percent?: Maybe<Scalars['Float']['output']>;
  /** Visits: Bookings for which they were checked in, or that were completed. */
  visits: Scalars['Int']['output'];
  /** Day of the week: at the location for bookings, bays and classes, otherwise in the period's time zone; none unless grouped by it */
  weekday?: Maybe<AnalyticsWeekday>;
};

/** Clients, counted in groups */
export type ClientAggregates = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups in the order of their keys; none for a coach */
  groups: Array<ClientAggregateGroup>;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Time zone at whose midnights the period and its days begin: the location's, otherwise the company's */
  timezone: Scalars['String']['output'];
};

/** A client as they were at a moment in the past */
export type ClientAsOf = {
  /** The requested moment */
  at: Scalars['String']['output'];
  /** Total number of changes since */
  change_count: Scalars['Int']['output'];
  /** What has changed in these fields since, newest first; at most 100 */
  changes: Array<AuditEntry>;
  /** Id of the client */
  client_id: Scalars['Int']['output'];
  /** Shared address at that time */
  contact_email?: Maybe<Scalars['String']['output']>;
  /** Email address at that time */
  email?: Maybe<Scalars['String']['output']>;
  /** First name at that time */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Whether the client had been added by then; if not, there are no fields */
  is_added: Scalars['Boolean']['output'];
  /** Whether the person has been erased, at any time: nothing shows who they were */
  is_erased: Scalars['Boolean']['output'];
  /** Last name at that time */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Phone number at that time */
  phone?: Maybe<Scalars['String']['output']>;
  /** Names of the tags that they had at that time */
  tags: Array<Scalars['String']['output']>;
};

/** The credit that the venue owes a client */
export type ClientCredit = {
  /** Client */
  client_id: Scalars['Int']['output'];
  /** What is left, in each currency with any left */
  left: Array<Money>;
};

/** All data that a company keeps about one client */
export type ClientData = {
  /** What was done, newest first */
  activities: Array<KeptActivity>;
  /** All bookings */
  bookings: Array<KeptBooking>;
  /** Who they are and how to reach them */
  client: Client;
  /** When this data was read */
  exported_at: Scalars['String']['output'];
  /** Family members' memberships that they use or have used */
  families: Array<KeptFamily>;
  /** Their answer about marketing email; null if they were never asked */
  marketing?: Maybe<MarketingChoice>;
  /** All memberships */
  memberships: Array<KeptMembership>;
  /** All emails sent to them */
  messages: Array<KeptMessage>;
};

/** What erasing a client would delete, and what would stay */
export type ClientErasure = {
  /** The client it would erase */
  client_id: Scalars['Int']['output'];
  /** What is permanently deleted */
  goes: Array<CountedRows>;
  /** First and last name, to be typed as confirmation */
  name: Scalars['String']['output'];
  /** What has to be settled first, in words; none if it can be done */
  obstacles: Array<Scalars['String']['output']>;
  /** What stays as figures, without a person */
  stays: Array<CountedRows>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** Confirms that the report arrived */
export type ClientErrorReceipt = {
  /** One sentence to show to a person */
  message: Scalars['String']['output'];
  /** Identifies the report; a person can quote it */
  reference: Scalars['String']['output'];
};

/** Filters for the client list */
export type ClientFiltersInput = {
  /** Last day of the latest booking */
  last_booking_end?: InputMaybe<Scalars['String']['input']>;
  /** First day of the latest booking */
  last_booking_start?: InputMaybe<Scalars['String']['input']>;
  /** Whether one of the tags is enough or all are needed */
  match?: InputMaybe<TagMatch>;
  /** Plan of the membership */
  membership_plan_id?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the name of the membership's plan */
  membership_plan_name?: InputMaybe<Scalars['String']['input']>;
  /** Status of the membership */
  membership_status?: InputMaybe<MembershipStatus>;
  /** The search text */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Tags */
  tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** day: date of the requested time; week: Monday of the week of the requested time, or the first day requested; month: first day of the month of the requested time, or the first day requested; weekday: day of the week of the requested time; hour: hour of the day of the requested time; membership: the state of the one they have; upcoming: whether they have an upcoming booking; client: each by name */
export type ClientGroupBy =
  /** each by name */
  | 'client'
  /** date of the requested time */
  | 'day'
  /** hour of the day of the requested time */
  | 'hour'
  /** the state of the one they have */
  | 'membership'
  /** first day of the month of the requested time, or the first day requested */
  | 'month'
  /** whether they have an upcoming booking */
  | 'upcoming'
  /** Monday of the week of the requested time, or the first day requested */
  | 'week'
  /** day of the week of the requested time */
  | 'weekday';

/** What merging two clients would do */
export type ClientMerge = {
  /** Fields for which one of two values is kept */
  choices: Array<MergeChoice>;
  /** Who stays */
  keep: Client;
  /** The client whose record ends in the other's */
  merge: Client;
  /** What moves to the client who stays */
  moves: Array<MovedRows>;
  /** What is worth knowing before merging */
  notices: Array<Scalars['String']['output']>;
  /** What has to be settled first, in words; none if it can be done */
  obstacles: Array<Scalars['String']['output']>;
  /** Identifies this preview: the merge requires it, and is refused if something has changed */
  token: Scalars['String']['output'];
};

/** An email to a client, or to the guest of a booking, that was sent or failed; its text, which may contain links, is not kept */
export type ClientMessage = {
  /** The campaign that it is part of; null for all other email */
  campaign_id?: Maybe<Scalars['Int']['output']>;
  /** Why it was not delivered so far; null if nothing failed */
  failure?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** What it is about, for example booking_confirmed or campaign */
  kind: Scalars['String']['output'];
  /** When it was written, or last sent again */
  queued_at: Scalars['String']['output'];
  /** Why an email that was given up cannot be sent again, or one that is outdated is not sent; null otherwise */
  resend_refusal?: Maybe<Scalars['String']['output']>;
  /** Where resendMail would send it: the recipient's present address; null unless it is given up and can be */
  resend_to?: Maybe<Scalars['String']['output']>;
  /** When the mail server accepted it; null until then */
  sent_at?: Maybe<Scalars['String']['output']>;
  /** Address it was sent to, or last tried at; null if it was not kept */
  sent_to?: Maybe<Scalars['String']['output']>;
  /** How far an email has come. waiting: it was sent again and is about to be tried; retrying: the mail server has refused it so far, and it is retried automatically; given_up: it is no longer retried; outdated: it is not sent any more, since it could not be delivered while it was true, or was held back; sent: the mail server accepted it */
  state: ClientMessageState;
  /** The subject line */
  subject: Scalars['String']['output'];
};

/** One page of messages */
export type ClientMessagePage = {
  /** The messages on this page */
  data: Array<ClientMessage>;
  /** The position of a page in its list */
  meta: Meta;
};

/** How far an email has come. waiting: it was sent again and is about to be tried; retrying: the mail server has refused it so far, and it is retried automatically; given_up: it is no longer retried; outdated: it is not sent any more, since it could not be delivered while it was true, or was held back; sent: the mail server accepted it */
export type ClientMessageState =
  /** it is no longer retried */
  | 'given_up'
  /** it is not sent any more, since it could not be delivered while it was true, or was held back */
  | 'outdated'
  /** the mail server has refused it so far, and it is retried automatically */
  | 'retrying'
  /** the mail server accepted it */
  | 'sent'
  /** it was sent again and is about to be tried */
  | 'waiting';

/** One page of clients */
export type ClientPage = {
  /** The clients on this page */
  data: Array<Client>;
  /** The position of a page in its list */
  meta: Meta;
};

/** Cards that a client has saved with the company */
export type ClientPaymentMethods = {
  /** The cards, newest first */
  data: Array<SavedCard>;
};

/** What clients are sorted by. name: last name, then first name; created_at: when they were added */
export type ClientSort =
  /** when they were added */
  | 'created_at'
  /** last name, then first name */
  | 'name';

/** A tag that a client has */
export type ClientTag = {
  /** Id */
  id: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
};

/** joined: when they became a client; last_visit: the start of the last booking they came to */
export type ClientTime =
  /** when they became a client */
  | 'joined'
  /** the start of the last booking they came to */
  | 'last_visit';

/** An offset of a clock, and from when on it holds */
export type ClockChange = {
  /** First instant of this offset; the first offset of a list holds for all time before it too */
  from: Scalars['String']['output'];
  /** Offset from then on, for example -07:00 */
  utc_offset: Scalars['String']['output'];
};

/** Closes a desk's day */
export type CloseCashUpInput = {
  /** The amount in the drawer, in minor units */
  counted: Scalars['Int']['input'];
  /** The day on the venue's calendar; today if left out */
  day?: InputMaybe<Scalars['String']['input']>;
  /** The amount the sheet expected, in minor units; any other amount returns 409 */
  expected: Scalars['Int']['input'];
  /** The amount left in it, in minor units; the rest is banked */
  float: Scalars['Int']['input'];
  /** The location whose drawer it is */
  location_id: Scalars['Int']['input'];
  /** Why it differs; required if it does */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Dates on which a location is closed, whatever its hours */
export type Closure = {
  /** First date, on the venue's calendar */
  from_date: Scalars['String']['output'];
  /** Why it is closed */
  name: Scalars['String']['output'];
  /** Last date, inclusive */
  to_date: Scalars['String']['output'];
};

/** Dates on which a location is closed, whatever its hours */
export type ClosureInput = {
  /** First date, on the venue's calendar */
  from_date: Scalars['String']['input'];
  /** Why it is closed */
  name: Scalars['String']['input'];
  /** Last date, inclusive */
  to_date: Scalars['String']['input'];
};

/** A person who gives lessons */
export type Coach = {
  /** Number of availability rows */
  availability_count: Scalars['Int']['output'];
  /** weekly: weekly hours with dated exceptions; dates: named dates only */
  availability_mode: AvailabilityMode;
  /** More about a coach */
  details: CoachDetails;
  /** Email address */
  email?: Maybe<Scalars['String']['output']>;
  /** First name */
  first_name: Scalars['String']['output'];
  /** Whether any availability was ever set */
  has_availability: Scalars['Boolean']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Last name */
  last_name: Scalars['String']['output'];
  /** Locations where the coach teaches */
  location_ids: Array<Scalars['Int']['output']>;
  /** First and last name */
  name: Scalars['String']['output'];
  /** When the coach works next, and how much is booked */
  outlook?: Maybe<CoachOutlook>;
  /** A portrait, if there is one */
  picture?: Maybe<Picture>;
  /** Lessons that the coach gives */
  service_ids: Array<Scalars['Int']['output']>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** Hours of a coach on a weekday or a date, or a day off */
export type CoachAvailability = {
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** Date of a dated row; a date's rows replace the weekday's. None for a weekly one */
  date?: Maybe<Scalars['String']['output']>;
  /** End, HH:MM; none for a day off */
  ends?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Location; none means each of the coach's locations */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** The reason, for staff: Dentist, Junior tournament */
  note?: Maybe<Scalars['String']['output']>;
  /** Start, HH:MM; none for a day off */
  starts?: Maybe<Scalars['String']['output']>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
  /** Day of a weekly row; none for a dated one */
  weekday?: Maybe<CoachWeekday>;
};

/** Upcoming classes by coach */
export type CoachClassSessionList = {
  /** By the coach's name */
  data: Array<CoachClassSessions>;
  /** Date of the first class within a year after `date_to`; null if none */
  next_date?: Maybe<Scalars['String']['output']>;
};

/** The upcoming classes of one coach */
export type CoachClassSessions = {
  /** Coach; none for classes without one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** Upcoming classes, in order of start */
  sessions: Array<PublicClassSession>;
};

/** The hours of a coach on one weekday */
export type CoachDayInput = {
  /** Hours of that day; empty means not working */
  ranges: Array<CoachRangeInput>;
  /** A day of the week on which a coach works. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7 */
  weekday: CoachWeekday;
};

/** More about a coach */
export type CoachDetails = {
  /** A few sentences for clients */
  bio?: Maybe<Scalars['String']['output']>;
  /** Phone number */
  phone?: Maybe<Scalars['String']['output']>;
};

/** More about a coach: an object, or the same as JSON text */
export type CoachDetailsInput = {
  /** A few sentences for clients */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Phone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Figures of all coaches of a report: sums, and the rates of these sums */
export type CoachFigures = {
  /** Hours booked, in minutes: Time of lessons and classes within the hours offered. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Classes: Classes that start in the period and were not cancelled. */
  classes: Scalars['Int']['output'];
  /** Class fill, in percent: Seats taken ÷ seats. None if no class took place. One decimal. */
  fill_percent?: Maybe<Scalars['Float']['output']>;
  /** Lessons: Lessons that start in the period, not counting cancelled ones and held times. */
  lessons: Scalars['Int']['output'];
  /** No-show rate, in percent: Lessons missed ÷ lessons checked in, completed or missed. Lessons that nobody marked are left out. One decimal. */
  no_show_percent?: Maybe<Scalars['Float']['output']>;
  /** No-shows: Lessons that start in the period and were missed by the client without cancelling. */
  no_shows: Scalars['Int']['output'];
  /** Hours offered, in minutes: The coach’s weekly and dated hours within the opening hours of each location, less days off. They count as currently set, and time offered at two locations at once counts once. */
  offered_minutes: Scalars['Int']['output'];
  /** Outside hours, in minutes: Time of lessons and classes outside the hours offered, which utilisation leaves out. */
  outside_minutes: Scalars['Int']['output'];
  /** Earned, in money: What the lessons and classes of the coach came to. Prices of bookings on the day of their start, and fees for late cancellations, no-shows and moves on the day they became due. Anything refunded beyond what the venue owed, disputed or waived comes off on its own day, or on the day of the start if that is later; for a cancelled booking, always on its own day. The forgone part of a price that is no longer charged comes back on the day of that change. Without tax. By currency. */
  revenue: Array<Money>;
  /** Seats: Capacity of these classes. */
  seats: Scalars['Int']['output'];
  /** Seats taken: Seats booked in these classes. No-shows count; cancelled and held seats do not. */
  seats_taken: Scalars['Int']['output'];
  /** Utilisation, in percent: Hours booked ÷ hours offered. None if no hours are offered. One decimal. */
  utilisation_percent?: Maybe<Scalars['Float']['output']>;
};

/** A coach of a location, with their hours there on the given days */
export type CoachHours = {
  /** When the coach works: their own hours within those of the location */
  hours: Array<TimeRange>;
  /** Id of the coach */
  id: Scalars['Int']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
  /** Lessons that the coach gives */
  service_ids: Array<Scalars['Int']['output']>;
};

/** A booking with a coach, as the coach's schedule shows it */
export type CoachLesson = {
  /** Name of the client or guest */
  client_name: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Who comes with them, if given */
  guest_names: Array<Scalars['String']['output']>;
  /** Id of the booking */
  id: Scalars['Int']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where */
  location_id: Scalars['Int']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: part is paid, and something is still owed; paid: nothing is owed any longer; refund_due: more is paid than it costs, and the venue owes the rest back; refunding: the same, and all that it owes is on its way back; partly_refunded: part of what was paid was refunded, and nothing is owed; refunded: everything that was paid was refunded */
  payment_status: PaymentStatus;
  /** Name of the bay, if it has one */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Name of the service */
  service_name: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The status of a booking. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
};

/** What lies ahead of a coach */
export type CoachOutlook = {
  /** Id of the coach */
  id: Scalars['Int']['output'];
  /** Bookings in the next 30 days */
  lessons_to_come: Scalars['Int']['output'];
  /** When the coach next works, within two weeks, or is working now */
  next_hours?: Maybe<CoachTime>;
};

/** One page of coaches */
export type CoachPage = {
  /** The coaches on this page */
  data: Array<Coach>;
  /** The position of a page in its list */
  meta: Meta;
};

/** The start and end of a coach's work on one day */
export type CoachRangeInput = {
  /** End, HH:MM on the location's clock; before the start it is on the next day */
  ends: Scalars['String']['input'];
  /** Location; none means each of the coach's locations */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** Start, HH:MM on the location's clock */
  starts: Scalars['String']['input'];
};

/** What a coach is doing and when they are free */
export type CoachSchedule = {
  /** Bookings with the coach that overlap this time, without cancelled ones */
  bookings: Array<CoachLesson>;
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** End of the requested time */
  end_time: Scalars['String']['output'];
  /** The part of these hours that is still to come and not taken */
  free: Array<CoachTime>;
  /** When the coach works: their own hours within those of each location */
  hours: Array<CoachTime>;
  /** Start of the requested time */
  start_time: Scalars['String']['output'];
};

/** What coaches offered and what was booked in a period */
export type CoachSummary = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** Coaches by name, including former ones who taught in the period */
  rows: Array<CoachSummaryRow>;
  /** First day */
  start: Scalars['String']['output'];
  /** Time zone at whose midnights the period begins and ends */
  timezone: Scalars['String']['output'];
  /** The sums of the rows, and rates of these sums */
  totals: CoachFigures;
};

/** Figures of one coach */
export type CoachSummaryRow = {
  /** Hours booked, in minutes: Time of lessons and classes within the hours offered. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Classes: Classes that start in the period and were not cancelled. */
  classes: Scalars['Int']['output'];
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** Name of the coach */
  coach_name: Scalars['String']['output'];
  /** Class fill, in percent: Seats taken ÷ seats. None if no class took place. One decimal. */
  fill_percent?: Maybe<Scalars['Float']['output']>;
  /** Lessons: Lessons that start in the period, not counting cancelled ones and held times. */
  lessons: Scalars['Int']['output'];
  /** No-show rate, in percent: Lessons missed ÷ lessons checked in, completed or missed. Lessons that nobody marked are left out. One decimal. */
  no_show_percent?: Maybe<Scalars['Float']['output']>;
  /** No-shows: Lessons that start in the period and were missed by the client without cancelling. */
  no_shows: Scalars['Int']['output'];
  /** Hours offered, in minutes: The coach’s weekly and dated hours within the opening hours of each location, less days off. They count as currently set, and time offered at two locations at once counts once. */
  offered_minutes: Scalars['Int']['output'];
  /** Outside hours, in minutes: Time of lessons and classes outside the hours offered, which utilisation leaves out. */
  outside_minutes: Scalars['Int']['output'];
  /** Earned, in money: What the lessons and classes of the coach came to. Prices of bookings on the day of their start, and fees for late cancellations, no-shows and moves on the day they became due. Anything refunded beyond what the venue owed, disputed or waived comes off on its own day, or on the day of the start if that is later; for a cancelled booking, always on its own day. The forgone part of a price that is no longer charged comes back on the day of that change. Without tax. By currency. */
  revenue: Array<Money>;
  /** Seats: Capacity of these classes. */
  seats: Scalars['Int']['output'];
  /** Seats taken: Seats booked in these classes. No-shows count; cancelled and held seats do not. */
  seats_taken: Scalars['Int']['output'];
  /** Utilisation, in percent: Hours booked ÷ hours offered. None if no hours are offered. One decimal. */
  utilisation_percent?: Maybe<Scalars['Float']['output']>;
};

/** A time during which a coach is at a location */
export type CoachTime = {
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where */
  location_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** A day of the week on which a coach works. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7 */
export type CoachWeekday =
  /** ISO weekday 5 */
  | 'friday'
  /** ISO weekday 1 */
  | 'monday'
  /** ISO weekday 6 */
  | 'saturday'
  /** ISO weekday 7 */
  | 'sunday'
  /** ISO weekday 4 */
  | 'thursday'
  /** ISO weekday 2 */
  | 'tuesday'
  /** ISO weekday 3 */
  | 'wednesday';

/** The outcome of exchanging the code */
export type CodeExchange = {
  /** Address of the account elsewhere, or of the person who signed up */
  email: Scalars['String']['output'];
  /** If proof is needed: sent along with `login`, it links the account to the person who signs in; valid for 10 minutes */
  link_token?: Maybe<Scalars['String']['output']>;
  /** The outcome */
  outcome: CodeExchangeOutcome;
  /** The new session, if there is one */
  session?: Maybe<LoginAnswer>;
};

/** signed_in: a new session; linked: the account can now also sign in the signed-in person; proof_needed: nobody here signs in with this account yet */
export type CodeExchangeOutcome =
  /** the account can now also sign in the signed-in person */
  | 'linked'
  /** nobody here signs in with this account yet */
  | 'proof_needed'
  /** a new session */
  | 'signed_in';

/** Colours of the screens. system: light or dark, following the device's setting; light: dark text on a light background; dark: light text on a dark background */
export type ColorTheme =
  /** light text on a dark background */
  | 'dark'
  /** dark text on a light background */
  | 'light'
  /** light or dark, following the device's setting */
  | 'system';

/** A booking or live hold, as the schedule shows it */
export type CompactBooking = {
  /** What the caller may do now */
  allowed_actions: Array<BookingAction>;
  /** What is still to be paid of it; 0 unless its payment status is due or deposit_paid */
  balance_due: Money;
  /** The client; none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the client or guest; none while held by a visitor */
  client_name?: Maybe<Scalars['String']['output']>;
  /** Coach, if it has one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** When the hold expires */
  expires_at?: Maybe<Scalars['String']['output']>;
  /** The party that it belongs to, if the party has several bookings */
  group_id?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Minutes past the start without check-in; none if not late */
  late_minutes?: Maybe<Scalars['Int']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: part is paid, and something is still owed; paid: nothing is owed any longer; refund_due: more is paid than it costs, and the venue owes the rest back; refunding: the same, and all that it owes is on its way back; partly_refunded: part of what was paid was refunded, and nothing is owed; refunded: everything that was paid was refunded */
  payment_status: PaymentStatus;
  /** Price agreed at booking */
  price: Money;
  /** Bay, if it has one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Service */
  service_id: Scalars['Int']['output'];
  /** Name of the service */
  service_name: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The status of a booking. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** The schedule of a location for up to eight days */
export type CompactSchedule = {
  /** Bookings and live holds that overlap these days, in order of start */
  data: Array<CompactBooking>;
  /** Each day asked for */
  days: Array<ScheduleDay>;
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Time zone of the wall times */
  timezone: Scalars['String']['output'];
};

/** The company that owns this sub-domain */
export type Company = {
  /** The company's standing with the platform */
  account_status: AccountStatus;
  /** Whether facility admins can sign in only with two factors */
  admins_need_two_factor: Scalars['Boolean']['output'];
  /** Number of months for which the audit log is kept; null means forever */
  audit_months?: Maybe<Scalars['Int']['output']>;
  /** Replaces the primary colour, #RRGGBB */
  brand_color?: Maybe<Scalars['String']['output']>;
  /** Shown above the booking page, if there is one */
  cover?: Maybe<Picture>;
  /** ISO 4217 currency code */
  currency: Scalars['String']['output'];
  /** Whether those who may act for others or export clients can sign in only with two factors */
  exporters_need_two_factor: Scalars['Boolean']['output'];
  /** Whether people can sign in with Google */
  google_sign_in: Scalars['Boolean']['output'];
  /** Minutes for which the booking page holds a chosen time */
  hold_minutes: Scalars['Int']['output'];
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Whether the platform is used free of charge */
  is_comped: Scalars['Boolean']['output'];
  /** Whether only signing in and subscribing work */
  is_locked: Scalars['Boolean']['output'];
  /** Whether the company is within its trial */
  is_trial: Scalars['Boolean']['output'];
  /** BCP 47 locale of dates and money */
  locale: Scalars['String']['output'];
  /** How the company is locked, if it is */
  lock_kind?: Maybe<LockKind>;
  /** Shown beside the name; none means the product's own mark */
  logo?: Maybe<Picture>;
  /** Name */
  name: Scalars['String']['output'];
  /** Whether owners can sign in only with two factors */
  owners_need_two_factor: Scalars['Boolean']['output'];
  /** Whether card payments are real */
  payment_mode: PaymentMode;
  /** The hour at which a day of the reports, of the cash-up and of the payments file begins, 0 for midnight: at 4, what happens at 2 on Saturday morning counts on Friday, also by weekday */
  report_day_hour: Scalars['Int']['output'];
  /** Whether gift cards are sold on the booking page */
  sells_gift_cards: Scalars['Boolean']['output'];
  /** The tax on what is sold from now on, several on bay time as one; none if there is none */
  tax?: Maybe<CompanyTax>;
  /** Each tax on what is sold from now on */
  taxes: Array<ListedTax>;
  /** Time zone of the company, used where a location has none; UTC if never chosen. Reports divide past days by it too */
  timezone: Scalars['String']['output'];
  /** End of the trial, if there is one */
  trial_ends_at?: Maybe<Scalars['String']['output']>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** Something that the platform charged a company */
export type CompanyInvoice = {
  /** When it was created */
  created_at: Scalars['String']['output'];
  /** What it is for */
  description: Scalars['String']['output'];
  /** The payment provider's id */
  id: Scalars['String']['output'];
  /** The invoice's number */
  number?: Maybe<Scalars['String']['output']>;
  /** Where it can be viewed, printed and paid; none for somebody acting for another or reading by a token */
  page_url?: Maybe<Scalars['String']['output']>;
  /** End of the period it is for */
  period_end: Scalars['String']['output'];
  /** Start of the period it is for */
  period_start: Scalars['String']['output'];
  /** draft, open, paid, void or uncollectible */
  status: Scalars['String']['output'];
  /** The total amount */
  total: Money;
};

/** A company's own subscription to the platform */
export type CompanySubscription = {
  /** When it is due to end */
  cancel_at?: Maybe<Scalars['String']['output']>;
  /** Whether it ends with the paid period */
  cancel_at_period_end: Scalars['Boolean']['output'];
  /** When it was cancelled */
  canceled_at?: Maybe<Scalars['String']['output']>;
  /** Why */
  comp_reason?: Maybe<Scalars['String']['output']>;
  /** End of the paid period */
  current_period_end?: Maybe<Scalars['String']['output']>;
  /** Start of the paid period */
  current_period_start?: Maybe<Scalars['String']['output']>;
  /** The card that is charged */
  default_payment_method?: Maybe<SavedCard>;
  /** When it ends or ended */
  ends_at?: Maybe<Scalars['String']['output']>;
  /** The payment provider's id; none before the first subscription */
  id?: Maybe<Scalars['String']['output']>;
  /** The newest invoices, newest first */
  invoices: Array<CompanyInvoice>;
  /** Whether the company uses the platform free of charge */
  is_comped: Scalars['Boolean']['output'];
  /** Example data, because a sandbox has no subscription of its own */
  is_example: Scalars['Boolean']['output'];
  /** Whether the last payment failed and is being retried */
  is_past_due: Scalars['Boolean']['output'];
  /** When the next payment is due; none if it ends */
  next_billing_date?: Maybe<Scalars['String']['output']>;
  /** Whether it was cancelled and is still running */
  on_grace_period: Scalars['Boolean']['output'];
  /** The plan, if it is still on sale */
  plan?: Maybe<SubscribedPlan>;
  /** The platform's share of card payments, in percent */
  platform_fee_percentage?: Maybe<Scalars['Float']['output']>;
  /** The price that is being paid */
  price_id?: Maybe<Scalars['String']['output']>;
  /** When it began */
  started_at?: Maybe<Scalars['String']['output']>;
  /** The status of the subscription */
  status: SubscriptionStatus;
};

/** The tax on what the company sells from now on; several on bay time as one */
export type CompanyTax = {
  /** Whether listed prices include it; otherwise it is added to them */
  is_inclusive: Scalars['Boolean']['output'];
  /** Its name on receipts, for example VAT or HST */
  name: Scalars['String']['output'];
  /** The company's registration number for it; shown on receipts */
  number?: Maybe<Scalars['String']['output']>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['output'];
};

/** The tax on what is sold from now on; what was already sold keeps its own */
export type CompanyTaxInput = {
  /** Whether listed prices include it; otherwise it is added to them */
  is_inclusive: Scalars['Boolean']['input'];
  /** Its name on receipts */
  name: Scalars['String']['input'];
  /** The company's registration number for it; null for none */
  number?: InputMaybe<Scalars['String']['input']>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['input'];
};

/** What was compared for one kind of owner */
export type ComparedClaims = {
  /** Their claims, past and upcoming */
  claims: Scalars['Int']['output'];
  /** Who or what a claim occupies. resource: a bay or room; coach: the person who gives the lesson or class; client: the person who is to come */
  kind: ClaimOwnerKind;
  /** Claims that were compared with those before them */
  neighbours: Scalars['Int']['output'];
  /** Claims that begin before an earlier one of the same owner has ended */
  overlaps: Scalars['Int']['output'];
  /** How many of them have at least one claim */
  owners: Scalars['Int']['output'];
};

/** The second step of a sign-in */
export type CompleteLoginInput = {
  /** The challenge that login returned */
  challenge: Scalars['String']['input'];
  /** The six digits from the app, or a recovery code */
  code: Scalars['String']['input'];
};

/** Proof that the new address is the person's own */
export type ConfirmEmailChangeInput = {
  /** The token of the link that was emailed to the new address */
  token: Scalars['String']['input'];
};

/** A hint that a payment has succeeded; the provider is asked */
export type ConfirmPaymentInput = {
  /** The account that was paid */
  connect_account: Scalars['String']['input'];
  /** Token of the hold; the booking is shown to anybody who has it */
  hold_token?: InputMaybe<Scalars['String']['input']>;
  /** The id that startServicePayment returned */
  payment_intent_id: Scalars['String']['input'];
  /** Token of the waiting list entry, with the same effect */
  waitlist_token?: InputMaybe<Scalars['String']['input']>;
};

/** A hint that a plan or a gift card was paid for; the provider is asked */
export type ConfirmPlanPurchaseInput = {
  /** The account that was paid */
  connect_account: Scalars['String']['input'];
  /** The id that startPlanPurchase returned */
  payment_intent_id: Scalars['String']['input'];
};

/** Proof that the address is the person's own, and a password */
export type ConfirmRegistrationInput = {
  /** The new password; leaked passwords and the person's own name or address are refused */
  password: Scalars['String']['input'];
  /** The token of the link that was emailed to the address */
  token: Scalars['String']['input'];
};

/** A card that the payment provider has saved */
export type ConfirmSetupInput = {
  /** The id that createSetupIntent returned */
  setup_intent_id: Scalars['String']['input'];
};

/** What a person uses to prove their identity */
export type ConfirmSignInInput = {
  /** For a person who uses two-factor sign-in: a code from the app, or a recovery code */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The caller's password */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A newly made booking */
export type ConfirmedBooking = {
  /** A booking as seen by the person it belongs to */
  booking: PublicBooking;
  /** Shows and cancels the booking without signing in */
  manage_token: Scalars['String']['output'];
  /** The same as a link, as in the email */
  manage_url: Scalars['String']['output'];
};

/** An account that can now sign in */
export type ConfirmedRegistration = {
  /** The address to sign in with from now on */
  email: Scalars['String']['output'];
  /** One sentence to show to a person */
  message: Scalars['String']['output'];
};

/** The fees of card payments, as booked by the provider */
export type ConnectFees = {
  /** Whether this covers all payments in the window, or only the newest 2,000 */
  is_whole: Scalars['Boolean']['output'];
  /** What is left */
  net: Money;
  /** Card payments */
  payment_count: Scalars['Int']['output'];
  /** What the platform kept */
  platform_fees: Money;
  /** What the provider kept */
  provider_fees: Money;
  /** What people paid by card */
  taken: Money;
  /** Number of days up to now */
  window_days: Scalars['Int']['output'];
};

/** A link to a page of the payment provider */
export type ConnectLink = {
  /** The provider's page; for this person alone, and only for a short time */
  url: Scalars['String']['output'];
};

/** Where to return after telling the provider what it asks for */
export type ConnectOnboardingInput = {
  /** Where the person is sent if the link has expired, on this company's own host */
  refresh_url: Scalars['String']['input'];
  /** Where the provider sends the person back to, on this company's own host */
  return_url: Scalars['String']['input'];
};

/** Money on its way to the company's bank */
export type ConnectPayout = {
  /** An amount of money in minor units */
  amount: Money;
  /** When it reaches the bank */
  arrives_at: Scalars['String']['output'];
  /** Name of the bank and last digits of the account */
  bank?: Maybe<Scalars['String']['output']>;
  /** When it left */
  created_at: Scalars['String']['output'];
  /** The provider's id */
  id: Scalars['String']['output'];
  /** pending, in_transit, paid, failed or canceled */
  status: Scalars['String']['output'];
};

/** The state of the company's account at the payment provider. not_connected: it has none; onboarding_incomplete: the provider has not been told everything yet; connected: it takes cards and is paid out; restricted: it no longer takes cards or pays out */
export type ConnectStatus =
  /** it takes cards and is paid out */
  | 'connected'
  /** it has none */
  | 'not_connected'
  /** the provider has not been told everything yet */
  | 'onboarding_incomplete'
  /** it no longer takes cards or pays out */
  | 'restricted';

/** What a person brings back from the payment provider */
export type ConnectStripeInput = {
  /** What the provider gave the browser; can be used once */
  code: Scalars['String']['input'];
  /** The state that startStripeOauth put into the address */
  state: Scalars['String']['input'];
};

/** How a client said it. desk: to somebody who works here; self: in their own profile; link: by the link in an email; registration: in the form in which they asked for an account; purchase: in the form in which a plan was bought online without signing in; import: in an imported file */
export type ConsentSource =
  /** to somebody who works here */
  | 'desk'
  /** in an imported file */
  | 'import'
  /** by the link in an email */
  | 'link'
  /** in the form in which a plan was bought online without signing in */
  | 'purchase'
  /** in the form in which they asked for an account */
  | 'registration'
  /** in their own profile */
  | 'self';

/** The rows of one kind, counted */
export type CountedRows = {
  /** How many */
  count: Scalars['Int']['output'];
  /** What they are, in words */
  what: Scalars['String']['output'];
};

/** An access token for a script */
export type CreateAccessTokenInput = {
  /** Number of days for which it can be used, at most 366 */
  expires_in_days: Scalars['Int']['input'];
  /** The fields that it may read, by name; null for everything the caller may read */
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name to give it */
  name: Scalars['String']['input'];
};

/** The person to invite */
export type CreateAccountInput = {
  /** Email address used to sign in */
  email: Scalars['String']['input'];
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** All roles of the account, none above the caller's own */
  roles: Array<AccountRole>;
  /** Confirms that an address already known as a client's or a former colleague's belongs to the same person */
  same_person?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A time to block, and why */
export type CreateBlockedTimeInput = {
  /** The coach, if a coach is blocked */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Colour of a blocked time on the schedule. grey: suggested by the screens for private; amber: suggested for repair; red: suggested for none; violet: suggested for event; blue: suggested for cleaning; teal: suggested for none */
  colour: BlockedTimeColour;
  /** First day on the venue's calendar */
  from_date: Scalars['String']['input'];
  /** Start on the venue's wall clock, HH:MM */
  from_time: Scalars['String']['input'];
  /** Why a time is blocked. repair: something is being repaired or serviced; cleaning: it is being cleaned; event: something takes place that is not booked here; private: no reason is given */
  kind: BlockedTimeKind;
  /** Location whose clock it follows */
  location_id: Scalars['Int']['input'];
  /** What staff read on the schedule */
  reason: Scalars['String']['input'];
  /** The bays, if bays are blocked */
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is blocked. resources: one or more bays; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Last day on the venue's calendar */
  to_date: Scalars['String']['input'];
  /** End on the venue's wall clock, HH:MM */
  to_time: Scalars['String']['input'];
  /** Also every week after that, up to and including this day */
  until?: InputMaybe<Scalars['String']['input']>;
};

/** Several bays for one party */
export type CreateBookingGroupInput = {
  /** Number of bays, taking the first free ones; alternatively give resource_ids */
  bays?: InputMaybe<Scalars['Int']['input']>;
  /** The client; alternatively give guest */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** A wish or comment from the client */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** The guest; alternatively give client_id */
  guest?: InputMaybe<WalkInGuestInput>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Books although the client has another booking then */
  override_client_overlap?: InputMaybe<OverlapOverrideInput>;
  /** Number of people in the whole party */
  party_size: Scalars['Int']['input'];
  /** These bays; alternatively give bays */
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A service that takes a bay and no coach */
  service_id: Scalars['Int']['input'];
  /** Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  start_time: Scalars['String']['input'];
};

/** A booking made at the front desk */
export type CreateBookingInput = {
  /** The class date to book seats in, with its own service, place and times */
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  /** The client; alternatively give guest */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** A wish or comment from the client */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** Coach; if left out, the first free one is used */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** The guest; alternatively give client_id */
  guest?: InputMaybe<WalkInGuestInput>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Books although the client has another booking then */
  override_client_overlap?: InputMaybe<OverlapOverrideInput>;
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Bay; if left out, the first free one is used */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Service */
  service_id: Scalars['Int']['input'];
  /** Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  start_time: Scalars['String']['input'];
};

/** A booking made every week at one wall time */
export type CreateBookingSeriesInput = {
  /** The client; alternatively give guest */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** A wish or comment from the client */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** Coach; if left out, each date uses the first free one */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Number of dates; alternatively give until */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Length in minutes, one that the service offers */
  duration_minutes: Scalars['Int']['input'];
  /** First date; its day of the week applies to all dates */
  from: Scalars['String']['input'];
  /** The guest; alternatively give client_id */
  guest?: InputMaybe<WalkInGuestInput>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Bay; if left out, each date uses the first free one */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Service */
  service_id: Scalars['Int']['input'];
  /** Dates to leave out, such as those that the preview shows as unavailable */
  skip_dates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Start on the venue's wall clock, HH:MM */
  start: Scalars['String']['input'];
  /** Last possible date; alternatively give count */
  until?: InputMaybe<Scalars['String']['input']>;
};

/** A new campaign, which stays a draft until it is sent */
export type CreateCampaignInput = {
  /** Filters for the client list; all clients if there are none */
  audience?: InputMaybe<ClientFiltersInput>;
  /** Text of the email; an empty line starts a paragraph; may contain fields such as {{first_name}} */
  body: Scalars['String']['input'];
  /** Whether it is advertising: if so, it goes only to those who agreed to such email */
  marketing: Scalars['Boolean']['input'];
  /** The subject line; may contain fields such as {{first_name}} */
  subject: Scalars['String']['input'];
};

/** A new client */
export type CreateClientInput = {
  /** An address shared with others */
  contact_email?: InputMaybe<Scalars['String']['input']>;
  /** The person's own email address */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Hours on a weekday or a date, or a day off */
export type CreateCoachAvailabilityInput = {
  /** A date, whose rows replace the weekday's; alternatively give a weekday */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Until, HH:MM */
  ends?: InputMaybe<Scalars['String']['input']>;
  /** Saves even if that leaves bookings outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Location; none means each of the coach's locations */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** The reason, for staff: Dentist, Junior tournament */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Start, HH:MM; with a date and without times it is a day off */
  starts?: InputMaybe<Scalars['String']['input']>;
  /** A weekday, for hours of every week; alternatively give a date */
  weekday?: InputMaybe<CoachWeekday>;
};

/** The company's details, as its people confirm them once */
export type CreateCompanyInput = {
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
  /** BCP 47 locale of dates and money; unchanged if left out */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name */
  name: Scalars['String']['input'];
  /** IANA time zone, for example America/Vancouver */
  timezone: Scalars['String']['input'];
};

/** The time to hold */
export type CreateHoldInput = {
  /** The class date to hold seats in, with its own service, place and times */
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  /** Coach; if left out, the first free one is used */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Bay; if left out, the first free one is used */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Service */
  service_id: Scalars['Int']['input'];
  /** Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  start_time: Scalars['String']['input'];
};

/** A file that will be sent in parts */
export type CreateImportInput = {
  /** Name of the file */
  file_name: Scalars['String']['input'];
  /** What its rows are; clients if left out */
  kind?: InputMaybe<ImportKind>;
  /** Size in bytes */
  size: Scalars['Int']['input'];
};

/** A new location; fields left out take the defaults */
export type CreateLocationInput = {
  /** Street and number */
  address_line?: InputMaybe<Scalars['String']['input']>;
  /** City */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 country code; given with its province */
  country?: InputMaybe<Scalars['String']['input']>;
  /** How dates are written, for example MM/DD/YYYY */
  dateformat?: InputMaybe<Scalars['String']['input']>;
  /** Email address */
  email?: InputMaybe<Scalars['String']['input']>;
  /** BCP 47 locale, for example en-US */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name */
  name: Scalars['String']['input'];
  /** Phone number; null for none */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** A picture of it; null for none */
  picture?: InputMaybe<PictureInput>;
  /** Postal code */
  postal_code?: InputMaybe<Scalars['String']['input']>;
  /** Province or state code; given with its country */
  province_state?: InputMaybe<Scalars['String']['input']>;
  /** How times are written, for example h:mm a */
  timeformat?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone, for example America/Vancouver */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** A new plan, for one person; other fields left out are zero, none or unlimited */
export type CreateMembershipPlanInput = {
  /** What each period provides */
  benefits?: InputMaybe<Array<PlanBenefitInput>>;
  /** How often a plan is paid for. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
  billing_period: BillingPeriod;
  /** How many days ahead its members may book, if a service allows others fewer */
  booking_window_days?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of people who can have it at a time; none means unlimited */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** When a change from a plan to another begins. member_chooses: now or when the period ends, as asked; now: always today; period_end: always with the next bill */
  changes_begin?: InputMaybe<PlanChangeRule>;
  /** Maximum number of upcoming bookings that a member may have made themselves; none means unlimited */
  concurrent_bookings?: InputMaybe<Scalars['Int']['input']>;
  /** One or two sentences for people choosing a plan */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Only clients with one of these tags may have it from now on; those who have it keep it */
  eligible_tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Months after which a plan that does not renew ends; applies to those who buy it from now on */
  expires_after_months?: InputMaybe<Scalars['Int']['input']>;
  /** How many people may use one membership of it; those already using one stay in it */
  family_size?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of guests that a member may bring to a booking they made themselves; none means unlimited */
  guest_limit?: InputMaybe<Scalars['Int']['input']>;
  /** Whether members may cancel it */
  is_cancellable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes it a gift card; this cannot be undone */
  is_gift_card?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its members pay for bookings; applies to bookings made from now on */
  member_prices?: InputMaybe<Array<MemberPriceInput>>;
  /** Name */
  name: Scalars['String']['input'];
  /** Days before the next period by which a cancellation must be made */
  notice_days?: InputMaybe<Scalars['Int']['input']>;
  /** For a gift card, the smallest and largest amounts that buyers may choose on the booking page; none means its price only */
  own_amount?: InputMaybe<OwnAmountInput>;
  /** Longest pause in days; none means 366 */
  pause_max_days?: InputMaybe<Scalars['Int']['input']>;
  /** Shortest pause in days; none means one day */
  pause_min_days?: InputMaybe<Scalars['Int']['input']>;
  /** Price of a period, in the company's currency */
  price: MoneyInput;
  /** Months after its end before somebody may have it again */
  repurchase_lock_months?: InputMaybe<Scalars['Int']['input']>;
  /** Paid once, with the first period */
  sign_up_fee?: InputMaybe<MoneyInput>;
  /** Free days before the first bill, once for each person; applies to those who join from now on */
  trial_days?: InputMaybe<Scalars['Int']['input']>;
};

/** A link to pay a booking by card */
export type CreatePaymentLinkInput = {
  /** The amount to pay */
  amount: MutationInput_CreatePaymentLink_Input_AmountInput;
  /** Email address to send the link to; if left out, it is only shown */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** Turns a hold into a booking */
export type CreatePublicBookingInput = {
  /** A wish or comment */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** How much of the price is paid from the caller's own credit at once; none if left out */
  credit?: InputMaybe<MoneyInput>;
  /** The person who comes; left out by a signed-in client */
  guest?: InputMaybe<GuestInput>;
  /** Token of the hold */
  hold_token: Scalars['String']['input'];
};

/** A new resource; fields left out take the defaults */
export type CreateResourceInput = {
  /** Maximum number of people at once; 4 if left out */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is open when its location is, rather than by hours of its own */
  follows_location_hours?: InputMaybe<Scalars['Boolean']['input']>;
  /** All of its own hours, if it does not follow its location */
  hours?: InputMaybe<Array<DayHoursInput>>;
  /** Location it is in */
  location_id: Scalars['Int']['input'];
  /** Name, for example Bay 4 */
  name: Scalars['String']['input'];
  /** Position in lists, from 1; when adding, last if left out */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The resource's type */
  resource_type_id: Scalars['Int']['input'];
};

/** A new resource type */
export type CreateResourceTypeInput = {
  /** Name, for example Simulator */
  name: Scalars['String']['input'];
};

/** Filters to save under a name */
export type CreateSavedFilterInput = {
  /** Filters */
  filters: ClientFiltersInput;
  /** Name */
  name: Scalars['String']['input'];
};

/** A query to save under a name */
export type CreateSavedQueryInput = {
  /** The company's name for it */
  name: Scalars['String']['input'];
  /** The document as written */
  query: Scalars['String']['input'];
  /** Values for its variables, as a JSON object; {} if it has none. For a date or a time, `today`, `start of` or `end of week`, `month` or `year`, each with `-1` or `+1` or the like behind it, stands for that day, or its start, at each run */
  variables: Scalars['String']['input'];
};

/** A new category; without a position it comes last */
export type CreateServiceCategoryInput = {
  /** Name, for example Lessons */
  name: Scalars['String']['input'];
  /** Position in lists, from 1; when adding, last if left out */
  position?: InputMaybe<Scalars['Int']['input']>;
};

/** A new service; fields left out take the defaults */
export type CreateServiceInput = {
  /** Who may book a service. anyone: everybody, including guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone */
  bookable_by?: InputMaybe<BookableBy>;
  /** Kept free after each booking */
  buffer_after_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Kept free before each booking */
  buffer_before_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** The service's category, or none */
  category_id?: InputMaybe<Scalars['Int']['input']>;
  /** Coaches who give it; only for lessons */
  coach_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** One or two sentences for the booking page */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Lengths in which it is sold; existing bookings keep their price */
  durations: Array<ServiceDurationInput>;
  /** Starts are this many minutes apart, counted from local midnight */
  grid_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** How many days ahead it may be booked */
  horizon_days?: InputMaybe<Scalars['Int']['input']>;
  /** Whether bay time of its type is booked as this service; it replaces the previous default */
  is_type_default?: InputMaybe<Scalars['Boolean']['input']>;
  /** resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates */
  kind: ServiceKind;
  /** Maximum number of people in one booking */
  max_party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Name */
  name: Scalars['String']['input'];
  /** Minimum time between booking and start */
  notice_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** When the peak price applies */
  peak_hours?: InputMaybe<Array<PeakHoursInput>>;
  /** A picture for the booking page; null for none */
  picture?: InputMaybe<PictureInput>;
  /** The rules under which it is booked; existing bookings keep the rules they were made with */
  policy?: InputMaybe<BookingPolicyInput>;
  /** Position in lists, from 1; when adding, last if left out */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Type of bay that it uses; required for bay time */
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  /** Who among those waiting may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are emailed at once and nothing is held, the first to take it has it */
  waitlist_offers?: InputMaybe<WaitlistOffers>;
};

/** A new tag */
export type CreateTagInput = {
  /** Name */
  name: Scalars['String']['input'];
};

/** A company starting its trial, with its first owner */
export type CreateTenantInput = {
  /** ISO 3166 country code */
  country: Scalars['String']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
  /** Address that the owner signs in with */
  email: Scalars['String']['input'];
  /** First name of its first owner */
  first_name: Scalars['String']['input'];
  /** Last name of its first owner */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company */
  name: Scalars['String']['input'];
  /** The new password; leaked passwords and the person's own name or address are refused */
  password: Scalars['String']['input'];
  /** The company's sub-domain: 1 to 40 lower-case letters, digits and hyphens */
  slug: Scalars['String']['input'];
  /** IANA time zone, for example America/Vancouver */
  timezone: Scalars['String']['input'];
};

/** The variables with which a query runs now */
export type CurrentVariables = {
  /** The variables with a date in place of each relative one, as a JSON object */
  variables: Scalars['String']['output'];
};

/** A query with its variables as they were written */
export type CurrentVariablesInput = {
  /** The document as written */
  query: Scalars['String']['input'];
  /** Values for its variables, as a JSON object; {} if it has none. For a date or a time, `today`, `start of` or `end of week`, `month` or `year`, each with `-1` or `+1` or the like behind it, stands for that day, or its start, at each run */
  variables: Scalars['String']['input'];
};

/** One widget of a dashboard */
export type DashboardWidget = {
  /** For saved_query only: the saved query */
  saved_query_id?: Maybe<Scalars['Int']['output']>;
  /** The widget's width */
  size: WidgetSize;
  /** The widget */
  widget: WidgetName;
};

/** One widget of a dashboard */
export type DashboardWidgetInput = {
  /** For saved_query only: the saved query */
  saved_query_id?: InputMaybe<Scalars['Int']['input']>;
  /** The widget's width */
  size: WidgetSize;
  /** The widget */
  widget: WidgetName;
};

/** Which comes first in dates such as 03/04/2027. day_first: the 3rd of April; month_first: the 4th of March */
export type DateOrder =
  /** the 3rd of April */
  | 'day_first'
  /** the 4th of March */
  | 'month_first';

/** The open ranges of one weekday */
export type DayHours = {
  /** Open ranges in order; empty means closed */
  ranges: Array<OpenRange>;
  /** A day of the week, or holiday for the row that replaces it on holidays. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7; holiday: any date that the location lists as a holiday, whichever weekday it is */
  weekday: Weekday;
};

/** The open ranges of one weekday */
export type DayHoursInput = {
  /** Open ranges in order; empty means closed */
  ranges: Array<OpenRangeInput>;
  /** A day of the week, or holiday for the row that replaces it on holidays. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7; holiday: any date that the location lists as a holiday, whichever weekday it is */
  weekday: Weekday;
};

/** The moment from which the dates of a series are cancelled */
export type DeleteClassOccurrencesInput = {
  /** From this date on (on the venue's calendar), or from this instant on */
  from: Scalars['String']['input'];
  /** Text to add to the cancellation email */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Emails everybody who has a seat or waits for one */
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of what was paid for the seats; needs the permission payments.refund. If left out, cards and credit are refunded, and the rest is listed under refunds due */
  refund?: InputMaybe<ClassRefund>;
};

/** How money was taken at the desk. cash: into the drawer; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way */
export type DeskMethod =
  /** with the venue's own card machine */
  | 'card_terminal'
  /** into the drawer */
  | 'cash'
  /** in another way */
  | 'other'
  /** through a bank */
  | 'transfer';

/** Password and code, needed because the second step is to be removed */
export type DisableTwoFactorInput = {
  /** The six digits from the app, or a recovery code */
  code: Scalars['String']['input'];
  /** The caller's password */
  current_password: Scalars['String']['input'];
};

/** The state of a dispute. needs_response: the venue can still answer; under_review: the bank is deciding; won: the bank gave the money back to the venue; lost: the bank left the money with the cardholder; closed: the bank only asked and took nothing */
export type DisputeState =
  /** the bank only asked and took nothing */
  | 'closed'
  /** the bank left the money with the cardholder */
  | 'lost'
  /** the venue can still answer */
  | 'needs_response'
  /** the bank is deciding */
  | 'under_review'
  /** the bank gave the money back to the venue */
  | 'won';

/** Whether only to preview, or the token from the preview */
export type DryRunInput = {
  /** Returns the figures and changes nothing */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the dry run; refused with stale_dry_run if its figures no longer hold */
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
};

/** Two clients who may be the same person */
export type DuplicatePair = {
  /** The client who was added first */
  one: Client;
  /** The one who was added later */
  other: Client;
  /** What they have in common */
  reasons: Array<DuplicateReason>;
};

/** What two clients have in common. email: an email address, either the person's own or one shared with others; phone: the last ten digits of the phone number; name: first and last name, ignoring case, accents, apostrophes, dashes and blanks; an umlaut is also written ae, oe or ue */
export type DuplicateReason =
  /** an email address, either the person's own or one shared with others */
  | 'email'
  /** first and last name, ignoring case, accents, apostrophes, dashes and blanks */
  | 'name'
  /** the last ten digits of the phone number */
  | 'phone';

/** How the company takes card payments */
export type EcommerceConfig = {
  /** The account's country, two letters */
  account_country?: Maybe<Scalars['String']['output']>;
  /** The company's account at the payment provider */
  account_id?: Maybe<Scalars['String']['output']>;
  /** The business name at the provider */
  account_name?: Maybe<Scalars['String']['output']>;
  /** Whether the booking page can take cards */
  can_accept_payments: Scalars['Boolean']['output'];
  /** Whether the provider takes cards for it */
  charges_enabled: Scalars['Boolean']['output'];
  /** When it was connected */
  connected_at?: Maybe<Scalars['String']['output']>;
  /** ISO 4217 currency code */
  currency: Scalars['String']['output'];
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Whether card payments are real */
  payment_mode: PaymentMode;
  /** Whether the provider pays out */
  payouts_enabled: Scalars['Boolean']['output'];
  /** The platform's share of card payments, in percent */
  platform_fee_percentage?: Maybe<Scalars['Float']['output']>;
  /** What the provider still asks for, in its own terms */
  requirements_due: Array<Scalars['String']['output']>;
  /** The deadline for it, if the provider gives one */
  requirements_due_by?: Maybe<Scalars['String']['output']>;
  /** The state of the company's account at the payment provider. not_connected: it has none; onboarding_incomplete: the provider has not been told everything yet; connected: it takes cards and is paid out; restricted: it no longer takes cards or pays out */
  status: ConnectStatus;
};

/** Which dates of a series. this: one date alone; following: that date and those after it; all: all upcoming dates */
export type EditScope =
  /** all upcoming dates */
  | 'all'
  /** that date and those after it */
  | 'following'
  /** one date alone */
  | 'this';

/** A short read-only session for exploring the graph */
export type ExploreToken = {
  /** Opaque read-only token: send it as `Authorization: Bearer …` */
  access_token: Scalars['String']['output'];
  /** When it expires, 15 minutes after it was created */
  expires_at: Scalars['String']['output'];
};

/** A membership bill that is still open after its due day */
export type FailedMembershipPayment = {
  /** The open amount */
  amount: Money;
  /** Why the card was last refused; none if it was not */
  card_refusal?: Maybe<Scalars['String']['output']>;
  /** How often a saved card was charged for it automatically */
  card_tries: Scalars['Int']['output'];
  /** The client it belongs to */
  client_id: Scalars['Int']['output'];
  /** Name of the client */
  client_name: Scalars['String']['output'];
  /** The day it was due */
  due_on: Scalars['String']['output'];
  /** Bill */
  invoice_id: Scalars['Int']['output'];
  /** Membership */
  membership_id: Scalars['Int']['output'];
  /** The day the card is next charged automatically; none if it is not */
  next_try_on?: Maybe<Scalars['String']['output']>;
  /** The plan it is for */
  plan_name: Scalars['String']['output'];
};

/** A message from the payment provider that could not be processed */
export type FailedPaymentEvent = {
  /** When it happened at the provider */
  created_at: Scalars['String']['output'];
  /** Why the last attempt failed */
  failure?: Maybe<Scalars['String']['output']>;
  /** The payment provider's id of the message */
  id: Scalars['String']['output'];
  /** Whether another attempt has been requested and has not finished yet */
  is_retrying: Scalars['Boolean']['output'];
  /** The same on the company's wall clock, with its offset */
  local_time: Scalars['String']['output'];
  /** The provider's id of the payment it concerns */
  provider_payment_id?: Maybe<Scalars['String']['output']>;
  /** When the message was first received */
  received_at: Scalars['String']['output'];
  /** What a message from the payment provider is about. subscription: what the company pays the platform; booking_payment: a payment on the booking page; desk_payment: a payment link or a saved card, requested by the desk; plan_purchase: a membership or another plan bought online; refund: money going back to a card; dispute: a cardholder who takes a payment back through the bank */
  subject: PaymentEventSubject;
  /** How often it has been processed */
  tries: Scalars['Int']['output'];
  /** The payment provider's name for it, such as charge.refunded */
  type: Scalars['String']['output'];
};

/** Messages from the payment provider that could not be processed */
export type FailedPaymentEvents = {
  /** Oldest first, at most 50 */
  data: Array<FailedPaymentEvent>;
  /** How many there are */
  total: Scalars['Int']['output'];
};

/** Somebody who was invited to use a membership and has not answered yet */
export type FamilyInvitation = {
  /** Where the invitation was emailed */
  email: Scalars['String']['output'];
  /** How long it can be accepted */
  expires_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** First and last name, as typed by the person who invited them */
  name: Scalars['String']['output'];
};

/** Somebody who uses a membership, and how much of it */
export type FamilyMember = {
  /** Client */
  client_id: Scalars['Int']['output'];
  /** First and last name */
  client_name: Scalars['String']['output'];
  /** Whether the membership is theirs: they pay for it, pause it and cancel it */
  is_payer: Scalars['Boolean']['output'];
  /** When they began to use it; none for the person who pays */
  joined_at?: Maybe<Scalars['String']['output']>;
  /** When they left; only those who used something in this period are still listed */
  left_at?: Maybe<Scalars['String']['output']>;
  /** Credits used by their bookings in the current period */
  used_credits: Scalars['Int']['output'];
  /** Minutes used by their bookings in the current period */
  used_minutes: Scalars['Int']['output'];
};

/** Somebody who no longer uses a membership, and what becomes of their bookings */
export type FamilyRemoval = {
  /** Their upcoming bookings that the membership covers: they stay, and what they used is returned to it if they are cancelled */
  bookings_to_come: Scalars['Int']['output'];
  /** The client who leaves */
  client_id: Scalars['Int']['output'];
  /** First and last name */
  client_name: Scalars['String']['output'];
  /** Identifies this answer: send it with the removal, which is refused if something has changed */
  dry_run_id: Scalars['String']['output'];
  /** Whether this was a dry run that changed nothing */
  is_dry_run: Scalars['Boolean']['output'];
  /** Membership */
  membership_id: Scalars['Int']['output'];
};

/** The person whose password was forgotten */
export type ForgotPasswordInput = {
  /** Email address of the account */
  email: Scalars['String']['input'];
};

/** How much is free on one day */
export type FreeDay = {
  /** A date on the venue's calendar, YYYY-MM-DD */
  date: Scalars['String']['output'];
  /** Number of distinct free start times */
  free_count: Scalars['Int']['output'];
  /** Whether the venue is closed that day */
  is_closed: Scalars['Boolean']['output'];
  /** Whether something is free or, if not, why */
  state: FreeDayState;
  /** Offset of the venue's clock that day, for example -08:00 */
  utc_offset: Scalars['String']['output'];
};

/** free: something can be booked; full: everything is taken; no_coach: the venue is open but no coach works; closed: the venue is closed; too_late: the minimum notice for the rest of the day has passed; beyond_horizon: it cannot be booked yet */
export type FreeDayState =
  /** it cannot be booked yet */
  | 'beyond_horizon'
  /** the venue is closed */
  | 'closed'
  /** something can be booked */
  | 'free'
  /** everything is taken */
  | 'full'
  /** the venue is open but no coach works */
  | 'no_coach'
  /** the minimum notice for the rest of the day has passed */
  | 'too_late';

/** A time that can be booked now */
export type FreeTime = {
  /** Coaches free then; none if no coach is needed */
  coach_ids: Array<Scalars['Int']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location */
  location_id: Scalars['Int']['output'];
  /** What the signed-in member pays for it; none if they pay the price */
  member_price?: Maybe<Money>;
  /** The price of this time */
  price: Money;
  /** Resources free then, in the order they are tried; none if no bay is needed */
  resource_ids: Array<Scalars['Int']['output']>;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** A recently confirmed sign-in */
export type FreshSignIn = {
  /** How long the sign-in counts as fresh */
  fresh_until: Scalars['String']['output'];
};

/** A gift card that was sold */
export type GiftCard = {
  /** What it is worth, and what was paid for it */
  amount: Money;
  /** Who paid */
  buyer_name: Scalars['String']['output'];
  /** First day on which it can no longer be redeemed; none if it never expires */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** The buyer's message to them */
  message?: Maybe<Scalars['String']['output']>;
  /** How it was paid for; always by card if bought online */
  paid_by: PaymentMethod;
  /** The plan it was sold as */
  plan_id: Scalars['Int']['output'];
  /** Name of that plan */
  plan_name: Scalars['String']['output'];
  /** Where its code is emailed; none if it is handed over */
  recipient_email?: Maybe<Scalars['String']['output']>;
  /** The recipient */
  recipient_name: Scalars['String']['output'];
  /** What the buyer got back past the venue, from the payment provider or by a lost dispute; none if nothing, and none for a cancelled gift card */
  reclaim?: Maybe<GiftCardReclaim>;
  /** When it was redeemed */
  redeemed_at?: Maybe<Scalars['String']['output']>;
  /** The person whose credit it became */
  redeemed_by_name?: Maybe<Scalars['String']['output']>;
  /** Why the last attempt to refund its money failed */
  refund_failure?: Maybe<Scalars['String']['output']>;
  /** Where its money is; none if it was not cancelled */
  refund_state?: Maybe<GiftCardRefundState>;
  /** Day on which its code is emailed, if the buyer chose a later one; none if it was sent at once or is handed over */
  send_on?: Maybe<Scalars['String']['output']>;
  /** When it was emailed on that day; none before that, and if no day was chosen */
  sent_at?: Maybe<Scalars['String']['output']>;
  /** When it was sold */
  sold_at: Scalars['String']['output'];
  /** active: its code can be redeemed; redeemed: its amount is now somebody's credit; expired: its last day has passed; void: cancelled, and its money with it */
  state: GiftCardState;
};

/** The code of a gift card, to print or to read out */
export type GiftCardCode = {
  /** Anybody who has it can redeem it */
  code: Scalars['String']['output'];
  /** Id of the gift card */
  id: Scalars['Int']['output'];
};

/** One page of gift cards */
export type GiftCardPage = {
  /** The gift cards on this page */
  data: Array<GiftCard>;
  /** The position of a page in its list */
  meta: Meta;
};

/** What became of money that a gift card's buyer got back from the payment provider or through their bank */
export type GiftCardReclaim = {
  /** What the buyer got back */
  amount: Money;
  /** What of it had been spent already, which is the venue's loss */
  lost: Money;
  /** What of it was taken back: from the credit of whoever redeemed the card, as far as it was unspent, or from what the card is worth until somebody redeems it */
  taken_back: Money;
};

/** Where the money of a cancelled gift card is; null for all others. refunding: on its way back to the card that paid; refund_failed: attempted in vain for so long, or refused by the card's bank, that it is no longer retried automatically; refunded: it went back */
export type GiftCardRefundState =
  /** attempted in vain for so long, or refused by the card's bank, that it is no longer retried automatically */
  | 'refund_failed'
  /** it went back */
  | 'refunded'
  /** on its way back to the card that paid */
  | 'refunding';

/** active: its code can be redeemed; redeemed: its amount is now somebody's credit; expired: its last day has passed; void: cancelled, and its money with it */
export type GiftCardState =
  /** its code can be redeemed */
  | 'active'
  /** its last day has passed */
  | 'expired'
  /** its amount is now somebody's credit */
  | 'redeemed'
  /** cancelled, and its money with it */
  | 'void';

/** Google as a way to sign in for the signed-in person */
export type GoogleLink = {
  /** Address of the Google account that signs this person in, if there is one */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether people can sign in with Google here */
  is_available: Scalars['Boolean']['output'];
};

/** The address of Google's sign-in */
export type GoogleRedirect = {
  /** Where the browser goes next, on the central host; valid for five minutes */
  url: Scalars['String']['output'];
};

/** The columns of one list that a person hides */
export type GridColumns = {
  /** List, for example bookings */
  grid: Scalars['String']['output'];
  /** Columns that are not shown */
  hidden: Array<Scalars['String']['output']>;
};

/** The columns of one list that a person hides */
export type GridColumnsInput = {
  /** List, for example bookings */
  grid: Scalars['String']['input'];
  /** Columns that are not shown */
  hidden: Array<Scalars['String']['input']>;
};

/** A person who books without being a client */
export type Guest = {
  /** Email address */
  email?: Maybe<Scalars['String']['output']>;
  /** First name */
  first_name: Scalars['String']['output'];
  /** Last name */
  last_name: Scalars['String']['output'];
  /** Phone number */
  phone?: Maybe<Scalars['String']['output']>;
};

/** What one guest has booked, and waits for */
export type GuestBookings = {
  /** The guest's booking that was asked about */
  booking_id: Scalars['Int']['output'];
  /** The guest's other bookings, past and to come: by email address, party and weekly series */
  other_ids: Array<Scalars['Int']['output']>;
  /** How many places on waiting lists come along, by email address */
  waiting_count: Scalars['Int']['output'];
};

/** A person who books without being a client */
export type GuestInput = {
  /** Email address for the confirmation */
  email: Scalars['String']['input'];
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A plan without renewal that somebody holds in addition to their membership */
export type HeldPack = {
  /** What it provides for bookings, and what is left of it */
  allowances: Array<Allowance>;
  /** First day on which it can no longer be used; none if it never expires */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Everybody who uses it, the person who pays first; empty if it is not shared */
  family: Array<FamilyMember>;
  /** Those who were invited and have not answered yet, oldest first; each of them takes a place */
  family_invitations: Array<FamilyInvitation>;
  /** How many people the plan allows to use it, including the one who pays; 1 if it is not shared */
  family_size: Scalars['Int']['output'];
  /** Id of the underlying membership */
  id: Scalars['Int']['output'];
  /** Billed and not paid yet */
  open_amount: Money;
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
};

/** A time held for one person for some minutes */
export type Hold = {
  /** What is held, with status held */
  booking: PublicBooking;
  /** When the hold expires */
  expires_at: Scalars['String']['output'];
  /** Confirms or releases the hold */
  token: Scalars['String']['output'];
};

/** A date on which the holiday row applies */
export type Holiday = {
  /** A date on the venue's calendar, YYYY-MM-DD */
  date: Scalars['String']['output'];
  /** Name */
  name: Scalars['String']['output'];
};

/** A date on which the holiday row applies */
export type HolidayInput = {
  /** A date on the venue's calendar, YYYY-MM-DD */
  date: Scalars['String']['input'];
  /** Name */
  name: Scalars['String']['input'];
};

/** Hours that share the same keys */
export type HourAggregateGroup = {
  /** Seats taken, average: Seats taken ÷ classes. One decimal. */
  average_seats_taken?: Maybe<Scalars['Float']['output']>;
  /** Booked time, in minutes: Time of bookings and classes within the open time. No-shows count; cancelled ones, held times and buffers do not. None for classes. */
  booked_minutes?: Maybe<Scalars['Int']['output']>;
  /** Classes: Classes that start in the period and were not cancelled. None for bays and coaches. */
  classes?: Maybe<Scalars['Int']['output']>;
  /** Coach; none unless grouped by it, or where there is none */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** First day of the day, week or month, inside the period; none unless grouped by it */
  date?: Maybe<Scalars['String']['output']>;
  /** Class fill, in percent: Seats taken ÷ seats. None if no class took place. One decimal. */
  fill_percent?: Maybe<Scalars['Float']['output']>;
  /** Hour on the location's clock for bookings, bays and classes, otherwise in the period's time zone: 18 means 18:00 to 19:00; none unless grouped by it */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Location; none unless grouped by it, or where there is none */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the location */
  location_name?: Maybe<Scalars['String']['output']>;
  /** Open time, in minutes: For bays: opening hours less closures and blocked times. For coaches: hours offered within opening hours, less days off. Both as currently set. None for classes. */
  open_minutes?: Maybe<Scalars['Int']['output']>;
  /** Outside hours, in minutes: Time of bookings and classes outside the open time, which use leaves out. None for classes. */
  outside_minutes?: Maybe<Scalars['Int']['output']>;
  /** Bay; none unless grouped by it, or where there is none */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Seats: Capacity of these classes. None for bays and coaches. */
  seats?: Maybe<Scalars['Int']['output']>;
  /** Seats taken: Seats booked in these classes. No-shows count; cancelled and held seats do not. None for bays and coaches. */
  seats_taken?: Maybe<Scalars['Int']['output']>;
  /** Service; none unless grouped by it, or where there is none */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the service */
  service_name?: Maybe<Scalars['String']['output']>;
  /** Use, in percent: Booked time ÷ open time. None if nothing is open. One decimal. */
  use_percent?: Maybe<Scalars['Float']['output']>;
  /** Day of the week: at the location for bookings, bays and classes, otherwise in the period's time zone; none unless grouped by it */
  weekday?: Maybe<AnalyticsWeekday>;
};

/** Hours of bays, coaches or classes in a period, counted in groups */
export type HourAggregates = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups in the order of their keys; a coach sees only their own, and no bays */
  groups: Array<HourAggregateGroup>;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Time zone at whose midnights the period and its days begin: the location's, otherwise the company's */
  timezone: Scalars['String']['output'];
};

/** day: date in which the time falls, or a class starts; week: Monday of the week in which the time falls, or a class starts, or the first day requested; month: first day of the month in which the time falls, or a class starts, or the first day requested; weekday: day of the week in which the time falls, or a class starts; hour: hour of the day in which the time falls, or a class starts; location: of bays and classes; resource: the bay, for bays and classes; coach: of coaches and classes; service: of classes */
export type HourGroupBy =
  /** of coaches and classes */
  | 'coach'
  /** date in which the time falls, or a class starts */
  | 'day'
  /** hour of the day in which the time falls, or a class starts */
  | 'hour'
  /** of bays and classes */
  | 'location'
  /** first day of the month in which the time falls, or a class starts, or the first day requested */
  | 'month'
  /** the bay, for bays and classes */
  | 'resource'
  /** of classes */
  | 'service'
  /** Monday of the week in which the time falls, or a class starts, or the first day requested */
  | 'week'
  /** day of the week in which the time falls, or a class starts */
  | 'weekday';

/** A full hour on the venue's wall clock */
export type HourTick = {
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** bays: open time and how much of it is booked; coaches: time offered at all locations and how much of it is booked; classes: seats and how many are taken */
export type HoursOf =
  /** open time and how much of it is booked */
  | 'bays'
  /** seats and how many are taken */
  | 'classes'
  /** time offered at all locations and how much of it is booked */
  | 'coaches';

/** A session in which one person acts for another */
export type Impersonation = {
  /** Id of the person acting */
  actor_id: Scalars['Int']['output'];
  /** First and last name of the person acting */
  actor_name: Scalars['String']['output'];
  /** When the session ends at the latest */
  expires_at: Scalars['String']['output'];
  /** The reason; without one the session is read-only */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A one-time way into a session as another person */
export type ImpersonationLink = {
  /** When the path stops working, a minute after it was created */
  expires_at: Scalars['String']['output'];
  /** Path that opens the session; works once */
  url: Scalars['String']['output'];
};

/** Why somebody acts in another person's name */
export type ImpersonationReasonInput = {
  /** Why something is changed in the person's name; kept in the audit log */
  reason: Scalars['String']['input'];
};

/** An imported file */
export type Import = {
  /** Rows it added */
  added: Scalars['Int']['output'];
  /** Whether it can be rolled back */
  can_roll_back: Scalars['Boolean']['output'];
  /** When it was started */
  created_at: Scalars['String']['output'];
  /** Who started it */
  created_by_name: Scalars['String']['output'];
  /** Rows that are done */
  done_rows: Scalars['Int']['output'];
  /** Name of the file */
  file_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Rows that a rollback kept because they have been used or changed since */
  kept: Scalars['Int']['output'];
  /** The first of those, by name */
  kept_names: Array<Scalars['String']['output']>;
  /** What its rows are */
  kind: ImportKind;
  /** Rows that could no longer be added */
  left_out: Scalars['Int']['output'];
  /** The first rows that could no longer be added, with the reason */
  left_out_rows: Array<Scalars['String']['output']>;
  /** Until when it can be rolled back, 30 days after it finished; null if there is nothing to roll back */
  roll_back_until?: Maybe<Scalars['String']['output']>;
  /** The progress of the import */
  status: ImportStatus;
  /** Rows that were to be added */
  total_rows: Scalars['Int']['output'];
};

/** A column of a file */
export type ImportColumn = {
  /** What the column holds */
  field: ImportColumnField;
  /** Name in the file */
  name: Scalars['String']['output'];
  /** Its first value */
  sample: Scalars['String']['output'];
};

/** What a column of an imported file holds. first_name: first name; middle_name: middle name, which is stored with the first name; last_name: last name; full_name: first and last name in one; email: email address; phone: phone number; external_id: the other system's identifier for the row itself, so that it is added only once; company: the name of a company, for a row that does not name a person; contact_email: an address shared with others; tags: labels of the client; note: a staff comment; marketing: whether the client agreed to marketing email: yes, no, true, false, subscribed or unsubscribed; empty changes nothing. It never outweighs a client's no; resource: name of the bay or room; resource_type: the type of bay or room; location: name of the location; capacity: the maximum number of people in a bay or room; date: the date, if start and end are only times; start: when a booking starts, or the first day of a membership; end: when a booking ends; 24:00 is the end of the day; timezone: the IANA time zone of the row's times; the location's where it is empty; am_pm: the half of the day of a time on the 12-hour clock; duration: how long a booking takes, for a row without an end: minutes, or hours if the column's name says so; service: name of the service; coach: name of the coach; resource_or_coach: name of a bay or a coach, whichever is known; client_number: the client's number in the other system; status: the other system's name for its status; is_cancelled: whether it was cancelled; is_no_show: whether nobody came; booking_type: whether it is a booking, the venue's own use or a blocked time; price: what it costs; currency: the currency of the price, which must be the company's; payment: whether it was paid; code: the other system's pack or gift card with which it was paid; plan: name of the membership plan; next_bill: day of the next bill; pause_from: first day of a pause; pause_until: first day after a pause; cancel_on: first day without the membership; family: the name or number of the family that shares a membership; family_role: the person's role in the family: who pays, or one who uses it; leave_out: nothing to import */
export type ImportColumnField =
  /** the half of the day of a time on the 12-hour clock */
  | 'am_pm'
  /** whether it is a booking, the venue's own use or a blocked time */
  | 'booking_type'
  /** first day without the membership */
  | 'cancel_on'
  /** the maximum number of people in a bay or room */
  | 'capacity'
  /** the client's number in the other system */
  | 'client_number'
  /** name of the coach */
  | 'coach'
  /** the other system's pack or gift card with which it was paid */
  | 'code'
  /** the name of a company, for a row that does not name a person */
  | 'company'
  /** an address shared with others */
  | 'contact_email'
  /** the currency of the price, which must be the company's */
  | 'currency'
  /** the date, if start and end are only times */
  | 'date'
  /** how long a booking takes, for a row without an end: minutes, or hours if the column's name says so */
  | 'duration'
  /** email address */
  | 'email'
  /** when a booking ends */
  | 'end'
  /** the other system's identifier for the row itself, so that it is added only once */
  | 'external_id'
  /** the name or number of the family that shares a membership */
  | 'family'
  /** the person's role in the family: who pays, or one who uses it */
  | 'family_role'
  /** first name */
  | 'first_name'
  /** first and last name in one */
  | 'full_name'
  /** whether it was cancelled */
  | 'is_cancelled'
  /** whether nobody came */
  | 'is_no_show'
  /** last name */
  | 'last_name'
  /** nothing to import */
  | 'leave_out'
  /** name of the location */
  | 'location'
  /** whether the client agreed to marketing email: yes, no, true, false, subscribed or unsubscribed */
  | 'marketing'
  /** middle name, which is stored with the first name */
  | 'middle_name'
  /** day of the next bill */
  | 'next_bill'
  /** a staff comment */
  | 'note'
  /** first day of a pause */
  | 'pause_from'
  /** first day after a pause */
  | 'pause_until'
  /** whether it was paid */
  | 'payment'
  /** phone number */
  | 'phone'
  /** name of the membership plan */
  | 'plan'
  /** what it costs */
  | 'price'
  /** name of the bay or room */
  | 'resource'
  /** name of a bay or a coach, whichever is known */
  | 'resource_or_coach'
  /** the type of bay or room */
  | 'resource_type'
  /** name of the service */
  | 'service'
  /** when a booking starts, or the first day of a membership */
  | 'start'
  /** the other system's name for its status */
  | 'status'
  /** labels of the client */
  | 'tags'
  /** the IANA time zone of the row's times */
  | 'timezone';

/** The character encoding of a file. utf_8: Unicode, as written by most programs; utf_16le: Unicode in pairs of bytes, low byte first; utf_16be: Unicode in pairs of bytes, high byte first; windows_1252: one byte per character, as written by older Western European programs */
export type ImportEncoding =
  /** Unicode, as written by most programs */
  | 'utf_8'
  /** Unicode in pairs of bytes, high byte first */
  | 'utf_16be'
  /** Unicode in pairs of bytes, low byte first */
  | 'utf_16le'
  /** one byte per character, as written by older Western European programs */
  | 'windows_1252';

/** What the rows of an imported file are. clients: people who book; coaches: people who teach; resources: bays and rooms; bookings: times that people have booked; memberships: plans that clients have */
export type ImportKind =
  /** times that people have booked */
  | 'bookings'
  /** people who book */
  | 'clients'
  /** people who teach */
  | 'coaches'
  /** plans that clients have */
  | 'memberships'
  /** bays and rooms */
  | 'resources';

/** A part of a file */
export type ImportPartInput = {
  /** 500,000 bytes of the file as base64; for its last part, the rest */
  content: Scalars['String']['input'];
};

/** What importing a file would do */
export type ImportPreview = {
  /** Its columns, in order */
  columns: Array<ImportColumn>;
  /** How its dates are written; null if that does not matter or is unknown */
  date_order?: Maybe<DateOrder>;
  /** What separates its columns; empty for a workbook */
  delimiter: Scalars['String']['output'];
  /** The file's character encoding; null for a workbook and if unknown */
  encoding?: Maybe<ImportEncoding>;
  /** Name of the file */
  file_name: Scalars['String']['output'];
  /** Whether any column holds dates */
  has_dates: Scalars['Boolean']['output'];
  /** Import */
  import_id: Scalars['Int']['output'];
  /** What its rows are */
  kind: ImportKind;
  /** What was noticed about the file as a whole */
  notes: Array<Scalars['String']['output']>;
  /** Why nothing in it can be imported as it is */
  problem?: Maybe<Scalars['String']['output']>;
  /** The same as a code */
  problem_code?: Maybe<Scalars['String']['output']>;
  /** Rows that would be added */
  ready: Scalars['Int']['output'];
  /** Rows below the header row */
  records: Scalars['Int']['output'];
  /** Rows that are not simply imported, at most 300; rows with a problem come first */
  rows: Array<ImportRowReport>;
  /** Rows that need not be added */
  skipped: Scalars['Int']['output'];
  /** Rows with a problem */
  waiting: Scalars['Int']['output'];
};

/** What becomes of a row. imported: it is added as it is; imported_with_note: it is added, and something about it is worth knowing; question: it contains a word that is not known here, such as the name of a plan, and waits for an answer; skipped: it need not be added; refused: it cannot be added until it is corrected */
export type ImportResult =
  /** it is added as it is */
  | 'imported'
  /** it is added, and something about it is worth knowing */
  | 'imported_with_note'
  /** it contains a word that is not known here, such as the name of a plan, and waits for an answer */
  | 'question'
  /** it cannot be added until it is corrected */
  | 'refused'
  /** it need not be added */
  | 'skipped';

/** A row that is not simply imported */
export type ImportRowReport = {
  /** The name in the row */
  name: Scalars['String']['output'];
  /** The reason, as a code */
  reason: Scalars['String']['output'];
  /** What becomes of the row */
  result: ImportResult;
  /** Number of the row, from 1 below the header row */
  row: Scalars['Int']['output'];
  /** The reason, in words */
  sentence: Scalars['String']['output'];
  /** The value it concerns */
  value: Scalars['String']['output'];
  /** The other row it concerns */
  with_row?: Maybe<Scalars['Int']['output']>;
};

/** The progress of an import. uploading: its file is being sent, and nothing is added yet; running: its rows are being added; done: each row was attempted; rolling_back: what it added is being removed; rolled_back: what it added is gone, except rows that have been used or changed since */
export type ImportStatus =
  /** each row was attempted */
  | 'done'
  /** what it added is gone, except rows that have been used or changed since */
  | 'rolled_back'
  /** what it added is being removed */
  | 'rolling_back'
  /** its rows are being added */
  | 'running'
  /** its file is being sent, and nothing is added yet */
  | 'uploading';

/** The outcome of charging a saved card for a membership bill */
export type InvoiceCharge = {
  /** Why the card was refused, or what it is waiting for */
  message?: Maybe<Scalars['String']['output']>;
  /** The state of the payment. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link no longer works; refunding: the card was charged a different amount than requested, nothing counts as paid, and the money is on its way back to the card; refund_failed: the same, but the refund has failed for so long that it is no longer retried automatically; refunded: the same, and the money went back */
  state: CardChargeState;
};

/** How it was paid. cash: into the drawer of a desk; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way; credit: from what was left of an earlier period; trial: not at all, since trial days are free; card: by a card online, saved before or entered for it */
export type InvoiceMethod =
  /** by a card online, saved before or entered for it */
  | 'card'
  /** with the venue's own card machine */
  | 'card_terminal'
  /** into the drawer of a desk */
  | 'cash'
  /** from what was left of an earlier period */
  | 'credit'
  /** in another way */
  | 'other'
  /** through a bank */
  | 'transfer'
  /** not at all, since trial days are free */
  | 'trial';

/** A link to pay a membership bill by card */
export type InvoicePaymentLink = {
  /** When the link to it expires */
  expires_at: Scalars['String']['output'];
  /** A page on which the bill can be paid by card */
  url: Scalars['String']['output'];
};

/** A day of the week. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7 */
export type IsoWeekdayName =
  /** ISO weekday 5 */
  | 'friday'
  /** ISO weekday 1 */
  | 'monday'
  /** ISO weekday 6 */
  | 'saturday'
  /** ISO weekday 7 */
  | 'sunday'
  /** ISO weekday 4 */
  | 'thursday'
  /** ISO weekday 2 */
  | 'tuesday'
  /** ISO weekday 3 */
  | 'wednesday';

/** The taken time or the full class to wait for */
export type JoinWaitlistInput = {
  /** The class date for whose seats to wait, with its own service, place and times */
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  /** Only with this coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** The person waiting; left out by a signed-in client */
  guest?: InputMaybe<GuestInput>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Service */
  service_id: Scalars['Int']['input'];
  /** Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  start_time: Scalars['String']['input'];
};

/** The answer to somebody who joins a waiting list */
export type JoinedWaitlist = {
  /** Where it is emailed what the person waits for */
  email: Scalars['String']['output'];
  /** The entry of a signed-in client; none for a guest, who gets the same answer and an email if the address waits for this already */
  entry?: Maybe<OwnWaitlistEntry>;
};

/** Something that was done to a client, in the data kept about them */
export type KeptActivity = {
  /** When */
  at: Scalars['String']['output'];
  /** Staff notes */
  notes: Array<KeptNote>;
  /** A sentence describing what was done */
  sentence: Scalars['String']['output'];
};

/** A membership bill in the data kept about a client */
export type KeptBill = {
  /** Amount */
  amount: Money;
  /** The day it was due */
  due_on: Scalars['String']['output'];
  /** open or paid */
  status: Scalars['String']['output'];
};

/** A booking in the data kept about a client */
export type KeptBooking = {
  /** What the client wrote */
  client_note?: Maybe<Scalars['String']['output']>;
  /** End */
  end_time: Scalars['String']['output'];
  /** The guests the client brought */
  guest_names: Array<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name of the location */
  location: Scalars['String']['output'];
  /** Staff notes */
  notes: Array<KeptNote>;
  /** How many people */
  party_size: Scalars['Int']['output'];
  /** Whether it is paid */
  payment_status: Scalars['String']['output'];
  /** Price */
  price: Money;
  /** Name of the service */
  service: Scalars['String']['output'];
  /** Start */
  start_time: Scalars['String']['output'];
  /** Status */
  status: Scalars['String']['output'];
};

/** A membership of somebody else that a client uses */
export type KeptFamily = {
  /** When they began to use it */
  joined_at: Scalars['String']['output'];
  /** When they left; null while they use it */
  left_at?: Maybe<Scalars['String']['output']>;
  /** First and last name of the person who pays for it */
  payer: Scalars['String']['output'];
  /** Name of the plan */
  plan: Scalars['String']['output'];
};

/** Somebody who uses a client's membership */
export type KeptFamilyMember = {
  /** When they began to use it */
  joined_at: Scalars['String']['output'];
  /** When they left; null while they use it */
  left_at?: Maybe<Scalars['String']['output']>;
  /** First and last name */
  name: Scalars['String']['output'];
};

/** A membership in the data kept about a client */
export type KeptMembership = {
  /** Bills */
  bills: Array<KeptBill>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name of the plan */
  plan: Scalars['String']['output'];
  /** Price of a period */
  price: Money;
  /** The client's family who use it or have used it */
  shared_with: Array<KeptFamilyMember>;
  /** First day */
  started_on: Scalars['String']['output'];
  /** Status */
  status: Scalars['String']['output'];
};

/** An email in the data kept about a client */
export type KeptMessage = {
  /** When it was sent */
  sent_at: Scalars['String']['output'];
  /** Address it was sent to; null for emails sent before addresses were kept */
  sent_to?: Maybe<Scalars['String']['output']>;
  /** The subject line; null for emails sent before subjects were kept */
  subject?: Maybe<Scalars['String']['output']>;
};

/** A staff note */
export type KeptNote = {
  /** Text */
  body: Scalars['String']['output'];
  /** When it was written */
  created_at: Scalars['String']['output'];
};

/** How many days before the day of the start: same_day: none; one_day: 1; two_days: 2 or 3; week: 4 to 7; two_weeks: 8 to 14; longer: 15 or more */
export type LeadBand =
  /** 15 or more */
  | 'longer'
  /** 1 */
  | 'one_day'
  /** none */
  | 'same_day'
  /** 2 or 3 */
  | 'two_days'
  /** 8 to 14 */
  | 'two_weeks'
  /** 4 to 7 */
  | 'week';

/** What an entry of the ledger moves. receivable: what is still to be paid; cash: the cash in the drawers; card: what the payment provider took for the venue; terminal: what went through the venue's own card machine; bank: transfers, and cash that was banked at a cash-up; other: what came in another way, with a note; credit: what the venue owes clients as credit; gift_cards: what was paid for gift cards that nobody has redeemed yet; tips: what is owed to staff; bookings: the agreed prices of bookings; memberships: membership bills that were paid; fees: late cancellations, no-shows and moves; waived: what was charged and then waived; refunds: what was refunded although it was owed; disputed: what cardholders took back through their banks; taxes: tax included in what was sold; cash_difference: what was missing from a drawer at a cash-up, or was in excess */
export type LedgerAccount =
  /** transfers, and cash that was banked at a cash-up */
  | 'bank'
  /** the agreed prices of bookings */
  | 'bookings'
  /** what the payment provider took for the venue */
  | 'card'
  /** the cash in the drawers */
  | 'cash'
  /** what was missing from a drawer at a cash-up, or was in excess */
  | 'cash_difference'
  /** what the venue owes clients as credit */
  | 'credit'
  /** what cardholders took back through their banks */
  | 'disputed'
  /** late cancellations, no-shows and moves */
  | 'fees'
  /** what was paid for gift cards that nobody has redeemed yet */
  | 'gift_cards'
  /** membership bills that were paid */
  | 'memberships'
  /** what came in another way, with a note */
  | 'other'
  /** what is still to be paid */
  | 'receivable'
  /** what was refunded although it was owed */
  | 'refunds'
  /** tax included in what was sold */
  | 'taxes'
  /** what went through the venue's own card machine */
  | 'terminal'
  /** what is owed to staff */
  | 'tips'
  /** what was charged and then waived */
  | 'waived';

/** What one transaction moved in one account */
export type LedgerEntry = {
  /** What an entry of the ledger moves. receivable: what is still to be paid; cash: the cash in the drawers; card: what the payment provider took for the venue; terminal: what went through the venue's own card machine; bank: transfers, and cash that was banked at a cash-up; other: what came in another way, with a note; credit: what the venue owes clients as credit; gift_cards: what was paid for gift cards that nobody has redeemed yet; tips: what is owed to staff; bookings: the agreed prices of bookings; memberships: membership bills that were paid; fees: late cancellations, no-shows and moves; waived: what was charged and then waived; refunds: what was refunded although it was owed; disputed: what cardholders took back through their banks; taxes: tax included in what was sold; cash_difference: what was missing from a drawer at a cash-up, or was in excess */
  account: LedgerAccount;
  /** Positive adds to the account, negative takes from it */
  amount: Money;
};

/** One event involving money; never changed afterwards */
export type LedgerTransaction = {
  /** When */
  created_at: Scalars['String']['output'];
  /** Who caused it, if it was a person */
  created_by_name?: Maybe<Scalars['String']['output']>;
  /** What it moved; the amounts add up to zero in each currency */
  entries: Array<LedgerEntry>;
  /** Id */
  id: Scalars['Int']['output'];
  /** What happened to money. charge: a booking's price became owed, or changed; fee: a late cancellation, a no-show or a move costs something, or no longer does; payment: money came in, or one recorded by mistake is taken back; refund: money went back, or became credit; or that of a payment recorded by mistake is taken back; dispute: a card's bank took disputed money, or gave it back; waiver: something owed was waived; reversal: the forgone part of a price is taken back because that price is no longer charged, or is forgone again; credit: a gift card became credit, or is worth less, or its credit was taken back, since its buyer got the money back; or the credit of a membership that ended became the client's; or a merged client's credit moved to the client who stays; cash_up: a drawer was counted at the end of a day */
  kind: LedgerTransactionKind;
  /** The payment that it belongs to */
  payment_id?: Maybe<Scalars['Int']['output']>;
  /** The reason, if one was given */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What happened to money. charge: a booking's price became owed, or changed; fee: a late cancellation, a no-show or a move costs something, or no longer does; payment: money came in, or one recorded by mistake is taken back; refund: money went back, or became credit; or that of a payment recorded by mistake is taken back; dispute: a card's bank took disputed money, or gave it back; waiver: something owed was waived; reversal: the forgone part of a price is taken back because that price is no longer charged, or is forgone again; credit: a gift card became credit, or is worth less, or its credit was taken back, since its buyer got the money back; or the credit of a membership that ended became the client's; or a merged client's credit moved to the client who stays; cash_up: a drawer was counted at the end of a day */
export type LedgerTransactionKind =
  /** a drawer was counted at the end of a day */
  | 'cash_up'
  /** a booking's price became owed, or changed */
  | 'charge'
  /** a gift card became credit, or is worth less, or its credit was taken back, since its buyer got the money back */
  | 'credit'
  /** a card's bank took disputed money, or gave it back */
  | 'dispute'
  /** a late cancellation, a no-show or a move costs something, or no longer does */
  | 'fee'
  /** money came in, or one recorded by mistake is taken back */
  | 'payment'
  /** money went back, or became credit */
  | 'refund'
  /** the forgone part of a price is taken back because that price is no longer charged, or is forgone again */
  | 'reversal'
  /** something owed was waived */
  | 'waiver';

/** What stays as it is, and why */
export type LeftZoneShift = {
  /** Why it could not be moved */
  reason: Scalars['String']['output'];
  /** Something booked that shows a different local time because a zone's rules have changed */
  shift: ZoneShift;
};

/** What the columns of the schedule show. resource: one for each bay; coach: one for each coach */
export type LensColumns =
  /** one for each coach */
  | 'coach'
  /** one for each bay */
  | 'resource';

/** How much of the schedule is shown at once. day: one date; week: Monday to Sunday */
export type LensSpan =
  /** one date */
  | 'day'
  /** Monday to Sunday */
  | 'week';

/** Who else can give a lesson at its time */
export type LessonSubstitutes = {
  /** The lesson */
  booking_id: Scalars['Int']['output'];
  /** The coaches who give such lessons there, work then and are free, by name */
  data: Array<Substitute>;
  /** The version of the lesson that was checked */
  version: Scalars['Int']['output'];
};

/** One of the taxes on what the company sells from now on */
export type ListedTax = {
  /** Whether listed prices include it; otherwise it is added to them */
  is_inclusive: Scalars['Boolean']['output'];
  /** Its name on receipts, for example VAT or HST */
  name: Scalars['String']['output'];
  /** The company's registration number for it; shown on receipts */
  number?: Maybe<Scalars['String']['output']>;
  /** What it is on */
  on: Array<TaxSubject>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['output'];
};

/** A tax on what is sold from now on */
export type ListedTaxInput = {
  /** Whether listed prices include it; otherwise it is added to them */
  is_inclusive: Scalars['Boolean']['input'];
  /** Its name on receipts */
  name: Scalars['String']['input'];
  /** The company's registration number for it; null for none */
  number?: InputMaybe<Scalars['String']['input']>;
  /** What it is on */
  on: Array<TaxSubject>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['input'];
};

/** A place of the company, with its own clock and hours */
export type Location = {
  /** Street and number */
  address_line?: Maybe<Scalars['String']['output']>;
  /** City */
  city?: Maybe<Scalars['String']['output']>;
  /** The clock's offsets from ten years ago to four years ahead, oldest first: reads an instant without zone data */
  clock_changes: Array<ClockChange>;
  /** ISO 3166-1 country code; given with its province */
  country?: Maybe<Scalars['String']['output']>;
  /** How dates are written, for example MM/DD/YYYY */
  dateformat: Scalars['String']['output'];
  /** Email address */
  email?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** BCP 47 locale, for example en-US */
  locale: Scalars['String']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Phone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** A picture of it, if there is one */
  picture?: Maybe<Picture>;
  /** Postal code */
  postal_code?: Maybe<Scalars['String']['output']>;
  /** Province or state code; given with its country */
  province_state?: Maybe<Scalars['String']['output']>;
  /** How times are written, for example h:mm a */
  timeformat: Scalars['String']['output'];
  /** IANA time zone, for example America/Vancouver */
  timezone: Scalars['String']['output'];
  /** Current offset of the location's clock, for example -07:00 */
  utc_offset: Scalars['String']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** Weekly hours of a location on its wall clock */
export type LocationHours = {
  /** Dates on which it is closed, in order */
  closures: Array<Closure>;
  /** Monday to Sunday, then holiday */
  days: Array<DayHours>;
  /** Dates on which the holiday row applies, in order */
  holidays: Array<Holiday>;
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of locations */
export type LocationPage = {
  /** The locations on this page */
  data: Array<Location>;
  /** The position of a page in its list */
  meta: Meta;
};

/** What locations are sorted by. name: their names; id: the order in which they were added */
export type LocationSort =
  /** the order in which they were added */
  | 'id'
  /** their names */
  | 'name';

/** soft: no subscription; hard: the account was cancelled */
export type LockKind =
  /** the account was cancelled */
  | 'hard'
  /** no subscription */
  | 'soft';

/** A new session, or a request for a second step */
export type LoginAnswer = {
  /** Opaque token: send it as `Authorization: Bearer …`; null before a second step */
  access_token?: Maybe<Scalars['String']['output']>;
  /** When the session ends at the latest */
  expires_at?: Maybe<Scalars['String']['output']>;
  /** What completeLogin must be given, if a second step follows */
  second_factor?: Maybe<SecondFactorChallenge>;
  /** Who is signed in */
  user?: Maybe<User>;
};

/** What a person signs in with */
export type LoginInput = {
  /** Email address of the account */
  email: Scalars['String']['input'];
  /** From redeemHandover: links that account as a second way to sign in for the person who is signing in */
  link_token?: InputMaybe<Scalars['String']['input']>;
  /** Password */
  password: Scalars['String']['input'];
};

/** A new session */
export type LoginResult = {
  /** Opaque token: send it as `Authorization: Bearer …` */
  access_token: Scalars['String']['output'];
  /** When the session ends at the latest */
  expires_at: Scalars['String']['output'];
  /** The person who is signed in */
  user: User;
};

/** day: each day; week: on one weekday; month: on one day of each month */
export type MailEvery =
  /** each day */
  | 'day'
  /** on one day of each month */
  | 'month'
  /** on one weekday */
  | 'week';

/** Emails a receipt */
export type MailReceiptInput = {
  /** Where to send the receipt */
  email: Scalars['String']['input'];
};

/** What an email's unsubscribe link unsubscribes from */
export type MailSubscription = {
  /** The company that sends the email */
  company: Scalars['String']['output'];
  /** Whether marketing email is sent to the holder of the link */
  is_subscribed: Scalars['Boolean']['output'];
};

/** A receipt that is on its way */
export type MailedReceipt = {
  /** Where the receipt is being sent */
  sent_to: Scalars['String']['output'];
};

/** A client's answer about marketing email. agreed: wants it; unsubscribed: does not want it */
export type MarketingChoice =
  /** wants it */
  | 'agreed'
  /** does not want it */
  | 'unsubscribed';

/** Whether a client has agreed to marketing email */
export type MarketingConsent = {
  /** When the last answer was given; null if there has been none */
  changed_at?: Maybe<Scalars['String']['output']>;
  /** Client */
  client_id: Scalars['Int']['output'];
  /** How the last answer was given; null if there has been none */
  source?: Maybe<ConsentSource>;
  /** Whether a client gets marketing email. not_asked: never answered, and gets none; agreed: gets it; unsubscribed: does not want it */
  state: MarketingState;
};

/** Whether a client gets marketing email. not_asked: never answered, and gets none; agreed: gets it; unsubscribed: does not want it */
export type MarketingState =
  /** gets it */
  | 'agreed'
  /** never answered, and gets none */
  | 'not_asked'
  /** does not want it */
  | 'unsubscribed';

/** A client deliberately double-booked, with a reason */
export type MeantOverlap = {
  /** Who made the booking, if known */
  author_name?: Maybe<Scalars['String']['output']>;
  /** The booking that was made although the client had another at that time */
  booking_id: Scalars['Int']['output'];
  /** The client */
  client_name: Scalars['String']['output'];
  /** The same on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Why staff did so */
  reason: Scalars['String']['output'];
  /** When it starts */
  start_time: Scalars['String']['output'];
};

/** What members on a plan pay for a booking: a percentage off or a fixed price, never more than others pay. A fixed price takes precedence over a percentage, and one for the service over one for all */
export type MemberPrice = {
  /** The length that a fixed price is for; none with a percentage, which applies to every length */
  duration_minutes?: Maybe<Scalars['Int']['output']>;
  /** Taken off the price of the time or, in peak hours, off the peak price */
  percent_off?: Maybe<Scalars['Int']['output']>;
  /** Fixed price of the length or of one seat in a class; the same in peak hours */
  price?: Maybe<Money>;
  /** For this service; none for every service */
  service_id?: Maybe<Scalars['Int']['output']>;
};

/** What members on a plan pay for a booking: a percentage off or a fixed price, never more than others pay. A fixed price takes precedence over a percentage, and one for the service over one for all */
export type MemberPriceInput = {
  /** The length that a fixed price is for; none with a percentage, which applies to every length */
  duration_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Taken off the price of the time or, in peak hours, off the peak price */
  percent_off?: InputMaybe<Scalars['Int']['input']>;
  /** Fixed price of the length or of one seat in a class; the same in peak hours */
  price?: InputMaybe<MoneyInput>;
  /** For this service; none for every service */
  service_id?: InputMaybe<Scalars['Int']['input']>;
};

/** A client's membership */
export type Membership = {
  /** What the caller may do now */
  allowed_actions: Array<MembershipAction>;
  /** First day without it, once it is cancelled */
  cancel_on?: Maybe<Scalars['String']['output']>;
  /** When a change from a plan to another begins. member_chooses: now or when the period ends, as asked; now: always today; period_end: always with the next bill */
  changes_begin: PlanChangeRule;
  /** The client it belongs to */
  client_id: Scalars['Int']['output'];
  /** First and last name */
  client_name: Scalars['String']['output'];
  /** Taken off the next invoices */
  credit: Money;
  /** First day on which it can no longer be used, if it does not renew; none if it never expires */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Whether it gives access today */
  has_access: Scalars['Boolean']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Amount of the next bill */
  next_charge?: Maybe<Money>;
  /** Day of the next bill; none if there is none */
  next_charge_on?: Maybe<Scalars['String']['output']>;
  /** Billed and not paid yet */
  open_amount: Money;
  /** First day of the pause */
  pause_from?: Maybe<Scalars['String']['output']>;
  /** First day after the pause */
  pause_until?: Maybe<Scalars['String']['output']>;
  /** Whether each bill is charged automatically to the card that they saved last */
  pays_by_card: Scalars['Boolean']['output'];
  /** First day after the current period; none if it does not renew */
  period_end?: Maybe<Scalars['String']['output']>;
  /** First day of the current period */
  period_start: Scalars['String']['output'];
  /** Plan */
  plan_id: Scalars['Int']['output'];
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
  /** The plan that follows when the period ends; none if it stays */
  planned_change?: Maybe<PlannedPlanChange>;
  /** Price of a period, as agreed when it began, tax included */
  price: Money;
  /** First day */
  started_on: Scalars['String']['output'];
  /** The status of a membership. active: it runs, and no bill is overdue; pause_scheduled: pauses on a later day; paused: it is on hold, provides nothing and costs nothing; past_due: an invoice is still open after its due day; cancel_scheduled: ends on a later day; cancelled: it is over */
  status: MembershipStatus;
  /** Last free day of the current trial; none if there is none */
  trial_until?: Maybe<Scalars['String']['output']>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** What can be done with a membership now. pause: put it on hold from one day until another; resume: end its pause, or cancel a planned one; cancel: end it with a period, as its notice allows; undo_cancel: let it continue after all; change: move it to another plan, now or when its period ends; undo_change: keep its plan, although a change was planned */
export type MembershipAction =
  /** end it with a period, as its notice allows */
  | 'cancel'
  /** move it to another plan, now or when its period ends */
  | 'change'
  /** put it on hold from one day until another */
  | 'pause'
  /** end its pause, or cancel a planned one */
  | 'resume'
  /** let it continue after all */
  | 'undo_cancel'
  /** keep its plan, although a change was planned */
  | 'undo_change';

/** How memberships with the same keys developed in the days of the group, in one currency */
export type MembershipAggregateGroup = {
  /** MRR per member, in money: MRR ÷ paying members. */
  arpu?: Maybe<Money>;
  /** Members lost, in percent: Members who paid when the period began and have no membership at its end ÷ all who paid when it began. A pause does not count as a loss. One decimal. */
  churn_percent?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217 currency code; currencies are never added together */
  currency: Scalars['String']['output'];
  /** First day of the day, week or month, inside the period; none unless grouped by it */
  date?: Maybe<Scalars['String']['output']>;
  /** What changed MRR between those two times */
  movements: Array<MembershipMovementSum>;
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, for memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count as zero. At the end of the days of the group, or now. */
  mrr_end: Money;
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, for memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count as zero. When the days of the group began. */
  mrr_start: Money;
  /** Members on pause at the end of the days of the group, or now */
  paused: Scalars['Int']['output'];
  /** Paying members: People with a membership that counts in MRR. At the end of the days of the group, or now. */
  payers_end: Scalars['Int']['output'];
  /** Paying members: People with a membership that counts in MRR. When the days of the group began. */
  payers_start: Scalars['Int']['output'];
  /** Plan; none unless grouped by it, or where there is none */
  plan_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the plan */
  plan_name?: Maybe<Scalars['String']['output']>;
  /** MRR lost, in percent: MRR of members lost and of moves to cheaper plans ÷ MRR when the period began. One decimal. */
  revenue_churn_percent?: Maybe<Scalars['Float']['output']>;
};

/** How memberships developed in a period, in groups */
export type MembershipAggregates = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups by date, then plan; none for future days, and none for a coach */
  groups: Array<MembershipAggregateGroup>;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Time zone at whose midnights the period and its days begin: the location's, otherwise the company's */
  timezone: Scalars['String']['output'];
};

/** MRR at the end of an interval of the period */
export type MembershipBucket = {
  /** Last day */
  end: Scalars['String']['output'];
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, for memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count as zero. At the end of these days. */
  mrr: Money;
  /** First day */
  start: Scalars['String']['output'];
};

/** What an action costs, when, and until when access lasts */
export type MembershipChange = {
  /** First day of access after the pause */
  access_again_from?: Maybe<Scalars['String']['output']>;
  /** Last day of access before the pause or the end */
  access_until?: Maybe<Scalars['String']['output']>;
  /** What is available for bookings afterwards */
  allowances: Array<PlannedAllowance>;
  /** What the period that the action ends today provided, and what is left of it; empty if it ends none */
  allowances_before: Array<Allowance>;
  /** Upcoming bookings that the period which ends today covers: they stay covered, and what they take of it is used */
  bookings_to_come: Scalars['Int']['output'];
  /** The next bills afterwards, if each is paid on time */
  charges: Array<PlannedCharge>;
  /** The next bills as they were before */
  charges_before: Array<PlannedCharge>;
  /** All that will be taken off the next bills, from this and earlier changes */
  credit: Money;
  /** Taken off the next bills for the old plan: the unused share of its days or of its allowances, whichever is least */
  credited: Money;
  /** Paid days given back after the pause */
  days_credited: Scalars['Int']['output'];
  /** Identifies these figures: send it with the action to be charged exactly this, or be refused */
  dry_run_id: Scalars['String']['output'];
  /** Billed with the action itself */
  due_now: Money;
  /** Last free day, if a trial is running afterwards: its first bill comes the day after */
  free_until?: Maybe<Scalars['String']['output']>;
  /** Whether this was a dry run that changed nothing */
  is_dry_run: Scalars['Boolean']['output'];
  /** Paid for uses of a plan that does not renew and that end with it; given back only by refunding its bill */
  lapsing: Money;
  /** The membership as it is now; none before the first one begins */
  membership?: Maybe<Membership>;
  /** The plan that then follows when the period ends */
  planned_change?: Maybe<PlannedPlanChange>;
  /** Sign-up fee included in that, or in the first bill after a trial; zero if there is none */
  sign_up_fee: Money;
  /** The tax included in that, several as one; none if there is none */
  tax?: Maybe<TaxLine>;
  /** Each tax included in that */
  taxes: Array<TaxLine>;
  /** Becomes the client's credit once it ends, or at once if it does not renew: no bill is left to take it off */
  to_credit: Money;
};

/** Retention of those who joined in one month */
export type MembershipCohort = {
  /** Number of people who joined */
  members: Scalars['Int']['output'];
  /** First day of the month in which they joined */
  month: Scalars['String']['output'];
  /** Who stays, in percent: Of the people whose first paid membership began in a month, those who pay or are on pause at the end of a later month. People who come back count again. At the end of that month, of the next, and so on; one decimal each. */
  retained_percent: Array<Scalars['Float']['output']>;
};

/** How many memberships have each status */
export type MembershipCounts = {
  /** Memberships with status active */
  active: Scalars['Int']['output'];
  /** Memberships with status cancel_scheduled */
  cancel_scheduled: Scalars['Int']['output'];
  /** Memberships with status cancelled */
  cancelled: Scalars['Int']['output'];
  /** Memberships with status past_due */
  past_due: Scalars['Int']['output'];
  /** Memberships with status pause_scheduled */
  pause_scheduled: Scalars['Int']['output'];
  /** Memberships with status paused */
  paused: Scalars['Int']['output'];
};

/** A membership with its bills */
export type MembershipDetails = {
  /** What the current period provides for bookings, and what is left of it */
  allowances: Array<Allowance>;
  /** What the caller may do now */
  allowed_actions: Array<MembershipAction>;
  /** First day without it, once it is cancelled */
  cancel_on?: Maybe<Scalars['String']['output']>;
  /** When a change from a plan to another begins. member_chooses: now or when the period ends, as asked; now: always today; period_end: always with the next bill */
  changes_begin: PlanChangeRule;
  /** The client it belongs to */
  client_id: Scalars['Int']['output'];
  /** First and last name */
  client_name: Scalars['String']['output'];
  /** Taken off the next invoices */
  credit: Money;
  /** First day on which it can no longer be used, if it does not renew; none if it never expires */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Everybody who uses it, the person who pays first; empty if it is not shared */
  family: Array<FamilyMember>;
  /** Those who were invited and have not answered yet, oldest first; each of them takes a place */
  family_invitations: Array<FamilyInvitation>;
  /** How many people the plan allows to use it, including the one who pays; 1 if it is not shared */
  family_size: Scalars['Int']['output'];
  /** Whether it gives access today */
  has_access: Scalars['Boolean']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** The latest 24 bills, newest first */
  invoices: Array<MembershipInvoice>;
  /** Amount of the next bill */
  next_charge?: Maybe<Money>;
  /** Day of the next bill; none if there is none */
  next_charge_on?: Maybe<Scalars['String']['output']>;
  /** Billed and not paid yet */
  open_amount: Money;
  /** What they hold in addition that does not renew, soonest to end first */
  packs: Array<HeldPack>;
  /** First day of the pause */
  pause_from?: Maybe<Scalars['String']['output']>;
  /** First day after the pause */
  pause_until?: Maybe<Scalars['String']['output']>;
  /** Whether each bill is charged automatically to the card that they saved last */
  pays_by_card: Scalars['Boolean']['output'];
  /** First day after the current period; none if it does not renew */
  period_end?: Maybe<Scalars['String']['output']>;
  /** First day of the current period */
  period_start: Scalars['String']['output'];
  /** Plan */
  plan_id: Scalars['Int']['output'];
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
  /** The plan that follows when the period ends; none if it stays */
  planned_change?: Maybe<PlannedPlanChange>;
  /** Price of a period, as agreed when it began, tax included */
  price: Money;
  /** First day */
  started_on: Scalars['String']['output'];
  /** The status of a membership. active: it runs, and no bill is overdue; pause_scheduled: pauses on a later day; paused: it is on hold, provides nothing and costs nothing; past_due: an invoice is still open after its due day; cancel_scheduled: ends on a later day; cancelled: it is over */
  status: MembershipStatus;
  /** Last free day of the current trial; none if there is none */
  trial_until?: Maybe<Scalars['String']['output']>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** How memberships developed in a period, in one currency */
export type MembershipFigures = {
  /** MRR per member, in money: MRR ÷ paying members. */
  arpu?: Maybe<Money>;
  /** By interval of the period; none in a compact response */
  buckets?: Maybe<Array<MembershipBucket>>;
  /** Members lost, in percent: Members who paid when the period began and have no membership at its end ÷ all who paid when it began. A pause does not count as a loss. One decimal. */
  churn_percent?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217 currency code; currencies are never added together */
  currency: Scalars['String']['output'];
  /** Lifetime value, in money: MRR per member ÷ the share of members lost in a month, averaged over the last three; capped at 60 months of it. */
  ltv?: Maybe<Money>;
  /** What changed MRR; none in a compact response */
  movements?: Maybe<Array<MembershipMovementSum>>;
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, for memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count as zero. At the end of the period, or now. */
  mrr_end: Money;
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, for memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count as zero. When the period began. */
  mrr_start: Money;
  /** MRR lost, net, in percent: MRR lost less the MRR of moves to more expensive plans and of members who came back ÷ MRR when the period began. Negative means growth; pauses are counted separately. One decimal. */
  net_revenue_churn_percent?: Maybe<Scalars['Float']['output']>;
  /** Not collected, in money: Membership bills that are still open after their due day. */
  not_collected: Money;
  /** Members on pause at the end of the period, or now */
  paused: Scalars['Int']['output'];
  /** Paused, in percent: Members on pause ÷ members who pay or are on pause. A pause counts as zero in MRR and is not a loss. One decimal. */
  paused_percent?: Maybe<Scalars['Float']['output']>;
  /** Paying members: People with a membership that counts in MRR. At the end of the period, or now. */
  payers_end: Scalars['Int']['output'];
  /** Paying members: People with a membership that counts in MRR. When the period began. */
  payers_start: Scalars['Int']['output'];
  /** By plan; none in a compact response */
  plans?: Maybe<Array<MembershipPlanSum>>;
  /** Recovered, in percent: Of bills whose card was first refused in the period, the amount paid within 30 days in any way ÷ the whole amount. The first bill after a trial is left out. One decimal. */
  recovered_percent?: Maybe<Scalars['Float']['output']>;
  /** MRR lost, in percent: MRR of members lost and of moves to cheaper plans ÷ MRR when the period began. One decimal. */
  revenue_churn_percent?: Maybe<Scalars['Float']['output']>;
  /** Trials kept, in percent: Trials that ended in the period and whose first bill is paid ÷ all trials that ended. One decimal. */
  trial_percent?: Maybe<Scalars['Float']['output']>;
};

/** day: each day; week: Monday to Sunday; month: each month; plan: the one that the membership has now */
export type MembershipGroupBy =
  /** each day */
  | 'day'
  /** each month */
  | 'month'
  /** the one that the membership has now */
  | 'plan'
  /** Monday to Sunday */
  | 'week';

/** The bill of one period */
export type MembershipInvoice = {
  /** The amount to pay */
  amount: Money;
  /** Why the card was last refused; none if it was not */
  card_refusal?: Maybe<Scalars['String']['output']>;
  /** How often a saved card was charged for it automatically */
  card_tries: Scalars['Int']['output'];
  /** Last day to pay before the membership is past due */
  due_on: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** How it was paid; none while it is open */
  method?: Maybe<InvoiceMethod>;
  /** The day the card is next charged automatically; none if it is not */
  next_try_on?: Maybe<Scalars['String']['output']>;
  /** When it was paid */
  paid_at?: Maybe<Scalars['String']['output']>;
  /** The payment with its receipt; none while nothing has been paid */
  payment_id?: Maybe<Scalars['Int']['output']>;
  /** First day after the period; none if the plan does not renew */
  period_end?: Maybe<Scalars['String']['output']>;
  /** First day of the period */
  period_start: Scalars['String']['output'];
  /** What was refunded or kept as credit; the invoice stays paid */
  refunded: Money;
  /** Whether it is paid. open: nothing has been paid yet; paid: nothing is owed any longer */
  status: MembershipInvoiceStatus;
  /** Who took the money */
  taken_by_name?: Maybe<Scalars['String']['output']>;
  /** The tax included in it, several as one; none if there is none */
  tax?: Maybe<TaxLine>;
  /** Each tax included in it */
  taxes: Array<TaxLine>;
};

/** Whether it is paid. open: nothing has been paid yet; paid: nothing is owed any longer */
export type MembershipInvoiceStatus =
  /** nothing has been paid yet */
  | 'open'
  /** nothing is owed any longer */
  | 'paid';

/** How memberships developed in a period */
export type MembershipMetrics = {
  /** The last twelve months up to the end of the period */
  cohorts?: Maybe<Array<MembershipCohort>>;
  /** Last day */
  end: Scalars['String']['output'];
  /** Bills that are still open after their due day, oldest first, at most 100 */
  failed_payments?: Maybe<Array<FailedMembershipPayment>>;
  /** By currency; none if nobody has ever had a membership */
  figures: Array<MembershipFigures>;
  /** The length of the intervals that a period is divided into. day: one date; week: Monday to Sunday; month: a calendar month */
  granularity: AnalyticsGranularity;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** The period as requested */
  period: Scalars['String']['output'];
  /** The length of a report's period. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
  period_type: RevenuePeriodType;
  /** First day */
  start: Scalars['String']['output'];
  /** The company's time zone, whose calendar memberships follow */
  timezone: Scalars['String']['output'];
};

/** What changed recurring revenue. new: first paid membership; reactivated: back after leaving; expansion: a more expensive plan; resumed: after a pause; contraction: a cheaper plan; paused: a pause began; churned: none is left */
export type MembershipMovement =
  /** none is left */
  | 'churned'
  /** a cheaper plan */
  | 'contraction'
  /** a more expensive plan */
  | 'expansion'
  /** first paid membership */
  | 'new'
  /** a pause began */
  | 'paused'
  /** back after leaving */
  | 'reactivated'
  /** after a pause */
  | 'resumed';

/** What one kind of change did to MRR in a period */
export type MembershipMovementSum = {
  /** Change in MRR; negative if it lowered MRR */
  amount: Money;
  /** Number of people it concerns */
  members: Scalars['Int']['output'];
  /** What changed recurring revenue. new: first paid membership; reactivated: back after leaving; expansion: a more expensive plan; resumed: after a pause; contraction: a cheaper plan; paused: a pause began; churned: none is left */
  movement: MembershipMovement;
};

/** One page of memberships */
export type MembershipPage = {
  /** The memberships on this page */
  data: Array<Membership>;
  /** The position of a page in its list */
  meta: Meta;
};

/** A membership that the company sells */
export type MembershipPlan = {
  /** What each period provides */
  benefits: Array<PlanBenefit>;
  /** How often a plan is paid for. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
  billing_period: BillingPeriod;
  /** How many days ahead its members may book, if a service allows others fewer; none means the same as others */
  booking_window_days?: Maybe<Scalars['Int']['output']>;
  /** Maximum number of people who can have it at a time; none means unlimited */
  capacity?: Maybe<Scalars['Int']['output']>;
  /** When a change from a plan to another begins. member_chooses: now or when the period ends, as asked; now: always today; period_end: always with the next bill */
  changes_begin: PlanChangeRule;
  /** Maximum number of upcoming bookings that a member may have made themselves; none means unlimited */
  concurrent_bookings?: Maybe<Scalars['Int']['output']>;
  /** One or two sentences for people choosing a plan */
  description?: Maybe<Scalars['String']['output']>;
  /** Only clients with one of these tags may have it; everybody if empty */
  eligible_tag_ids: Array<Scalars['Int']['output']>;
  /** Months after which a plan that does not renew ends, along with what is unused; none means never */
  expires_after_months?: Maybe<Scalars['Int']['output']>;
  /** How many people may use one membership of it, including the one who pays; 1 means not shared */
  family_size: Scalars['Int']['output'];
  /** Maximum number of guests that a member may bring to a booking they made themselves; none means unlimited */
  guest_limit?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** No longer sold; those who have it keep it */
  is_archived: Scalars['Boolean']['output'];
  /** Whether members may cancel it */
  is_cancellable: Scalars['Boolean']['output'];
  /** Whether it is a gift card: the person who redeems its code gets its price as credit, and nothing else */
  is_gift_card: Scalars['Boolean']['output'];
  /** What its members pay for bookings, if different */
  member_prices: Array<MemberPrice>;
  /** How many memberships of it have not ended */
  membership_count: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Days before the next period by which a cancellation must be made */
  notice_days: Scalars['Int']['output'];
  /** The smallest and largest amounts that the buyer of a gift card may choose on the booking page; none means its price only */
  own_amount?: Maybe<OwnAmount>;
  /** Longest pause in days; none means 366 */
  pause_max_days?: Maybe<Scalars['Int']['output']>;
  /** Shortest pause in days; none means one day */
  pause_min_days?: Maybe<Scalars['Int']['output']>;
  /** Price of a period */
  price: Money;
  /** Months after its end before somebody may have it again; 0 means no restriction */
  repurchase_lock_months: Scalars['Int']['output'];
  /** Paid once, with the first period */
  sign_up_fee: Money;
  /** Free days before the first bill, once for each person; 0 means none */
  trial_days: Scalars['Int']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of membership plans */
export type MembershipPlanPage = {
  /** The membership plans on this page */
  data: Array<MembershipPlan>;
  /** The position of a page in its list */
  meta: Meta;
};

/** MRR of one plan at the end of a period */
export type MembershipPlanSum = {
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, for memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count as zero. */
  mrr: Money;
  /** Paying members: People with a membership that counts in MRR. */
  payers: Scalars['Int']['output'];
  /** Plan */
  plan_id: Scalars['Int']['output'];
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
};

/** Whether the payment provider's data about a plan matches the plan */
export type MembershipPlanSyncStatus = {
  /** The company's account at the provider */
  account_id?: Maybe<Scalars['String']['output']>;
  /** What the provider had when it was last asked; none if it had nothing */
  at_provider?: Maybe<PlanAtProvider>;
  /** When the provider last answered; none if it never did */
  checked_at?: Maybe<Scalars['String']['output']>;
  /** What was different at the provider when it was last asked */
  differs: Array<PlanSyncField>;
  /** Id of the plan */
  id: Scalars['Int']['output'];
  /** Why the provider could not be asked now */
  problem?: Maybe<Scalars['String']['output']>;
  /** synced: the payment provider has the plan in its current form; out_of_date: it has the plan in a different form; missing: it does not have it; not_connected: the company has no account there; unreachable: it did not answer */
  status: PlanSyncState;
};

/** What memberships are sorted by. client_name: last name, then first name; period_end: the end of the current period, with those that do not renew last; started_on: the first day */
export type MembershipSort =
  /** last name, then first name */
  | 'client_name'
  /** the end of the current period, with those that do not renew last */
  | 'period_end'
  /** the first day */
  | 'started_on';

/** The status of a membership. active: it runs, and no bill is overdue; pause_scheduled: pauses on a later day; paused: it is on hold, provides nothing and costs nothing; past_due: an invoice is still open after its due day; cancel_scheduled: ends on a later day; cancelled: it is over */
export type MembershipStatus =
  /** it runs, and no bill is overdue */
  | 'active'
  /** ends on a later day */
  | 'cancel_scheduled'
  /** it is over */
  | 'cancelled'
  /** an invoice is still open after its due day */
  | 'past_due'
  /** pauses on a later day */
  | 'pause_scheduled'
  /** it is on hold, provides nothing and costs nothing */
  | 'paused';

/** Two values of which the merged client keeps one */
export type MergeChoice = {
  /** Which one it must be, because that client signs in with it; null if it can be chosen */
  decided?: Maybe<MergeSide>;
  /** Field */
  field: MergeField;
  /** Value of the client who stays */
  kept?: Maybe<Scalars['String']['output']>;
  /** Value of the client whose record ends */
  merged?: Maybe<Scalars['String']['output']>;
};

/** Two clients to merge into one, as the preview showed them */
export type MergeClientsInput = {
  /** Who stays */
  keep_id: Scalars['Int']['input'];
  /** The client whose record ends in the other's */
  merge_id: Scalars['Int']['input'];
  /** Fields whose value is taken from the record that ends */
  take: Array<MergeField>;
  /** The token of the preview */
  token: Scalars['String']['input'];
};

/** A field for which a merged client keeps one of two values. first_name: first name; last_name: last name; email: the person's own address, used to sign in; contact_email: an address shared with others; phone: phone number */
export type MergeField =
  /** an address shared with others */
  | 'contact_email'
  /** the person's own address, used to sign in */
  | 'email'
  /** first name */
  | 'first_name'
  /** last name */
  | 'last_name'
  /** phone number */
  | 'phone';

/** Which of two clients a value is taken from. kept: the client who stays; merged: the client whose record ends */
export type MergeSide =
  /** the client who stays */
  | 'kept'
  /** the client whose record ends */
  | 'merged';

/** The position of a page in its list */
export type Meta = {
  /** Current page, from 1 */
  current_page: Scalars['Int']['output'];
  /** Number of pages, at least 1 */
  last_page: Scalars['Int']['output'];
  /** True if there are more rows than `total`: long histories are counted only up to a limit */
  more?: Maybe<Scalars['Boolean']['output']>;
  /** Rows per page */
  per_page: Scalars['Int']['output'];
  /** Number of rows on all pages */
  total: Scalars['Int']['output'];
};

/** The total received by one method */
export type MethodSum = {
  /** The total including tips, less what went back that day */
  amount: Money;
  /** Payments taken that day */
  count: Scalars['Int']['output'];
  /** How money came in. card: online, by a link or by a saved card; card_terminal: with the venue's own card machine; cash: into the drawer of a desk; transfer: through a bank; other: in another way, given in its note; credit: from what the venue owed the client */
  method: PaymentMethod;
};

/** An amount of money in minor units */
export type Money = {
  /** Integer minor units of the currency (cents, yen) */
  amount: Scalars['BigInt']['output'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['output'];
};

/** An amount of money in minor units */
export type MoneyInput = {
  /** Integer minor units of the currency (cents, yen) */
  amount: Scalars['BigInt']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** A move by the emailed link */
export type MoveManagedBookingInput = {
  /** New start; the length stays */
  start_time: Scalars['String']['input'];
  /** The version that the person last read */
  version: Scalars['Int']['input'];
};

/** Rows of one kind that move from one client to another */
export type MovedRows = {
  /** How many */
  count: Scalars['Int']['output'];
  /** The first of them, by name */
  examples: Array<Scalars['String']['output']>;
  /** What they are, in words */
  what: Scalars['String']['output'];
};

/** Changes: each field is one call of the REST platform, named by its operationId */
export type Mutation = {
  /** Books the place held for the person with the emailed link, if no advance card payment is needed. */
  acceptWaitlistOffer?: Maybe<ConfirmedBooking>;
  /** Asks the payment provider for the state of the company's subscription, and opens the company if it is paid. */
  activateBilling?: Maybe<BillingStatus>;
  /** Adds a staff note to an activity of a client. */
  addActivityNote?: Maybe<ClientActivity>;
  /** Adds a staff note to a booking, whatever its state; the booking's version does not change. */
  addBookingNote?: Maybe<Booking>;
  /** Lets somebody else use a membership of a family plan: staff choose a client, the paying member gives a name, or invites an email address. */
  addFamilyMember?: Maybe<MembershipDetails>;
  /** Sends one part of the file, 500,000 bytes each; a part sent again replaces itself. */
  addImportPart?: Maybe<Acknowledgement>;
  /** Adds a client or guest to the waiting list of a taken time or a full class. */
  addToWaitlist?: Maybe<WaitlistEntry>;
  /** Adds tags to a client; those they already have stay. */
  addUserTags?: Maybe<Client>;
  /** Adds to or takes from an allowance of the current period, with a reason. */
  adjustAllowance?: Maybe<Allowance>;
  /** Permanently erases a client's identity; bookings and money stay as figures without a person. */
  anonymizeClient?: Maybe<Client>;
  /** Accepts or declines an emailed invitation: whoever accepts becomes a client, if they are none yet. */
  answerFamilyInvitation?: Maybe<Acknowledgement>;
  /** Makes a guest's booking a client's, with the others that the guest made and what they wait for; times and prices stay. Without a client, one is added with the guest's details. */
  assignBookingClient?: Maybe<Booking>;
  /** Cancels a booking; one that is already cancelled is returned unchanged. */
  cancelBooking?: Maybe<Booking>;
  /** Cancels bookings of one party: all of them or none. One that is already cancelled stays as it is. */
  cancelBookingGroup?: Maybe<BookingGroup>;
  /** Cancels one booking of a series, that one and the following, or all to come: all or nothing. */
  cancelBookingSeries?: Maybe<CancelledSeries>;
  /** Cancels the subscription; it ends with the paid period. */
  cancelCompanySubscription?: Maybe<CompanySubscription>;
  /** Cancels the booking of an emailed link. */
  cancelManagedBooking?: Maybe<PublicBooking>;
  /** Cancels a membership at the end of its period, or of the next one if the notice is too short. */
  cancelMembership?: Maybe<MembershipChange>;
  /** Cancels one of the signed-in person's own bookings. */
  cancelPublicBooking?: Maybe<PublicBooking>;
  /** Changes to another plan at once, or sets whether the subscription continues after the paid period. */
  changeCompanyPlan?: Maybe<CompanySubscription>;
  /** Moves a membership to another plan: today, when what was paid for the old one and not used is taken off its price, or when its period ends, on the terms agreed now. Clients who move their own pay what is due with startPlanPurchase. */
  changeMembership?: Maybe<MembershipChange>;
  /** Sets the caller's own password; all their other sessions end. */
  changePassword?: Maybe<Acknowledgement>;
  /** Charges one of the client's saved cards for a membership bill. Clients can pay only their own. */
  chargeMembershipInvoice?: Maybe<InvoiceCharge>;
  /** Charges one of the client's saved cards for what the booking owes: its price, or a fee. */
  chargeSavedCard?: Maybe<CardCharge>;
  /** Checks in everybody with a seat who is not checked in yet. */
  checkInClass?: Maybe<ClassSessionDetails>;
  /** Holds the free place for the person with the emailed link, where everybody waiting is told: the first to call gets it, to book (acceptWaitlistOffer) or pay. */
  claimWaitlistPlace?: Maybe<OwnWaitlistEntry>;
  /** Closes a desk's day; the difference and the amount banked become ledger entries. */
  closeCashUp?: Maybe<CashUp>;
  /** Completes the second step of a sign-in with a code from the app or a recovery code; returns the new session. */
  completeLogin?: Maybe<LoginResult>;
  /** Makes the address that the link was sent to the sign-in address; all sessions end. */
  confirmEmailChange?: Maybe<Acknowledgement>;
  /** Asks the provider whether a gift card was paid for, and emails its code or refunds the money. */
  confirmGiftCardPurchase?: Maybe<PlanPurchaseConfirmation>;
  /** Asks the provider whether a payment has succeeded, and books the time it was for or refunds it. */
  confirmPaymentSuccess?: Maybe<PaymentConfirmation>;
  /** Asks the provider whether a plan was paid for, and begins it or refunds the money. */
  confirmPlanPurchase?: Maybe<PlanPurchaseConfirmation>;
  /** Creates the account that an emailed link is for, with this password; bookings made as a guest with the address become its own. */
  confirmRegistration?: Maybe<ConfirmedRegistration>;
  /** Asks the provider whether a payment by link has succeeded, and issues its receipt. */
  confirmRequestedPayment?: Maybe<RequestedOutcome>;
  /** Checks with the payment provider that a card was saved and makes it the one that is charged. */
  confirmSetup?: Maybe<SavedCard>;
  /** Confirms the identity of the signed-in person again, by password or code, which makes the sign-in fresh. */
  confirmSignIn?: Maybe<FreshSignIn>;
  /** Confirms the new app with a code from it, which switches it on; returns new recovery codes. */
  confirmTwoFactor?: Maybe<RecoveryCodes>;
  /** Connects the account with which a person returned from the payment provider. */
  connectStripe?: Maybe<EcommerceConfig>;
  /** Creates a token that reads the graph as the caller does and changes nothing. The secret is shown only once. */
  createAccessToken?: Maybe<NewAccessToken>;
  /** Invites a person by email. The link works once, for 7 days, and sets their first password. */
  createAccount?: Maybe<Account>;
  /** Blocks bays, a coach or a whole location, once or every week; refused, with the list, if anything is booked then. */
  createBlockedTime?: Maybe<BlockedTime>;
  /** Makes a booking for a client or guest, without a hold. */
  createBooking?: Maybe<Booking>;
  /** Books several bays for one party: all of them or none. */
  createBookingGroup?: Maybe<BookingGroup>;
  /** Books one wall time every week; refused as a whole if a date is taken, unless skip_dates leaves it out. */
  createBookingSeries?: Maybe<BookedSeries>;
  /** Saves a campaign as a draft. */
  createCampaign?: Maybe<Campaign>;
  /** Adds a client. */
  createClient?: Maybe<Client>;
  /** Adds hours for a weekday or a date, or a day off; refused, with the list, if it would leave bookings outside. */
  createCoachAvailability?: Maybe<CoachAvailability>;
  /** Confirms, once, the details proposed at sign-up; the currency can be chosen until something has a price. Afterwards, and for a company that did not sign up itself, 409: use `updateCompany` instead. */
  createCompany?: Maybe<Company>;
  /** Creates a link to the account's dashboard at the payment provider. */
  createConnectDashboardLink?: Maybe<ConnectLink>;
  /** Creates a link for giving the payment provider what it still asks for; it works once. */
  createConnectOnboardingLink?: Maybe<ConnectLink>;
  /** Creates a token valid for 15 minutes that reads as the caller does and changes nothing; it ends with the caller's session. */
  createExploreToken?: Maybe<ExploreToken>;
  /** Holds a time for some minutes while the person enters their details. */
  createHold?: Maybe<Hold>;
  /** Starts sending a file; nothing from it is written before it is submitted. */
  createImport?: Maybe<Import>;
  /** Creates a link to pay a membership bill by card, valid for half an hour. Clients can pay only their own. */
  createInvoicePaymentLink?: Maybe<InvoicePaymentLink>;
  /** Adds a location, which is closed until its hours are set. */
  createLocation?: Maybe<Location>;
  /** Adds a membership plan. */
  createMembershipPlan?: Maybe<MembershipPlan>;
  /** Creates a link to pay a booking by card, shown and emailed; it replaces the previous one. */
  createPaymentLink?: Maybe<CardCharge>;
  /** Turns a hold into a booking, for a guest or the signed-in client. */
  createPublicBooking?: Maybe<ConfirmedBooking>;
  /** Adds a resource. */
  createResource?: Maybe<Resource>;
  /** Adds a resource type. */
  createResourceType?: Maybe<ResourceType>;
  /** Saves filters under a name, for the caller alone. */
  createSavedFilter?: Maybe<SavedFilter>;
  /** Saves a query for the company under a name of its own. */
  createSavedQuery?: Maybe<SavedQuery>;
  /** Adds a service. */
  createService?: Maybe<Service>;
  /** Adds a category. */
  createServiceCategory?: Maybe<ServiceCategory>;
  /** Starts saving a company card at the payment provider. */
  createSetupIntent?: Maybe<SetupIntent>;
  /** Adds a tag, which no client has yet. */
  createTag?: Maybe<Tag>;
  /** Creates a company in its trial with its first owner, all or nothing. The same Idempotency-Key with the same address and password continues where the first call ended. */
  createTenant?: Maybe<NewCompany>;
  /** Deletes an account and ends all its sessions at once; what the person did stays on record. */
  deleteAccount?: Maybe<Account>;
  /** Deletes a note: one's own or, with the permission for it, anybody's. */
  deleteActivityNote?: Maybe<ClientActivity>;
  /** Removes a blocked time; one that is already removed is returned unchanged. */
  deleteBlockedTime?: Maybe<BlockedTime>;
  /** Deletes a note: one's own or, with the permission for it, anybody's. */
  deleteBookingNote?: Maybe<Booking>;
  /** Deletes a draft. */
  deleteCampaign?: Maybe<Campaign>;
  /** Cancels the dates of a series from a given moment on, with everybody's seats; past dates stay. */
  deleteClassSeriesOccurrences?: Maybe<CancelledClassSessions>;
  /** Cancels one date of a class with everybody's seats; one that is already cancelled is returned unchanged. */
  deleteClassSession?: Maybe<CancelledClassSessions>;
  /** Removes one row of hours; refused, with the list, if it would leave bookings outside. */
  deleteCoachAvailability?: Maybe<CoachAvailability>;
  /** Removes a location that has no upcoming bookings; its history stays. */
  deleteLocation?: Maybe<Location>;
  /** Deletes a resource that was never booked, archives one that was; refused while it has upcoming bookings. */
  deleteResource?: Maybe<Resource>;
  /** Deletes a resource type that no resource or service in use has. */
  deleteResourceType?: Maybe<ResourceType>;
  /** Deletes one of the caller's own saved filters. */
  deleteSavedFilter?: Maybe<SavedFilter>;
  /** Deletes a saved query with all its versions. */
  deleteSavedQuery?: Maybe<SavedQuery>;
  /** Deletes a service that was never booked; one that was is archived, and its bookings stay valid. */
  deleteService?: Maybe<Service>;
  /** Deletes a category that has no services. */
  deleteServiceCategory?: Maybe<ServiceCategory>;
  /** Deletes a tag and removes it from all clients who have it. */
  deleteTag?: Maybe<Tag>;
  /** Removes a picture that nothing uses. */
  deleteUpload?: Maybe<Acknowledgement>;
  /** Switches the second step off, unless the company requires it of the caller. */
  disableTwoFactor?: Maybe<Acknowledgement>;
  /** Disconnects the company's account at the payment provider: cards are no longer taken from then on. Payments under way are settled or cancelled first; refused while a bank has not answered. */
  disconnectStripe?: Maybe<EcommerceConfig>;
  /** Ends the session in which the caller acts for another person. */
  endImpersonation?: Maybe<Acknowledgement>;
  /** Emails a link to set a new password; the answer is the same whether or not the address is known. */
  forgotPassword?: Maybe<Acknowledgement>;
  /** Gives the reason for changing something in the person's name; from then on the session may do so. */
  giveImpersonationReason?: Maybe<Impersonation>;
  /** Joins the waiting list for a taken time or a full class, as a guest, who is emailed the link, or the signed-in client. */
  joinWaitlist?: Maybe<JoinedWaitlist>;
  /** Leaves them at the same moments, and emails the people what the clock shows then. */
  keepInstants?: Maybe<SettledZoneShifts>;
  /** Moves them so that the clock shows the time given when they were booked, and emails the people; any that something else blocks stay where they are and are named. */
  keepWallTimes?: Maybe<SettledZoneShifts>;
  /** Leaves the waiting list, or declines the offer, which then goes to the next person. */
  leaveWaitlist?: Maybe<OwnWaitlistEntry>;
  /** Signs a person in: returns a new session, or asks for a second step. */
  login?: Maybe<LoginAnswer>;
  /** Ends the session that the call is made with. */
  logout?: Maybe<Acknowledgement>;
  /** Emails the receipt of a payment to an address. */
  mailReceipt?: Maybe<MailedReceipt>;
  /** Merges two clients into one: everything the second had becomes the first one's. This cannot be undone. */
  mergeClients?: Maybe<Client>;
  /** Moves the booking of an emailed link to another free time, within the agreed notice. */
  moveManagedBooking?: Maybe<PublicBooking>;
  /** Sets the names of those who come to the booking of an emailed link, until it ends. */
  nameManagedBookingGuests?: Maybe<PublicBooking>;
  /** Sets the names of those who come to the person's own booking, until it ends; only the person, holders of the link and staff see them. */
  namePublicBookingGuests?: Maybe<PublicBooking>;
  /** Holds a free place for somebody who is waiting, whatever their turn, and emails the offer. */
  offerWaitlistPlace?: Maybe<WaitlistEntry>;
  /** Pauses a membership; unused paid days are given back after the pause. */
  pauseMembership?: Maybe<MembershipChange>;
  /** Sets whether a saved card is charged for each upcoming bill. */
  payMembershipByCard?: Maybe<MembershipDetails>;
  /** Records that an invoice was paid at the desk. */
  payMembershipInvoice?: Maybe<MembershipDetails>;
  /** Pays out a client's credit at the desk, all of it or a part, and returns what is left. */
  payOutCredit?: Maybe<ClientCredit>;
  /** Turns a gift card code into credit: the caller's own or, at the desk, a client's. */
  redeemGiftCard?: Maybe<ClientCredit>;
  /** Exchanges the code of a sign-in with Google, once, in the browser that started it, or the code of a sign-up, once. */
  redeemHandover?: Maybe<CodeExchange>;
  /** Uses the way in and returns a session that is read-only until a reason is given. Sets no cookie. */
  redeemImpersonation?: Maybe<LoginResult>;
  /** Refunds what is owed for bookings, one or many, the way it was paid or as credit; with dry_run, only returns what it would refund. */
  refundBookings?: Maybe<BookingRefunds>;
  /** Refunds a payment, its tip, or a part of either, the way it was paid or as credit; with dry_run, only returns what it would write. */
  refundPayment?: Maybe<PaymentRefund>;
  /** Emails a link that creates the account; the answer is the same whether or not the address is known. */
  registerClient?: Maybe<Acknowledgement>;
  /** Releases a held time. */
  releaseHold?: Maybe<Acknowledgement>;
  /** Ends a person's use of a membership; clients can remove people from their own, or leave another's. */
  removeFamilyMember?: Maybe<FamilyRemoval>;
  /** Removes somebody from the waiting list; anything held for them goes to the next person. */
  removeFromWaitlist?: Maybe<WaitlistEntry>;
  /** Removes one tag from a client. */
  removeUserTag?: Maybe<Client>;
  /** Creates a private address for the person's own calendar; the previous one stops working. */
  renewCalendarFeed?: Maybe<CalendarFeed>;
  /** Creates new recovery codes; the previous ones become invalid. */
  renewRecoveryCodes?: Maybe<RecoveryCodes>;
  /** Reopens the last closed day, with a reason for the history. */
  reopenCashUp?: Maybe<CashUp>;
  /** Reorders the people waiting for the same time or class. */
  reorderWaitlist?: Maybe<ReorderedWaitlist>;
  /** Reports an error that a person saw on a screen. */
  reportClientError?: Maybe<ClientErrorReceipt>;
  /** Emails a link to the new address. Until it is followed, the old address still signs in; the old address is also notified. */
  requestEmailChange?: Maybe<Acknowledgement>;
  /** Sends an email again that was given up, to the present address of the client, or of the guest whose booking it is about. */
  resendMail?: Maybe<ClientMessage>;
  /** Sets the password of the account that an emailed link is for; all its sessions end. */
  resetPassword?: Maybe<Acknowledgement>;
  /** Restores a removed blocked time, and the dates removed with it, within ten minutes, if nothing has been booked in the meantime. */
  restoreBlockedTime?: Maybe<BlockedTime>;
  /** Undoes a cancellation within 10 minutes, if the place has not been taken by then. */
  restoreBooking?: Maybe<Booking>;
  /** Undoes the cancellation of bookings of one party within 10 minutes: all of them or none. */
  restoreBookingGroup?: Maybe<BookingGroup>;
  /** Ends a pause today, or withdraws one that has not begun. */
  resumeMembership?: Maybe<MembershipChange>;
  /** Refunds the money of such a gift card in the background, if this is no longer retried automatically. */
  retryGiftCardRefund?: Maybe<GiftCard>;
  /** Processes such a message again, in the background. */
  retryPaymentEvent?: Maybe<FailedPaymentEvent>;
  /** Refunds such a payment in the background, if it is no longer retried automatically. */
  retryUnsettledPayment?: Maybe<UnsettledPayment>;
  /** Revokes one of the caller's access tokens; its next request is refused. */
  revokeAccessToken?: Maybe<AccessToken>;
  /** Removes the private address of the person's own calendar. */
  revokeCalendarFeed?: Maybe<CalendarFeed>;
  /** Ends all the caller's sessions except the one that the call is made with. */
  revokeOtherSessions?: Maybe<Acknowledgement>;
  /** Ends one of the caller's own sessions and any created from it; its next request is refused. */
  revokeSession?: Maybe<Acknowledgement>;
  /** Removes what an import added, for 30 days after it finished; anything that has been used or changed since is named and kept. */
  rollbackImport?: Maybe<Import>;
  /** Schedules a weekly class; refused as a whole if a date is taken, unless skip_dates leaves it out. */
  scheduleClassSessions?: Maybe<ScheduledClasses>;
  /** Records that somebody who works here opened the public booking page; a second call changes nothing. */
  seeBookingPage?: Maybe<OnboardingStatus>;
  /** Sells a gift card at the desk and emails its code. */
  sellGiftCard?: Maybe<GiftCard>;
  /** Sends a draft to its audience, once; the emails go out in the background. */
  sendCampaign?: Maybe<Campaign>;
  /** Creates a campaign and sends it in one call. */
  sendCampaignNow?: Maybe<Campaign>;
  /** Sends a first or a new invitation to a person who has not signed in yet; earlier links stop working. */
  sendInvitation?: Maybe<Account>;
  /** Mails a campaign to the caller alone, filled in with an example; at most 10 an hour. */
  sendTestCampaign?: Maybe<Acknowledgement>;
  /** Emails the answer of a saved query to the caller, as a file, at an hour of the company's clock. */
  setSavedQueryMail?: Maybe<SavedQueryMail>;
  /** Notes that the payer of such a payment got the money another way, if it is no longer retried automatically or has to be looked up. */
  settleUnsettledPayment?: Maybe<UnsettledPayment>;
  /** Dismisses the list from now on; it stays where it is, and a second call changes nothing. */
  skipOnboarding?: Maybe<OnboardingStatus>;
  /** Starts a card payment for a gift card; however often it is called, it is the same payment. */
  startGiftCardPurchase?: Maybe<StartedGiftCardPurchase>;
  /** Creates a one-time way into a session as another person, which may do nothing that the caller may not. */
  startImpersonation?: Maybe<ImpersonationLink>;
  /** Starts a membership today, paid at the desk; with dry_run, returns what it costs. */
  startMembershipSubscription?: Maybe<MembershipChange>;
  /** Starts a card payment for a plan, or for moving to one. If nothing is due today, the plan begins at once, which is possible only for clients. */
  startPlanPurchase?: Maybe<StartedPlanPurchase>;
  /** Starts paying by a payment link; however often it is called, it is the same payment. */
  startRequestedPayment?: Maybe<StartedPayment>;
  /** Starts a card payment for a held time; however often it is called, it is the same payment. */
  startServicePayment?: Maybe<ServicePayment>;
  /** Creates a new secret for an authenticator app; an app already in use stays valid until the new one is confirmed. */
  startTwoFactor?: Maybe<TwoFactorSecret>;
  /** Stops emailing the answer of a saved query to the caller. */
  stopSavedQueryMail?: Maybe<SavedQueryMail>;
  /** Imports the rows that are ready; the others stay out and can be imported later with the same file. */
  submitImport?: Maybe<Import>;
  /** Subscribes the company to a plan with a saved card, which is charged at once, and opens the company. */
  subscribeCompany?: Maybe<CompanySubscription>;
  /** Updates the plan's product and price at the payment provider to match the plan; charges nobody. */
  syncMembershipPlan?: Maybe<MembershipPlanSyncStatus>;
  /** Adds tags to several clients and removes others from them: all or nothing. */
  tagClients?: Maybe<Array<Client>>;
  /** Takes money at the desk for a booking, from one person or several. */
  takePayment?: Maybe<BookingAccount>;
  /** Withdraws a cancellation while the membership is still running. */
  undoCancelMembership?: Maybe<MembershipChange>;
  /** Reverts one change of a client, resource or location, by the rules of an ordinary change; refused as changed_since if it has changed again, and as not_undoable if it cannot be put back. */
  undoChange?: Maybe<UndoneChange>;
  /** Withdraws a change of plan that was to begin when the period ends. */
  undoChangeMembership?: Maybe<MembershipChange>;
  /** Removes Google as a way for the signed-in person to sign in. */
  unlinkGoogle?: Maybe<Acknowledgement>;
  /** Unsubscribes the holder of the link from marketing email at once, however often it is called (RFC 8058). */
  unsubscribe?: Maybe<MailSubscription>;
  /** Updates an account; fields left out stay unchanged. The last owner cannot lose that role, and nobody can demote themselves. */
  updateAccount?: Maybe<Account>;
  /** Changes what is blocked, when or why; refused, with the list, if anything is booked then. */
  updateBlockedTime?: Maybe<BlockedTime>;
  /** Moves or changes a booking, or sets its state. */
  updateBooking?: Maybe<Booking>;
  /** Corrects what a guest gave, also in the other bookings of the party or series; a new address gets the confirmation and the link. */
  updateBookingGuest?: Maybe<Booking>;
  /** Moves one booking of a series, that one and the following, or all to come; refused as a whole if a date is taken, unless skip_dates leaves it as it is. */
  updateBookingSeries?: Maybe<UpdatedSeries>;
  /** Updates a draft; fields left out stay unchanged. */
  updateCampaign?: Maybe<Campaign>;
  /** Changes one date of a class, that one and the following, or all upcoming ones. */
  updateClassSession?: Maybe<UpdatedClassSessions>;
  /** Updates a client; fields left out stay unchanged. */
  updateClient?: Maybe<Client>;
  /** Updates a coach; coaches may change only their own entry. */
  updateCoach?: Maybe<Coach>;
  /** Changes one row of hours; refused, with the list, if it would leave bookings outside. */
  updateCoachAvailability?: Maybe<CoachAvailability>;
  /** Sets a coach's weekly hours as a whole; refused, with the list, if it would leave bookings outside them. */
  updateCoachHours?: Maybe<Array<CoachAvailability>>;
  /** Updates the company's name, zone, locale, colour or tax. */
  updateCompany?: Maybe<Company>;
  /** Changes a location. */
  updateLocation?: Maybe<Location>;
  /** Sets the weekly hours, holidays and closures of a location; refused, with the list, if it would leave bookings outside. */
  updateLocationHours?: Maybe<LocationHours>;
  /** Records a client's answer about marketing email. */
  updateMarketingConsent?: Maybe<MarketingConsent>;
  /** Updates a membership plan, or takes it off sale. */
  updateMembershipPlan?: Maybe<MembershipPlan>;
  /** Sets whether the caller wants marketing email. */
  updateOwnMarketingConsent?: Maybe<MarketingConsent>;
  /** Moves or changes the person's own booking until it begins; if its bay is not free, another free bay is used. */
  updatePublicBooking?: Maybe<PublicBooking>;
  /** Updates a resource; it can be moved to another place or type only if it has no upcoming bookings. */
  updateResource?: Maybe<Resource>;
  /** Renames a resource type. */
  updateResourceType?: Maybe<ResourceType>;
  /** Sets how far permissions reach for roles, from each person's next request on. Owners keep all of theirs. */
  updateRolesPermissions?: Maybe<RolesPermissions>;
  /** Changes a saved query; the previous query stays as a version, which is restored by saving it again. */
  updateSavedQuery?: Maybe<SavedQuery>;
  /** Updates a service; existing bookings keep their price, length and buffers. */
  updateService?: Maybe<Service>;
  /** Renames or moves a category. */
  updateServiceCategory?: Maybe<ServiceCategory>;
  /** Renames a tag; clients who have it keep it. */
  updateTag?: Maybe<Tag>;
  /** Updates the caller's own name, phone number and preferences. */
  updateUserProfile?: Maybe<User>;
  /** Chooses, sizes and orders the widgets of the caller's own dashboard. */
  updateWidgetPreferences?: Maybe<WidgetPreferences>;
  /** Cancels a gift card that nobody has redeemed and refunds its money the way it was paid. */
  voidGiftCard?: Maybe<GiftCard>;
  /** Takes back a payment that the desk recorded by mistake, and its refunds, so that it is owed again; no money moves. With dry_run, only returns what it would write. */
  voidPayment?: Maybe<VoidedPayment>;
  /** Waives an amount due, with a reason for the history. */
  waiveAmountDue?: Maybe<AmountDue>;
  /** Waives part of what a booking owes, with a reason for the history. */
  waiveBalance?: Maybe<BookingAccount>;
  /** Withdraws an invitation to use a membership, whose link then no longer works. */
  withdrawFamilyInvitation?: Maybe<MembershipDetails>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAcceptWaitlistOfferArgs = {
  input: AcceptWaitlistOfferInput;
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAddActivityNoteArgs = {
  id: Scalars['Int']['input'];
  input: AddActivityNoteInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAddBookingNoteArgs = {
  id: Scalars['Int']['input'];
  input: AddBookingNoteInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAddFamilyMemberArgs = {
  id: Scalars['Int']['input'];
  input: AddFamilyMemberInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAddImportPartArgs = {
  id: Scalars['Int']['input'];
  input: ImportPartInput;
  part: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAddToWaitlistArgs = {
  input: AddToWaitlistInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAddUserTagsArgs = {
  id: Scalars['Int']['input'];
  input: UserTagsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAdjustAllowanceArgs = {
  id: Scalars['Int']['input'];
  input: AdjustAllowanceInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAnonymizeClientArgs = {
  id: Scalars['Int']['input'];
  input: AnonymizeClientInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAnswerFamilyInvitationArgs = {
  input: AnswerFamilyInvitationInput;
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationAssignBookingClientArgs = {
  id: Scalars['Int']['input'];
  input: AssignBookingClientInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCancelBookingArgs = {
  id: Scalars['Int']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<CancellationReason>;
  refund?: InputMaybe<CancelRefund>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCancelBookingGroupArgs = {
  id: Scalars['Int']['input'];
  input: CancelBookingGroupInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCancelBookingSeriesArgs = {
  id: Scalars['Int']['input'];
  input: CancelBookingSeriesInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCancelCompanySubscriptionArgs = {
  id: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCancelManagedBookingArgs = {
  input: CancelManagedBookingInput;
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCancelMembershipArgs = {
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCancelPublicBookingArgs = {
  id: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<CancellationReason>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationChangeCompanyPlanArgs = {
  id: Scalars['String']['input'];
  input: ChangeCompanyPlanInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationChangeMembershipArgs = {
  input: ChangeMembershipInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationChargeMembershipInvoiceArgs = {
  id: Scalars['Int']['input'];
  input: ChargeInvoiceInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationChargeSavedCardArgs = {
  id: Scalars['Int']['input'];
  input: ChargeSavedCardInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCheckInClassArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationClaimWaitlistPlaceArgs = {
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCloseCashUpArgs = {
  input: CloseCashUpInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCompleteLoginArgs = {
  input: CompleteLoginInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmGiftCardPurchaseArgs = {
  input: ConfirmPlanPurchaseInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmPaymentSuccessArgs = {
  input: ConfirmPaymentInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmPlanPurchaseArgs = {
  input: ConfirmPlanPurchaseInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmRegistrationArgs = {
  input: ConfirmRegistrationInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmRequestedPaymentArgs = {
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmSetupArgs = {
  id: Scalars['String']['input'];
  input: ConfirmSetupInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmSignInArgs = {
  input: ConfirmSignInInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConfirmTwoFactorArgs = {
  input: TwoFactorCodeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationConnectStripeArgs = {
  input: ConnectStripeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateBlockedTimeArgs = {
  input: CreateBlockedTimeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateBookingArgs = {
  input: CreateBookingInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateBookingGroupArgs = {
  input: CreateBookingGroupInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateBookingSeriesArgs = {
  input: CreateBookingSeriesInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateCampaignArgs = {
  input: CreateCampaignInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateClientArgs = {
  input: CreateClientInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateCoachAvailabilityArgs = {
  id: Scalars['Int']['input'];
  input: CreateCoachAvailabilityInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateCompanyArgs = {
  input: CreateCompanyInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateConnectOnboardingLinkArgs = {
  input: ConnectOnboardingInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateHoldArgs = {
  input: CreateHoldInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateImportArgs = {
  input: CreateImportInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateInvoicePaymentLinkArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateLocationArgs = {
  input: CreateLocationInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateMembershipPlanArgs = {
  input: CreateMembershipPlanInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreatePaymentLinkArgs = {
  id: Scalars['Int']['input'];
  input: CreatePaymentLinkInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreatePublicBookingArgs = {
  input: CreatePublicBookingInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateResourceArgs = {
  input: CreateResourceInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateResourceTypeArgs = {
  input: CreateResourceTypeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateSavedFilterArgs = {
  input: CreateSavedFilterInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateSavedQueryArgs = {
  input: CreateSavedQueryInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateServiceArgs = {
  input: CreateServiceInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateServiceCategoryArgs = {
  input: CreateServiceCategoryInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateSetupIntentArgs = {
  id: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateTagArgs = {
  input: CreateTagInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationCreateTenantArgs = {
  input: CreateTenantInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteAccountArgs = {
  id: Scalars['Int']['input'];
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteActivityNoteArgs = {
  id: Scalars['Int']['input'];
  noteId: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteBlockedTimeArgs = {
  following?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteBookingNoteArgs = {
  id: Scalars['Int']['input'];
  noteId: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteCampaignArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteClassSeriesOccurrencesArgs = {
  id: Scalars['Int']['input'];
  input: DeleteClassOccurrencesInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteClassSessionArgs = {
  id: Scalars['Int']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  refund?: InputMaybe<ClassRefund>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteCoachAvailabilityArgs = {
  availabilityId: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteLocationArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteResourceArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteResourceTypeArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteSavedFilterArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteSavedQueryArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteServiceArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteServiceCategoryArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteTagArgs = {
  id: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDeleteUploadArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationDisableTwoFactorArgs = {
  input: DisableTwoFactorInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationGiveImpersonationReasonArgs = {
  input: ImpersonationReasonInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationJoinWaitlistArgs = {
  input: JoinWaitlistInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationKeepInstantsArgs = {
  input: SettleZoneShiftsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationKeepWallTimesArgs = {
  input: SettleZoneShiftsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationLeaveWaitlistArgs = {
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationMailReceiptArgs = {
  id: Scalars['Int']['input'];
  input: MailReceiptInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationMergeClientsArgs = {
  input: MergeClientsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationMoveManagedBookingArgs = {
  input: MoveManagedBookingInput;
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationNameManagedBookingGuestsArgs = {
  input: NameGuestsInput;
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationNamePublicBookingGuestsArgs = {
  id: Scalars['Int']['input'];
  input: NameGuestsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationOfferWaitlistPlaceArgs = {
  id: Scalars['Int']['input'];
  input: WaitlistVersionInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationPauseMembershipArgs = {
  id: Scalars['Int']['input'];
  input: PauseMembershipInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationPayMembershipByCardArgs = {
  id: Scalars['Int']['input'];
  input: PayByCardInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationPayMembershipInvoiceArgs = {
  id: Scalars['Int']['input'];
  input: PayInvoiceInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationPayOutCreditArgs = {
  id: Scalars['Int']['input'];
  input: PayOutCreditInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRedeemGiftCardArgs = {
  input: RedeemGiftCardInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRedeemHandoverArgs = {
  input: RedeemHandoverInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRedeemImpersonationArgs = {
  input: RedeemImpersonationInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRefundBookingsArgs = {
  input: RefundBookingsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRefundPaymentArgs = {
  id: Scalars['Int']['input'];
  input: RefundPaymentInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRegisterClientArgs = {
  input: RegisterClientInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationReleaseHoldArgs = {
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRemoveFamilyMemberArgs = {
  clientId: Scalars['Int']['input'];
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRemoveFromWaitlistArgs = {
  id: Scalars['Int']['input'];
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRemoveUserTagArgs = {
  id: Scalars['Int']['input'];
  tagId: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRenewRecoveryCodesArgs = {
  input: TwoFactorCodeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationReopenCashUpArgs = {
  id: Scalars['Int']['input'];
  input: ReopenCashUpInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationReorderWaitlistArgs = {
  input: ReorderWaitlistInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationReportClientErrorArgs = {
  input: ReportClientErrorInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationResendMailArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRestoreBlockedTimeArgs = {
  id: Scalars['Int']['input'];
  input: RestoreBlockedTimeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRestoreBookingArgs = {
  id: Scalars['Int']['input'];
  input: RestoreBookingInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRestoreBookingGroupArgs = {
  id: Scalars['Int']['input'];
  input: PartyVersionsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationResumeMembershipArgs = {
  id: Scalars['Int']['input'];
  input: DryRunInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRetryGiftCardRefundArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRetryPaymentEventArgs = {
  id: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRetryUnsettledPaymentArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRevokeAccessTokenArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRevokeSessionArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRollbackImportArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationScheduleClassSessionsArgs = {
  input: ScheduleClassSessionsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSellGiftCardArgs = {
  input: SellGiftCardInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSendCampaignArgs = {
  id: Scalars['Int']['input'];
  input: SendCampaignInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSendCampaignNowArgs = {
  input: SendCampaignNowInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSendInvitationArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSendTestCampaignArgs = {
  input: SendTestInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSetSavedQueryMailArgs = {
  id: Scalars['Int']['input'];
  input: SetSavedQueryMailInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSettleUnsettledPaymentArgs = {
  id: Scalars['Int']['input'];
  input: SettleUnsettledPaymentInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationStartGiftCardPurchaseArgs = {
  input: StartGiftCardPurchaseInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationStartImpersonationArgs = {
  input: StartImpersonationInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationStartMembershipSubscriptionArgs = {
  input: StartMembershipInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationStartPlanPurchaseArgs = {
  input: StartPlanPurchaseInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationStartRequestedPaymentArgs = {
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationStartServicePaymentArgs = {
  input: StartServicePaymentInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationStartTwoFactorArgs = {
  input: StartTwoFactorInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationStopSavedQueryMailArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSubmitImportArgs = {
  input: SubmitImportInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSubscribeCompanyArgs = {
  id: Scalars['String']['input'];
  input: SubscribeCompanyInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationSyncMembershipPlanArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationTagClientsArgs = {
  input: TagClientsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationTakePaymentArgs = {
  input: TakePaymentInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUndoCancelMembershipArgs = {
  id: Scalars['Int']['input'];
  input: DryRunInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUndoChangeArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUndoChangeMembershipArgs = {
  id: Scalars['Int']['input'];
  input: DryRunInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateAccountArgs = {
  id: Scalars['Int']['input'];
  input: UpdateAccountInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateBlockedTimeArgs = {
  id: Scalars['Int']['input'];
  input: UpdateBlockedTimeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateBookingArgs = {
  id: Scalars['Int']['input'];
  input: UpdateBookingInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateBookingGuestArgs = {
  id: Scalars['Int']['input'];
  input: UpdateBookingGuestInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateBookingSeriesArgs = {
  id: Scalars['Int']['input'];
  input: UpdateBookingSeriesInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateCampaignArgs = {
  id: Scalars['Int']['input'];
  input: UpdateCampaignInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateClassSessionArgs = {
  id: Scalars['Int']['input'];
  input: UpdateClassSessionInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateClientArgs = {
  id: Scalars['Int']['input'];
  input: UpdateClientInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateCoachArgs = {
  id: Scalars['Int']['input'];
  input: UpdateCoachInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateCoachAvailabilityArgs = {
  availabilityId: Scalars['Int']['input'];
  id: Scalars['Int']['input'];
  input: UpdateCoachAvailabilityInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateCoachHoursArgs = {
  id: Scalars['Int']['input'];
  input: UpdateCoachHoursInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateCompanyArgs = {
  id: Scalars['String']['input'];
  input: UpdateCompanyInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateLocationArgs = {
  id: Scalars['Int']['input'];
  input: UpdateLocationInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateLocationHoursArgs = {
  id: Scalars['Int']['input'];
  input: UpdateLocationHoursInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateMarketingConsentArgs = {
  id: Scalars['Int']['input'];
  input: UpdateMarketingConsentInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateMembershipPlanArgs = {
  id: Scalars['Int']['input'];
  input: UpdateMembershipPlanInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateOwnMarketingConsentArgs = {
  input: UpdateMarketingConsentInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdatePublicBookingArgs = {
  id: Scalars['Int']['input'];
  input: UpdatePublicBookingInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateResourceArgs = {
  id: Scalars['Int']['input'];
  input: UpdateResourceInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateResourceTypeArgs = {
  id: Scalars['Int']['input'];
  input: UpdateResourceTypeInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateRolesPermissionsArgs = {
  input: UpdateRolesPermissionsInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateSavedQueryArgs = {
  id: Scalars['Int']['input'];
  input: UpdateSavedQueryInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateServiceArgs = {
  id: Scalars['Int']['input'];
  input: UpdateServiceInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateServiceCategoryArgs = {
  id: Scalars['Int']['input'];
  input: UpdateServiceCategoryInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateTagArgs = {
  id: Scalars['Int']['input'];
  input: UpdateTagInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateUserProfileArgs = {
  input: UpdateUserProfileInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationUpdateWidgetPreferencesArgs = {
  input: UpdateWidgetPreferencesInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationVoidGiftCardArgs = {
  id: Scalars['Int']['input'];
  input: VoidGiftCardInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationVoidPaymentArgs = {
  id: Scalars['Int']['input'];
  input: VoidPaymentInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationWaiveAmountDueArgs = {
  id: Scalars['Int']['input'];
  input: WaiveAmountDueInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationWaiveBalanceArgs = {
  id: Scalars['Int']['input'];
  input: WaiveBalanceInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationWithdrawFamilyInvitationArgs = {
  id: Scalars['Int']['input'];
  invitationId: Scalars['Int']['input'];
};

/** Who comes to a booking besides the person who booked */
export type NameGuestsInput = {
  /** Everybody who comes besides the person who booked, in order; an empty list removes them */
  guest_names: Array<Scalars['String']['input']>;
  /** The version that the person last read */
  version: Scalars['Int']['input'];
};

/** A newly created access token */
export type NewAccessToken = {
  /** The stored token */
  access_token: AccessToken;
  /** What the script sends as Authorization: Bearer; it is shown only once */
  secret: Scalars['String']['output'];
};

/** A newly created company */
export type NewCompany = {
  /** Signs the owner in on the company's own host; works once, for a minute, and only from this page */
  sign_in_url: Scalars['String']['output'];
  /** The company's sub-domain */
  slug: Scalars['String']['output'];
  /** End of the trial */
  trial_ends_at: Scalars['String']['output'];
  /** The company's address from now on */
  url: Scalars['String']['output'];
};

/** Why a date of a series cannot be booked. skipped_time: the clocks go forward and skip its time; past: its start has passed; closed: the location is not open then; coach_off: no coach who may give it works then; resource_off: no bay that may be used is open then; coach_taken: the coach has something else then; resource_taken: the bay has something else then; client_taken: the client has another booking then */
export type OccurrenceProblem =
  /** the client has another booking then */
  | 'client_taken'
  /** the location is not open then */
  | 'closed'
  /** no coach who may give it works then */
  | 'coach_off'
  /** the coach has something else then */
  | 'coach_taken'
  /** its start has passed */
  | 'past'
  /** no bay that may be used is open then */
  | 'resource_off'
  /** the bay has something else then */
  | 'resource_taken'
  /** the clocks go forward and skip its time */
  | 'skipped_time';

/** What can be paid by card to take an offered place */
export type OfferPayment = {
  /** Whether a card that the caller has saved can also be used: they are signed in as the person to whom the place is offered */
  by_saved_card: Scalars['Boolean']['output'];
  /** What the service asks for in advance */
  deposit: Money;
  /** The whole price, minus what a membership covers */
  full: Money;
};

/** How far a new company has come in setting up */
export type OnboardingStatus = {
  /** Country given at sign-up; ISO 3166 code */
  country?: Maybe<Scalars['String']['output']>;
  /** The coach who needs hours, if none has any */
  first_coach_id?: Maybe<Scalars['Int']['output']>;
  /** The location that needs hours, if none has any */
  first_location_id?: Maybe<Scalars['Int']['output']>;
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Whether everything that is not optional has been set up */
  is_complete: Scalars['Boolean']['output'];
  /** Whether the caller's own address is confirmed */
  is_email_confirmed: Scalars['Boolean']['output'];
  /** Whether the list is still to be shown: not complete, and not skipped */
  is_needed: Scalars['Boolean']['output'];
  /** Whether somebody chose to skip the list */
  is_skipped: Scalars['Boolean']['output'];
  /** In the order in which they build on each other */
  steps: Array<OnboardingStep>;
};

/** One thing to set up, judging by the company's own data */
export type OnboardingStep = {
  /** Whether it has been set up */
  is_done: Scalars['Boolean']['output'];
  /** Whether bookings can be taken without it */
  is_optional: Scalars['Boolean']['output'];
  /** Which */
  key: OnboardingStepKey;
  /** Why nothing can be booked in the next four weeks though something is there, where this step is why */
  problem?: Maybe<Scalars['String']['output']>;
};

/** What a venue sets up before its first booking. company: its name, zone and currency are confirmed; location: a location has opening hours; resource: there is a bay or room; service: there is something to book; coach: a coach has hours; payments: cards are taken; booking_page: somebody who works here has opened it */
export type OnboardingStepKey =
  /** somebody who works here has opened it */
  | 'booking_page'
  /** a coach has hours */
  | 'coach'
  /** its name, zone and currency are confirmed */
  | 'company'
  /** a location has opening hours */
  | 'location'
  /** cards are taken */
  | 'payments'
  /** there is a bay or room */
  | 'resource'
  /** there is something to book */
  | 'service';

/** The start and end of a time when a place is open; a night is one range */
export type OpenRange = {
  /** Closing time, HH:MM; before opens it is on the next day */
  closes: Scalars['String']['output'];
  /** Time on the venue's wall clock, HH:MM; 24:00 is the end of the day */
  opens: Scalars['String']['output'];
};

/** The start and end of a time when a place is open; a night is one range */
export type OpenRangeInput = {
  /** Closing time, HH:MM; before opens it is on the next day */
  closes: Scalars['String']['input'];
  /** Time on the venue's wall clock, HH:MM; 24:00 is the end of the day */
  opens: Scalars['String']['input'];
};

/** Allows a client to have two bookings at the same time, with a reason */
export type OverlapOverrideInput = {
  /** Why the client may be double-booked */
  reason: Scalars['String']['input'];
};

/** Every claim of the company, read again and compared without relying on the rule */
export type OverlapProof = {
  /** When the claims were read */
  checked_at: Scalars['String']['output'];
  /** Number of claims read */
  claims: Scalars['Int']['output'];
  /** Bays, coaches and clients */
  compared: Array<ComparedClaims>;
  /** Name of the database constraint */
  constraint_name: Scalars['String']['output'];
  /** The constraint that refuses overlaps, as currently defined in the database's catalogue */
  constraint_text: Scalars['String']['output'];
  /** The latest of these, at most five */
  meant: Array<MeantOverlap>;
  /** How often staff deliberately double-booked a client */
  meant_total: Scalars['Int']['output'];
  /** End of the newest claim, if there is one */
  newest_end?: Maybe<Scalars['String']['output']>;
  /** Start of the oldest claim, if there is one */
  oldest_start?: Maybe<Scalars['String']['output']>;
  /** Number of overlaps found; anything but 0 is a defect */
  overlaps: Scalars['Int']['output'];
  /** How long the check took, in milliseconds */
  took_ms: Scalars['Int']['output'];
};

/** The smallest and largest amounts that the buyer of a gift card may choose */
export type OwnAmount = {
  /** The smallest amount that may be chosen */
  least: Money;
  /** The largest amount that may be chosen */
  most: Money;
};

/** The smallest and largest amounts that the buyer of a gift card may choose */
export type OwnAmountInput = {
  /** The smallest amount that may be chosen */
  least: MoneyInput;
  /** The largest amount that may be chosen */
  most: MoneyInput;
};

/** What a person is waiting for or has been offered */
export type OwnWaitlist = {
  /** What the person is waiting for, soonest first */
  data: Array<OwnWaitlistEntry>;
};

/** An entry of the waiting list, as seen by the person it belongs to */
export type OwnWaitlistEntry = {
  /** The class date, if they are waiting for a seat */
  class_session_id?: Maybe<Scalars['Int']['output']>;
  /** The coach they want, or the coach of the class */
  coach?: Maybe<BookedCoach>;
  /** When they began to wait */
  created_at: Scalars['String']['output'];
  /** Where the offer is emailed; by the emailed link only as r•••@g•••.com */
  email?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether the place is free now for the first person to take it (claimWaitlistPlace); never if it is offered in turn */
  is_free: Scalars['Boolean']['output'];
  /** Who the class is for, in the venue's words */
  level?: Maybe<Scalars['String']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where the person's own booking takes place */
  location: BookedLocation;
  /** The place held for them, with status held; none without an offer */
  offer?: Maybe<PublicBooking>;
  /** The card payment needed to take the offer (startServicePayment); none if it is taken without one (acceptWaitlistOffer) */
  offer_payment?: Maybe<OfferPayment>;
  /** How long the offered place is held; none before an offer */
  offered_until?: Maybe<Scalars['String']['output']>;
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** How much of the offered place the caller's own credit may pay; none if they are not signed in as the person to whom it is offered, or if nothing has to be paid */
  payable_by_credit?: Maybe<Money>;
  /** Position in the order of those waiting, from 1; none for others */
  place?: Maybe<Scalars['Int']['output']>;
  /** The service of the person's own booking */
  service: BookedService;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The status of somebody's wait. waiting: nothing is free yet; offered: a place is held for them, and they have been told; booked: they took it; declined: they did not want it; expired: they did not answer in time; left: they left the list; removed: the venue took them off; closed: the time came, the class was cancelled, or the service or location is no longer offered */
  status: WaitlistStatus;
  /** Shows the entry, accepts or declines its offer and leaves the list, without signing in; none in ownWaitlist for somebody acting for the person or reading by a token */
  token?: Maybe<Scalars['String']['output']>;
  /** When they were emailed that a place is free for the first person to take it; none while nothing is free, or if it is offered in turn */
  told_at?: Maybe<Scalars['String']['output']>;
  /** Who among those waiting may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are emailed at once and nothing is held, the first to take it has it */
  waitlist_offers: WaitlistOffers;
};

/** Another bay of the same party */
export type PartyBay = {
  /** Id of the booking */
  id: Scalars['Int']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Name of the bay */
  name: Scalars['String']['output'];
};

/** A booking of a party, with its version last read */
export type PartyVersionInput = {
  /** A booking of the party */
  id: Scalars['Int']['input'];
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** Bookings of one party to act on, all or none */
export type PartyVersionsInput = {
  /** The bookings to act on */
  bookings: Array<PartyVersionInput>;
};

/** What an emailed link is for */
export type PasswordLink = {
  /** The address used to sign in */
  email?: Maybe<Scalars['String']['output']>;
  /** When the link expires */
  expires_at: Scalars['String']['output'];
  /** First name of the account's owner */
  first_name: Scalars['String']['output'];
  /** What the password is being set for */
  purpose: PasswordLinkPurpose;
};

/** reset: a forgotten password; invite: the first password of a new account */
export type PasswordLinkPurpose =
  /** the first password of a new account */
  | 'invite'
  /** a forgotten password */
  | 'reset';

/** The days between which a membership is paused */
export type PauseMembershipInput = {
  /** Returns the figures and changes nothing */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the dry run; refused with stale_dry_run if its figures no longer hold */
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
  /** First day after the pause, or an instant on it */
  pause_end_at: Scalars['String']['input'];
  /** First day of the pause, or an instant on it */
  pause_start_at: Scalars['String']['input'];
};

/** How upcoming bills are paid */
export type PayByCardInput = {
  /** Whether the card that they saved last is charged for each upcoming bill */
  pays_by_card: Scalars['Boolean']['input'];
};

/** How an invoice was paid at the desk */
export type PayInvoiceInput = {
  /** The location whose desk took the money: cash goes into its drawer */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** How money was taken at the desk. cash: into the drawer; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way */
  method: DeskMethod;
};

/** Credit that a client gets back as money at the desk */
export type PayOutCreditInput = {
  /** How much is paid out, at most what is left */
  amount: MoneyInput;
  /** The location whose desk pays: cash leaves its drawer */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** How money was taken at the desk. cash: into the drawer; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way */
  method: DeskMethod;
  /** The reason, for the history */
  reason: Scalars['String']['input'];
};

/** A payment received */
export type Payment = {
  /** The amount without the tip */
  amount: Money;
  /** The booking that it is for */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** Brand of the card */
  card_brand?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the card */
  card_last4?: Maybe<Scalars['String']['output']>;
  /** The client; none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** When */
  created_at: Scalars['String']['output'];
  /** How much of a membership bill was credited when the membership moved to another plan, and is not refunded as well */
  credited: Money;
  /** What it is for: the service and location, or the plan of a membership */
  description: Scalars['String']['output'];
  /** The state of its last dispute; none if it was never disputed */
  dispute?: Maybe<DisputeState>;
  /** The deadline for answering that dispute, on the venue's wall clock */
  dispute_due?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** The same on the venue's wall clock, with its offset */
  local_time: Scalars['String']['output'];
  /** The location where it was taken */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** The location's name */
  location_name?: Maybe<Scalars['String']['output']>;
  /** The membership bill that it is for */
  membership_invoice_id?: Maybe<Scalars['Int']['output']>;
  /** How money came in. card: online, by a link or by a saved card; card_terminal: with the venue's own card machine; cash: into the drawer of a desk; transfer: through a bank; other: in another way, given in its note; credit: from what the venue owed the client */
  method: PaymentMethod;
  /** The note; shown on the receipt */
  note?: Maybe<Scalars['String']['output']>;
  /** Number of the receipt, counted per company */
  number: Scalars['Int']['output'];
  /** Who paid */
  payer_name: Scalars['String']['output'];
  /** Why the last refund failed, if it did */
  refund_failure?: Maybe<Scalars['String']['output']>;
  /** How much of the amount can still be refunded */
  refundable: Money;
  /** How much of the tip can still be refunded */
  refundable_tip: Money;
  /** How much of the amount was refunded or kept as credit */
  refunded: Money;
  /** How much of the tip was refunded or kept as credit */
  refunded_tip: Money;
  /** How much of it is being refunded and not yet confirmed by the card's provider */
  refunding: Money;
  /** Who took it; none if it was paid online */
  taken_by_name?: Maybe<Scalars['String']['output']>;
  /** The tax included in the amount, several as one; none if there is none */
  tax?: Maybe<PaymentTax>;
  /** Each tax included in the amount */
  taxes: Array<PaymentTax>;
  /** The tip, in addition to the amount */
  tip: Money;
  /** What was wrong with it */
  void_reason?: Maybe<Scalars['String']['output']>;
  /** Why it cannot be marked as recorded by mistake; none if it can */
  void_refusal?: Maybe<Scalars['String']['output']>;
  /** Who marked it */
  voided_by_name?: Maybe<Scalars['String']['output']>;
  /** When it was marked as recorded by mistake, on the venue's wall clock; none if it stands */
  voided_time?: Maybe<Scalars['String']['output']>;
};

/** Money that counts in the period and shares the same keys, in one currency */
export type PaymentAggregateGroup = {
  /** Average item, in money: Revenue ÷ items. */
  average?: Maybe<Money>;
  /** Client; none unless grouped by it, or where there is none */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the client */
  client_name?: Maybe<Scalars['String']['output']>;
  /** Coach; none unless grouped by it, or where there is none */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** First day of the day, week or month, inside the period; none unless grouped by it */
  date?: Maybe<Scalars['String']['output']>;
  /** Refunded, in money: What was refunded or disputed, and fees and prices that were waived. */
  given_back: Money;
  /** Before refunds, in money: What came in, or was earned, before refunds and waivers. */
  gross: Money;
  /** Hour on the location's clock for bookings, bays and classes, otherwise in the period's time zone: 18 means 18:00 to 19:00; none unless grouped by it */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Kind of item; none unless grouped by it */
  item?: Maybe<RevenueItem>;
  /** Items: Payments, prices, fees, refunds and the like that make up revenue, each counted once. */
  items: Scalars['Int']['output'];
  /** Kind of the service; none unless grouped by it */
  kind?: Maybe<ServiceKind>;
  /** Location; none unless grouped by it, or where there is none */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the location */
  location_name?: Maybe<Scalars['String']['output']>;
  /** Middle item, in money: Half of the items come to this or less. */
  median?: Maybe<Money>;
  /** How the money came in; none unless grouped by it, and for items that do not follow from a payment */
  method?: Maybe<PaymentMethod>;
  /** Largest items, in money: A tenth of the items come to at least this. */
  p90?: Maybe<Money>;
  /** Bay; none unless grouped by it, or where there is none */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Revenue, in money: Before refunds, less what was refunded or waived. */
  revenue: Money;
  /** Service; none unless grouped by it, or where there is none */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the service */
  service_name?: Maybe<Scalars['String']['output']>;
  /** What the money is for; none unless grouped by it */
  source?: Maybe<PaymentSource>;
  /** Day of the week: at the location for bookings, bays and classes, otherwise in the period's time zone; none unless grouped by it */
  weekday?: Maybe<AnalyticsWeekday>;
};

/** Money of a period, counted in groups */
export type PaymentAggregates = {
  /** cash: counts when money comes in or goes out; accrual: counts when it is earned */
  basis: RevenueBasis;
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups in the order of their keys, one for each of its currencies, which are never added together */
  groups: Array<PaymentAggregateGroup>;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Time zone at whose midnights the period and its days begin: the location's, otherwise the company's */
  timezone: Scalars['String']['output'];
};

/** The outcome of a payment, according to the provider */
export type PaymentConfirmation = {
  /** The booking, shown to anybody who has the hold's token */
  confirmed?: Maybe<ConfirmedBooking>;
  /** What happened, to show to the payer */
  message?: Maybe<Scalars['String']['output']>;
  /** The outcome of a payment. booked: it came, and the time is booked; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: the time was gone, and all of the money goes back */
  outcome: PaymentOutcome;
};

/** A card payment that its holder disputes with their bank */
export type PaymentDispute = {
  /** The disputed amount */
  amount: Money;
  /** The booking that it paid for; none for a membership bill */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** When it began */
  created_at: Scalars['String']['output'];
  /** The deadline for answering it at the provider */
  due_by?: Maybe<Scalars['String']['output']>;
  /** The same on the venue's wall clock, with its offset */
  due_local?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Who paid */
  payer_name: Scalars['String']['output'];
  /** The payment that is disputed */
  payment_id: Scalars['Int']['output'];
  /** The reason, in the provider's terms: fraudulent, duplicate, product_not_received and so on */
  reason: Scalars['String']['output'];
  /** Number of its receipt */
  receipt_number: Scalars['Int']['output'];
  /** The state of a dispute. needs_response: the venue can still answer; under_review: the bank is deciding; won: the bank gave the money back to the venue; lost: the bank left the money with the cardholder; closed: the bank only asked and took nothing */
  state: DisputeState;
  /** The part of it that has left the company's account */
  withdrawn: Money;
};

/** Card payments that are or were disputed */
export type PaymentDisputes = {
  /** Those to be answered first, by deadline; then the others; at most 50 */
  data: Array<PaymentDispute>;
  /** How many of them can still be answered */
  open: Scalars['Int']['output'];
  /** How many there are */
  total: Scalars['Int']['output'];
};

/** What a message from the payment provider is about. subscription: what the company pays the platform; booking_payment: a payment on the booking page; desk_payment: a payment link or a saved card, requested by the desk; plan_purchase: a membership or another plan bought online; refund: money going back to a card; dispute: a cardholder who takes a payment back through the bank */
export type PaymentEventSubject =
  /** a payment on the booking page */
  | 'booking_payment'
  /** a payment link or a saved card, requested by the desk */
  | 'desk_payment'
  /** a cardholder who takes a payment back through the bank */
  | 'dispute'
  /** a membership or another plan bought online */
  | 'plan_purchase'
  /** money going back to a card */
  | 'refund'
  /** what the company pays the platform */
  | 'subscription';

/** day: date on which money counts, by the period's time zone; week: Monday of the week on which money counts, by the period's time zone, or the first day requested; month: first day of the month on which money counts, by the period's time zone, or the first day requested; weekday: day of the week on which money counts, by the period's time zone; hour: hour of the day on which money counts, by the period's time zone; source: what it is for; item: the kind of item; method: the method of the payment that it follows from; location: of the booking; service: of the booking; kind: of the booking's service; resource: of the booking; coach: of the booking; client: of the booking or membership */
export type PaymentGroupBy =
  /** of the booking or membership */
  | 'client'
  /** of the booking */
  | 'coach'
  /** date on which money counts, by the period's time zone */
  | 'day'
  /** hour of the day on which money counts, by the period's time zone */
  | 'hour'
  /** the kind of item */
  | 'item'
  /** of the booking's service */
  | 'kind'
  /** of the booking */
  | 'location'
  /** the method of the payment that it follows from */
  | 'method'
  /** first day of the month on which money counts, by the period's time zone, or the first day requested */
  | 'month'
  /** of the booking */
  | 'resource'
  /** of the booking */
  | 'service'
  /** what it is for */
  | 'source'
  /** Monday of the week on which money counts, by the period's time zone, or the first day requested */
  | 'week'
  /** day of the week on which money counts, by the period's time zone */
  | 'weekday';

/** How money came in. card: online, by a link or by a saved card; card_terminal: with the venue's own card machine; cash: into the drawer of a desk; transfer: through a bank; other: in another way, given in its note; credit: from what the venue owed the client */
export type PaymentMethod =
  /** online, by a link or by a saved card */
  | 'card'
  /** with the venue's own card machine */
  | 'card_terminal'
  /** into the drawer of a desk */
  | 'cash'
  /** from what the venue owed the client */
  | 'credit'
  /** in another way, given in its note */
  | 'other'
  /** through a bank */
  | 'transfer';

/** live: real money moves; test: the payment provider's test mode; simulated: a stand-in takes its place */
export type PaymentMode =
  /** real money moves */
  | 'live'
  /** a stand-in takes its place */
  | 'simulated'
  /** the payment provider's test mode */
  | 'test';

/** The outcome of a payment. booked: it came, and the time is booked; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: the time was gone, and all of the money goes back */
export type PaymentOutcome =
  /** it came, and the time is booked */
  | 'booked'
  /** try again, or with another card */
  | 'not_paid'
  /** the provider does not know yet */
  | 'processing'
  /** the time was gone, and all of the money goes back */
  | 'refunded';

/** One page of payments */
export type PaymentPage = {
  /** The payments on this page */
  data: Array<Payment>;
  /** The position of a page in its list */
  meta: Meta;
};

/** What a refund writes, or would write */
export type PaymentRefund = {
  /** What the period of a membership bill gives and how much of it was used; empty for a booking */
  allowances: Array<BillAllowance>;
  /** What the booking still has to pay afterwards; if negative, what the venue owes; none for a membership */
  balance: Money;
  /** What is written to the ledger */
  entries: Array<LedgerEntry>;
  /** Whether nothing was written */
  is_dry_run: Scalars['Boolean']['output'];
  /** The payment as it is now */
  payment: Payment;
  /** The state of a refund. refunded: it is done; pending: the card's provider has not answered and is asked again until it does, and refunds once; failed: the bank did not accept it */
  state: RefundState;
  /** What is left of the payment's amount afterwards */
  still_refundable: Money;
  /** What is left of its tip afterwards */
  still_refundable_tip: Money;
  /** The tax included in the refund: the payment's, in proportion */
  tax: Money;
  /** Each tax included in the refund */
  taxes: Array<TaxLine>;
};

/** What one person pays */
export type PaymentShareInput = {
  /** The amount taken, without the tip */
  amount: MutationInput_TakePayment_Input_Shares_Items_AmountInput;
  /** How the desk itself takes money. cash: into the drawer; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way, given in its note; credit: from what the venue owes the client */
  method: TakenMethod;
  /** Shown on the receipt; required if the method is other */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The person who pays, if not the person who booked */
  payer_name?: InputMaybe<Scalars['String']['input']>;
  /** The tip, in addition to the amount; none if left out */
  tip?: InputMaybe<MutationInput_TakePayment_Input_Shares_Items_TipInput>;
};

/** What payments are sorted by. created_at: when they were taken; amount: how much was paid, without the tip */
export type PaymentSort =
  /** how much was paid, without the tip */
  | 'amount'
  /** when they were taken */
  | 'created_at';

/** What the money is for: bookings: prices and fees of bookings; memberships: membership bills */
export type PaymentSource =
  /** prices and fees of bookings */
  | 'bookings'
  /** membership bills */
  | 'memberships';

/** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: part is paid, and something is still owed; paid: nothing is owed any longer; refund_due: more is paid than it costs, and the venue owes the rest back; refunding: the same, and all that it owes is on its way back; partly_refunded: part of what was paid was refunded, and nothing is owed; refunded: everything that was paid was refunded */
export type PaymentStatus =
  /** part is paid, and something is still owed */
  | 'deposit_paid'
  /** something is owed, and nothing is paid */
  | 'due'
  /** there is nothing to pay */
  | 'not_due'
  /** nothing is owed any longer */
  | 'paid'
  /** part of what was paid was refunded, and nothing is owed */
  | 'partly_refunded'
  /** more is paid than it costs, and the venue owes the rest back */
  | 'refund_due'
  /** everything that was paid was refunded */
  | 'refunded'
  /** the same, and all that it owes is on its way back */
  | 'refunding';

/** A tax in a payment, as its receipt shows it */
export type PaymentTax = {
  /** What it is called */
  name: Scalars['String']['output'];
  /** The amount without any tax */
  net: Money;
  /** The company's registration number for it at the time */
  number?: Maybe<Scalars['String']['output']>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['output'];
  /** How much of the tax was given back with refunds */
  refunded: Money;
  /** The tax, rounded once, half a minor unit rounding up */
  tax: Money;
};

/** When the peak price applies: a start at or after from and before to */
export type PeakHours = {
  /** Start, on the venue's wall clock */
  from: Scalars['String']['output'];
  /** End, on the venue's wall clock; before from it is on the next day */
  to: Scalars['String']['output'];
  /** Days on which it applies */
  weekdays: Array<Weekday>;
};

/** When the peak price applies: a start at or after from and before to */
export type PeakHoursInput = {
  /** Start, on the venue's wall clock */
  from: Scalars['String']['input'];
  /** End, on the venue's wall clock; before from it is on the next day */
  to: Scalars['String']['input'];
  /** Days on which it applies */
  weekdays: Array<Weekday>;
};

/** A permission, explained, with how far it reaches for each role */
export type PermissionRow = {
  /** The same in a sentence or two */
  explanation: Scalars['String']['output'];
  /** The group it belongs to */
  group: Scalars['String']['output'];
  /** Name of the permission for programs, for example bookings.write */
  id: Scalars['String']['output'];
  /** What the person may do */
  name: Scalars['String']['output'];
  /** What reaching only one's own means, if that is possible */
  own_explanation?: Maybe<Scalars['String']['output']>;
  /** How far it reaches for each role */
  roles: Array<RoleScope>;
};

/** How far a permission reaches. no: nothing; own: only what is the person's own, such as a coach's own lessons; yes: everything in the company */
export type PermissionScope =
  /** nothing */
  | 'no'
  /** only what is the person's own, such as a coach's own lessons */
  | 'own'
  /** everything in the company */
  | 'yes';

/** An uploaded picture */
export type Picture = {
  /** A description of the picture for those who cannot see it; empty if it is purely decorative */
  alt: Scalars['String']['output'];
  /** Id of the upload */
  id: Scalars['Int']['output'];
  /** Smallest first: at most 320, 800 and 1,600 pixels wide or high */
  sizes: Array<PictureSize>;
};

/** An uploaded picture to show */
export type PictureInput = {
  /** A description of the picture for those who cannot see it */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Upload */
  id: Scalars['Int']['input'];
};

/** A picture in one of its sizes */
export type PictureSize = {
  /** Height in pixels */
  height: Scalars['Int']['output'];
  /** Address on this host; its content never changes */
  url: Scalars['String']['output'];
  /** Width in pixels */
  width: Scalars['Int']['output'];
};

/** A plan as the payment provider has it */
export type PlanAtProvider = {
  /** Months that the price is for; none if it is paid once */
  duration_months?: Maybe<Scalars['Int']['output']>;
  /** Whether it is offered */
  is_on_sale: Scalars['Boolean']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Price of a period; none if it has no price */
  price?: Maybe<Money>;
  /** Its price, by the provider's id; none if it has no price */
  price_id?: Maybe<Scalars['String']['output']>;
  /** The product, by the provider's id */
  product_id: Scalars['String']['output'];
};

/** What each period of a plan provides: time or credits, and for what */
export type PlanBenefit = {
  /** What a no-show takes in addition to what the booking used, as far as enough is left */
  no_show_extra: Scalars['Int']['output'];
  /** How much each period provides, in minutes or credits */
  quantity: Scalars['Int']['output'];
  /** Only for bays of this type */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** How much of what is left carries over into the next period */
  rollover_limit: Scalars['Int']['output'];
  /** Only for this service */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** What each period of a plan is to provide */
export type PlanBenefitInput = {
  /** What a no-show takes in addition; nothing if left out */
  no_show_extra?: InputMaybe<Scalars['Int']['input']>;
  /** How much each period provides, in minutes or credits */
  quantity: Scalars['Int']['input'];
  /** Only for bays of this type */
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  /** How much of what is left carries over into the next period */
  rollover_limit: Scalars['Int']['input'];
  /** Only for this service */
  service_id?: InputMaybe<Scalars['Int']['input']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** A person who buys a plan without being signed in */
export type PlanBuyerInput = {
  /** Whether the buyer agrees to marketing email, which counts once the plan has begun, unless a client with this address unsubscribed; no if left out */
  agrees_to_marketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Email address for the confirmation */
  email: Scalars['String']['input'];
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** When a change from a plan to another begins. member_chooses: now or when the period ends, as asked; now: always today; period_end: always with the next bill */
export type PlanChangeRule =
  /** now or when the period ends, as asked */
  | 'member_chooses'
  /** always today */
  | 'now'
  /** always with the next bill */
  | 'period_end';

/** When a change of plan begins. now: today, and what is unused of the old plan is taken off the new one's price; period_end: with the next bill, so that the old plan is used to its end and nothing is credited */
export type PlanChangeTime =
  /** today, and what is unused of the old plan is taken off the new one's price */
  | 'now'
  /** with the next bill, so that the old plan is used to its end and nothing is credited */
  | 'period_end';

/** The outcome of a purchase, according to the provider */
export type PlanPurchaseConfirmation = {
  /** What happened, to show to the payer */
  message?: Maybe<Scalars['String']['output']>;
  /** The outcome of a purchase. bought: it is paid, and the plan has begun or the gift card is emailed; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: it could not begin, and all of the money goes back */
  outcome: PlanPurchaseOutcome;
};

/** The outcome of a purchase. bought: it is paid, and the plan has begun or the gift card is emailed; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: it could not begin, and all of the money goes back */
export type PlanPurchaseOutcome =
  /** it is paid, and the plan has begun or the gift card is emailed */
  | 'bought'
  /** try again, or with another card */
  | 'not_paid'
  /** the provider does not know yet */
  | 'processing'
  /** it could not begin, and all of the money goes back */
  | 'refunded';

/** A payment for a plan or a gift card that is waiting for a card */
export type PlanPurchasePayment = {
  /** Lets this browser, and no other, give the provider a card */
  client_secret: Scalars['String']['output'];
  /** The account that is paid, for the same library */
  connect_account: Scalars['String']['output'];
  /** The provider's id */
  payment_intent_id: Scalars['String']['output'];
  /** Identifies the platform to the provider's library */
  publishable_key: Scalars['String']['output'];
};

/** What a plan costs a person who buys it today, and what it provides */
export type PlanPurchasePreview = {
  /** Last day of a plan that does not renew and ends automatically */
  access_until?: Maybe<Scalars['String']['output']>;
  /** What it provides for bookings */
  allowances: Array<PlannedAllowance>;
  /** The next bills, if each is paid on time */
  charges: Array<PlannedCharge>;
  /** Identifies these figures: send it with the purchase to be charged exactly this */
  dry_run_id: Scalars['String']['output'];
  /** The amount charged to the card today; zero if the plan begins free of charge */
  due_now: Money;
  /** Last free day, if it begins with a trial */
  free_until?: Maybe<Scalars['String']['output']>;
  /** The plan to buy */
  plan_id: Scalars['Int']['output'];
  /** Sign-up fee included in that, or in the first bill after a trial; zero if there is none */
  sign_up_fee: Money;
  /** Whether the venue takes cards online; if not, plans are sold at the venue */
  takes_cards: Scalars['Boolean']['output'];
  /** The tax included in that, several as one; none if there is none */
  tax?: Maybe<TaxLine>;
  /** Each tax included in that */
  taxes: Array<TaxLine>;
};

/** name: its name; price: the amount alone; currency: the price's currency; period: how long the price is for; on_sale: whether it is offered */
export type PlanSyncField =
  /** the price's currency */
  | 'currency'
  /** its name */
  | 'name'
  /** whether it is offered */
  | 'on_sale'
  /** how long the price is for */
  | 'period'
  /** the amount alone */
  | 'price';

/** synced: the payment provider has the plan in its current form; out_of_date: it has the plan in a different form; missing: it does not have it; not_connected: the company has no account there; unreachable: it did not answer */
export type PlanSyncState =
  /** it does not have it */
  | 'missing'
  /** the company has no account there */
  | 'not_connected'
  /** it has the plan in a different form */
  | 'out_of_date'
  /** the payment provider has the plan in its current form */
  | 'synced'
  /** it did not answer */
  | 'unreachable';

/** What would be left for bookings after an action */
export type PlannedAllowance = {
  /** How much of it does not carry over into the next period */
  ending: Scalars['Int']['output'];
  /** Last day to use it; none if the membership does not renew */
  ends_on?: Maybe<Scalars['String']['output']>;
  /** What is left, in minutes or credits */
  left: Scalars['Int']['output'];
  /** Only for bays of this type */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that type */
  resource_type_name?: Maybe<Scalars['String']['output']>;
  /** Only for this service */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that service */
  service_name?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** An upcoming bill */
export type PlannedCharge = {
  /** Amount of the bill */
  amount: Money;
  /** Day of the bill */
  on: Scalars['String']['output'];
};

/** A change of plan that begins when the period ends */
export type PlannedPlanChange = {
  /** First day of it, if each bill is paid on time; none while one is overdue */
  on?: Maybe<Scalars['String']['output']>;
  /** The plan that follows */
  plan_id: Scalars['Int']['output'];
  /** Its name */
  plan_name: Scalars['String']['output'];
  /** Price of its periods, as agreed when the change was planned, tax included */
  price: Money;
};

/** A plan that companies can subscribe to */
export type PlatformPlan = {
  /** What it contains, in one sentence */
  description: Scalars['String']['output'];
  /** Id */
  id: Scalars['String']['output'];
  /** Length of the billing interval in months */
  interval_months: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** The platform's share of card payments, in percent */
  platform_fee_percentage: Scalars['Float']['output'];
  /** Price of one interval */
  price: Money;
  /** Identifies its price, for subscribing and changing plans */
  price_id: Scalars['String']['output'];
};

/** The plans that a company can subscribe to */
export type PlatformPlans = {
  /** The plans, cheapest first */
  data: Array<PlatformPlan>;
};

/** Part of the price, a fixed amount, or both together */
export type PolicyCharge = {
  /** Fixed amount in addition */
  fee: Money;
  /** Part of the price */
  percent: Scalars['Int']['output'];
};

/** Part of the price, a fixed amount, or both together */
export type PolicyChargeInput = {
  /** Fixed amount in addition */
  fee: MoneyInput;
  /** Part of the price */
  percent: Scalars['Int']['input'];
};

/** How a person likes to work */
export type Preferences = {
  /** Lists with hidden columns */
  columns: Array<GridColumns>;
  /** Whether bookings can be moved by dragging */
  drag_bookings: Scalars['Boolean']['output'];
  /** Name of the lens that the schedule opens with */
  opening_lens?: Maybe<Scalars['String']['output']>;
  /** Saved views of the schedule */
  schedule_lenses: Array<ScheduleLens>;
  /** Whether single-letter keyboard shortcuts work outside input fields */
  single_keys: Scalars['Boolean']['output'];
  /** Colours of the screens */
  theme: ColorTheme;
  /** Guided tours that were seen or are still to come */
  tours: Array<TourSeen>;
  /** Increases by one with each change of a preference */
  version: Scalars['Int']['output'];
};

/** The preferences to change; fields left out stay unchanged */
export type PreferencesInput = {
  /** All lists with hidden columns */
  columns?: InputMaybe<Array<GridColumnsInput>>;
  /** Whether bookings can be moved by dragging */
  drag_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the lens that the schedule opens with */
  opening_lens?: InputMaybe<Scalars['String']['input']>;
  /** The complete list */
  schedule_lenses?: InputMaybe<Array<ScheduleLensInput>>;
  /** Whether single-letter keyboard shortcuts work outside input fields */
  single_keys?: InputMaybe<Scalars['Boolean']['input']>;
  /** Colours of the screens */
  theme?: InputMaybe<ColorTheme>;
  /** The complete list */
  tours?: InputMaybe<Array<TourSeenInput>>;
  /** The version last read; any other version returns 409 stale_version */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A time to block */
export type PreviewBlockedTimeInput = {
  /** The coach, if a coach is blocked */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** A blocked time that is being changed: its own claims do not count */
  except_id?: InputMaybe<Scalars['Int']['input']>;
  /** Of a time blocked every week: this date and all later ones, which move by as many days */
  following?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day on the venue's calendar */
  from_date: Scalars['String']['input'];
  /** Start on the venue's wall clock, HH:MM */
  from_time: Scalars['String']['input'];
  /** Location whose clock it follows */
  location_id: Scalars['Int']['input'];
  /** The bays, if bays are blocked */
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is blocked. resources: one or more bays; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Last day on the venue's calendar */
  to_date: Scalars['String']['input'];
  /** End on the venue's wall clock, HH:MM */
  to_time: Scalars['String']['input'];
  /** Also every week after that, up to and including this day */
  until?: InputMaybe<Scalars['String']['input']>;
};

/** A move to preview, with the same fields as updateBooking */
export type PreviewBookingUpdateInput = {
  /** Another coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** New end */
  end_time?: InputMaybe<Scalars['String']['input']>;
  /** Moves although the client has another booking then */
  override_client_overlap?: InputMaybe<OverlapOverrideInput>;
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Another bay; needs the permission to reassign */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** New start */
  start_time?: InputMaybe<Scalars['String']['input']>;
};

/** A campaign that is still being written */
export type PreviewCampaignInput = {
  /** Text of the email; an empty line starts a paragraph; may contain fields such as {{first_name}} */
  body: Scalars['String']['input'];
  /** Whether it is advertising: if so, it goes only to those who agreed to such email */
  marketing: Scalars['Boolean']['input'];
  /** A person to preview the text with; fields left out are made up */
  sample_recipient?: InputMaybe<SampleRecipientInput>;
  /** The subject line; may contain fields such as {{first_name}} */
  subject: Scalars['String']['input'];
};

/** Two clients who are the same person */
export type PreviewClientMergeInput = {
  /** Who stays */
  keep_id: Scalars['Int']['input'];
  /** The client whose record ends in the other's */
  merge_id: Scalars['Int']['input'];
};

/** A file to check before anything is written */
export type PreviewImportInput = {
  /** How its dates are written; detected if left out */
  date_order?: InputMaybe<DateOrder>;
  /** The file's character encoding; detected if left out */
  encoding?: InputMaybe<ImportEncoding>;
  /** Import */
  import_id: Scalars['Int']['input'];
  /** What each column holds, in order. Guessed if left out */
  mapping?: InputMaybe<Array<ImportColumnField>>;
};

/** An amount due, as seen by the person whose booking it is */
export type PublicAmountDue = {
  /** The amount due */
  amount: Money;
  /** When it began */
  created_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether the venue waived it */
  is_waived: Scalars['Boolean']['output'];
  /** Why an amount is due. cancellation: it was cancelled late; no_show: nobody came; reschedule: the person moved it */
  kind: AmountDueKind;
};

/** A booking as seen by the person it belongs to */
export type PublicBooking = {
  /** What the person may do now */
  allowed_actions: Array<PublicBookingAction>;
  /** What has fallen due under its rules, oldest first */
  amounts_due: Array<PublicAmountDue>;
  /** What the person wrote when booking */
  client_note?: Maybe<Scalars['String']['output']>;
  /** The coach, if it has one; for a seat, the coach of its class */
  coach?: Maybe<BookedCoach>;
  /** Where emails about it are sent; by the emailed link only as r•••@g•••.com */
  contact_email?: Maybe<Scalars['String']['output']>;
  /** What a membership's allowance covers, in addition to the price */
  covered: Money;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Who comes besides the person who booked, in the order given */
  guest_names: Array<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where the person's own booking takes place */
  location: BookedLocation;
  /** What the member price took off at booking; not part of the price */
  member_discount: Money;
  /** How many guests can be named now; 0 once it is over or cancelled */
  most_guest_names: Scalars['Int']['output'];
  /** The other booked bays of the same party; each is a booking of its own */
  other_bays: Array<PartyBay>;
  /** What was paid for it so far, less what went back */
  paid: Money;
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: part is paid, and something is still owed; paid: nothing is owed any longer; refund_due: more is paid than it costs, and the venue owes the rest back; refunding: the same, and all that it owes is on its way back; partly_refunded: part of what was paid was refunded, and nothing is owed; refunded: everything that was paid was refunded */
  payment_status: PaymentStatus;
  /** Price agreed at booking */
  price: Money;
  /** The bay, if it has one; for a seat, the room of its class */
  resource?: Maybe<BookedResource>;
  /** The service of the person's own booking */
  service: BookedService;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The status of a booking. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
  /** The tax included in the price, as sold, several as one; none if there was none */
  tax?: Maybe<TaxLine>;
  /** Each tax included in the price, as sold */
  taxes: Array<TaxLine>;
  /** The agreed rules of one booking, with its own times and amounts */
  terms: BookingTerms;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** What a person may do with their own booking now. update: change the number of people, the note or the time, signed in as its client; move: take another time, within the agreed notice; cancel: call it off before the start */
export type PublicBookingAction =
  /** call it off before the start */
  | 'cancel'
  /** take another time, within the agreed notice */
  | 'move'
  /** change the number of people, the note or the time, signed in as its client */
  | 'update';

/** One page of bookings of the signed-in person */
export type PublicBookingPage = {
  /** The bookings of the signed-in person on this page */
  data: Array<PublicBooking>;
  /** The position of a page in its list */
  meta: Meta;
};

/** An upcoming class, as anybody may see it */
export type PublicClassSession = {
  /** Total number of seats */
  capacity: Scalars['Int']['output'];
  /** Coach */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Who it is for, in the venue's words */
  level?: Maybe<Scalars['String']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Name of the location */
  location_name: Scalars['String']['output'];
  /** Name of the class */
  name: Scalars['String']['output'];
  /** Price of a seat */
  price: Money;
  /** Bay or room, if it has one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay or room */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Seats that nobody has booked or holds */
  seats_left: Scalars['Int']['output'];
  /** The weekly series that it belongs to */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** The class, as a service */
  service_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** A coach, as anybody may see them */
export type PublicCoach = {
  /** First name */
  first_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Last name */
  last_name: Scalars['String']['output'];
  /** Locations where the coach teaches */
  location_ids: Array<Scalars['Int']['output']>;
  /** First and last name */
  name: Scalars['String']['output'];
  /** A portrait, if there is one */
  picture?: Maybe<Picture>;
  /** Lessons that the coach gives */
  service_ids: Array<Scalars['Int']['output']>;
};

/** One page of coaches */
export type PublicCoachPage = {
  /** The coaches on this page */
  data: Array<PublicCoach>;
  /** The position of a page in its list */
  meta: Meta;
};

/** When a coach is busy or free, without saying with whom */
export type PublicCoachSchedule = {
  /** When the coach is busy */
  busy: Array<TimeRange>;
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** End of the requested time */
  end_time: Scalars['String']['output'];
  /** When the coach works and is not busy, from now on */
  free: Array<CoachTime>;
  /** Start of the requested time */
  start_time: Scalars['String']['output'];
};

/** What anybody may know about the company */
export type PublicCompany = {
  /** Replaces the primary colour, #RRGGBB */
  brand_color?: Maybe<Scalars['String']['output']>;
  /** The clock's offsets from ten years ago to four years ahead, oldest first: reads an instant without zone data */
  clock_changes: Array<ClockChange>;
  /** Shown above the booking page, if there is one */
  cover?: Maybe<Picture>;
  /** ISO 4217 currency code */
  currency: Scalars['String']['output'];
  /** Whether people can sign in with Google */
  google_sign_in: Scalars['Boolean']['output'];
  /** Minutes for which the booking page holds a chosen time */
  hold_minutes: Scalars['Int']['output'];
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Whether only signing in and subscribing work */
  is_locked: Scalars['Boolean']['output'];
  /** BCP 47 locale of dates and money */
  locale: Scalars['String']['output'];
  /** How the company is locked, if it is */
  lock_kind?: Maybe<LockKind>;
  /** Shown beside the name; none means the product's own mark */
  logo?: Maybe<Picture>;
  /** Name */
  name: Scalars['String']['output'];
  /** Whether a visitor can buy a gift card on the booking page: the company sells them there and takes cards online, and at least one is on sale */
  offers_gift_cards: Scalars['Boolean']['output'];
  /** Whether card payments are real */
  payment_mode: PaymentMode;
  /** The hour at which a day of the reports, of the cash-up and of the payments file begins, 0 for midnight: at 4, what happens at 2 on Saturday morning counts on Friday, also by weekday */
  report_day_hour: Scalars['Int']['output'];
  /** Whether gift cards are sold on the booking page */
  sells_gift_cards: Scalars['Boolean']['output'];
  /** Whether a membership or a pack is on sale */
  sells_plans: Scalars['Boolean']['output'];
  /** Whether emails leave in the company's name: never before one of its owners has confirmed an email address */
  sends_email: Scalars['Boolean']['output'];
  /** The tax on what is sold from now on, several on bay time as one; none if there is none */
  tax?: Maybe<CompanyTax>;
  /** Each tax on what is sold from now on */
  taxes: Array<ListedTax>;
  /** Time zone of the company, used where a location has none; UTC if never chosen. Reports divide past days by it too */
  timezone: Scalars['String']['output'];
};

/** What a browser needs to pay by card */
export type PublicEcommerceConfig = {
  /** Whether the booking page can take cards */
  can_accept_payments: Scalars['Boolean']['output'];
  /** The account that is paid, for the same library */
  connect_account?: Maybe<Scalars['String']['output']>;
  /** ISO 4217 currency code */
  currency: Scalars['String']['output'];
  /** Whether card payments are real */
  payment_mode: PaymentMode;
  /** Identifies the platform to the provider's library in the browser */
  publishable_key?: Maybe<Scalars['String']['output']>;
};

/** A gift card that is sold on the booking page */
export type PublicGiftCard = {
  /** What it costs and is worth */
  amount: Money;
  /** One or two sentences for buyers */
  description?: Maybe<Scalars['String']['output']>;
  /** First day on which one bought today can no longer be redeemed; none if it never expires */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Name */
  name: Scalars['String']['output'];
  /** The smallest and largest other amounts that the buyer may choose; none means this amount only */
  own_amount?: Maybe<OwnAmount>;
  /** The plan it is bought as */
  plan_id: Scalars['Int']['output'];
  /** Last day on which the code of one bought today can be emailed: a year ahead at most, and before it expires */
  send_until: Scalars['String']['output'];
};

/** The gift cards that are sold on the booking page */
export type PublicGiftCards = {
  /** The gift cards on sale, cheapest first; empty if none are sold online */
  data: Array<PublicGiftCard>;
  /** Today's date on the company's calendar; a code for today is emailed at once */
  today: Scalars['String']['output'];
};

/** What anybody may know about a location */
export type PublicLocation = {
  /** Street and number */
  address_line?: Maybe<Scalars['String']['output']>;
  /** City */
  city?: Maybe<Scalars['String']['output']>;
  /** The clock's offsets from ten years ago to four years ahead, oldest first: reads an instant without zone data */
  clock_changes: Array<ClockChange>;
  /** ISO 3166-1 country code; given with its province */
  country?: Maybe<Scalars['String']['output']>;
  /** How dates are written, for example MM/DD/YYYY */
  dateformat: Scalars['String']['output'];
  /** Email address */
  email?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** BCP 47 locale, for example en-US */
  locale: Scalars['String']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Phone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** A picture of it, if there is one */
  picture?: Maybe<Picture>;
  /** Postal code */
  postal_code?: Maybe<Scalars['String']['output']>;
  /** Province or state code; given with its country */
  province_state?: Maybe<Scalars['String']['output']>;
  /** How times are written, for example h:mm a */
  timeformat: Scalars['String']['output'];
  /** IANA time zone, for example America/Vancouver */
  timezone: Scalars['String']['output'];
  /** Current offset of the location's clock, for example -07:00 */
  utc_offset: Scalars['String']['output'];
};

/** One page of locations */
export type PublicLocationPage = {
  /** The locations on this page */
  data: Array<PublicLocation>;
  /** The position of a page in its list */
  meta: Meta;
};

/** What members on a plan pay for a booking, by its name */
export type PublicMemberPrice = {
  /** The length that a fixed price is for; none with a percentage, which applies to every length */
  duration_minutes?: Maybe<Scalars['Int']['output']>;
  /** Taken off the price of the time or, in peak hours, off the peak price */
  percent_off?: Maybe<Scalars['Int']['output']>;
  /** Fixed price of the length or of one seat in a class; the same in peak hours */
  price?: Maybe<Money>;
  /** For this service; none for every service */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the service; none for every service */
  service_name?: Maybe<Scalars['String']['output']>;
};

/** A membership plan, as anybody may see it */
export type PublicMembershipPlan = {
  /** What each period provides */
  benefits: Array<PublicPlanBenefit>;
  /** How often a plan is paid for. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
  billing_period: BillingPeriod;
  /** How many days ahead its members may book, if a service allows others fewer; none means the same as others */
  booking_window_days?: Maybe<Scalars['Int']['output']>;
  /** When a change from a plan to another begins. member_chooses: now or when the period ends, as asked; now: always today; period_end: always with the next bill */
  changes_begin: PlanChangeRule;
  /** Maximum number of upcoming bookings that a member may have made themselves; none means unlimited */
  concurrent_bookings?: Maybe<Scalars['Int']['output']>;
  /** One or two sentences for people choosing a plan */
  description?: Maybe<Scalars['String']['output']>;
  /** Months after which a plan that does not renew ends, along with what is unused; none means never */
  expires_after_months?: Maybe<Scalars['Int']['output']>;
  /** How many people may use one membership of it, including the one who pays; 1 means not shared */
  family_size: Scalars['Int']['output'];
  /** Maximum number of guests that a member may bring to a booking they made themselves; none means unlimited */
  guest_limit?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether members may cancel it */
  is_cancellable: Scalars['Boolean']['output'];
  /** Whether it is a gift card: the person who redeems its code gets its price as credit, and nothing else */
  is_gift_card: Scalars['Boolean']['output'];
  /** What its members pay for bookings, if different */
  member_prices: Array<PublicMemberPrice>;
  /** Name */
  name: Scalars['String']['output'];
  /** Days before the next period by which a cancellation must be made */
  notice_days: Scalars['Int']['output'];
  /** The smallest and largest amounts that the buyer of a gift card may choose on the booking page; none means its price only */
  own_amount?: Maybe<OwnAmount>;
  /** Longest pause in days; none means 366 */
  pause_max_days?: Maybe<Scalars['Int']['output']>;
  /** Shortest pause in days; none means one day */
  pause_min_days?: Maybe<Scalars['Int']['output']>;
  /** How many more people can have it now; none means unlimited */
  places_left?: Maybe<Scalars['Int']['output']>;
  /** Price of a period */
  price: Money;
  /** Paid once, with the first period */
  sign_up_fee: Money;
  /** Free days before the first bill, once for each person; 0 means none */
  trial_days: Scalars['Int']['output'];
};

/** One page of membership plans */
export type PublicMembershipPlanPage = {
  /** The membership plans on this page */
  data: Array<PublicMembershipPlan>;
  /** The position of a page in its list */
  meta: Meta;
};

/** What each period of a plan provides, by the names that people know */
export type PublicPlanBenefit = {
  /** What a no-show takes in addition to what the booking used, as far as enough is left */
  no_show_extra: Scalars['Int']['output'];
  /** How much each period provides, in minutes or credits */
  quantity: Scalars['Int']['output'];
  /** Only for bays of this type */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the type of bay; none for every type */
  resource_type_name?: Maybe<Scalars['String']['output']>;
  /** How much of what is left carries over into the next period */
  rollover_limit: Scalars['Int']['output'];
  /** Only for this service */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the service; none for every service */
  service_name?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** A bay, as anybody may see it */
export type PublicResource = {
  /** Maximum number of people at once */
  capacity: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Location it is in */
  location_id: Scalars['Int']['output'];
  /** Name, for example Bay 4 */
  name: Scalars['String']['output'];
  /** The resource's type */
  resource_type_id: Scalars['Int']['output'];
};

/** One page of resources */
export type PublicResourcePage = {
  /** The resources on this page */
  data: Array<PublicResource>;
  /** The position of a page in its list */
  meta: Meta;
};

/** A type of bay, as anybody may see it */
export type PublicResourceType = {
  /** The service as which bay time of this type is booked */
  default_service_id?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name, for example Simulator */
  name: Scalars['String']['output'];
};

/** One page of resource types */
export type PublicResourceTypePage = {
  /** The resource types on this page */
  data: Array<PublicResourceType>;
  /** The position of a page in its list */
  meta: Meta;
};

/** A service, as anybody may see it */
export type PublicService = {
  /** The service's category, if it has one */
  category_id?: Maybe<Scalars['Int']['output']>;
  /** Coaches who give it; none if kind is resource */
  coach_ids: Array<Scalars['Int']['output']>;
  /** One or two sentences for the booking page */
  description?: Maybe<Scalars['String']['output']>;
  /** Lengths in which it is sold, shortest first */
  durations: Array<ServiceDuration>;
  /** How many days ahead it may be booked */
  horizon_days: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates */
  kind: ServiceKind;
  /** Maximum number of people in one booking */
  max_party_size: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Minimum time between booking and start */
  notice_minutes: Scalars['Int']['output'];
  /** When the peak price applies */
  peak_hours: Array<PeakHours>;
  /** A picture for the booking page, if there is one */
  picture?: Maybe<Picture>;
  /** The rules under which it is booked; none means free of charge until the start */
  policy?: Maybe<BookingPolicy>;
  /** Type of bay that it uses; none for a lesson without a bay */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Who among those waiting may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are emailed at once and nothing is held, the first to take it has it */
  waitlist_offers: WaitlistOffers;
};

/** A heading of services, as anybody may see it */
export type PublicServiceCategory = {
  /** Id */
  id: Scalars['Int']['output'];
  /** Name, for example Lessons */
  name: Scalars['String']['output'];
  /** Position in lists, from 1 */
  position: Scalars['Int']['output'];
};

/** One page of categories */
export type PublicServiceCategoryPage = {
  /** The categories on this page */
  data: Array<PublicServiceCategory>;
  /** The position of a page in its list */
  meta: Meta;
};

/** One page of services */
export type PublicServicePage = {
  /** The services on this page */
  data: Array<PublicService>;
  /** The position of a page in its list */
  meta: Meta;
};

/** Questions: each field is one call of the REST platform, named by its operationId */
export type Query = {
  /** Lists the caller's access tokens, including those that ended or were revoked in the last 90 days. */
  accessTokens?: Maybe<AccessTokenList>;
  /** Returns one account. */
  account?: Maybe<Account>;
  /** Lists what the person did and what was done to the account, newest first. */
  accountActivities?: Maybe<AccountActivityPage>;
  /** Returns the company's trial, subscription and lock. */
  accountInfo?: Maybe<AccountInfo>;
  /** Lists the people who work at the company or, with type client, its clients. */
  accounts?: Maybe<AccountPage>;
  /** Shows what a client's membership would cover of a booking made now. Clients can ask only about their own. */
  allowanceQuote?: Maybe<AllowanceQuote>;
  /** Shows how the bays were used in a period, by hour and bay, and who booked them and how. A coach sees only figures for their own lessons. */
  analyticsOverview?: Maybe<AnalyticsOverview>;
  /** Shows what bookings came to in a period, by bay and service. A coach sees only that of their own lessons. */
  analyticsRevenue?: Maybe<AnalyticsRevenue>;
  /** Lists who changed what and when, newest first. Entries cannot be changed: only erasing a client removes the person from them, and those older than the company's retention period are deleted. */
  auditLog?: Maybe<AuditEntryPage>;
  /** Lists the free times of a service as the front desk may book them: without minimum notice or booking horizon. */
  availability?: Maybe<Availability>;
  /** Lists upcoming classes by coach, with the seats left. */
  availableClassSessionsByCoach?: Maybe<CoachClassSessionList>;
  /** Lists the resources of a type that are open and free for the whole of a time, in their own order. */
  availableResources?: Maybe<Array<Resource>>;
  /** Returns the company's trial, subscription and lock, with what is asked for. */
  billingStatus?: Maybe<BillingStatus>;
  /** Lists the blocked times of a location that overlap the given days, in order of start. */
  blockedTimes?: Maybe<BlockedTimeList>;
  /** Shows how much is booked at one location on each of up to 31 days, and on which days it is closed. */
  bookedDays?: Maybe<BookedDays>;
  /** Returns one booking. */
  booking?: Maybe<Booking>;
  /** Returns what a booking costs and what has been paid of it, with every ledger entry. */
  bookingAccount?: Maybe<BookingAccount>;
  /** Counts the bookings that start in a period, in groups: how many, how long, how far ahead, missed, cancelled, and what they cost. A coach sees only their own lessons. */
  bookingAggregates?: Maybe<BookingAggregates>;
  /** Returns what the rules that a booking was made under come to, and what has fallen due. */
  bookingFees?: Maybe<BookingFees>;
  /** Lists the emails about a booking that failed and have not arrived since, newest first. */
  bookingMessages?: Maybe<BookingMessages>;
  /** Returns a weekly series with the dates of its bookings. */
  bookingSeries?: Maybe<BookingSeries>;
  /** Lists the company's bookings; live holds are left out. */
  bookings?: Maybe<BookingPage>;
  /** Returns the schedule of one location for up to eight days, not paged, including live holds. */
  bookingsCompact?: Maybe<CompactSchedule>;
  /** Returns the booking revenue of a period. A coach sees only that of their own lessons. Cash: What was paid for bookings, less what was refunded or taken back by a dispute, each on its day. Tips are left out. Credit counts as money only when it is paid in: neither spending it nor refunding as credit counts. A payment recorded by mistake does not count, nor does a refund of it. Tax is taken out first. Accrual: Prices of bookings on the day of their start, and fees for late cancellations, no-shows and moves on the day they became due. Anything refunded beyond what the venue owed, disputed or waived comes off on its own day, or on the day of the start if that is later; for a cancelled booking, always on its own day. The forgone part of a price that is no longer charged comes back on the day of that change. Without tax. */
  bookingsRevenue?: Maybe<RevenueReport>;
  /** Returns the private address at which a calendar program reads the person's own calendar. */
  calendarFeed?: Maybe<CalendarFeed>;
  /** Returns the calendar at a private address: the last month and the coming year, including cancelled entries. */
  calendarOfToken?: Maybe<CalendarText>;
  /** Returns one campaign. */
  campaign?: Maybe<Campaign>;
  /** Shows the results of a sent campaign. */
  campaignAnalytics?: Maybe<CampaignAnalytics>;
  /** Shows how many clients a campaign would reach now, and why it would not reach the others. */
  campaignAudience?: Maybe<CampaignAudience>;
  /** Lists the company's campaigns, newest first. */
  campaigns?: Maybe<CampaignPage>;
  /** Lists the card payments requested by the desk that are not settled or differ from the request, with their links. */
  cardCharges?: Maybe<CardCharges>;
  /** Returns what a desk counts against: the cash of a day and the amount expected in the drawer. */
  cashUpSheet?: Maybe<CashUpSheet>;
  /** Lists the days that were closed, newest first. */
  cashUps?: Maybe<CashUpPage>;
  /** Returns what would be refunded if a date of a class were cancelled now, or that and all dates after it. */
  classCancellation?: Maybe<ClassCancellation>;
  /** Returns one date of a class with everybody who has a seat. */
  classSession?: Maybe<ClassSessionDetails>;
  /** Lists weekly classes that have upcoming dates, by name. */
  classSessionSeries?: Maybe<ClassSeriesPage>;
  /** Lists class dates in order of start, including cancelled ones. */
  classSessions?: Maybe<ClassSessionPage>;
  /** Returns one client. */
  client?: Maybe<Client>;
  /** Lists what was done to a client and to their bookings and memberships, newest first. */
  clientActivities?: Maybe<ClientActivityPage>;
  /** Counts the clients who joined or last came in a period, in groups: how many, how often they came and how long they have been away. None of them is a coach's own. */
  clientAggregates?: Maybe<ClientAggregates>;
  /** Lists the changes to a client's allowances, newest first. */
  clientAllowanceEntries?: Maybe<AllowanceEntryPage>;
  /** Returns a client as they were at a moment in the past, with what has changed since and who changed it. */
  clientAsOf?: Maybe<ClientAsOf>;
  /** Lists the bookings of one client: upcoming ones soonest first, otherwise latest first. */
  clientBookings?: Maybe<BookingPage>;
  /** Returns the credit a client has left. Clients can see only their own. */
  clientCredit?: Maybe<ClientCredit>;
  /** Returns all data kept about one client, to answer a request for it. */
  clientData?: Maybe<ClientData>;
  /** Lists pairs of clients who may be the same person, likeliest first; at most 50. */
  clientDuplicates?: Maybe<Array<DuplicatePair>>;
  /** Previews erasing a client: what would be deleted, what would stay, and what prevents it. */
  clientErasure?: Maybe<ClientErasure>;
  /** Lists the emails to a client that were sent or failed, newest first. */
  clientMessages?: Maybe<ClientMessagePage>;
  /** Lists cards saved with the company: the client's own or, for those who may see clients, a client's. */
  clientPaymentMethods?: Maybe<ClientPaymentMethods>;
  /** Lists the company's clients. */
  clients?: Maybe<ClientPage>;
  /** Returns clients by their ids, in any order; unknown ids are left out. */
  clientsByIds?: Maybe<Array<Client>>;
  /** Returns one coach. */
  coach?: Maybe<Coach>;
  /** Lists all hours of a coach: weekly rows in the order of the week, then dated ones and days off by date. */
  coachAvailabilities?: Maybe<Array<CoachAvailability>>;
  /** Shows when each coach of a location works there, for up to eight days; coaches by name. */
  coachHours?: Maybe<Array<CoachHours>>;
  /** Shows what lies ahead of coaches, by their ids in any order; unknown ids are left out. */
  coachOutlooksByIds?: Maybe<Array<CoachOutlook>>;
  /** Shows what a coach is doing and when they are free, for up to 45 days. */
  coachSchedule?: Maybe<CoachSchedule>;
  /** Shows what each coach offered in a period, what was booked of it and what that came to, with totals. A coach sees only their own row. */
  coachSummary?: Maybe<CoachSummary>;
  /** Lists the coaches, by name. */
  coaches?: Maybe<CoachPage>;
  /** Returns coaches by their ids, in any order; unknown ids are left out. */
  coachesByIds?: Maybe<Array<Coach>>;
  /** Returns the company that owns this sub-domain. */
  company?: Maybe<Company>;
  /** Returns the company's subscription to the platform, its card and its newest invoices. */
  companySubscription?: Maybe<CompanySubscription>;
  /** Returns a client's membership with its bills; 404 if there is none. Clients can see only their own. */
  currentMembership?: Maybe<MembershipDetails>;
  /** Returns the variables of a query with its relative dates as of now, by the clock of the location that it names, and else the company's. */
  currentVariables?: Maybe<CurrentVariables>;
  /** Returns how the company takes card payments. */
  ecommerceConfig?: Maybe<EcommerceConfig>;
  /** Explains why a time is not offered: each rule with its verdict and the permission that overrides it. */
  explainAvailability?: Maybe<AvailabilityExplanation>;
  /** Lists messages from the payment provider that failed and are no longer retried automatically. */
  failedPaymentEvents?: Maybe<FailedPaymentEvents>;
  /** Returns what an emailed invitation to use somebody's membership is for. */
  familyInvitation?: Maybe<ReceivedFamilyInvitation>;
  /** Returns how long the sign-in stays fresh, or the refusal that says how to confirm it. Called before leaving for Google. */
  freshSignIn?: Maybe<FreshSignIn>;
  /** Returns the code of a gift card that can be redeemed. */
  giftCardCode?: Maybe<GiftCardCode>;
  /** Lists the gift cards sold, newest first. */
  giftCards?: Maybe<GiftCardPage>;
  /** Returns whether the caller can sign in with Google. */
  googleLink?: Maybe<GoogleLink>;
  /** Starts a sign-in with Google in this browser and returns where to send it. */
  googleRedirect?: Maybe<GoogleRedirect>;
  /** Previews making a guest's booking a client's: which of the guest's bookings would become the client's along with it. */
  guestBookings?: Maybe<GuestBookings>;
  /** Adds up the open and booked time of bays or coaches, or the seats of classes, in groups. A coach sees only their own hours and classes. */
  hourAggregates?: Maybe<HourAggregates>;
  /** Returns the progress of an import. */
  importStatus?: Maybe<Import>;
  /** Lists the last 50 imported files, newest first. */
  imports?: Maybe<Array<Import>>;
  /** Lists the coaches who can take over a lesson at its time: they teach it there, work then and are free. */
  lessonSubstitutes?: Maybe<LessonSubstitutes>;
  /** Returns the weekly hours, holidays and closures of a location. */
  locationHours?: Maybe<LocationHours>;
  /** Lists the company's locations. */
  locations?: Maybe<LocationPage>;
  /** Returns locations by their ids, in any order; unknown ids are left out. */
  locationsByIds?: Maybe<Array<Location>>;
  /** Shows what an email's unsubscribe link unsubscribes from; the call changes nothing. */
  mailSubscription?: Maybe<MailSubscription>;
  /** Returns the booking of an emailed link. */
  managedBooking?: Maybe<PublicBooking>;
  /** Returns whether a client has agreed to marketing email. */
  marketingConsent?: Maybe<MarketingConsent>;
  /** Returns the recurring revenue of a period in groups, and what changed it. None of it is a coach's own. */
  membershipAggregates?: Maybe<MembershipAggregates>;
  /** Returns how many memberships have each status. */
  membershipCounts?: Maybe<MembershipCounts>;
  /** Shows how memberships developed in a period: recurring revenue, who joined and left, who stays and which bills are open. None of it is a coach's own. */
  membershipMetrics?: Maybe<MembershipMetrics>;
  /** Asks the payment provider whether the company's account there has the plan in its current form. */
  membershipPlanSyncStatus?: Maybe<MembershipPlanSyncStatus>;
  /** Lists membership plans with their prices and benefits: those on sale first, then by name. */
  membershipPlans?: Maybe<MembershipPlanPage>;
  /** Lists the memberships of all clients. */
  memberships?: Maybe<MembershipPage>;
  /** Returns the membership revenue of a period. None of it is a coach's own. Cash: What was paid for memberships, packs and gift cards, less what was refunded or taken back by a dispute, each on its day. What was paid with credit, and what was given back as credit, is left out; credit that is paid out comes off that day. A payment recorded by mistake does not count, nor does a refund of it. Tax is taken out first. Accrual: Paid membership bills, spread evenly over the days of their periods: by the end of each day, the share of the price for the days so far counts, rounded once. A pack counts use by use: its price ÷ its uses on the day of each, and what is left on the day it ends. Any other bill whose period has no end counts on its first day. What was refunded or disputed comes off on its own day, or on the first day of the period if that is later. The credit of a membership that ends comes off on that day, as it becomes the client's. What had been spent of a gift card whose buyer got the money back comes off on the day of that. Without tax. */
  membershipsRevenue?: Maybe<RevenueReport>;
  /** Shows what the company has set up before its first booking, judging by its data. */
  onboardingStatus?: Maybe<OnboardingStatus>;
  /** Checks now that nobody and nothing is double-booked. */
  overlapProof?: Maybe<OverlapProof>;
  /** Returns whether the caller has agreed to marketing email. */
  ownMarketingConsent?: Maybe<MarketingConsent>;
  /** Lists what the signed-in person is waiting for or has been offered. */
  ownWaitlist?: Maybe<OwnWaitlist>;
  /** Shows what an emailed link is for, before it is used. */
  passwordLink?: Maybe<PasswordLink>;
  /** Returns one payment, as its receipt shows it. */
  payment?: Maybe<Payment>;
  /** Adds up the money of a period in groups, as the revenue reports count it, either when it came in or when it was earned. A coach sees only that of their own lessons. */
  paymentAggregates?: Maybe<PaymentAggregates>;
  /** Lists card payments that their holders dispute with their banks, with the day by which each can be answered. */
  paymentDisputes?: Maybe<PaymentDisputes>;
  /** Lists the payments taken, newest first. */
  payments?: Maybe<PaymentPage>;
  /** Returns what a plan costs a person who buys it today: now, later, and what it gives; refused if it cannot be bought. */
  planPurchasePreview?: Maybe<PlanPurchasePreview>;
  /** Lists the plans that a company can subscribe to. */
  platformPlans?: Maybe<PlatformPlans>;
  /** Shows what conflicts with a time to be blocked, without saving it. */
  previewBlockedTime?: Maybe<BlockedTimePreview>;
  /** Lists the dates that a weekly booking would take, with prices and conflicts, without saving. */
  previewBookingSeries?: Maybe<BookingSeriesPreview>;
  /** Lists the dates that bookings of a series would move to, with any conflicts, without saving. */
  previewBookingSeriesUpdate?: Maybe<BookingSeriesPreview>;
  /** Previews a move without making it: price, notices, or the refusal it would meet. */
  previewBookingUpdate?: Maybe<BookingPreview>;
  /** Previews a campaign as one recipient would get it. */
  previewCampaign?: Maybe<CampaignPreview>;
  /** Lists the dates that a weekly class would be held on, with any conflicts, without saving. */
  previewClassSchedule?: Maybe<ClassSchedulePreview>;
  /** Previews merging two clients: what would move, what prevents it, and which values can be chosen. */
  previewClientMerge?: Maybe<ClientMerge>;
  /** Dry run: returns what was found out about the file and what will become of each row, with the reason. */
  previewImport?: Maybe<ImportPreview>;
  /** Lists the free times of a service as a visitor or client may book them. */
  publicAvailability?: Maybe<Availability>;
  /** Lists upcoming classes by coach, with the seats left, as anybody may see them. */
  publicAvailableClassSessionsByCoach?: Maybe<CoachClassSessionList>;
  /** Returns one of the signed-in person's own bookings. */
  publicBooking?: Maybe<PublicBooking>;
  /** Returns the link that lets a friend come in the person's place; it needs no sign-in. */
  publicBookingLink?: Maybe<BookingLink>;
  /** Lists the signed-in person's own bookings. */
  publicBookings?: Maybe<PublicBookingPage>;
  /** Shows when a coach is busy or free, for up to 45 days. */
  publicCoachSchedule?: Maybe<PublicCoachSchedule>;
  /** Lists the coaches, as anybody may see them. */
  publicCoaches?: Maybe<PublicCoachPage>;
  /** Returns what anybody may know about the company. */
  publicCompany?: Maybe<PublicCompany>;
  /** Returns what a browser needs to pay by card. */
  publicEcommerceConfig?: Maybe<PublicEcommerceConfig>;
  /** Returns the gift cards that are sold on the booking page. */
  publicGiftCards?: Maybe<PublicGiftCards>;
  /** Lists the company's locations, as anybody may see them. */
  publicLocations?: Maybe<PublicLocationPage>;
  /** Lists the membership plans on sale, by name. */
  publicMembershipPlans?: Maybe<PublicMembershipPlanPage>;
  /** Lists the resource types, as anybody may see them. */
  publicResourceTypes?: Maybe<PublicResourceTypePage>;
  /** Lists bays, simulators and rooms, as anybody may see them. */
  publicResources?: Maybe<PublicResourcePage>;
  /** Lists the service categories, as anybody may see them. */
  publicServiceCategories?: Maybe<PublicServiceCategoryPage>;
  /** Lists what a visitor or client can book, with prices. */
  publicServices?: Maybe<PublicServicePage>;
  /** Lists the redeemed gift cards whose buyers got their money back from the payment provider or through their bank in the last 30 days. */
  reclaimedGiftCards?: Maybe<ReclaimedGiftCards>;
  /** Lists the bookings for which the venue owes money that is not on its way back, those due longest first. */
  refundsDue?: Maybe<RefundDuePage>;
  /** Shows what a payment link asks for. */
  requestedPayment?: Maybe<RequestedPayment>;
  /** Lists the resource types. */
  resourceTypes?: Maybe<ResourceTypePage>;
  /** Lists bays, simulators and rooms, in their own order. */
  resources?: Maybe<ResourcePage>;
  /** Returns resources by their ids, in any order; unknown ids are left out. */
  resourcesByIds?: Maybe<Array<Resource>>;
  /** Lists every permission in words, with how far it reaches for each role: by default, and at this company. */
  rolesPermissions?: Maybe<RolesPermissions>;
  /** Lists the caller's own saved filters for the client list, by name. */
  savedFilters?: Maybe<Array<SavedFilter>>;
  /** Lists the company's saved queries, by name. */
  savedQueries?: Maybe<SavedQueryPage>;
  /** Returns the latest version of one saved query. */
  savedQuery?: Maybe<SavedQuery>;
  /** Lists the saved queries that are emailed to the caller, and when each is next due. */
  savedQueryMails?: Maybe<SavedQueryMailList>;
  /** Lists all versions of a saved query, newest first. */
  savedQueryVersions?: Maybe<SavedQueryVersionList>;
  /** Returns the schedule of a day as it was at a moment in the past, with what has changed since and who changed it. */
  scheduleAsOf?: Maybe<ScheduleAsOf>;
  /** Lists the categories that services are grouped under, in their own order. */
  serviceCategories?: Maybe<ServiceCategoryPage>;
  /** Lists what can be booked, with prices and rules, in its own order. */
  services?: Maybe<ServicePage>;
  /** Returns services by their ids, in any order; unknown ids are left out. */
  servicesByIds?: Maybe<Array<Service>>;
  /** Lists where the caller is signed in: device, address and last use. */
  sessions?: Maybe<SessionList>;
  /** Lists other people's memberships that a client uses, with what is left of them. Clients can see only their own. */
  sharedMemberships?: Maybe<SharedMemberships>;
  /** Lists the sign-ins and refused attempts to sign in as the caller, newest first. */
  signIns?: Maybe<SignInPage>;
  /** Returns whether a new company can have this sub-domain. */
  slugAvailable?: Maybe<SlugAvailability>;
  /** Starts connecting an account at the payment provider and returns where to send the browser. */
  startStripeOauth?: Maybe<ConnectLink>;
  /** Returns the company's account at the payment provider, read at most every five minutes for a person. */
  stripeOverview?: Maybe<StripeOverview>;
  /** Lists all tags of the company by name, with how many clients have each. */
  tags?: Maybe<Array<Tag>>;
  /** Returns the second step of the caller's sign-in. */
  twoFactor?: Maybe<TwoFactor>;
  /** Lists the card payments that count as nothing here: for a time or plan that was gone, charged otherwise than asked for, or under way when their account was disconnected. What was taken is refunded. */
  unsettledPayments?: Maybe<UnsettledPayments>;
  /** Returns the signed-in person, with roles, permissions and preferences. */
  userProfile?: Maybe<User>;
  /** Lists who is waiting for taken times and full classes, in order, and who was offered what until when. */
  waitlist?: Maybe<WaitlistPage>;
  /** Returns the waiting list entry of an emailed link, with what is offered. */
  waitlistEntry?: Maybe<OwnWaitlistEntry>;
  /** Returns the widgets of the caller's own dashboard. */
  widgetPreferences?: Maybe<WidgetPreferences>;
  /** Lists upcoming bookings, classes and blocked times that show a different local time because the rules of a time zone have changed. */
  zoneShifts?: Maybe<ZoneShiftList>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAccountArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAccountActivitiesArgs = {
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAccountsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<AccountSort>;
  sortDir?: InputMaybe<SortDir>;
  status?: InputMaybe<AccountState>;
  type?: InputMaybe<Role>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAllowanceQuoteArgs = {
  bays?: InputMaybe<Scalars['Int']['input']>;
  client_id: Scalars['Int']['input'];
  end_time: Scalars['String']['input'];
  location_id: Scalars['Int']['input'];
  price_amount: Scalars['Int']['input'];
  seats?: InputMaybe<Scalars['Int']['input']>;
  service_id: Scalars['Int']['input'];
  start_time: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAnalyticsOverviewArgs = {
  compact?: InputMaybe<Scalars['Boolean']['input']>;
  granularity?: InputMaybe<AnalyticsGranularity>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  period: Scalars['String']['input'];
  periodType: RevenuePeriodType;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAnalyticsRevenueArgs = {
  basis?: InputMaybe<RevenueBasis>;
  compact?: InputMaybe<Scalars['Boolean']['input']>;
  granularity?: InputMaybe<AnalyticsGranularity>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  period: Scalars['String']['input'];
  periodType: RevenuePeriodType;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  date_from?: InputMaybe<Scalars['String']['input']>;
  date_to?: InputMaybe<Scalars['String']['input']>;
  entity?: InputMaybe<AuditEntity>;
  entity_id?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  person_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAvailabilityArgs = {
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  date_from: Scalars['String']['input'];
  date_to: Scalars['String']['input'];
  days_only?: InputMaybe<Scalars['Boolean']['input']>;
  duration_minutes?: InputMaybe<Scalars['Int']['input']>;
  location_id: Scalars['Int']['input'];
  party_size?: InputMaybe<Scalars['Int']['input']>;
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  service_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAvailableClassSessionsByCoachArgs = {
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  date_from?: InputMaybe<Scalars['String']['input']>;
  date_to?: InputMaybe<Scalars['String']['input']>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  service_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryAvailableResourcesArgs = {
  end_time: Scalars['String']['input'];
  location_id?: InputMaybe<Scalars['Int']['input']>;
  resource_type_id: Scalars['Int']['input'];
  start_time: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBillingStatusArgs = {
  compact?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBlockedTimesArgs = {
  date_from: Scalars['String']['input'];
  date_to: Scalars['String']['input'];
  location_id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookedDaysArgs = {
  date_from: Scalars['String']['input'];
  date_to: Scalars['String']['input'];
  location_id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingAccountArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingAggregatesArgs = {
  coach_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  end: Scalars['String']['input'];
  group_by?: InputMaybe<Array<BookingGroupBy>>;
  kind?: InputMaybe<Array<ServiceKind>>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  payment_status?: InputMaybe<Array<PaymentStatus>>;
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  service_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  start: Scalars['String']['input'];
  status?: InputMaybe<Array<BookingStatus>>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingFeesArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingMessagesArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingSeriesArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingsArgs = {
  client_id?: InputMaybe<Scalars['Int']['input']>;
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  date_from?: InputMaybe<Scalars['String']['input']>;
  date_to?: InputMaybe<Scalars['String']['input']>;
  group_id?: InputMaybe<Scalars['Int']['input']>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  payment_status?: InputMaybe<Array<PaymentStatus>>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  service_id?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<BookingSort>;
  sortDir?: InputMaybe<SortDir>;
  status?: InputMaybe<Array<BookingStanding>>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingsCompactArgs = {
  date_from: Scalars['String']['input'];
  date_to: Scalars['String']['input'];
  location_id: Scalars['Int']['input'];
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryBookingsRevenueArgs = {
  basis?: InputMaybe<RevenueBasis>;
  include_rows?: InputMaybe<Scalars['Boolean']['input']>;
  include_taxes?: InputMaybe<Scalars['Boolean']['input']>;
  period: Scalars['String']['input'];
  periodType: RevenuePeriodType;
  rows_limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCalendarOfTokenArgs = {
  token: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCampaignArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCampaignAnalyticsArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCampaignAudienceArgs = {
  input: CampaignAudienceInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCampaignsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  per_page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<CampaignStatus>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCardChargesArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCashUpSheetArgs = {
  day?: InputMaybe<Scalars['String']['input']>;
  location_id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCashUpsArgs = {
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClassCancellationArgs = {
  following?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClassSessionArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClassSessionSeriesArgs = {
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClassSessionsArgs = {
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  date_from?: InputMaybe<Scalars['String']['input']>;
  date_to?: InputMaybe<Scalars['String']['input']>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  series_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientActivitiesArgs = {
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientAggregatesArgs = {
  end: Scalars['String']['input'];
  group_by?: InputMaybe<Array<ClientGroupBy>>;
  has_upcoming?: InputMaybe<Scalars['Boolean']['input']>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  membership?: InputMaybe<Scalars['Boolean']['input']>;
  start: Scalars['String']['input'];
  time?: InputMaybe<ClientTime>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientAllowanceEntriesArgs = {
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientAsOfArgs = {
  date: Scalars['String']['input'];
  id: Scalars['Int']['input'];
  time: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientBookingsArgs = {
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<BookingPeriod>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientCreditArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientDataArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientDuplicatesArgs = {
  client_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientErasureArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientMessagesArgs = {
  id: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientPaymentMethodsArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientsArgs = {
  last_booking_end?: InputMaybe<Scalars['String']['input']>;
  last_booking_start?: InputMaybe<Scalars['String']['input']>;
  match?: InputMaybe<TagMatch>;
  membership_plan_id?: InputMaybe<Scalars['Int']['input']>;
  membership_plan_name?: InputMaybe<Scalars['String']['input']>;
  membership_status?: InputMaybe<MembershipStatus>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<ClientSort>;
  sortDir?: InputMaybe<SortDir>;
  tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryClientsByIdsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCoachArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCoachAvailabilitiesArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCoachHoursArgs = {
  date_from: Scalars['String']['input'];
  date_to: Scalars['String']['input'];
  location_id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCoachOutlooksByIdsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCoachScheduleArgs = {
  end: Scalars['String']['input'];
  id: Scalars['Int']['input'];
  start: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCoachSummaryArgs = {
  coach_id?: InputMaybe<Array<Scalars['Int']['input']>>;
  end: Scalars['String']['input'];
  start: Scalars['String']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCoachesArgs = {
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  service_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCoachesByIdsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCompanySubscriptionArgs = {
  id: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCurrentMembershipArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryCurrentVariablesArgs = {
  input: CurrentVariablesInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryExplainAvailabilityArgs = {
  asked_as?: InputMaybe<AskedAs>;
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  duration_minutes?: InputMaybe<Scalars['Int']['input']>;
  location_id: Scalars['Int']['input'];
  party_size?: InputMaybe<Scalars['Int']['input']>;
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  service_id: Scalars['Int']['input'];
  start_time: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryFamilyInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryGiftCardCodeArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryGiftCardsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  plan_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryGoogleRedirectArgs = {
  context?: InputMaybe<SignInContext>;
  original_domain: Scalars['String']['input'];
  tenant: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryGuestBookingsArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryHourAggregatesArgs = {
  end: Scalars['String']['input'];
  group_by?: InputMaybe<Array<HourGroupBy>>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  of: HoursOf;
  start: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryImportStatusArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryLessonSubstitutesArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryLocationHoursArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryLocationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<LocationSort>;
  sortDir?: InputMaybe<SortDir>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryLocationsByIdsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMailSubscriptionArgs = {
  token: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryManagedBookingArgs = {
  token: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMarketingConsentArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMembershipAggregatesArgs = {
  end: Scalars['String']['input'];
  group_by?: InputMaybe<Array<MembershipGroupBy>>;
  plan_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  start: Scalars['String']['input'];
  status?: InputMaybe<Array<MembershipStatus>>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMembershipCountsArgs = {
  plan_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMembershipMetricsArgs = {
  compact?: InputMaybe<Scalars['Boolean']['input']>;
  granularity?: InputMaybe<AnalyticsGranularity>;
  period: Scalars['String']['input'];
  periodType: RevenuePeriodType;
  plan_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  status?: InputMaybe<Array<MembershipStatus>>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMembershipPlanSyncStatusArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMembershipPlansArgs = {
  is_archived?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMembershipsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  plan_id?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<MembershipSort>;
  sortDir?: InputMaybe<SortDir>;
  status?: InputMaybe<MembershipStatus>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryMembershipsRevenueArgs = {
  basis?: InputMaybe<RevenueBasis>;
  include_rows?: InputMaybe<Scalars['Boolean']['input']>;
  include_taxes?: InputMaybe<Scalars['Boolean']['input']>;
  period: Scalars['String']['input'];
  periodType: RevenuePeriodType;
  rows_limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPasswordLinkArgs = {
  token: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPaymentArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPaymentAggregatesArgs = {
  basis?: InputMaybe<RevenueBasis>;
  coach_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  end: Scalars['String']['input'];
  group_by?: InputMaybe<Array<PaymentGroupBy>>;
  item?: InputMaybe<Array<RevenueItem>>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  service_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  source?: InputMaybe<Array<PaymentSource>>;
  start: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPaymentsArgs = {
  client_id?: InputMaybe<Scalars['Int']['input']>;
  date_from?: InputMaybe<Scalars['String']['input']>;
  date_to?: InputMaybe<Scalars['String']['input']>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  method?: InputMaybe<Array<PaymentMethod>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  refunded?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<PaymentSort>;
  sortDir?: InputMaybe<SortDir>;
  voided?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPlanPurchasePreviewArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPreviewBlockedTimeArgs = {
  input: PreviewBlockedTimeInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPreviewBookingSeriesArgs = {
  input: CreateBookingSeriesInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPreviewBookingSeriesUpdateArgs = {
  id: Scalars['Int']['input'];
  input: UpdateBookingSeriesInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPreviewBookingUpdateArgs = {
  id: Scalars['Int']['input'];
  input: PreviewBookingUpdateInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPreviewCampaignArgs = {
  input: PreviewCampaignInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPreviewClassScheduleArgs = {
  input: ScheduleClassSessionsInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPreviewClientMergeArgs = {
  input: PreviewClientMergeInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPreviewImportArgs = {
  input: PreviewImportInput;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicAvailabilityArgs = {
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  date_from: Scalars['String']['input'];
  date_to: Scalars['String']['input'];
  days_only?: InputMaybe<Scalars['Boolean']['input']>;
  duration_minutes?: InputMaybe<Scalars['Int']['input']>;
  location_id: Scalars['Int']['input'];
  moving_booking_id?: InputMaybe<Scalars['Int']['input']>;
  moving_token?: InputMaybe<Scalars['String']['input']>;
  party_size?: InputMaybe<Scalars['Int']['input']>;
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  service_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicAvailableClassSessionsByCoachArgs = {
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  date_from?: InputMaybe<Scalars['String']['input']>;
  date_to?: InputMaybe<Scalars['String']['input']>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  service_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicBookingArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicBookingLinkArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicBookingsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  when?: InputMaybe<BookingPeriod>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicCoachScheduleArgs = {
  end: Scalars['String']['input'];
  id: Scalars['Int']['input'];
  start: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicCoachesArgs = {
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  service_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicLocationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicMembershipPlansArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicResourceTypesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicResourcesArgs = {
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicServiceCategoriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryPublicServicesArgs = {
  kind?: InputMaybe<ServiceKind>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryRefundsDueArgs = {
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryRequestedPaymentArgs = {
  token: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryResourceTypesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryResourcesArgs = {
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryResourcesByIdsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QuerySavedQueriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QuerySavedQueryArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QuerySavedQueryVersionsArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryScheduleAsOfArgs = {
  as_of_date: Scalars['String']['input'];
  as_of_time: Scalars['String']['input'];
  date: Scalars['String']['input'];
  location_id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryServiceCategoriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryServicesArgs = {
  kind?: InputMaybe<ServiceKind>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryServicesByIdsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QuerySharedMembershipsArgs = {
  id: Scalars['Int']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QuerySignInsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QuerySlugAvailableArgs = {
  slug: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryStartStripeOauthArgs = {
  tenant: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryStripeOverviewArgs = {
  bypass_cache?: InputMaybe<Scalars['Boolean']['input']>;
  fees_window_days?: InputMaybe<Scalars['Int']['input']>;
  include_fees?: InputMaybe<Scalars['Boolean']['input']>;
  invoices_limit?: InputMaybe<Scalars['Int']['input']>;
  tenant: Scalars['String']['input'];
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryUnsettledPaymentsArgs = {
  client_id?: InputMaybe<Scalars['Int']['input']>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryWaitlistArgs = {
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  location_id?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  service_id?: InputMaybe<Scalars['Int']['input']>;
  start_time?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<WaitlistState>;
};


/** Questions: each field is one call of the REST platform, named by its operationId */
export type QueryWaitlistEntryArgs = {
  token: Scalars['String']['input'];
};

/** What an access token can be limited to */
export type ReadableField = {
  /** What it returns */
  about: Scalars['String']['output'];
  /** The name of a field of the graph */
  name: Scalars['String']['output'];
};

/** An invitation to use somebody's membership, as its link shows it */
export type ReceivedFamilyInvitation = {
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
  /** First and last name of the person who pays for it */
  shared_by_name: Scalars['String']['output'];
};

/** Redeemed gift cards whose buyers got their money back */
export type ReclaimedGiftCards = {
  /** The latest first, at most 50 */
  data: Array<GiftCard>;
  /** How many there are */
  total: Scalars['Int']['output'];
};

/** Codes for when the app is not available; they are shown only once */
export type RecoveryCodes = {
  /** Each can be used once */
  codes: Array<Scalars['String']['output']>;
};

/** The code of a gift card */
export type RedeemGiftCardInput = {
  /** The client whose credit it becomes, at the desk; if left out, the caller's own */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** The code as emailed; spaces and dashes are ignored */
  code: Scalars['String']['input'];
};

/** A code to exchange for a sign-in */
export type RedeemHandoverInput = {
  /** The code that came back to the company's own host */
  code: Scalars['String']['input'];
};

/** A way in, to be used up */
export type RedeemImpersonationInput = {
  /** The token of the path */
  access_token: Scalars['String']['input'];
};

/** How a paid amount is given back. payment: the way it was paid; credit: as credit at the venue, for later payments */
export type RefundAs =
  /** as credit at the venue, for later payments */
  | 'credit'
  /** the way it was paid */
  | 'payment';

/** Refunds what is owed for bookings */
export type RefundBookingsInput = {
  /** How a paid amount is given back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  as: RefundAs;
  /** All are refunded, or none */
  bookings: Array<RefundedBookingInput>;
  /** Only returns what would be refunded */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason, for the history */
  reason: Scalars['String']['input'];
};

/** What a venue owes for a booking, from the ledger */
export type RefundDue = {
  /** What is to be refunded and not on its way yet */
  amount: Money;
  /** The client; none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Who booked */
  client_name: Scalars['String']['output'];
  /** What was booked: the service and the bay */
  description: Scalars['String']['output'];
  /** Since when more is paid than owed, on the venue's wall clock */
  due_since: Scalars['String']['output'];
  /** The booking */
  id: Scalars['Int']['output'];
  /** The location */
  location_name: Scalars['String']['output'];
  /** The payments that can be refunded, newest first */
  payments: Array<Payment>;
  /** When the booking begins, on the venue's wall clock */
  start_local: Scalars['String']['output'];
};

/** One page of refunds due */
export type RefundDuePage = {
  /** The refunds due on this page */
  data: Array<RefundDue>;
  /** The position of a page in its list */
  meta: Meta;
};

/** What is refunded of one payment */
export type RefundPart = {
  /** How much of it is refunded */
  amount: Money;
  /** How a paid amount is given back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  as: RefundAs;
  /** The payment as it is now */
  payment: Payment;
  /** The state of a refund. refunded: it is done; pending: the card's provider has not answered and is asked again until it does, and refunds once; failed: the bank did not accept it */
  state: RefundState;
};

/** Refunds a payment, its tip, or a part of either */
export type RefundPaymentInput = {
  /** The amount to refund, without the tip; 0 if only the tip is refunded */
  amount: MutationInput_RefundPayment_Input_AmountInput;
  /** How a paid amount is given back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  as: RefundAs;
  /** Only returns what would be written */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason, for the history */
  reason: Scalars['String']['input'];
  /** The part of the tip to refund, in addition to the amount; none if left out */
  tip?: InputMaybe<MutationInput_RefundPayment_Input_TipInput>;
};

/** The state of a refund. refunded: it is done; pending: the card's provider has not answered and is asked again until it does, and refunds once; failed: the bank did not accept it */
export type RefundState =
  /** the bank did not accept it */
  | 'failed'
  /** the card's provider has not answered and is asked again until it does, and refunds once */
  | 'pending'
  /** it is done */
  | 'refunded';

/** A booking, and what is owed for it */
export type RefundedBookingInput = {
  /** What is owed for it as far as the caller knows; refused if that has changed */
  amount: MutationInput_RefundBookings_Input_Bookings_Items_AmountInput;
  /** The booking */
  booking_id: Scalars['Int']['input'];
};

/** A person who wants an account */
export type RegisterClientInput = {
  /** Whether the person agrees that the company keeps these details */
  agrees: Scalars['Boolean']['input'];
  /** Whether the person agrees to marketing email, which counts once the link is followed; no if left out */
  agrees_to_marketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address to sign in with; the link is sent there */
  email: Scalars['String']['input'];
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Reopens a closed day */
export type ReopenCashUpInput = {
  /** The reason, for the history */
  reason: Scalars['String']['input'];
};

/** A new order of those waiting for the same time or class */
export type ReorderWaitlistInput = {
  /** Everybody waiting for one time or class, in the new order */
  entry_ids: Array<Scalars['Int']['input']>;
};

/** The new order of a waiting list */
export type ReorderedWaitlist = {
  /** Those waiting, in their new order */
  data: Array<WaitlistEntry>;
};

/** An error that a person saw on a screen */
export type ReportClientErrorInput = {
  /** The browser's message */
  message: Scalars['String']['input'];
  /** The screen that was open */
  route?: InputMaybe<Scalars['String']['input']>;
  /** Where in the code it happened */
  stack?: InputMaybe<Scalars['String']['input']>;
};

/** A new address to sign in with */
export type RequestEmailChangeInput = {
  /** The address to sign in with from then on */
  email: Scalars['String']['input'];
};

/** The outcome of a payment by link, according to the provider */
export type RequestedOutcome = {
  /** Whether the bank has not answered yet */
  is_processing: Scalars['Boolean']['output'];
  /** What happened, to show to the payer */
  message?: Maybe<Scalars['String']['output']>;
  /** The state of the payment. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link no longer works; refunding: the card was charged a different amount than requested, nothing counts as paid, and the money is on its way back to the card; refund_failed: the same, but the refund has failed for so long that it is no longer retried automatically; refunded: the same, and the money went back */
  state: CardChargeState;
};

/** What a payment link asks for */
export type RequestedPayment = {
  /** The amount to pay */
  amount: Money;
  /** Whether the card can be saved for the client whose booking it is */
  can_save_card: Scalars['Boolean']['output'];
  /** The account that is paid, for the same library */
  connect_account: Scalars['String']['output'];
  /** What it is for */
  description: Scalars['String']['output'];
  /** When it takes place, on the venue's wall clock, with its offset; none for a membership bill */
  local_start?: Maybe<Scalars['String']['output']>;
  /** Where it takes place; none for a membership bill */
  location_name?: Maybe<Scalars['String']['output']>;
  /** Identifies the platform to the provider's library */
  publishable_key: Scalars['String']['output'];
  /** The state of the payment. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link no longer works; refunding: the card was charged a different amount than requested, nothing counts as paid, and the money is on its way back to the card; refund_failed: the same, but the refund has failed for so long that it is no longer retried automatically; refunded: the same, and the money went back */
  state: CardChargeState;
  /** How the venue writes times, for example h:mm a */
  timeformat: Scalars['String']['output'];
};

/** An emailed link and the password to set with it */
export type ResetPasswordInput = {
  /** The new password; leaked passwords and the person's own name or address are refused */
  password: Scalars['String']['input'];
  /** The token of the emailed link */
  token: Scalars['String']['input'];
};

/** A bay, simulator or room that can be booked */
export type Resource = {
  /** Maximum number of people at once */
  capacity: Scalars['Int']['output'];
  /** Whether it is open when its location is, rather than by hours of its own */
  follows_location_hours: Scalars['Boolean']['output'];
  /** Its own hours, which narrow the location's; none if it follows them. A day without hours is closed */
  hours: Array<DayHours>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Out of use; only its bookings still refer to it */
  is_archived: Scalars['Boolean']['output'];
  /** The location it is in */
  location?: Maybe<Location>;
  /** Location it is in */
  location_id: Scalars['Int']['output'];
  /** Name, for example Bay 4 */
  name: Scalars['String']['output'];
  /** Position in lists, from 1 */
  position: Scalars['Int']['output'];
  /** The resource's type */
  resource_type_id: Scalars['Int']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of resources */
export type ResourcePage = {
  /** The resources on this page */
  data: Array<Resource>;
  /** The position of a page in its list */
  meta: Meta;
};

/** A type of bay, simulator or room */
export type ResourceType = {
  /** The service as which bay time of this type is booked */
  default_service_id?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name, for example Simulator */
  name: Scalars['String']['output'];
  /** Number of resources of this type */
  resource_count: Scalars['Int']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of resource types */
export type ResourceTypePage = {
  /** The resource types on this page */
  data: Array<ResourceType>;
  /** The position of a page in its list */
  meta: Meta;
};

/** The version last read */
export type RestoreBlockedTimeInput = {
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** Undoes a cancellation */
export type RestoreBookingInput = {
  /** The version that the cancellation returned */
  version: Scalars['Int']['input'];
};

/** cash: counts when money comes in or goes out; accrual: counts when it is earned */
export type RevenueBasis =
  /** counts when it is earned */
  | 'accrual'
  /** counts when money comes in or goes out */
  | 'cash';

/** Revenue of a day, or of a month in a quarter or year, in one currency */
export type RevenueBucket = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Revenue of these days */
  revenue: Money;
  /** First day */
  start: Scalars['String']['output'];
};

/** payment: money that came in; refund: given back, or taken back by a dispute; price: of a booking; fee: for a late cancellation, no-show or move; waiver: an amount waived; membership: the part of a bill that was earned */
export type RevenueItem =
  /** for a late cancellation, no-show or move */
  | 'fee'
  /** the part of a bill that was earned */
  | 'membership'
  /** money that came in */
  | 'payment'
  /** of a booking */
  | 'price'
  /** given back, or taken back by a dispute */
  | 'refund'
  /** an amount waived */
  | 'waiver';

/** What one kind of item adds to revenue, in one currency */
export type RevenueItemSum = {
  /** The total; negative if it lowers revenue */
  amount: Money;
  /** payment: money that came in; refund: given back, or taken back by a dispute; price: of a booking; fee: for a late cancellation, no-show or move; waiver: an amount waived; membership: the part of a bill that was earned */
  item: RevenueItem;
};

/** The length of a report's period. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
export type RevenuePeriodType =
  /** one date */
  | 'day'
  /** a calendar month */
  | 'month'
  /** three months, the first from January */
  | 'quarter'
  /** Monday to Sunday, by the ISO week's number */
  | 'week'
  /** January to December */
  | 'year';

/** What a venue took or earned in a period */
export type RevenueReport = {
  /** cash: counts when money comes in or goes out; accrual: counts when it is earned */
  basis: RevenueBasis;
  /** The same by day, or by month for a quarter or year; empty ones are left out */
  buckets: Array<RevenueBucket>;
  /** How revenue is counted here */
  definition: Scalars['String']['output'];
  /** Last day */
  end: Scalars['String']['output'];
  /** The same by kind of item */
  items: Array<RevenueItemSum>;
  /** Whether the period is over; until then its figures still change */
  mature: Scalars['Boolean']['output'];
  /** The period as requested */
  period: Scalars['String']['output'];
  /** The length of a report's period. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
  period_type: RevenuePeriodType;
  /** What makes it up, newest first; none unless requested */
  rows?: Maybe<Array<RevenueRow>>;
  /** Number of rows without the limit; none unless rows are requested */
  rows_total?: Maybe<Scalars['Int']['output']>;
  /** First day */
  start: Scalars['String']['output'];
  /** The tax of the totals by tax; none unless requested */
  taxes?: Maybe<Array<RevenueTax>>;
  /** The company's time zone, at whose midnights the period begins and ends */
  timezone: Scalars['String']['output'];
  /** Revenue by currency; currencies are never added together */
  totals: Array<RevenueTotal>;
};

/** One item that makes up revenue */
export type RevenueRow = {
  /** What it adds; negative if it lowers revenue */
  amount: Money;
  /** The booking, if it concerns one */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** Day on which it counts, or first counts in the period */
  date: Scalars['String']['output'];
  /** payment: money that came in; refund: given back, or taken back by a dispute; price: of a booking; fee: for a late cancellation, no-show or move; waiver: an amount waived; membership: the part of a bill that was earned */
  item: RevenueItem;
  /** The membership, if it concerns one */
  membership_id?: Maybe<Scalars['Int']['output']>;
  /** The payment, if it follows from one */
  payment_id?: Maybe<Scalars['Int']['output']>;
};

/** One of the taxes of a period in one currency */
export type RevenueTax = {
  /** What it is called */
  name: Scalars['String']['output'];
  /** The revenue that it is on */
  net: Money;
  /** The company's registration number for it when it was sold */
  number?: Maybe<Scalars['String']['output']>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['output'];
  /** What it comes to; all of them add up to the tax of the totals */
  tax: Money;
};

/** Revenue of a period in one currency */
export type RevenueTotal = {
  /** Refunded, in money: What was refunded or disputed, and fees and prices that were waived. */
  given_back: Money;
  /** Before refunds, in money: What came in, or was earned, before refunds and waivers. */
  gross: Money;
  /** Revenue, in money: Before refunds, less what was refunded or waived. */
  revenue: Money;
  /** Tax, in money: Tax in what came in, less the tax in what was given back; on the accrual basis, tax on what was sold. */
  tax: Money;
};

/** A person's role at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, including managing the platform's subscription */
export type Role =
  /** books and pays for themselves */
  | 'client'
  /** gives lessons and classes */
  | 'coach'
  /** runs the venue, with its catalogue, accounts and reports */
  | 'facility_admin'
  /** has every permission, including managing the platform's subscription */
  | 'owner'
  /** works at the front desk */
  | 'staff';

/** How far one permission is to reach for one role */
export type RolePermissionChangeInput = {
  /** Name of the permission, for example bookings.write */
  permission: Scalars['String']['input'];
  /** How far it is to reach; the default reverts the change */
  reach: PermissionScope;
  /** A person's role at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, including managing the platform's subscription */
  role: Role;
  /** How far it reached when the caller last read it; any other value returns 409 */
  seen_reach?: InputMaybe<PermissionScope>;
};

/** How far a permission reaches for a role */
export type RoleScope = {
  /** What an owner may set; a single choice means that it cannot be changed */
  choices: Array<PermissionScope>;
  /** The default for every company */
  default_reach: PermissionScope;
  /** The setting at this company */
  reach: PermissionScope;
  /** A person's role at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, including managing the platform's subscription */
  role: Role;
};

/** A role and how many people have it */
export type RoleSummary = {
  /** Number of people who have it */
  people: Scalars['Int']['output'];
  /** A person's role at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, including managing the platform's subscription */
  role: Role;
};

/** What each role may do at this company */
export type RolesPermissions = {
  /** Whether the caller may change them */
  may_change: Scalars['Boolean']['output'];
  /** The permissions, group by group */
  permissions: Array<PermissionRow>;
  /** The roles, from client to owner */
  roles: Array<RoleSummary>;
};

/** What one rule says about a time */
export type RuleVerdict = {
  /** Whether the caller has that permission */
  may_change: Scalars['Boolean']['output'];
  /** Why not, and what to do about it; none if it passes */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the time passes it */
  passes: Scalars['Boolean']['output'];
  /** The permission that overrides the rule; none if only another time helps */
  permission?: Maybe<Scalars['String']['output']>;
  /** The same in words */
  permission_name?: Maybe<Scalars['String']['output']>;
  /** A rule that a time must pass to be offered. bookable_by: who may book the service; party_size: no more people than the service and a bay take; duration: a length that the service offers; grid: a start on the service's grid, counted from midnight; notice: enough notice before the start, and not in the past; horizon: no more days ahead than the service allows; hours: within the location's opening hours; coach_hours: while a coach who gives it is working; resource_hours: while a bay that it can use is open; coach_free: a coach who gives it has nothing else then; resource_free: a bay that it can use has nothing else then */
  rule: AvailabilityRule;
};

/** A person to preview the text with; fields left out are made up */
export type SampleRecipientInput = {
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Plan of the membership */
  membership_plan?: InputMaybe<Scalars['String']['input']>;
};

/** A card kept by the payment provider */
export type SavedCard = {
  /** visa, mastercard and so on */
  brand: Scalars['String']['output'];
  /** Month in which it expires */
  exp_month: Scalars['Int']['output'];
  /** Year in which it expires */
  exp_year: Scalars['Int']['output'];
  /** The payment provider's id, used to subscribe with this card */
  id: Scalars['String']['output'];
  /** Its last four digits */
  last4: Scalars['String']['output'];
};

/** Saved filters for the client list, as they were saved */
export type SavedClientFilters = {
  /** Last day of the latest booking */
  last_booking_end?: Maybe<Scalars['String']['output']>;
  /** First day of the latest booking */
  last_booking_start?: Maybe<Scalars['String']['output']>;
  /** Whether one of the tags is enough or all are needed */
  match: TagMatch;
  /** Plan of the membership */
  membership_plan_id?: Maybe<Scalars['Int']['output']>;
  /** Part of the name of the membership's plan */
  membership_plan_name?: Maybe<Scalars['String']['output']>;
  /** Status of the membership */
  membership_status?: Maybe<MembershipStatus>;
  /** The search text */
  search?: Maybe<Scalars['String']['output']>;
  /** Tags */
  tag_ids: Array<Scalars['Int']['output']>;
};

/** Filters for the client list that a person saved under a name */
export type SavedFilter = {
  /** Saved filters for the client list, as they were saved */
  filters: SavedClientFilters;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
};

/** A saved query of the company, in its latest version */
export type SavedQuery = {
  /** Id */
  id: Scalars['Int']['output'];
  /** The company's name for it */
  name: Scalars['String']['output'];
  /** The document as written */
  query: Scalars['String']['output'];
  /** When this version was saved */
  saved_at: Scalars['String']['output'];
  /** Who saved this version */
  saved_by_name: Scalars['String']['output'];
  /** Values for its variables, as a JSON object; {} if it has none. For a date or a time, `today`, `start of` or `end of week`, `month` or `year`, each with `-1` or `+1` or the like behind it, stands for that day, or its start, at each run */
  variables: Scalars['String']['output'];
  /** The latest version; each change creates one, and earlier ones stay */
  version: Scalars['Int']['output'];
};

/** The answer of a saved query, emailed to one person regularly */
export type SavedQueryMail = {
  /** How often it is sent */
  every: MailEvery;
  /** Hour on the company's clock, 0 to 23 */
  hour: Scalars['Int']['output'];
  /** When the last one was sent; null if none has been */
  last_sent_at?: Maybe<Scalars['String']['output']>;
  /** 1 to 28; null unless sent every month */
  month_day?: Maybe<Scalars['Int']['output']>;
  /** When the next one is sent */
  next_at: Scalars['String']['output'];
  /** Id of the saved query */
  query_id: Scalars['Int']['output'];
  /** The company's name for it */
  query_name: Scalars['String']['output'];
  /** 1 is Monday, 7 Sunday; null unless sent every week */
  weekday?: Maybe<Scalars['Int']['output']>;
};

/** The saved queries that are emailed to the caller */
export type SavedQueryMailList = {
  /** The caller's own, by name */
  data: Array<SavedQueryMail>;
};

/** One page of saved queries */
export type SavedQueryPage = {
  /** The saved queries on this page */
  data: Array<SavedQuery>;
  /** The position of a page in its list */
  meta: Meta;
};

/** An earlier or current version of a saved query */
export type SavedQueryVersion = {
  /** The document as written */
  query: Scalars['String']['output'];
  /** When this version was saved */
  saved_at: Scalars['String']['output'];
  /** Who saved this version */
  saved_by_name: Scalars['String']['output'];
  /** Values for its variables, as a JSON object; {} if it has none. For a date or a time, `today`, `start of` or `end of week`, `month` or `year`, each with `-1` or `+1` or the like behind it, stands for that day, or its start, at each run */
  variables: Scalars['String']['output'];
  /** The version number, from 1 */
  version: Scalars['Int']['output'];
};

/** All versions of a saved query */
export type SavedQueryVersionList = {
  /** Newest first */
  data: Array<SavedQueryVersion>;
};

/** The schedule of a day as it was at a moment in the past */
export type ScheduleAsOf = {
  /** The requested moment */
  at: Scalars['String']['output'];
  /** Blocked times that overlapped the day, in order of start */
  blocked_times: Array<BlockedTimeAsOf>;
  /** Bookings that overlapped the day, in order of start; held times are not recorded */
  bookings: Array<BookingAsOf>;
  /** Total number of changes since */
  change_count: Scalars['Int']['output'];
  /** What has happened since to what was on the day then or is on it now, newest first; at most 100 */
  changes: Array<ScheduleChange>;
  /** Classes that began on the day, in order of start */
  class_sessions: Array<ClassSessionAsOf>;
  /** The day, with current opening hours */
  day: ScheduleDay;
  /** When the audit log begins; for anything moved or changed before that, only its final state before then is known. Null if the log is empty */
  known_from?: Maybe<Scalars['String']['output']>;
  /** The same on the venue's wall clock */
  local_at: Scalars['String']['output'];
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Time zone of the wall times */
  timezone: Scalars['String']['output'];
};

/** What has happened since to something on the schedule of a day */
export type ScheduleChange = {
  /** The change as recorded in the audit log: what, when and by whom */
  entry: AuditEntry;
  /** What happened to something on the schedule; added: it was booked, scheduled or blocked; moved: it has another time, bay or coach; cancelled: it was cancelled or freed; changed: its state or size is different, or it was restored */
  kind: ScheduleChangeKind;
  /** Whose booking, which class, or why it is blocked */
  subject: Scalars['String']['output'];
};

/** What happened to something on the schedule; added: it was booked, scheduled or blocked; moved: it has another time, bay or coach; cancelled: it was cancelled or freed; changed: its state or size is different, or it was restored */
export type ScheduleChangeKind =
  /** it was booked, scheduled or blocked */
  | 'added'
  /** it was cancelled or freed */
  | 'cancelled'
  /** its state or size is different, or it was restored */
  | 'changed'
  /** it has another time, bay or coach */
  | 'moved';

/** A class held every week at one wall time */
export type ScheduleClassSessionsInput = {
  /** Seats on each date */
  capacity: Scalars['Int']['input'];
  /** Coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Number of dates; alternatively give until */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Length in minutes */
  duration_minutes: Scalars['Int']['input'];
  /** First possible date */
  from: Scalars['String']['input'];
  /** Who it is for, in the venue's words */
  level?: InputMaybe<Scalars['String']['input']>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Price of a seat in minor units; the service's own if left out */
  price_amount?: InputMaybe<Scalars['BigInt']['input']>;
  /** Bay or room, if it has one */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** The class: a service of kind class */
  service_id: Scalars['Int']['input'];
  /** Dates to leave out, such as those that the preview shows as unavailable */
  skip_dates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Start on the venue's wall clock, HH:MM */
  start: Scalars['String']['input'];
  /** Time zone of the wall time; the location's own if left out */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Last possible date; alternatively give count */
  until?: InputMaybe<Scalars['String']['input']>;
  /** Days of the week on which it is held */
  weekdays: Array<IsoWeekdayName>;
};

/** One day of a location, midnight to midnight */
export type ScheduleDay = {
  /** Date on the venue's calendar */
  date: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** The hours of the day; 23 or 25 when the clocks change */
  hours: Array<HourTick>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** When the location is open; none means closed */
  open: Array<TimeRange>;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The day whose hours and peak prices apply; holiday on a holiday */
  weekday: Weekday;
  /** The same of the day before, whose peak hours may go on past midnight */
  weekday_before: Weekday;
};

/** A saved view of the schedule */
export type ScheduleLens = {
  /** Columns: bays or coaches */
  by: LensColumns;
  /** Statuses left out */
  hidden_statuses: Array<BookingStanding>;
  /** Location, or none for the one currently open */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Name, unique among the person's lenses */
  name: Scalars['String']['output'];
  /** A day or a week */
  view: LensSpan;
};

/** A saved view of the schedule */
export type ScheduleLensInput = {
  /** Columns: bays or coaches */
  by: LensColumns;
  /** Statuses left out */
  hidden_statuses: Array<BookingStanding>;
  /** Location, or none for the one currently open */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** Name, unique among the person's lenses */
  name: Scalars['String']['input'];
  /** A day or a week */
  view: LensSpan;
};

/** What was scheduled and what was left out */
export type ScheduledClasses = {
  /** The dates that were scheduled, in order */
  data: Array<ClassSession>;
  /** Dates that were left out, and why */
  left_out: Array<ClassOccurrence>;
  /** The series; none for a single date */
  series_id?: Maybe<Scalars['Int']['output']>;
};

/** The second step that a sign-in is waiting for */
export type SecondFactorChallenge = {
  /** Pass it to completeLogin, with a code */
  challenge: Scalars['String']['output'];
  /** When it expires, five minutes after it was created */
  expires_at: Scalars['String']['output'];
};

/** A gift card paid for at the desk */
export type SellGiftCardInput = {
  /** What is paid and what the gift card is worth: its price, which is meant if left out, or an amount that the buyer may choose */
  amount?: InputMaybe<MoneyInput>;
  /** The buyer */
  buyer_name: Scalars['String']['input'];
  /** The location whose desk took the money: cash goes into its drawer */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** The buyer's message to them */
  message?: InputMaybe<Scalars['String']['input']>;
  /** How money was taken at the desk. cash: into the drawer; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way */
  method: DeskMethod;
  /** A plan that is a gift card */
  plan_id: Scalars['Int']['input'];
  /** Where the code is emailed at once; if left out, the desk hands it over */
  recipient_email?: InputMaybe<Scalars['String']['input']>;
  /** The recipient */
  recipient_name: Scalars['String']['input'];
};

/** The draft to send now, as last read */
export type SendCampaignInput = {
  /** The number of recipients that was shown; if it has changed since, nothing is sent */
  recipient_count?: InputMaybe<Scalars['Int']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** A campaign that is sent as soon as it is created */
export type SendCampaignNowInput = {
  /** Filters for the client list; all clients if there are none */
  audience?: InputMaybe<ClientFiltersInput>;
  /** Text of the email; an empty line starts a paragraph; may contain fields such as {{first_name}} */
  body: Scalars['String']['input'];
  /** Whether it is advertising: if so, it goes only to those who agreed to such email */
  marketing: Scalars['Boolean']['input'];
  /** The number of recipients that was shown; if it has changed since, nothing is sent */
  recipient_count?: InputMaybe<Scalars['Int']['input']>;
  /** The subject line; may contain fields such as {{first_name}} */
  subject: Scalars['String']['input'];
};

/** A campaign to send to oneself as a test */
export type SendTestInput = {
  /** Text of the email; an empty line starts a paragraph; may contain fields such as {{first_name}} */
  body: Scalars['String']['input'];
  /** Whether it is advertising: if so, it goes only to those who agreed to such email */
  marketing: Scalars['Boolean']['input'];
  /** The subject line; may contain fields such as {{first_name}} */
  subject: Scalars['String']['input'];
};

/** Anything that can be booked: bay time or a lesson */
export type Service = {
  /** Who may book a service. anyone: everybody, including guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone */
  bookable_by: BookableBy;
  /** Kept free after each booking */
  buffer_after_minutes: Scalars['Int']['output'];
  /** Kept free before each booking */
  buffer_before_minutes: Scalars['Int']['output'];
  /** The service's category, if it has one */
  category_id?: Maybe<Scalars['Int']['output']>;
  /** Coaches who give it; none if kind is resource */
  coach_ids: Array<Scalars['Int']['output']>;
  /** One or two sentences for the booking page */
  description?: Maybe<Scalars['String']['output']>;
  /** Lengths in which it is sold, shortest first */
  durations: Array<ServiceDuration>;
  /** Starts are this many minutes apart, counted from local midnight */
  grid_minutes: Scalars['Int']['output'];
  /** How many days ahead it may be booked */
  horizon_days: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Out of use; only its bookings still refer to it */
  is_archived: Scalars['Boolean']['output'];
  /** Whether bay time of its type is booked as this service */
  is_type_default: Scalars['Boolean']['output'];
  /** resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates */
  kind: ServiceKind;
  /** Maximum number of people in one booking */
  max_party_size: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Minimum time between booking and start */
  notice_minutes: Scalars['Int']['output'];
  /** When the peak price applies */
  peak_hours: Array<PeakHours>;
  /** A picture for the booking page, if there is one */
  picture?: Maybe<Picture>;
  /** The rules under which it is booked; none means free of charge until the start */
  policy?: Maybe<BookingPolicy>;
  /** Position in lists, from 1 */
  position: Scalars['Int']['output'];
  /** Type of bay that it uses; none for a lesson without a bay */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
  /** Who among those waiting may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are emailed at once and nothing is held, the first to take it has it */
  waitlist_offers: WaitlistOffers;
};

/** A heading under which services are listed */
export type ServiceCategory = {
  /** Id */
  id: Scalars['Int']['output'];
  /** Name, for example Lessons */
  name: Scalars['String']['output'];
  /** Position in lists, from 1 */
  position: Scalars['Int']['output'];
  /** Number of services in it */
  service_count: Scalars['Int']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of categories */
export type ServiceCategoryPage = {
  /** The categories on this page */
  data: Array<ServiceCategory>;
  /** The position of a page in its list */
  meta: Meta;
};

/** A length in which a service is sold, with its price */
export type ServiceDuration = {
  /** Length in minutes */
  duration_minutes: Scalars['Int']['output'];
  /** Price in peak hours, if different */
  peak_price?: Maybe<Money>;
  /** Price outside peak hours, in the company's currency */
  price: Money;
};

/** A length in which a service is sold, with its price */
export type ServiceDurationInput = {
  /** Length in minutes */
  duration_minutes: Scalars['Int']['input'];
  /** Price in peak hours, if different */
  peak_price?: InputMaybe<MoneyInput>;
  /** Price outside peak hours, in the company's currency */
  price: MoneyInput;
};

/** resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates */
export type ServiceKind =
  /** seats on scheduled dates */
  | 'class'
  /** a lesson, with or without a bay */
  | 'coach'
  /** time in a bay */
  | 'resource';

/** One page of services */
export type ServicePage = {
  /** The services on this page */
  data: Array<Service>;
  /** The position of a page in its list */
  meta: Meta;
};

/** A payment that is waiting for a card */
export type ServicePayment = {
  /** The amount charged to the card */
  amount: Money;
  /** Lets this browser, and no other, give the provider a card */
  client_secret: Scalars['String']['output'];
  /** The account that is paid, for the same library */
  connect_account: Scalars['String']['output'];
  /** What is taken from the client's credit along with it, and not before */
  credit: Money;
  /** The provider's id */
  payment_intent_id: Scalars['String']['output'];
  /** Identifies the platform to the provider's library */
  publishable_key: Scalars['String']['output'];
};

/** deposit: what the service asks for in advance; full: the whole price */
export type ServicePaymentKind =
  /** what the service asks for in advance */
  | 'deposit'
  /** the whole price */
  | 'full';

/** A session in which the caller is signed in */
export type Session = {
  /** When it was created */
  created_at: Scalars['String']['output'];
  /** Program and system in words, for example Chrome 146 on macOS */
  device: Scalars['String']['output'];
  /** When it ends if it is not used, or at the latest */
  expires_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** IP address it was created from */
  ip_address?: Maybe<Scalars['String']['output']>;
  /** Whether this call itself is made with it */
  is_current: Scalars['Boolean']['output'];
  /** What it can be used for */
  kind: SessionKind;
  /** Last use, to the minute */
  last_used_at: Scalars['String']['output'];
};

/** full: signed in; explore: a read-only token; proxy: another person's */
export type SessionKind =
  /** a read-only token */
  | 'explore'
  /** signed in */
  | 'full'
  /** another person's */
  | 'proxy';

/** Where the caller is signed in */
export type SessionList = {
  /** The current session first, then by last use */
  data: Array<Session>;
};

/** When the answer of a saved query is emailed to the caller */
export type SetSavedQueryMailInput = {
  /** How often it is sent */
  every: MailEvery;
  /** Hour on the company's clock, 0 to 23 */
  hour: Scalars['Int']['input'];
  /** 1 to 28; null unless sent every month */
  month_day?: InputMaybe<Scalars['Int']['input']>;
  /** 1 is Monday, 7 Sunday; null unless sent every week */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** How a card payment that does not count was settled */
export type SettleUnsettledPaymentInput = {
  /** How the payer got the money, for the history */
  how: Scalars['String']['input'];
};

/** What is to be settled */
export type SettleZoneShiftsInput = {
  /** The ones to settle; those already settled are skipped */
  ids: Array<Scalars['Int']['input']>;
};

/** The outcome for what shows a different local time */
export type SettledZoneShifts = {
  /** Those that could not be moved, which stay as they are and on the list */
  left: Array<LeftZoneShift>;
  /** How many were settled by this call */
  settled: Scalars['Int']['output'];
};

/** The start of saving a card at the payment provider */
export type SetupIntent = {
  /** Lets this browser, and no other, give the provider a card */
  client_secret: Scalars['String']['output'];
  /** The payment provider's id */
  id: Scalars['String']['output'];
  /** Identifies the platform to the payment provider's library */
  publishable_key: Scalars['String']['output'];
};

/** A membership of somebody else that a client uses */
export type SharedMembership = {
  /** What its current period provides to all of them together, and what is left of it */
  allowances: Array<Allowance>;
  /** First day without it, once it is cancelled */
  cancel_on?: Maybe<Scalars['String']['output']>;
  /** First day on which it can no longer be used, if it does not renew */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Whether it gives access today */
  has_access: Scalars['Boolean']['output'];
  /** Id of the membership */
  id: Scalars['Int']['output'];
  /** First day of its pause */
  pause_from?: Maybe<Scalars['String']['output']>;
  /** First day after its pause */
  pause_until?: Maybe<Scalars['String']['output']>;
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
  /** The person who pays for it */
  shared_by_id: Scalars['Int']['output'];
  /** First and last name of the person who pays for it */
  shared_by_name: Scalars['String']['output'];
};

/** Other people's memberships that a client uses */
export type SharedMemberships = {
  /** Oldest first */
  data: Array<SharedMembership>;
};

/** An attempt to sign in as the caller */
export type SignIn = {
  /** When */
  at: Scalars['String']['output'];
  /** Program and system in words, if they were recorded */
  device?: Maybe<Scalars['String']['output']>;
  /** What was entered, or was wrong, in words: password and app code */
  how: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** IP address of the attempt */
  ip_address?: Maybe<Scalars['String']['output']>;
  /** The outcome */
  outcome: SignInOutcome;
};

/** Where somebody started to sign in. tenant: on a company's own site; central: on the site of the whole platform */
export type SignInContext =
  /** on the site of the whole platform */
  | 'central'
  /** on a company's own site */
  | 'tenant';

/** The outcome of a sign-in. signed_in: a session began; refused: something that was entered was wrong, and no session began */
export type SignInOutcome =
  /** something that was entered was wrong, and no session began */
  | 'refused'
  /** a session began */
  | 'signed_in';

/** One page of sign-ins */
export type SignInPage = {
  /** The sign-ins on this page */
  data: Array<SignIn>;
  /** The position of a page in its list */
  meta: Meta;
};

/** Why somebody in the audience gets no mail. no_address: no email address is known; not_agreed: never agreed to marketing mail; unsubscribed: does not want marketing mail, or shares the address with a client who does not; no_membership: has no membership, which the text names; no_renewal: has no membership that renews, whose day the text names; same_address: has the address of another client who gets it, and the text tells of nobody's own membership; gone: was erased before it was sent */
export type SkipReason =
  /** was erased before it was sent */
  | 'gone'
  /** no email address is known */
  | 'no_address'
  /** has no membership, which the text names */
  | 'no_membership'
  /** has no membership that renews, whose day the text names */
  | 'no_renewal'
  /** never agreed to marketing mail */
  | 'not_agreed'
  /** has the address of another client who gets it, and the text tells of nobody's own membership */
  | 'same_address'
  /** does not want marketing mail, or shares the address with a client who does not */
  | 'unsubscribed';

/** Those in an audience who get no email for one reason */
export type SkippedClients = {
  /** How many */
  count: Scalars['Int']['output'];
  /** Why somebody in the audience gets no mail. no_address: no email address is known; not_agreed: never agreed to marketing mail; unsubscribed: does not want marketing mail, or shares the address with a client who does not; no_membership: has no membership, which the text names; no_renewal: has no membership that renews, whose day the text names; same_address: has the address of another client who gets it, and the text tells of nobody's own membership; gone: was erased before it was sent */
  reason: SkipReason;
};

/** Whether a new company can have a sub-domain */
export type SlugAvailability = {
  /** Whether a new company can have it */
  is_available: Scalars['Boolean']['output'];
  /** The reason it is not available, in a sentence */
  problem?: Maybe<Scalars['String']['output']>;
  /** The requested sub-domain */
  slug: Scalars['String']['output'];
  /** A similar one that is free, if this one is taken */
  suggestion?: Maybe<Scalars['String']['output']>;
};

/** Direction of a sort. asc: smallest, earliest or A first; desc: largest, latest or Z first */
export type SortDir =
  /** smallest, earliest or A first */
  | 'asc'
  /** largest, latest or Z first */
  | 'desc';

/** Starts buying a gift card */
export type StartGiftCardPurchaseInput = {
  /** The amount charged to the card, and what the gift card is worth: its price, or an amount that the buyer may choose */
  amount: MoneyInput;
  /** The buyer; left out by a signed-in client */
  buyer?: InputMaybe<GuestInput>;
  /** The buyer's message to them */
  message?: InputMaybe<Scalars['String']['input']>;
  /** A gift card that is sold on the booking page */
  plan_id: Scalars['Int']['input'];
  /** Where the code is emailed once it is paid */
  recipient_email: Scalars['String']['input'];
  /** The recipient */
  recipient_name: Scalars['String']['input'];
  /** Identifies this purchase in this browser, which chooses it: however often it is sent, it is one payment */
  request_key: Scalars['String']['input'];
  /** Day on which the code is emailed, at 9 in the morning by the company's clock; if left out or today, once it is paid */
  send_on?: InputMaybe<Scalars['String']['input']>;
};

/** The person for whom somebody wants to act */
export type StartImpersonationInput = {
  /** Path on this site to open, for example /member/profile */
  return_url?: InputMaybe<Scalars['String']['input']>;
  /** The person to act for */
  user_id: Scalars['Int']['input'];
};

/** A membership that begins today */
export type StartMembershipInput = {
  /** The client who joins */
  client_id: Scalars['Int']['input'];
  /** Returns the figures and changes nothing */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the dry run; refused with stale_dry_run if its figures no longer hold */
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
  /** The location whose desk took the money: cash goes into its drawer */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** How the first bill was paid at the desk; if left out, it stays open */
  method?: InputMaybe<DeskMethod>;
  /** Plan */
  plan_id: Scalars['Int']['input'];
};

/** Starts buying a plan */
export type StartPlanPurchaseInput = {
  /** When a membership that is moved changes, as for changeMembership; with period_end nothing is charged now */
  begins?: InputMaybe<PlanChangeTime>;
  /** The buyer; left out by a signed-in client */
  buyer?: InputMaybe<PlanBuyerInput>;
  /** Id of the dry run; refused with stale_dry_run if its figures no longer hold */
  dry_run_id: Scalars['String']['input'];
  /** The caller's own membership to move to the plan; dry_run_id is then that of changeMembership. If left out, a new one begins */
  membership_id?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a signed-in client wants later bills charged to the card that they saved last; no if left out, and not for a membership that is moved */
  pays_by_card?: InputMaybe<Scalars['Boolean']['input']>;
  /** The plan to buy */
  plan_id: Scalars['Int']['input'];
  /** Identifies this purchase in this browser, which chooses it: however often it is sent, it is one payment */
  request_key: Scalars['String']['input'];
};

/** Starts paying for a held time */
export type StartServicePaymentInput = {
  /** A wish or comment */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** How much of it is taken from the caller's own credit; the card pays the rest */
  credit?: InputMaybe<MoneyInput>;
  /** The person who comes; left out by a signed-in client */
  guest?: InputMaybe<GuestInput>;
  /** Token of the hold; alternatively give waitlist_token */
  hold_token?: InputMaybe<Scalars['String']['input']>;
  /** deposit: what the service asks for in advance; full: the whole price */
  kind: ServicePaymentKind;
  /** Token of a waiting list entry, to pay for the offered place; the person on the waiting list is the one who comes */
  waitlist_token?: InputMaybe<Scalars['String']['input']>;
};

/** How setting up an app starts */
export type StartTwoFactorInput = {
  /** A code from the current app or a recovery code, when one app replaces another */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A gift card that is being bought */
export type StartedGiftCardPurchase = {
  /** The amount charged to the card */
  amount: Money;
  /** A payment for a plan or a gift card that is waiting for a card */
  payment: PlanPurchasePayment;
};

/** A payment that is waiting for a card */
export type StartedPayment = {
  /** Lets this browser, and no other, give the provider a card */
  client_secret: Scalars['String']['output'];
};

/** A plan that is being bought */
export type StartedPlanPurchase = {
  /** The amount charged to the card */
  amount: Money;
  /** The payment waiting for a card; none if nothing is charged and the plan has begun */
  payment?: Maybe<PlanPurchasePayment>;
};

/** The company's account at the payment provider */
export type StripeOverview = {
  /** How the company takes card payments */
  account: EcommerceConfig;
  /** What the provider can pay out, by currency */
  available: Array<Money>;
  /** What card payments came to, if requested */
  fees?: Maybe<ConnectFees>;
  /** When this was read from the provider */
  fetched_at: Scalars['String']['output'];
  /** The platform's newest invoices, newest first */
  invoices: Array<CompanyInvoice>;
  /** The newest payouts, newest first */
  payouts: Array<ConnectPayout>;
  /** What it holds for a few more days, by currency */
  pending: Array<Money>;
  /** Why the provider could not be read just now; its last answer is shown */
  problem?: Maybe<Scalars['String']['output']>;
};

/** A file to import */
export type SubmitImportInput = {
  /** How its dates are written; detected if left out */
  date_order?: InputMaybe<DateOrder>;
  /** The file's character encoding; detected if left out */
  encoding?: InputMaybe<ImportEncoding>;
  /** Import */
  import_id: Scalars['Int']['input'];
  /** What each column holds, in order. Guessed if left out */
  mapping?: InputMaybe<Array<ImportColumnField>>;
};

/** A plan and the card that pays for it */
export type SubscribeCompanyInput = {
  /** A saved card of this company */
  payment_method_id: Scalars['String']['input'];
  /** The price of the plan */
  price_id: Scalars['String']['input'];
};

/** The plan that a company has */
export type SubscribedPlan = {
  /** Id */
  id: Scalars['String']['output'];
  /** Name */
  name: Scalars['String']['output'];
};

/** Streams: each field answers again and again for as long as it is listened to (text/event-stream) */
export type Subscription = {
  /** Streams who else has a booking open, as they come and go (text/event-stream). While the caller listens, the others see the caller too; it ends with the session, or after two minutes, and is then to be reopened. */
  bookingViewers?: Maybe<BookingViewers>;
  /** Streams changes at the company as they happen (text/event-stream): one event at once and another at least every 20 seconds. Callers are told only of what they may read; the stream ends with the session. */
  changes?: Maybe<Changes>;
};


/** Streams: each field answers again and again for as long as it is listened to (text/event-stream) */
export type SubscriptionBookingViewersArgs = {
  booking_id: Scalars['Int']['input'];
  is_editing?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Streams: each field answers again and again for as long as it is listened to (text/event-stream) */
export type SubscriptionChangesArgs = {
  seconds_ago?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['String']['input']>;
};

/** The state of a company's subscription to the platform. none: it has none that is paid; active: it runs, also while the provider retries a failed payment; trialing: it runs, and its first bill comes after the provider's trial; canceled: it has ended */
export type SubscriptionStatus =
  /** it runs, also while the provider retries a failed payment */
  | 'active'
  /** it has ended */
  | 'canceled'
  /** it has none that is paid */
  | 'none'
  /** it runs, and its first bill comes after the provider's trial */
  | 'trialing';

/** A coach who can take over a lesson */
export type Substitute = {
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** Name of the coach */
  name: Scalars['String']['output'];
};

/** A word that the company attaches to clients */
export type Tag = {
  /** How many clients have it */
  client_count: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** Tags to add to several clients, and to remove from them */
export type TagClientsInput = {
  /** Tags to add to all of them */
  add_tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Clients to change, at most 100 */
  client_ids: Array<Scalars['Int']['input']>;
  /** Tags to remove from all of them */
  remove_tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Whether one of the tags is enough. any: clients who have at least one of them; all: only clients who have every one of them */
export type TagMatch =
  /** only clients who have every one of them */
  | 'all'
  /** clients who have at least one of them */
  | 'any';

/** Takes money at the desk for a booking */
export type TakePaymentInput = {
  /** The booking that is paid */
  booking_id: Scalars['Int']['input'];
  /** One for each person who pays; all are taken, or none */
  shares: Array<PaymentShareInput>;
};

/** How the desk itself takes money. cash: into the drawer; card_terminal: with the venue's own card machine; transfer: through a bank; other: in another way, given in its note; credit: from what the venue owes the client */
export type TakenMethod =
  /** with the venue's own card machine */
  | 'card_terminal'
  /** into the drawer */
  | 'cash'
  /** from what the venue owes the client */
  | 'credit'
  /** in another way, given in its note */
  | 'other'
  /** through a bank */
  | 'transfer';

/** A tax included in an amount, at the rate on the day of the sale */
export type TaxLine = {
  /** What it is called */
  name: Scalars['String']['output'];
  /** The amount without any tax */
  net: Money;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['output'];
  /** The tax, rounded once, half a minor unit rounding up */
  tax: Money;
};

/** What a tax is on. resource: bay time; coach: lessons; class: classes; membership: memberships and packs. Fees bear the taxes of what they are for, gift cards none */
export type TaxSubject =
  /** classes */
  | 'class'
  /** lessons */
  | 'coach'
  /** memberships and packs. Fees bear the taxes of what they are for, gift cards none */
  | 'membership'
  /** bay time */
  | 'resource';

/** From one instant to another */
export type TimeRange = {
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** How much of a guided tour a person has seen */
export type TourSeen = {
  /** The tour, for example app_onboarding_v1 */
  key: Scalars['String']['output'];
  /** The version the person has seen; 0 means none yet, and the tour is shown */
  version: Scalars['Int']['output'];
};

/** How much of a guided tour a person has seen */
export type TourSeenInput = {
  /** The tour, for example app_onboarding_v1 */
  key: Scalars['String']['input'];
  /** The version the person has seen; 0 means none yet, and the tour is shown */
  version: Scalars['Int']['input'];
};

/** The second step of the caller's sign-in */
export type TwoFactor = {
  /** Whether signing in takes a code from an app */
  is_on: Scalars['Boolean']['output'];
  /** Whether the company requires it of this person, so that it cannot be switched off */
  is_required: Scalars['Boolean']['output'];
  /** Recovery codes not yet used */
  recovery_codes_left: Scalars['Int']['output'];
  /** When it began */
  since?: Maybe<Scalars['String']['output']>;
};

/** A code from the app or, where the app is in use, a recovery code */
export type TwoFactorCodeInput = {
  /** The six digits from the app, or a recovery code */
  code: Scalars['String']['input'];
};

/** What the app needs; it takes effect once one of its codes has been confirmed */
export type TwoFactorSecret = {
  /** For typing into the app, base32 */
  secret: Scalars['String']['output'];
  /** The same as an otpauth address, for a QR code */
  uri: Scalars['String']['output'];
};

/** A change in the audit log that was undone */
export type UndoneChange = {
  /** What was restored, field by field */
  changes: Array<AuditChange>;
  /** Kind of object that it had changed */
  entity: AuditEntity;
  /** Id of the object that it had changed */
  entity_id: Scalars['String']['output'];
  /** Id of the change that was undone */
  id: Scalars['Int']['output'];
};

/** A card payment, or a refund, that counts as nothing here */
export type UnsettledPayment = {
  /** The account at the provider where it can be looked up */
  account_id: Scalars['String']['output'];
  /** What the card was charged, all of which goes back; where that is unclear, what was asked for */
  amount: Money;
  /** The booking it is for; none for a plan, a gift card or a membership bill */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** The client; none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** When the payment began */
  created_at: Scalars['String']['output'];
  /** What it is for: the service, or the plan */
  description: Scalars['String']['output'];
  /** Why it counts as nothing */
  failure?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** What the card was for. booking: a time on the booking page; plan: a membership or a pack; gift_card: a gift card; link: a payment link of the desk; saved_card: a charge of a saved card; refund: money on its way back to a card */
  kind: UnsettledPaymentKind;
  /** The same on the company's wall clock, with its offset */
  local_time: Scalars['String']['output'];
  /** The payer; a guest's name is forgotten once the money is back */
  payer_name: Scalars['String']['output'];
  /** The provider's id of the payment, if it was begun there */
  provider_payment_id?: Maybe<Scalars['String']['output']>;
  /** Why it has not been refunded yet, if that was tried */
  refund_failure?: Maybe<Scalars['String']['output']>;
  /** Where the money is. refunding: on its way back to the card, or retried automatically; refund_failed: attempted in vain for a week, or turned down by the card's bank, so that it is no longer retried automatically; refunded: it went back; unclear: the account was disconnected before it was known, so that it has to be looked up at the provider */
  state: UnsettledPaymentState;
};

/** What the card was for. booking: a time on the booking page; plan: a membership or a pack; gift_card: a gift card; link: a payment link of the desk; saved_card: a charge of a saved card; refund: money on its way back to a card */
export type UnsettledPaymentKind =
  /** a time on the booking page */
  | 'booking'
  /** a gift card */
  | 'gift_card'
  /** a payment link of the desk */
  | 'link'
  /** a membership or a pack */
  | 'plan'
  /** money on its way back to a card */
  | 'refund'
  /** a charge of a saved card */
  | 'saved_card';

/** Where the money is. refunding: on its way back to the card, or retried automatically; refund_failed: attempted in vain for a week, or turned down by the card's bank, so that it is no longer retried automatically; refunded: it went back; unclear: the account was disconnected before it was known, so that it has to be looked up at the provider */
export type UnsettledPaymentState =
  /** attempted in vain for a week, or turned down by the card's bank, so that it is no longer retried automatically */
  | 'refund_failed'
  /** it went back */
  | 'refunded'
  /** on its way back to the card, or retried automatically */
  | 'refunding'
  /** the account was disconnected before it was known, so that it has to be looked up at the provider */
  | 'unclear';

/** Card payments that count as nothing here */
export type UnsettledPayments = {
  /** Newest first, at most 50 */
  data: Array<UnsettledPayment>;
  /** How many of those are no longer refunded automatically */
  failed: Scalars['Int']['output'];
  /** How many of them have not been refunded yet */
  open: Scalars['Int']['output'];
  /** How many there are */
  total: Scalars['Int']['output'];
  /** How many have to be looked up at the provider */
  unclear: Scalars['Int']['output'];
};

/** The fields of an account to change, and the version last read */
export type UpdateAccountInput = {
  /** Email address used to sign in */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Proceeds although the coach still has upcoming lessons; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** All roles of the account, none above the caller's own */
  roles?: InputMaybe<Array<AccountRole>>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The new values of a blocked time, and the version last read */
export type UpdateBlockedTimeInput = {
  /** The coach, if a coach is blocked */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Colour of a blocked time on the schedule. grey: suggested by the screens for private; amber: suggested for repair; red: suggested for none; violet: suggested for event; blue: suggested for cleaning; teal: suggested for none */
  colour: BlockedTimeColour;
  /** Of a time blocked every week: this date and all later ones, which move by as many days */
  following?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day on the venue's calendar */
  from_date: Scalars['String']['input'];
  /** Start on the venue's wall clock, HH:MM */
  from_time: Scalars['String']['input'];
  /** Why a time is blocked. repair: something is being repaired or serviced; cleaning: it is being cleaned; event: something takes place that is not booked here; private: no reason is given */
  kind: BlockedTimeKind;
  /** What staff read on the schedule */
  reason: Scalars['String']['input'];
  /** The bays, if bays are blocked */
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is blocked. resources: one or more bays; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Last day on the venue's calendar */
  to_date: Scalars['String']['input'];
  /** End on the venue's wall clock, HH:MM */
  to_time: Scalars['String']['input'];
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** A guest's corrected details, and the version last read */
export type UpdateBookingGuestInput = {
  /** All that is known of the guest now; what is left out is removed */
  guest: WalkInGuestInput;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a booking to change, and the version last read */
export type UpdateBookingInput = {
  /** A wish or comment from the client */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** Another coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** New end */
  end_time?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who comes besides the person who booked; can be changed until it ends */
  guest_names?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Text to add to the email to the client about the change */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Moves although the client has another booking then */
  override_client_overlap?: InputMaybe<OverlapOverrideInput>;
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Another bay; needs the permission to reassign */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** New start */
  start_time?: InputMaybe<Scalars['String']['input']>;
  /** checked_in, completed, no_show, or back to confirmed */
  status?: InputMaybe<BookingStatus>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** Another weekly time, bay or coach for bookings of a series; fields left out stay unchanged */
export type UpdateBookingSeriesInput = {
  /** The date of the series from which the scope counts */
  booking_id: Scalars['Int']['input'];
  /** Another coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Text to add to the email with the new times */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Another bay */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Which dates to move; dates that have begun are never moved */
  scope?: InputMaybe<EditScope>;
  /** New dates to give up: the bookings that would move there stay as they are */
  skip_dates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Another start on the venue's wall clock, HH:MM */
  start?: InputMaybe<Scalars['String']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
  /** Another day of the same week */
  weekday?: InputMaybe<IsoWeekdayName>;
};

/** The fields of a draft to change, and the version last read */
export type UpdateCampaignInput = {
  /** Filters for the client list; all clients if there are none */
  audience?: InputMaybe<ClientFiltersInput>;
  /** Text of the email; an empty line starts a paragraph; may contain fields such as {{first_name}} */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is advertising: if so, it goes only to those who agreed to such email */
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The subject line; may contain fields such as {{first_name}} */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a class to change, and the version last read */
export type UpdateClassSessionInput = {
  /** Seats on each date */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Another coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Another length in minutes */
  duration_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Who it is for, in the venue's words */
  level?: InputMaybe<Scalars['String']['input']>;
  /** Text to add to the email about the change */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Emails everybody who has a seat or waits for one about another time, and those with a seat about another coach */
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another price, for those who book from now on */
  price_amount?: InputMaybe<Scalars['BigInt']['input']>;
  /** Another bay or room */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Which dates of its series to change; past ones never change */
  scope?: InputMaybe<EditScope>;
  /** Another start on the venue's wall clock */
  start?: InputMaybe<Scalars['String']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a client to change, and the version last read */
export type UpdateClientInput = {
  /** An address shared with others; null removes it */
  contact_email?: InputMaybe<Scalars['String']['input']>;
  /** The person's own email address; null removes it */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; null removes it */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of one row of hours to change, and the version last read */
export type UpdateCoachAvailabilityInput = {
  /** A date, whose rows replace the weekday's; alternatively give a weekday */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Until, HH:MM */
  ends?: InputMaybe<Scalars['String']['input']>;
  /** Saves even if that leaves bookings outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Location; none means each of the coach's locations */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** The reason, for staff: Dentist, Junior tournament */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Start, HH:MM; with a date and without times it is a day off */
  starts?: InputMaybe<Scalars['String']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
  /** A weekday, for hours of every week; alternatively give a date */
  weekday?: InputMaybe<CoachWeekday>;
};

/** The weekly hours of a coach to set, and the version last read */
export type UpdateCoachHoursInput = {
  /** The weekdays to replace; others stay */
  days: Array<CoachDayInput>;
  /** Saves even if that leaves bookings outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version of the coach last read */
  version: Scalars['Int']['input'];
};

/** The fields of a coach to change, and the version last read */
export type UpdateCoachInput = {
  /** weekly: weekly hours with dated exceptions; dates: named dates only */
  availability_mode?: InputMaybe<AvailabilityMode>;
  /** More about a coach: an object, or the same as JSON text */
  details?: InputMaybe<CoachDetailsInput>;
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Saves even if that leaves bookings outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** All locations where the coach teaches */
  location_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A portrait; null for none */
  picture?: InputMaybe<PictureInput>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of the company to change, and the version last read */
export type UpdateCompanyInput = {
  /** The same for facility admins; only an owner can change it */
  admins_need_two_factor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of months for which the audit log is kept, null for forever; older entries are deleted. Only an owner can change it */
  audit_months?: InputMaybe<Scalars['Int']['input']>;
  /** Replaces the primary colour, #RRGGBB; null for the product's own */
  brand_color?: InputMaybe<Scalars['String']['input']>;
  /** Shown above the booking page; null for none */
  cover?: InputMaybe<PictureInput>;
  /** The same for those who may act for others or export clients; only an owner can change it */
  exporters_need_two_factor?: InputMaybe<Scalars['Boolean']['input']>;
  /** BCP 47 locale of dates and money */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Shown beside the name; null for none */
  logo?: InputMaybe<PictureInput>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether owners can sign in only with two factors; only an owner can change it */
  owners_need_two_factor?: InputMaybe<Scalars['Boolean']['input']>;
  /** The hour at which a day of the reports, of the cash-up and of the payments file begins, 0 for midnight: at 4, what happens at 2 on Saturday morning counts on Friday, also by weekday */
  report_day_hour?: InputMaybe<Scalars['Int']['input']>;
  /** Whether gift cards are sold on the booking page */
  sells_gift_cards?: InputMaybe<Scalars['Boolean']['input']>;
  /** The one tax on all that is sold from now on, null for none; what was already sold keeps its own */
  tax?: InputMaybe<CompanyTaxInput>;
  /** The same as a list, each tax with what it is on */
  taxes?: InputMaybe<Array<ListedTaxInput>>;
  /** IANA time zone, for example America/Vancouver */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The hours to set, and the version last read */
export type UpdateLocationHoursInput = {
  /** All closures; if left out, they stay as they are */
  closures?: InputMaybe<Array<ClosureInput>>;
  /** The days to replace; other days stay as they are */
  days: Array<DayHoursInput>;
  /** All holidays; if left out, they stay as they are */
  holidays?: InputMaybe<Array<HolidayInput>>;
  /** Saves even if that leaves bookings outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a location to change, and the version last read */
export type UpdateLocationInput = {
  /** Street and number */
  address_line?: InputMaybe<Scalars['String']['input']>;
  /** City */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 country code; given with its province */
  country?: InputMaybe<Scalars['String']['input']>;
  /** How dates are written, for example MM/DD/YYYY */
  dateformat?: InputMaybe<Scalars['String']['input']>;
  /** Email address */
  email?: InputMaybe<Scalars['String']['input']>;
  /** BCP 47 locale, for example en-US */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; null for none */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** A picture of it; null for none */
  picture?: InputMaybe<PictureInput>;
  /** Postal code */
  postal_code?: InputMaybe<Scalars['String']['input']>;
  /** Province or state code; given with its country */
  province_state?: InputMaybe<Scalars['String']['input']>;
  /** How times are written, for example h:mm a */
  timeformat?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone, for example America/Vancouver */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** A client's answer about marketing email from now on */
export type UpdateMarketingConsentInput = {
  /** A client's answer about marketing email. agreed: wants it; unsubscribed: does not want it */
  state: MarketingChoice;
};

/** The fields of a plan to change, and the version last read */
export type UpdateMembershipPlanInput = {
  /** What each period provides */
  benefits?: InputMaybe<Array<PlanBenefitInput>>;
  /** How often a plan is paid for. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
  billing_period?: InputMaybe<BillingPeriod>;
  /** How many days ahead its members may book, if a service allows others fewer */
  booking_window_days?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of people who can have it at a time; none means unlimited */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** When a change from a plan to another begins. member_chooses: now or when the period ends, as asked; now: always today; period_end: always with the next bill */
  changes_begin?: InputMaybe<PlanChangeRule>;
  /** Maximum number of upcoming bookings that a member may have made themselves; none means unlimited */
  concurrent_bookings?: InputMaybe<Scalars['Int']['input']>;
  /** One or two sentences for people choosing a plan */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Only clients with one of these tags may have it from now on; those who have it keep it */
  eligible_tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Months after which a plan that does not renew ends; applies to those who buy it from now on */
  expires_after_months?: InputMaybe<Scalars['Int']['input']>;
  /** How many people may use one membership of it; those already using one stay in it */
  family_size?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of guests that a member may bring to a booking they made themselves; none means unlimited */
  guest_limit?: InputMaybe<Scalars['Int']['input']>;
  /** Takes it off sale, or puts it back on; those who have it keep it */
  is_archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether members may cancel it */
  is_cancellable?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its members pay for bookings; applies to bookings made from now on */
  member_prices?: InputMaybe<Array<MemberPriceInput>>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Days before the next period by which a cancellation must be made */
  notice_days?: InputMaybe<Scalars['Int']['input']>;
  /** For a gift card, the smallest and largest amounts that buyers may choose on the booking page; none means its price only */
  own_amount?: InputMaybe<OwnAmountInput>;
  /** Longest pause in days; none means 366 */
  pause_max_days?: InputMaybe<Scalars['Int']['input']>;
  /** Shortest pause in days; none means one day */
  pause_min_days?: InputMaybe<Scalars['Int']['input']>;
  /** A new price applies to those who join from now on */
  price?: InputMaybe<MoneyInput>;
  /** Months after its end before somebody may have it again */
  repurchase_lock_months?: InputMaybe<Scalars['Int']['input']>;
  /** Paid once, with the first period */
  sign_up_fee?: InputMaybe<MoneyInput>;
  /** Free days before the first bill, once for each person; applies to those who join from now on */
  trial_days?: InputMaybe<Scalars['Int']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The changes to the person's own booking */
export type UpdatePublicBookingInput = {
  /** A wish or comment */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** New end; if left out, the length stays */
  end_time?: InputMaybe<Scalars['String']['input']>;
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** New start */
  start_time?: InputMaybe<Scalars['String']['input']>;
  /** The version that the person last read */
  version: Scalars['Int']['input'];
};

/** The fields of a resource to change, and the version last read */
export type UpdateResourceInput = {
  /** Maximum number of people at once; 4 if left out */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is open when its location is, rather than by hours of its own */
  follows_location_hours?: InputMaybe<Scalars['Boolean']['input']>;
  /** All of its own hours, if it does not follow its location */
  hours?: InputMaybe<Array<DayHoursInput>>;
  /** Location it is in */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** Name, for example Bay 4 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Position in lists, from 1; when adding, last if left out */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The resource's type */
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The new name of a type, and the version last read */
export type UpdateResourceTypeInput = {
  /** Name, for example Simulator */
  name: Scalars['String']['input'];
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** What roles are to be allowed */
export type UpdateRolesPermissionsInput = {
  /** All of them or none; each combination of role and permission once */
  changes: Array<RolePermissionChangeInput>;
};

/** The next version of a saved query, and the version last read */
export type UpdateSavedQueryInput = {
  /** The company's name for it */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The document as written */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Values for its variables, as a JSON object; {} if it has none. For a date or a time, `today`, `start of` or `end of week`, `month` or `year`, each with `-1` or `+1` or the like behind it, stands for that day, or its start, at each run */
  variables?: InputMaybe<Scalars['String']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a category to change, and the version last read */
export type UpdateServiceCategoryInput = {
  /** Name, for example Lessons */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Position in lists, from 1; when adding, last if left out */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a service to change, and the version last read */
export type UpdateServiceInput = {
  /** Who may book a service. anyone: everybody, including guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone */
  bookable_by?: InputMaybe<BookableBy>;
  /** Kept free after each booking */
  buffer_after_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Kept free before each booking */
  buffer_before_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** The service's category, or none */
  category_id?: InputMaybe<Scalars['Int']['input']>;
  /** Coaches who give it; only for lessons */
  coach_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** One or two sentences for the booking page */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Lengths in which it is sold; existing bookings keep their price */
  durations?: InputMaybe<Array<ServiceDurationInput>>;
  /** Starts are this many minutes apart, counted from local midnight */
  grid_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** How many days ahead it may be booked */
  horizon_days?: InputMaybe<Scalars['Int']['input']>;
  /** Whether bay time of its type is booked as this service; it replaces the previous default */
  is_type_default?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum number of people in one booking */
  max_party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Minimum time between booking and start */
  notice_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** When the peak price applies */
  peak_hours?: InputMaybe<Array<PeakHoursInput>>;
  /** A picture for the booking page; null for none */
  picture?: InputMaybe<PictureInput>;
  /** The rules under which it is booked; existing bookings keep the rules they were made with */
  policy?: InputMaybe<BookingPolicyInput>;
  /** Position in lists, from 1; when adding, last if left out */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Type of bay that it uses; required for bay time */
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
  /** Who among those waiting may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are emailed at once and nothing is held, the first to take it has it */
  waitlist_offers?: InputMaybe<WaitlistOffers>;
};

/** The new name of a tag, and the version last read */
export type UpdateTagInput = {
  /** Name */
  name: Scalars['String']['input'];
  /** Increases by one with each change */
  version: Scalars['Int']['input'];
};

/** The changes to the person's own account */
export type UpdateUserProfileInput = {
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; null removes it */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The preferences to change */
  preferences?: InputMaybe<PreferencesInput>;
  /** The version of the person last read */
  version: Scalars['Int']['input'];
};

/** What a person's dashboard shows from now on */
export type UpdateWidgetPreferencesInput = {
  /** The version last read; refused if there is a newer one */
  version: Scalars['Int']['input'];
  /** In display order; none is an empty dashboard */
  widgets: Array<DashboardWidgetInput>;
};

/** The dates of a class that a change affected */
export type UpdatedClassSessions = {
  /** The dates that changed, in order */
  data: Array<ClassSession>;
};

/** What was moved of a series and what stayed */
export type UpdatedSeries = {
  /** The bookings that moved, in order */
  data: Array<Booking>;
  /** Dates that stayed as they were, and why */
  left_out: Array<BookingOccurrence>;
  /** The series */
  series_id: Scalars['Int']['output'];
};

/** The person who is signed in */
export type User = {
  /** Email address used to sign in */
  email?: Maybe<Scalars['String']['output']>;
  /** First name */
  first_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Who is acting in this person's name, if anybody */
  impersonation?: Maybe<Impersonation>;
  /** Capitalized first letters of first and last name */
  initials: Scalars['String']['output'];
  /** Last name */
  last_name: Scalars['String']['output'];
  /** Whether the company requires this person to set up two-factor sign-in, with nothing else available until they do */
  must_set_up_two_factor: Scalars['Boolean']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
  /** Permissions that reach only what is the person's own */
  own_permissions: Array<Scalars['String']['output']>;
  /** When the person last set the password, if known */
  password_changed_at?: Maybe<Scalars['String']['output']>;
  /** Permissions that reach everything in the company */
  permissions: Array<Scalars['String']['output']>;
  /** Phone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** The person's preferences */
  preferences: Preferences;
  /** Roles at this company */
  roles: Array<Role>;
  /** Increases by one with each change of name, address or phone number */
  version: Scalars['Int']['output'];
};

/** Tags for one person */
export type UserTagsInput = {
  /** Tags to add */
  tag_ids: Array<Scalars['Int']['input']>;
};

/** Why a gift card is cancelled */
export type VoidGiftCardInput = {
  /** The reason, for the history */
  reason: Scalars['String']['input'];
};

/** Marks a payment as recorded by mistake */
export type VoidPaymentInput = {
  /** Only returns what would be written */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** What was wrong, for the history */
  reason: Scalars['String']['input'];
  /** How much of it was refunded as far as the caller knows, tip included, in minor units: it is taken back too. Refused if more was refunded since */
  refunded: Scalars['Int']['input'];
};

/** What it writes, or would write, that a payment was recorded by mistake */
export type VoidedPayment = {
  /** What the booking or the bill still has to pay afterwards; if negative, what the venue owes */
  balance: Money;
  /** The day of the cash payment, if its drawer was closed since: that cash-up stays, and the cash leaves the present drawer */
  closed_day?: Maybe<Scalars['String']['output']>;
  /** What is taken off the membership's credit, because a change of plan had made it of this bill; it returns when the bill is paid */
  credit_taken_back: Money;
  /** What is written to the ledger: what the payment and its refunds moved, with the signs turned */
  entries: Array<LedgerEntry>;
  /** Whether nothing was written */
  is_dry_run: Scalars['Boolean']['output'];
  /** The payment as it is now */
  payment: Payment;
  /** To how many addresses its receipt was mailed; each is told that it is withdrawn */
  receipts_mailed: Scalars['Int']['output'];
};

/** What the caller may do with somebody who is waiting. offer: hold a free place for them and tell them; reorder: change their place in the order; remove: take them off the list */
export type WaitlistAction =
  /** hold a free place for them and tell them */
  | 'offer'
  /** take them off the list */
  | 'remove'
  /** change their place in the order */
  | 'reorder';

/** Somebody waiting for a time or a seat that others have */
export type WaitlistEntry = {
  /** What the caller may do now */
  allowed_actions: Array<WaitlistAction>;
  /** The hold of the offer, or the booking it became */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** The class date, if they are waiting for a seat */
  class_session_id?: Maybe<Scalars['Int']['output']>;
  /** The client; none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** The coach they want, or the coach of the class */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** When they began to wait */
  created_at: Scalars['String']['output'];
  /** Where the offer is emailed */
  email?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Name of the location */
  location_name: Scalars['String']['output'];
  /** The person waiting */
  name: Scalars['String']['output'];
  /** When the place was offered */
  offered_at?: Maybe<Scalars['String']['output']>;
  /** How long the offered place is held; none before an offer */
  offered_until?: Maybe<Scalars['String']['output']>;
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** Phone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** Position in the order of those waiting, from 1; none for others */
  place?: Maybe<Scalars['Int']['output']>;
  /** Service */
  service_id: Scalars['Int']['output'];
  /** Name of the service */
  service_name: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The status of somebody's wait. waiting: nothing is free yet; offered: a place is held for them, and they have been told; booked: they took it; declined: they did not want it; expired: they did not answer in time; left: they left the list; removed: the venue took them off; closed: the time came, the class was cancelled, or the service or location is no longer offered */
  status: WaitlistStatus;
  /** When they were emailed that a place is free for the first person to take it; none while nothing is free, or if it is offered in turn */
  told_at?: Maybe<Scalars['String']['output']>;
  /** Increases by one with each change */
  version: Scalars['Int']['output'];
};

/** Who among those waiting may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are emailed at once and nothing is held, the first to take it has it */
export type WaitlistOffers =
  /** all are emailed at once and nothing is held, the first to take it has it */
  | 'everybody'
  /** it is held for the first for some time, then for the next */
  | 'in_turn';

/** One page of waiting list entries */
export type WaitlistPage = {
  /** The waiting list entries on this page */
  data: Array<WaitlistEntry>;
  /** The position of a page in its list */
  meta: Meta;
};

/** open: waiting or offered; ended: all other statuses */
export type WaitlistState =
  /** all other statuses */
  | 'ended'
  /** waiting or offered */
  | 'open';

/** The status of somebody's wait. waiting: nothing is free yet; offered: a place is held for them, and they have been told; booked: they took it; declined: they did not want it; expired: they did not answer in time; left: they left the list; removed: the venue took them off; closed: the time came, the class was cancelled, or the service or location is no longer offered */
export type WaitlistStatus =
  /** they took it */
  | 'booked'
  /** the time came, the class was cancelled, or the service or location is no longer offered */
  | 'closed'
  /** they did not want it */
  | 'declined'
  /** they did not answer in time */
  | 'expired'
  /** they left the list */
  | 'left'
  /** a place is held for them, and they have been told */
  | 'offered'
  /** the venue took them off */
  | 'removed'
  /** nothing is free yet */
  | 'waiting';

/** The entry as the caller last read it */
export type WaitlistVersionInput = {
  /** The version last read */
  version: Scalars['Int']['input'];
};

/** Waives an amount due */
export type WaiveAmountDueInput = {
  /** The reason, for the history */
  reason: Scalars['String']['input'];
};

/** Waives part of what a booking owes */
export type WaiveBalanceInput = {
  /** The amount to waive */
  amount: MutationInput_WaiveBalance_Input_AmountInput;
  /** The reason, for the history */
  reason: Scalars['String']['input'];
};

/** A guest at the front desk */
export type WalkInGuestInput = {
  /** Email address for the confirmation */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A day of the week, or holiday for the row that replaces it on holidays. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7; holiday: any date that the location lists as a holiday, whichever weekday it is */
export type Weekday =
  /** ISO weekday 5 */
  | 'friday'
  /** any date that the location lists as a holiday, whichever weekday it is */
  | 'holiday'
  /** ISO weekday 1 */
  | 'monday'
  /** ISO weekday 6 */
  | 'saturday'
  /** ISO weekday 7 */
  | 'sunday'
  /** ISO weekday 4 */
  | 'thursday'
  /** ISO weekday 2 */
  | 'tuesday'
  /** ISO weekday 3 */
  | 'wednesday';

/** todo: what needs a person's attention; arrivals: who comes next; bays: each bay's day; revenue: what came in this week; bay_use: occupancy this week; bookings: bookings this week; no_shows: missed bookings this week; bay_revenue: what each bay earns per open hour this month; saved_query: what a saved query of the company answers */
export type WidgetName =
  /** who comes next */
  | 'arrivals'
  /** what each bay earns per open hour this month */
  | 'bay_revenue'
  /** occupancy this week */
  | 'bay_use'
  /** each bay's day */
  | 'bays'
  /** bookings this week */
  | 'bookings'
  /** missed bookings this week */
  | 'no_shows'
  /** what came in this week */
  | 'revenue'
  /** what a saved query of the company answers */
  | 'saved_query'
  /** what needs a person's attention */
  | 'todo';

/** What a person's dashboard shows */
export type WidgetPreferences = {
  /** The person whose dashboard it is */
  id: Scalars['Int']['output'];
  /** Increases with each change; 0 while nothing has been chosen */
  version: Scalars['Int']['output'];
  /** In display order */
  widgets: Array<DashboardWidget>;
};

/** small: a third of the width; medium: two thirds; large: the full width */
export type WidgetSize =
  /** the full width */
  | 'large'
  /** two thirds */
  | 'medium'
  /** a third of the width */
  | 'small';

/** Something booked that shows a different local time because a zone's rules have changed */
export type ZoneShift = {
  /** Service, bay and coach */
  detail: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** When it was detected */
  found_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** What shows a different local time; booking: a booking of a bay or a lesson; class_session: a date of a class with its seats; blocked_time: a time that is blocked */
  kind: ZoneShiftKind;
  /** Start on the wall clock by the current rules, with its offset */
  local_after: Scalars['String']['output'];
  /** Start on the wall clock as given when it was booked, with its offset then */
  local_before: Scalars['String']['output'];
  /** Location whose clock it follows */
  location_id: Scalars['Int']['output'];
  /** Name of the location */
  location_name: Scalars['String']['output'];
  /** The client, the class or the reason */
  name: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Id of the booking, the class or the blocked time */
  thing_id: Scalars['Int']['output'];
  /** Zone whose rules have changed */
  timezone: Scalars['String']['output'];
};

/** What shows a different local time; booking: a booking of a bay or a lesson; class_session: a date of a class with its seats; blocked_time: a time that is blocked */
export type ZoneShiftKind =
  /** a time that is blocked */
  | 'blocked_time'
  /** a booking of a bay or a lesson */
  | 'booking'
  /** a date of a class with its seats */
  | 'class_session';

/** What shows a different local time because the rules of a time zone have changed */
export type ZoneShiftList = {
  /** What still has to be decided, in order of start; at most 500 */
  data: Array<ZoneShift>;
  /** The total number */
  total: Scalars['Int']['output'];
};

/** The amount charged to the card */
export type MutationInput_ChargeSavedCard_Input_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** The amount to pay */
export type MutationInput_CreatePaymentLink_Input_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** What is owed for it as far as the caller knows; refused if that has changed */
export type MutationInput_RefundBookings_Input_Bookings_Items_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** The amount to refund, without the tip; 0 if only the tip is refunded */
export type MutationInput_RefundPayment_Input_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** The part of the tip to refund, in addition to the amount; none if left out */
export type MutationInput_RefundPayment_Input_TipInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** The amount taken, without the tip */
export type MutationInput_TakePayment_Input_Shares_Items_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** The tip, in addition to the amount; none if left out */
export type MutationInput_TakePayment_Input_Shares_Items_TipInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** The amount to waive */
export type MutationInput_WaiveBalance_Input_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};
