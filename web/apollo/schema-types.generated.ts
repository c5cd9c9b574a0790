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

/** How the place that is held is paid, where that is said */
export type AcceptWaitlistOfferInput = {
  /** What of the price is paid from the caller's own credit at once, the deposit at least where one is asked for; none unless said */
  credit?: InputMaybe<MoneyInput>;
};

/** What a script shows in its person's place; it only reads */
export type AccessToken = {
  /** When it was made */
  created_at: Scalars['String']['output'];
  /** When it ends */
  expires_at: Scalars['String']['output'];
  /** The questions that it may ask, by name; null where it reads all that its person may */
  fields?: Maybe<Array<Scalars['String']['output']>>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Last use, to the minute; null before the first */
  last_used_at?: Maybe<Scalars['String']['output']>;
  /** What its person calls it */
  name: Scalars['String']['output'];
  /** When it was revoked; null where it was not */
  revoked_at?: Maybe<Scalars['String']['output']>;
  /** Whether it still reads */
  state: AccessTokenState;
};

/** The caller's access tokens */
export type AccessTokenList = {
  /** The caller's own, the latest first */
  data: Array<AccessToken>;
  /** What a token can be limited to, by name */
  readable_fields: Array<ReadableField>;
};

/** active: it reads; ended: its last day is over; revoked: it was taken back before that */
export type AccessTokenState =
  /** it reads */
  | 'active'
  /** its last day is over */
  | 'ended'
  /** it was taken back before that */
  | 'revoked';

/** A person who signs in to work here */
export type Account = {
  /** What the caller may do to it */
  allowed_actions: Array<AccountAction>;
  /** Since when the person is known */
  created_at: Scalars['String']['output'];
  /** Email address that signs in */
  email?: Maybe<Scalars['String']['output']>;
  /** First name */
  first_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** When the last invitation was sent */
  invited_at?: Maybe<Scalars['String']['output']>;
  /** Who sent it */
  invited_by_name?: Maybe<Scalars['String']['output']>;
  /** Last name */
  last_name: Scalars['String']['output'];
  /** When the person last used a session that still lives */
  last_seen_at?: Maybe<Scalars['String']['output']>;
  /** First and last name */
  name: Scalars['String']['output'];
  /** Roles at this company */
  roles: Array<Role>;
  /** Number of devices that are signed in */
  session_count: Scalars['Int']['output'];
  /** active: can sign in; invited: was asked by mail and has not signed in yet; no_sign_in: was never asked */
  status: AccountState;
  /** Whether signing in takes a code besides the password */
  two_factor: Scalars['Boolean']['output'];
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** What can be done to an account. update: change its name, address or roles; delete: end it and all its sessions; send_invitation: mail a link that sets the first password, to somebody who has not signed in yet */
export type AccountAction =
  /** end it and all its sessions */
  | 'delete'
  /** mail a link that sets the first password, to somebody who has not signed in yet */
  | 'send_invitation'
  /** change its name, address or roles */
  | 'update';

/** Something that a person did, or that was done to the person's account */
export type AccountActivity = {
  /** Name of the call that did it */
  action: Scalars['String']['output'];
  /** Who did it */
  actor_name: Scalars['String']['output'];
  /** When */
  at: Scalars['String']['output'];
  /** Kind of what was changed */
  entity: Scalars['String']['output'];
  /** Id of what was changed */
  entity_id: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** In whose name, where it was another's */
  on_behalf_of_name?: Maybe<Scalars['String']['output']>;
  /** What was done, in words */
  sentence: Scalars['String']['output'];
};

/** One page of activities */
export type AccountActivityPage = {
  /** The activities of this page */
  data: Array<AccountActivity>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** The company's standing with the platform */
export type AccountInfo = {
  /** How the company stands with the platform */
  account_status: AccountStatus;
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Used free of charge */
  is_comped: Scalars['Boolean']['output'];
  /** Whether only sign-in and subscribing work */
  is_locked: Scalars['Boolean']['output'];
  /** Within its trial */
  is_trial: Scalars['Boolean']['output'];
  /** How the company is locked, if it is */
  lock_kind?: Maybe<LockKind>;
  /** Whole or begun days until the trial ends */
  trial_days_left?: Maybe<Scalars['Int']['output']>;
  /** End of the trial, if there is one */
  trial_ends_at?: Maybe<Scalars['String']['output']>;
};

/** One page of accounts */
export type AccountPage = {
  /** The accounts of this page */
  data: Array<Account>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** What somebody is who works at a company. coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, also to manage the platform's subscription */
export type AccountRole =
  /** gives lessons and classes */
  | 'coach'
  /** runs the venue, with its catalogue, accounts and reports */
  | 'facility_admin'
  /** has every permission, also to manage the platform's subscription */
  | 'owner'
  /** works at the front desk */
  | 'staff';

/** What accounts are sorted by. name: last name, then first name; last_seen_at: when the person was last here, where who never was counts as the earliest */
export type AccountSort =
  /** when the person was last here, where who never was counts as the earliest */
  | 'last_seen_at'
  /** last name, then first name */
  | 'name';

/** active: can sign in; invited: was asked by mail and has not signed in yet; no_sign_in: was never asked */
export type AccountState =
  /** can sign in */
  | 'active'
  /** was asked by mail and has not signed in yet */
  | 'invited'
  /** was never asked */
  | 'no_sign_in';

/** How the company stands with the platform. comped: uses it free of charge; locked: the account was cancelled, and only signing in and subscribing work; active: has a subscription; trial_active: is within its trial; trial_expired: its trial is over and it has no subscription, so only signing in and subscribing work */
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

/** Says that it was done */
export type Acknowledgement = {
  /** One sentence for a person */
  message: Scalars['String']['output'];
};

/** A note of staff about an activity, never shown to clients */
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

/** A note of staff about an activity, never shown to clients */
export type AddActivityNoteInput = {
  /** Text */
  body: Scalars['String']['input'];
};

/** A note of staff, never shown to clients */
export type AddBookingNoteInput = {
  /** Text */
  body: Scalars['String']['input'];
};

/** Who uses the membership from now on: a client, or somebody by name and email address */
export type AddFamilyMemberInput = {
  /** A client; chosen by staff */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** Email address with which they sign in; none for a child without one */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, with last_name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name, with first_name */
  last_name?: InputMaybe<Scalars['String']['input']>;
};

/** Who waits for which taken time or full class */
export type AddToWaitlistInput = {
  /** The date of a class to wait for a seat of: its own service, place and times */
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  /** The client who waits; or give a guest */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** Only with this coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** The guest who waits, with an email address */
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

/** A change by hand, and why */
export type AdjustAllowanceInput = {
  /** What to add, in minutes or credits; below zero takes off */
  amount: Scalars['Int']['input'];
  /** Why; kept in the history */
  reason: Scalars['String']['input'];
};

/** What the current period of a membership gives for bookings */
export type Allowance = {
  /** What of it does not move on into the next period */
  ending: Scalars['Int']['output'];
  /** Last day to use it; none where the membership does not renew */
  ends_on?: Maybe<Scalars['String']['output']>;
  /** What the period has in all: given, moved on and adjusted */
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

/** One change of an allowance; entries are only added */
export type AllowanceEntry = {
  /** The allowance that it changed */
  allowance_id: Scalars['Int']['output'];
  /** What the allowance grew by, in minutes or credits; below zero where it shrank */
  amount: Scalars['Int']['output'];
  /** Start of that booking */
  booked_time?: Maybe<Scalars['String']['output']>;
  /** The booking that it was used for, or that nobody came to */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** When it happened */
  created_at: Scalars['String']['output'];
  /** Who did it; none where it happened by itself */
  created_by_name?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Why an allowance changed. grant: a period began; use: a booking took it; return: of a cancelled or changed booking; roll_over: moved on into the next period; expire: its period is over, and it did not move on; adjust: by hand; no_show: taken because nobody came, or given back where somebody had */
  kind: AllowanceEntryKind;
  /** Why it was adjusted */
  reason?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** Why an allowance changed. grant: a period began; use: a booking took it; return: of a cancelled or changed booking; roll_over: moved on into the next period; expire: its period is over, and it did not move on; adjust: by hand; no_show: taken because nobody came, or given back where somebody had */
export type AllowanceEntryKind =
  /** by hand */
  | 'adjust'
  /** its period is over, and it did not move on */
  | 'expire'
  /** a period began */
  | 'grant'
  /** taken because nobody came, or given back where somebody had */
  | 'no_show'
  /** of a cancelled or changed booking */
  | 'return'
  /** moved on into the next period */
  | 'roll_over'
  /** a booking took it */
  | 'use';

/** One page of allowance entries */
export type AllowanceEntryPage = {
  /** The allowance entries of this page */
  data: Array<AllowanceEntry>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** What a membership would cover of a booking */
export type AllowanceQuote = {
  /** What the allowance covers of what is left of it */
  covered: Money;
  /** What the member price takes off the price */
  member_discount: Money;
  /** The rules of the service for what is left to pay */
  terms: BookingTerms;
  /** What is left to pay */
  to_pay: Money;
  /** What it takes, in each unit; none where nothing is covered */
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
  /** What is left then, in minutes or credits */
  left_after: Scalars['Int']['output'];
  /** What a no-show takes beside it, as far as it is left then; 0 is nothing */
  no_show_extra: Scalars['Int']['output'];
  /** Who shares what is used, where it is another person's membership */
  shared_by_name?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** What a cancellation, no-show or move came to under the agreed rules */
export type AmountDue = {
  /** What is due */
  amount: Money;
  /** Booking */
  booking_id: Scalars['Int']['output'];
  /** Since when */
  created_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** What an amount is due for. cancellation: it was cancelled late; no_show: nobody came; reschedule: the person moved it */
  kind: AmountDueKind;
  /** When it was waived; none while it is due */
  waived_at?: Maybe<Scalars['String']['output']>;
  /** Who waived it */
  waived_by_name?: Maybe<Scalars['String']['output']>;
  /** Why */
  waived_reason?: Maybe<Scalars['String']['output']>;
};

/** What an amount is due for. cancellation: it was cancelled late; no_show: nobody came; reschedule: the person moved it */
export type AmountDueKind =
  /** it was cancelled late */
  | 'cancellation'
  /** nobody came */
  | 'no_show'
  /** the person moved it */
  | 'reschedule';

/** How much of the open time of one bay was booked */
export type AnalyticsBay = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times. They are counted as they are set now. */
  bookable_minutes: Scalars['Int']['output'];
  /** Booked time, in minutes: Time of bookings and classes inside the open time of their bay. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Bookings: Bookings that start in the period, without cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** No-shows: Bookings that start in the period and that were missed without being cancelled. */
  no_shows: Scalars['Int']['output'];
  /** Occupancy, in percent: Booked time ÷ open time. There is none where no bay is open. One decimal. */
  occupancy_percent?: Maybe<Scalars['Float']['output']>;
  /** Outside hours, in minutes: Time of bookings and classes outside the open time of their bay, which occupancy leaves out. */
  outside_minutes: Scalars['Int']['output'];
  /** Bay */
  resource_id: Scalars['Int']['output'];
  /** Name of the bay */
  resource_name: Scalars['String']['output'];
};

/** A stretch of the period */
export type AnalyticsBucket = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times. They are counted as they are set now. */
  bookable_minutes: Scalars['Int']['output'];
  /** Booked time, in minutes: Time of bookings and classes inside the open time of their bay. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Bookings: Bookings that start in the period, without cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** Last day */
  end: Scalars['String']['output'];
  /** Occupancy, in percent: Booked time ÷ open time. There is none where no bay is open. One decimal. */
  occupancy_percent?: Maybe<Scalars['Float']['output']>;
  /** First day */
  start: Scalars['String']['output'];
};

/** Bookings that were cancelled so long before their start */
export type AnalyticsCancellation = {
  /** Cancelled: Cancelled bookings that would have started in the period. */
  bookings: Scalars['Int']['output'];
  /** How long before the start: two_days: 48 hours or more; one_day: 24 to 48; half_day: 12 to 24; same_day: under 12; after_start: at the start or after it */
  notice: CancellationNotice;
};

/** Bookings that were cancelled for a reason, by notice */
export type AnalyticsCancellationReason = {
  /** Cancelled: Cancelled bookings that would have started in the period. */
  bookings: Scalars['Int']['output'];
  /** How long before the start: two_days: 48 hours or more; one_day: 24 to 48; half_day: 12 to 24; same_day: under 12; after_start: at the start or after it */
  notice: CancellationNotice;
  /** Why; none where nobody said */
  reason?: Maybe<CancellationReason>;
};

/** People who came in the period */
export type AnalyticsClients = {
  /** New clients: People whose first visit ever is in the period. Guests are known by their email, else by their phone. */
  new_clients: Scalars['Int']['output'];
  /** Returning clients: People who came in the period and had come before it. */
  returning_clients: Scalars['Int']['output'];
};

/** How long the stretches are into which a period is cut. day: one date; week: Monday to Sunday; month: a calendar month */
export type AnalyticsGranularity =
  /** one date */
  | 'day'
  /** a calendar month */
  | 'month'
  /** Monday to Sunday */
  | 'week';

/** An hour of the week, over all such hours of the period and all bays */
export type AnalyticsHour = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times. They are counted as they are set now. */
  bookable_minutes: Scalars['Int']['output'];
  /** Booked time, in minutes: Time of bookings and classes inside the open time of their bay. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Hour on the location's clock: 18 is from 18:00 to 19:00 */
  hour: Scalars['Int']['output'];
  /** Occupancy, in percent: Booked time ÷ open time. There is none where no bay is open. One decimal. */
  occupancy_percent?: Maybe<Scalars['Float']['output']>;
  /** Day of the week at the location */
  weekday: AnalyticsWeekday;
};

/** Bookings that were made so many days ahead */
export type AnalyticsLeadBand = {
  /** How many days before the day of the start: same_day: none; one_day: 1; two_days: 2 or 3; week: 4 to 7; two_weeks: 8 to 14; longer: 15 or more */
  band: LeadBand;
  /** Bookings: Bookings that start in the period, without cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
};

/** How far ahead people book */
export type AnalyticsLeadTime = {
  /** The same by days ahead, on the location's calendar */
  bands: Array<AnalyticsLeadBand>;
  /** Booked ahead, in hours: Half of the bookings that start in the period were made at least this long before their start. Walk-ins are left out, and a move counts from when it was first booked. One decimal. */
  median_hours?: Maybe<Scalars['Float']['output']>;
  /** Booked ahead, the longest tenth, in hours: A tenth of these bookings were made at least this long before their start. One decimal. */
  p90_hours?: Maybe<Scalars['Float']['output']>;
};

/** How a venue's bays were used in a period, and by whom */
export type AnalyticsOverview = {
  /** By bay; a coach sees none */
  bays?: Maybe<Array<AnalyticsBay>>;
  /** By stretch of the period */
  buckets?: Maybe<Array<AnalyticsBucket>>;
  /** Cancellations by reason and notice, as far as there are any; part of cancellations */
  cancellation_reasons?: Maybe<Array<AnalyticsCancellationReason>>;
  /** By notice */
  cancellations?: Maybe<Array<AnalyticsCancellation>>;
  /** People who came */
  clients?: Maybe<AnalyticsClients>;
  /** Last day */
  end: Scalars['String']['output'];
  /** How long the stretches are into which a period is cut. day: one date; week: Monday to Sunday; month: a calendar month */
  granularity: AnalyticsGranularity;
  /** By weekday and hour; hours in which no bay is open are left out */
  hours?: Maybe<Array<AnalyticsHour>>;
  /** How far ahead people booked */
  lead_time?: Maybe<AnalyticsLeadTime>;
  /** Location that it is about; none for all of them */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** The period, as it was asked for */
  period: Scalars['String']['output'];
  /** How long a report's period is. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
  period_type: RevenuePeriodType;
  /** How often clients book again around a visit */
  rebooking?: Maybe<AnalyticsRebooking>;
  /** By way of booking */
  sources?: Maybe<Array<AnalyticsSource>>;
  /** First day */
  start: Scalars['String']['output'];
  /** Zone at whose midnights the period begins and ends: the location's, else the company's */
  timezone: Scalars['String']['output'];
  /** The same over all bays */
  totals: BayUse;
  /** What came of those who waited, by when the time they wanted starts */
  waitlist?: Maybe<AnalyticsWaitlist>;
};

/** How often clients book again around a visit */
export type AnalyticsRebooking = {
  /** Rebooking rate, in percent: Visits whose client had a later booking a day after the end, made by then or before ÷ visits of clients. Weekly series are left out. One decimal. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** Booked again: Visits whose client had a later booking a day after the end. One that was made before the visit counts; weekly series do not. */
  rebooked: Scalars['Int']['output'];
  /** Visits: Bookings of clients that were checked in or completed. Guests and what is booked week after week are left out. */
  visits: Scalars['Int']['output'];
};

/** What bookings came to by bay, service and stretch of a period */
export type AnalyticsRevenue = {
  /** cash: counts when money comes or goes; accrual: counts when it is earned */
  basis: RevenueBasis;
  /** By bay; none in a compact answer, and none for a coach */
  bays?: Maybe<Array<AnalyticsRevenueBay>>;
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times. They are counted as they are set now. */
  bookable_minutes: Scalars['Int']['output'];
  /** By stretch of the period; none in a compact answer */
  buckets?: Maybe<Array<AnalyticsRevenueBucket>>;
  /** Last day */
  end: Scalars['String']['output'];
  /** How long the stretches are into which a period is cut. day: one date; week: Monday to Sunday; month: a calendar month */
  granularity: AnalyticsGranularity;
  /** Location that it is about; none for all of them */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** Revenue per bay-hour, in money per hour: What bay time earned, with its fees and less its refunds, ÷ open hours of the bays. Tax, tips, lessons and memberships are left out. By currency. */
  per_bay_hour: Array<Money>;
  /** The period, as it was asked for */
  period: Scalars['String']['output'];
  /** How long a report's period is. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
  period_type: RevenuePeriodType;
  /** By service; none in a compact answer */
  services?: Maybe<Array<AnalyticsRevenueService>>;
  /** First day */
  start: Scalars['String']['output'];
  /** Zone at whose midnights the period begins and ends: the location's, else the company's */
  timezone: Scalars['String']['output'];
  /** Revenue of bookings by currency; currencies are never added up */
  totals: Array<RevenueTotal>;
};

/** What the bay time of one bay came to, in one currency */
export type AnalyticsRevenueBay = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times. They are counted as they are set now. */
  bookable_minutes: Scalars['Int']['output'];
  /** Revenue per bay-hour, in money per hour: What bay time earned, with its fees and less its refunds, ÷ open hours of the bays. Tax, tips, lessons and memberships are left out. */
  per_hour?: Maybe<Money>;
  /** Bay */
  resource_id: Scalars['Int']['output'];
  /** Name of the bay */
  resource_name: Scalars['String']['output'];
  /** What its bay time came to */
  revenue: Money;
};

/** Revenue of a stretch of the period, in one currency */
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
  /** Bookings that it comes from */
  bookings: Scalars['Int']['output'];
  /** What its bookings came to */
  revenue: Money;
  /** Service */
  service_id: Scalars['Int']['output'];
  /** Name of the service */
  service_name: Scalars['String']['output'];
};

/** Bookings that were made in one way */
export type AnalyticsSource = {
  /** Bookings: Bookings that start in the period, without cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** page_guest: a guest on the booking page; page_client: a client for themselves; desk: staff before the start; walk_in: staff at the start or after it */
  source: BookingSource;
};

/** What came of those who waited for a time or a seat */
export type AnalyticsWaitlist = {
  /** Offers taken: Offered places that were booked by whom they were held for. */
  accepted: Scalars['Int']['output'];
  /** Offers accepted, in percent: Offers taken ÷ places offered. One decimal. */
  accepted_percent?: Maybe<Scalars['Float']['output']>;
  /** Booked from the waiting list: People who waited for a time in the period and booked it. */
  booked: Scalars['Int']['output'];
  /** Waits over: People whose wait for a time in the period is over: booked, declined, not answered, or nothing came free. Whoever left the list before a place was offered is left out. */
  ended: Scalars['Int']['output'];
  /** Places offered: Places that were held for somebody on the waiting list, taken or not. Open offers are left out. */
  offered: Scalars['Int']['output'];
  /** Waiting list booked, in percent: Booked from the waiting list ÷ waits that are over. Whoever left the list before a place was offered is left out. One decimal. */
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

/** The confirmation that a client is to be erased for good */
export type AnonymizeClientInput = {
  /** The client's name, typed once more */
  confirm_name: Scalars['String']['input'];
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** By whose rules a time is looked at. visitor: a guest who is not signed in; client: a client who is signed in; staff: somebody at the desk, whom the service's notice and horizon do not bind */
export type AskedAs =
  /** a client who is signed in */
  | 'client'
  /** somebody at the desk, whom the service's notice and horizon do not bind */
  | 'staff'
  /** a guest who is not signed in */
  | 'visitor';

/** One field that a change made another, in words */
export type AuditChange = {
  /** What it became; null where it became nothing */
  after?: Maybe<Scalars['String']['output']>;
  /** What it was; null where it was nothing */
  before?: Maybe<Scalars['String']['output']>;
  /** What was changed, in words */
  field: Scalars['String']['output'];
};

/** Kind of a thing whose changes the history keeps. booking: a time taken, or a seat; client: a person who books; membership: a client's membership; membership_plan: a plan that can be had; activity: a note on something in a client's history; tag: a label for clients; campaign: a mail to many clients; import: a file that was brought in; account: somebody's standing as one who works here; user: a person's sign-in, sessions and own settings; role: the permissions of a role; coach: a coach's hours and what they teach; class_session: one date of a class; class_series: the weekly dates of a class; blocked_time: a time that cannot be booked; waitlist_entry: somebody's wait for a place; payment: money that was taken; gift_card: a card with a code, whose value becomes credit; service: what can be booked; service_category: a group of services; saved_query: a question to the graph that is kept; resource: a bay or room; resource_type: a kind of bay or room; location: a venue, with its hours; company: the company's own settings; subscription: what the company has of the platform, and pays */
export type AuditEntity =
  /** somebody's standing as one who works here */
  | 'account'
  /** a note on something in a client's history */
  | 'activity'
  /** a time that cannot be booked */
  | 'blocked_time'
  /** a time taken, or a seat */
  | 'booking'
  /** a mail to many clients */
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
  /** a file that was brought in */
  | 'import'
  /** a venue, with its hours */
  | 'location'
  /** a client's membership */
  | 'membership'
  /** a plan that can be had */
  | 'membership_plan'
  /** money that was taken */
  | 'payment'
  /** a bay or room */
  | 'resource'
  /** a kind of bay or room */
  | 'resource_type'
  /** the permissions of a role */
  | 'role'
  /** a question to the graph that is kept */
  | 'saved_query'
  /** what can be booked */
  | 'service'
  /** a group of services */
  | 'service_category'
  /** what the company has of the platform, and pays */
  | 'subscription'
  /** a label for clients */
  | 'tag'
  /** a person's sign-in, sessions and own settings */
  | 'user'
  /** somebody's wait for a place */
  | 'waitlist_entry';

/** One change that the history keeps */
export type AuditEntry = {
  /** Name of the call that did it */
  action: Scalars['String']['output'];
  /** Who did it; null where nobody was signed in */
  actor_id?: Maybe<Scalars['Int']['output']>;
  /** Name of who did it */
  actor_name: Scalars['String']['output'];
  /** When */
  at: Scalars['String']['output'];
  /** What is different since, field by field */
  changes: Array<AuditChange>;
  /** Kind of what was changed */
  entity: Scalars['String']['output'];
  /** Id of what was changed */
  entity_id: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** In whose name, where it was another's */
  on_behalf_of_name?: Maybe<Scalars['String']['output']>;
  /** What undoing it would put back, field by field; null where it cannot be undone */
  put_back?: Maybe<Array<AuditChange>>;
  /** What was done, in words */
  sentence: Scalars['String']['output'];
};

/** One page of changes */
export type AuditEntryPage = {
  /** The changes of this page */
  data: Array<AuditEntry>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** Free times of a service at a location */
export type Availability = {
  /** Free times in order of start; none when only days were asked for */
  data: Array<FreeTime>;
  /** Each day asked for */
  days: Array<FreeDay>;
  /** Zone of the wall times */
  timezone: Scalars['String']['output'];
};

/** Why a time is offered or not, rule by rule */
export type AvailabilityExplanation = {
  /** By whose rules a time is looked at. visitor: a guest who is not signed in; client: a client who is signed in; staff: somebody at the desk, whom the service's notice and horizon do not bind */
  asked_as: AskedAs;
  /** Whether every rule lets the time pass */
  is_offered: Scalars['Boolean']['output'];
  /** The same time on the venue's wall clock, RFC 3339 with the venue's offset at that time */
  local_end: Scalars['String']['output'];
  /** The same time on the venue's wall clock, RFC 3339 with the venue's offset at that time */
  local_start: Scalars['String']['output'];
  /** Each rule, in the order in which a refusal would name them; what only follows from another one is left out */
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

/** A rule that a time must pass to be offered. bookable_by: who may book the service; party_size: no more people than the service and a bay take; duration: a length that the service offers; grid: a start on the service's grid, counted from midnight; notice: so long before the start, and not in the past; horizon: no more days ahead than the service says; hours: within the location's opening hours; coach_hours: while a coach works who gives it; resource_hours: while a bay is open that it can take; coach_free: a coach who gives it has nothing else then; resource_free: a bay that it can take has nothing else then */
export type AvailabilityRule =
  /** who may book the service */
  | 'bookable_by'
  /** a coach who gives it has nothing else then */
  | 'coach_free'
  /** while a coach works who gives it */
  | 'coach_hours'
  /** a length that the service offers */
  | 'duration'
  /** a start on the service's grid, counted from midnight */
  | 'grid'
  /** no more days ahead than the service says */
  | 'horizon'
  /** within the location's opening hours */
  | 'hours'
  /** so long before the start, and not in the past */
  | 'notice'
  /** no more people than the service and a bay take */
  | 'party_size'
  /** a bay that it can take has nothing else then */
  | 'resource_free'
  /** while a bay is open that it can take */
  | 'resource_hours';

/** How much of the open time of bays was booked, and what became of the bookings */
export type BayUse = {
  /** Open time, in minutes: Opening hours of each bay, less closures and blocked times. They are counted as they are set now. */
  bookable_minutes: Scalars['Int']['output'];
  /** Booked time, in minutes: Time of bookings and classes inside the open time of their bay. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Bookings: Bookings that start in the period, without cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** Cancelled: Cancelled bookings that would have started in the period. */
  cancelled: Scalars['Int']['output'];
  /** Cancellation rate, in percent: Cancelled ÷ all bookings that start, or would have started, in the period. A move is no cancellation. One decimal. */
  cancelled_percent?: Maybe<Scalars['Float']['output']>;
  /** No-show rate, in percent: No-shows ÷ bookings checked in, completed or missed. Bookings that nobody marked are left out. One decimal. */
  no_show_percent?: Maybe<Scalars['Float']['output']>;
  /** No-shows: Bookings that start in the period and that were missed without being cancelled. */
  no_shows: Scalars['Int']['output'];
  /** Occupancy, in percent: Booked time ÷ open time. There is none where no bay is open. One decimal. */
  occupancy_percent?: Maybe<Scalars['Float']['output']>;
  /** Outside hours, in minutes: Time of bookings and classes outside the open time of their bay, which occupancy leaves out. */
  outside_minutes: Scalars['Int']['output'];
};

/** How often a plan is paid. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
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

/** How the company stands with the platform, and what it pays */
export type BillingStatus = {
  /** How the company stands with the platform */
  account_status: AccountStatus;
  /** Used free of charge */
  is_comped: Scalars['Boolean']['output'];
  /** Whether only sign-in and subscribing work */
  is_locked: Scalars['Boolean']['output'];
  /** How the company is locked, if it is */
  lock_kind?: Maybe<LockKind>;
  /** The plans, for who asked */
  plans?: Maybe<Array<PlatformPlan>>;
  /** Names the platform to the payment provider's library in the browser */
  publishable_key: Scalars['String']['output'];
  /** The subscription, for who asked and may see it */
  subscription?: Maybe<CompanySubscription>;
  /** Where its subscription stands */
  subscription_status: SubscriptionStatus;
  /** End of the trial, if there is one */
  trial_ends_at?: Maybe<Scalars['String']['output']>;
};

/** A time in which bays, a coach or a whole location cannot be booked */
export type BlockedTime = {
  /** What the caller may do now */
  allowed_actions: Array<BlockedTimeAction>;
  /** Coach whom it takes */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Colour of a blocked time on the schedule. grey: the one that the screens suggest for private; amber: the one for repair; red: suggested for none; violet: the one for event; blue: the one for cleaning; teal: suggested for none */
  colour: BlockedTimeColour;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether it was removed again */
  is_removed: Scalars['Boolean']['output'];
  /** Why a time is blocked. repair: something is mended or serviced; cleaning: it is cleaned; event: something takes place that is not booked here; private: nobody need know */
  kind: BlockedTimeKind;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location whose clock it goes by */
  location_id: Scalars['Int']['output'];
  /** What staff read on the schedule */
  reason: Scalars['String']['output'];
  /** Bays that it takes; of a whole location all that were in use */
  resource_ids: Array<Scalars['Int']['output']>;
  /** What is blocked. resources: one bay or several; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** What is blocked, by name */
  target: Scalars['String']['output'];
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** What the caller may do with a blocked time now. update: change what it takes, when and why, until it is over; remove: make the time free again, until it is over; restore: take back a removal, for 10 minutes */
export type BlockedTimeAction =
  /** make the time free again, until it is over */
  | 'remove'
  /** take back a removal, for 10 minutes */
  | 'restore'
  /** change what it takes, when and why, until it is over */
  | 'update';

/** A blocked time as it stood at a moment in the past */
export type BlockedTimeAsOf = {
  /** What became of it last; null where it stands as it did */
  became?: Maybe<ScheduleChangeKind>;
  /** Id of the blocked time */
  blocked_time_id: Scalars['Int']['output'];
  /** Coach whom it took then */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Colour of a blocked time on the schedule. grey: the one that the screens suggest for private; amber: the one for repair; red: suggested for none; violet: the one for event; blue: the one for cleaning; teal: suggested for none */
  colour: BlockedTimeColour;
  /** End then, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Why a time is blocked. repair: something is mended or serviced; cleaning: it is cleaned; event: something takes place that is not booked here; private: nobody need know */
  kind: BlockedTimeKind;
  /** End then on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start then on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** What staff read on the schedule then */
  reason: Scalars['String']['output'];
  /** Bays that it took then */
  resource_ids: Array<Scalars['Int']['output']>;
  /** What is blocked. resources: one bay or several; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Start then, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** What was blocked, by name */
  target: Scalars['String']['output'];
};

/** Colour of a blocked time on the schedule. grey: the one that the screens suggest for private; amber: the one for repair; red: suggested for none; violet: the one for event; blue: the one for cleaning; teal: suggested for none */
export type BlockedTimeColour =
  /** the one for repair */
  | 'amber'
  /** the one for cleaning */
  | 'blue'
  /** the one that the screens suggest for private */
  | 'grey'
  /** suggested for none */
  | 'red'
  /** suggested for none */
  | 'teal'
  /** the one for event */
  | 'violet';

/** What keeps a time from being blocked */
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
  /** State of a booking */
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

/** Why a time is blocked. repair: something is mended or serviced; cleaning: it is cleaned; event: something takes place that is not booked here; private: nobody need know */
export type BlockedTimeKind =
  /** it is cleaned */
  | 'cleaning'
  /** something takes place that is not booked here */
  | 'event'
  /** nobody need know */
  | 'private'
  /** something is mended or serviced */
  | 'repair';

/** Blocked times that touch some days */
export type BlockedTimeList = {
  /** In order of start */
  data: Array<BlockedTime>;
};

/** What a blocked time would take, without saving */
export type BlockedTimePreview = {
  /** What is there already, in order of start */
  conflicts: Array<BlockedTimeConflict>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** What is blocked. resources: one bay or several; coach: one coach; location: all bays of a location, and its coaches while they work there */
export type BlockedTimeScope =
  /** one coach */
  | 'coach'
  /** all bays of a location, and its coaches while they work there */
  | 'location'
  /** one bay or several */
  | 'resources';

/** Who may book a service. anyone: also guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone */
export type BookableBy =
  /** also guests who are not signed in */
  | 'anyone'
  /** only clients who are signed in, and the desk */
  | 'clients'
  /** the desk alone */
  | 'staff';

/** The coach of an own booking */
export type BookedCoach = {
  /** Id */
  id: Scalars['Int']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
};

/** How much is booked at a location on one day */
export type BookedDay = {
  /** Minutes for which these take bays */
  booked_minutes: Scalars['Int']['output'];
  /** Bookings that start that day; cancelled ones, no-shows, holds and seats left out */
  bookings: Scalars['Int']['output'];
  /** Classes that start that day; cancelled ones left out */
  classes: Scalars['Int']['output'];
  /** The name of the closure or of the holiday on which it is closed */
  closed_for?: Maybe<Scalars['String']['output']>;
  /** A date on the venue's calendar, YYYY-MM-DD */
  date: Scalars['String']['output'];
  /** The name of the holiday */
  holiday?: Maybe<Scalars['String']['output']>;
  /** Whether the location is closed that day */
  is_closed: Scalars['Boolean']['output'];
  /** Booked of the open minutes, at most 100; none where no bay is open */
  load_percent?: Maybe<Scalars['Int']['output']>;
  /** Minutes for which bays are open, all together */
  open_minutes: Scalars['Int']['output'];
  /** The day whose hours count; holiday on a holiday */
  weekday: Weekday;
};

/** How much is booked at a location, day by day */
export type BookedDays = {
  /** Each day asked for */
  days: Array<BookedDay>;
  /** Location */
  location_id: Scalars['Int']['output'];
};

/** Where an own booking takes place */
export type BookedLocation = {
  /** Address in one line */
  address?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Telephone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** Zone of the location */
  timezone: Scalars['String']['output'];
};

/** The bay of an own booking */
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
  /** The series; each of its bookings names it */
  series_id: Scalars['Int']['output'];
};

/** The service of an own booking */
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
  /** Why it was cancelled, where somebody said so */
  cancel_reason?: Maybe<CancellationReason>;
  /** The date of a class that it is a seat in */
  class_session_id?: Maybe<Scalars['Int']['output']>;
  /** The client, or none for a guest */
  client?: Maybe<Client>;
  /** The client, or none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** What the client wrote when booking */
  client_note?: Maybe<Scalars['String']['output']>;
  /** The coach, where it takes one */
  coach?: Maybe<Coach>;
  /** Coach, where it takes one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** What a membership's allowance covers, beside the price */
  covered: Money;
  /** When it was booked */
  created_at: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** The party that it belongs to, where one party has several bookings */
  group_id?: Maybe<Scalars['Int']['output']>;
  /** The guest, or none for a client */
  guest?: Maybe<Guest>;
  /** Who comes beside the one who booked, in the order given */
  guest_names: Array<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Minutes past the start without check-in; none when not late */
  late_minutes?: Maybe<Scalars['Int']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where it takes place */
  location?: Maybe<Location>;
  /** Location */
  location_id: Scalars['Int']['output'];
  /** What the member price took off when it was booked; no part of the price */
  member_discount: Money;
  /** How many guests can be named now; 0 once it is over or cancelled */
  most_guest_names: Scalars['Int']['output'];
  /** Notes of staff, newest first */
  notes: Array<BookingNote>;
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: a part is paid, and something is still owed; paid: nothing is owed any more; partly_refunded: a part of what was paid was given back, and nothing is owed; refunded: all that was paid was given back */
  payment_status: PaymentStatus;
  /** Price agreed when it was booked */
  price: Money;
  /** The bay, where it takes one */
  resource?: Maybe<Resource>;
  /** Bay, where it takes one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** The weekly series that it is a date of */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** What was booked */
  service?: Maybe<Service>;
  /** Service */
  service_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Where a booking stands in its life. held: kept for a few minutes while somebody on the booking page says who comes; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
  /** What of the price is tax, as it was sold; none where there was none */
  tax?: Maybe<TaxLine>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** What one booking costs and what was paid of it, from the ledger */
export type BookingAccount = {
  /** Still to pay; below zero it is what the venue owes */
  balance: Money;
  /** Booking */
  booking_id: Scalars['Int']['output'];
  /** What the booking costs by now: price and fees, less what was waived */
  charged: Money;
  /** The client, or none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** What the client has left as credit at this venue, in this currency */
  credit: Money;
  /** What was paid, before refunds */
  paid: Money;
  /** As it follows from the ledger */
  payment_status: PaymentStatus;
  /** Oldest first */
  payments: Array<Payment>;
  /** What was given back or kept as credit */
  refunded: Money;
  /** Every entry that these figures are the sums of, oldest first */
  transactions: Array<LedgerTransaction>;
};

/** What the caller may do with a booking now. update: change the number of people or the client's note; move: give it another time or coach; reassign: give it another bay; check_in: say that they are here; complete: say that the visit is over; mark_no_show: say that nobody came, from the start on; undo_check_in: back to confirmed; undo_complete: back to checked in; undo_no_show: back to confirmed; cancel: call it off; restore: take back a cancellation, for 10 minutes */
export type BookingAction =
  /** call it off */
  | 'cancel'
  /** say that they are here */
  | 'check_in'
  /** say that the visit is over */
  | 'complete'
  /** say that nobody came, from the start on */
  | 'mark_no_show'
  /** give it another time or coach */
  | 'move'
  /** give it another bay */
  | 'reassign'
  /** take back a cancellation, for 10 minutes */
  | 'restore'
  /** back to confirmed */
  | 'undo_check_in'
  /** back to checked in */
  | 'undo_complete'
  /** back to confirmed */
  | 'undo_no_show'
  /** change the number of people or the client's note */
  | 'update';

/** Bookings that start in the period and have the same keys */
export type BookingAggregateGroup = {
  /** Average length, in minutes: Length ÷ bookings. One decimal. */
  average_minutes?: Maybe<Scalars['Float']['output']>;
  /** Average price, in money: Prices ÷ bookings in that currency. */
  average_prices: Array<Money>;
  /** Bookings: Bookings that start in the period, without cancelled ones and held times. */
  bookings: Scalars['Int']['output'];
  /** Why they were cancelled; none unless grouped by it, and where nobody said */
  cancel_reason?: Maybe<CancellationReason>;
  /** Cancelled: Cancelled bookings that would have started in the period. */
  cancelled: Scalars['Int']['output'];
  /** Who cancelled them; none unless grouped by it, for those not cancelled, and where the history does not tell */
  cancelled_by?: Maybe<CancelledBy>;
  /** Cancellation rate, in percent: Cancelled ÷ all bookings that start, or would have started, in the period. A move is no cancellation. One decimal. */
  cancelled_percent?: Maybe<Scalars['Float']['output']>;
  /** Cancelled share, in percent: Cancelled bookings of the group ÷ all bookings of all groups, cancelled ones among them. One decimal. */
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
  /** Still to pay, in money: What the ledger still expects for these bookings, fees of cancelled ones among them, by currency. */
  due: Array<Money>;
  /** Hour on the clock of the location for bookings, bays and classes, else of the period's zone: 18 is from 18:00 to 19:00; none unless grouped by it */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Whether they start in the peak hours of their service; none unless grouped by it */
  is_peak?: Maybe<Scalars['Boolean']['output']>;
  /** Kind of the service; none unless grouped by it */
  kind?: Maybe<ServiceKind>;
  /** Booked ahead, average, in hours: From when a booking was first made to its start, averaged. Walk-ins are left out, and a move counts from when it was first booked. One decimal. */
  lead_average_hours?: Maybe<Scalars['Float']['output']>;
  /** How many days ahead they were made; none unless grouped by it, and for walk-ins and cancelled ones */
  lead_band?: Maybe<LeadBand>;
  /** Booked ahead, in hours: Half of the bookings that start in the period were made at least this long before their start. Walk-ins are left out, and a move counts from when it was first booked. One decimal. */
  lead_median_hours?: Maybe<Scalars['Float']['output']>;
  /** Booked ahead, the longest tenth, in hours: A tenth of these bookings were made at least this long before their start. One decimal. */
  lead_p90_hours?: Maybe<Scalars['Float']['output']>;
  /** Location; none unless grouped by it, or where there is none */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the location */
  location_name?: Maybe<Scalars['String']['output']>;
  /** Length, in minutes: Lengths of the bookings, added up, whether or not their bay was open. */
  minutes: Scalars['Int']['output'];
  /** No-show rate, in percent: No-shows ÷ bookings checked in, completed or missed. Bookings that nobody marked are left out. One decimal. */
  no_show_percent?: Maybe<Scalars['Float']['output']>;
  /** No-shows: Bookings that start in the period and that were missed without being cancelled. */
  no_shows: Scalars['Int']['output'];
  /** How long before their start they were cancelled; none unless grouped by it, and for those not cancelled */
  notice?: Maybe<CancellationNotice>;
  /** What has been paid of them; none unless grouped by it */
  payment_status?: Maybe<PaymentStatus>;
  /** People: Party sizes of the bookings, added up. */
  people: Scalars['Int']['output'];
  /** Prices, in money: Agreed prices of the bookings, tax included, added up by currency. */
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
  /** Where the bookings stand; none unless grouped by it */
  status?: Maybe<BookingStatus>;
  /** Day of the week: of bookings, bays and classes at the location, else in the period's zone; none unless grouped by it */
  weekday?: Maybe<AnalyticsWeekday>;
};

/** Bookings of a period, counted in groups */
export type BookingAggregates = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups in the order of their keys; those without a row are left out */
  groups: Array<BookingAggregateGroup>;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Zone at whose midnights the period and its days begin: the location's, else the company's */
  timezone: Scalars['String']['output'];
};

/** A booking as it stood at a moment in the past */
export type BookingAsOf = {
  /** What became of it last; null where it stands as it did */
  became?: Maybe<ScheduleChangeKind>;
  /** Id of the booking */
  booking_id: Scalars['Int']['output'];
  /** Name of client or guest, as it is now */
  client_name?: Maybe<Scalars['String']['output']>;
  /** Coach then, where it took one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that coach, as it is now */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End then, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** End then on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start then on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Number of people then */
  party_size: Scalars['Int']['output'];
  /** Bay then, where it took one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Service then */
  service_id: Scalars['Int']['output'];
  /** Name of that service, as it is now */
  service_name: Scalars['String']['output'];
  /** Start then, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** State then */
  status: BookingStatus;
};

/** What a booking's rules come to, and what has fallen due */
export type BookingFees = {
  /** What has fallen due, oldest first; waived ones too */
  amounts_due: Array<AmountDue>;
  /** Booking */
  booking_id: Scalars['Int']['output'];
  /** The agreed rules of one booking, in its own times and amounts */
  terms: BookingTerms;
};

/** The bookings of one party */
export type BookingGroup = {
  /** One booking for each bay, in the order of the bays */
  data: Array<Booking>;
  /** The party; each of its bookings names it */
  group_id: Scalars['Int']['output'];
};

/** day: date of the start; week: Monday of the week of the start, or the first day asked for; month: first day of the month of the start, or the first day asked for; weekday: day of the week of the start; hour: hour of the day of the start; location: where it is; service: what is booked; kind: kind of its service; resource: its bay; coach: who gives it; client: whose it is; status: where it stands; payment_status: what has been paid of it; source: how it was made; notice: how long before its start it was cancelled; cancel_reason: why it was cancelled; cancelled_by: who cancelled it; peak: whether it starts in the peak hours of its service as they are set now; lead_band: how many days ahead it was made */
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
  /** kind of its service */
  | 'kind'
  /** how many days ahead it was made */
  | 'lead_band'
  /** where it is */
  | 'location'
  /** first day of the month of the start, or the first day asked for */
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
  /** where it stands */
  | 'status'
  /** Monday of the week of the start, or the first day asked for */
  | 'week'
  /** day of the week of the start */
  | 'weekday';

/** The link of an own booking, to be handed to a friend */
export type BookingLink = {
  /** Shows, moves and cancels the booking without sign-in, for whoever has it */
  manage_url: Scalars['String']['output'];
};

/** A note of staff, never shown to clients */
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
  /** What a notice about a move is about. price: another length changes the price; peak_hours: the new time costs more, and the agreed price stays; past: the new start is over; short_notice: clients could not book it so late; beyond_horizon: clients could not book it so far ahead; one_of_party: the party's other bookings stay where they are; client_told: the client gets an email with the new time */
  code: BookingNoticeCode;
  /** One sentence for a person */
  message: Scalars['String']['output'];
};

/** What a notice about a move is about. price: another length changes the price; peak_hours: the new time costs more, and the agreed price stays; past: the new start is over; short_notice: clients could not book it so late; beyond_horizon: clients could not book it so far ahead; one_of_party: the party's other bookings stay where they are; client_told: the client gets an email with the new time */
export type BookingNoticeCode =
  /** clients could not book it so far ahead */
  | 'beyond_horizon'
  /** the client gets an email with the new time */
  | 'client_told'
  /** the party's other bookings stay where they are */
  | 'one_of_party'
  /** the new start is over */
  | 'past'
  /** the new time costs more, and the agreed price stays */
  | 'peak_hours'
  /** another length changes the price */
  | 'price'
  /** clients could not book it so late */
  | 'short_notice';

/** A date that a series would be booked on, before it is saved */
export type BookingOccurrence = {
  /** Date on the venue's calendar */
  date: Scalars['String']['output'];
  /** End; none where the clock skips the time */
  end_time?: Maybe<Scalars['String']['output']>;
  /** Start on the venue's wall clock */
  local_start?: Maybe<Scalars['String']['output']>;
  /** The same in a sentence */
  message?: Maybe<Scalars['String']['output']>;
  /** Price of the date; none where it cannot be booked */
  price?: Maybe<Money>;
  /** What stands against the date; none where it can be had */
  problem?: Maybe<OccurrenceProblem>;
  /** Start; none where the clock skips the time */
  start_time?: Maybe<Scalars['String']['output']>;
};

/** One page of bookings */
export type BookingPage = {
  /** The bookings of this page */
  data: Array<Booking>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** Which bookings by their end. upcoming: not ended yet; past: over, in a person's own list also those that were cancelled */
export type BookingPeriod =
  /** over, in a person's own list also those that were cancelled */
  | 'past'
  /** not ended yet */
  | 'upcoming';

/** The rules that a service is booked under */
export type BookingPolicy = {
  /** From the booking to the start without a gap; none: free of charge until the start */
  cancellation: Array<CancellationTier>;
  /** What the venue asks for in advance, as a part of the price */
  deposit: PolicyCharge;
  /** What is due where nobody comes */
  no_show: PolicyCharge;
  /** What each move by the person costs; the desk moves for nothing */
  reschedule_fee: Money;
  /** Until so long before the start a person may move the booking, that instant included */
  reschedule_notice_minutes: Scalars['Int']['output'];
};

/** The rules that a service is booked under */
export type BookingPolicyInput = {
  /** From the booking to the start without a gap; none: free of charge until the start */
  cancellation: Array<CancellationTierInput>;
  /** What the venue asks for in advance, as a part of the price */
  deposit: PolicyChargeInput;
  /** What is due where nobody comes */
  no_show: PolicyChargeInput;
  /** What each move by the person costs; the desk moves for nothing */
  reschedule_fee: MoneyInput;
  /** Until so long before the start a person may move the booking, that instant included */
  reschedule_notice_minutes: Scalars['Int']['input'];
};

/** What a move would come to */
export type BookingPreview = {
  /** Coach after the move, where it takes one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** End after the move; the present one where it is refused */
  end_time: Scalars['String']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** What staff should know before; none where it is refused */
  notices: Array<BookingNotice>;
  /** Price after the move; the present one where it is refused */
  price: Money;
  /** Price as agreed now */
  price_before: Money;
  /** What the price grows by; below zero where it falls */
  price_change: Money;
  /** Why it cannot be moved so; none where it can */
  refusal?: Maybe<BookingRefusal>;
  /** Bay after the move, where it takes one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Start after the move; the present one where it is refused */
  start_time: Scalars['String']['output'];
};

/** What updateBooking would answer instead of moving */
export type BookingRefusal = {
  /** The nearest free times, where the time is taken */
  alternatives: Array<FreeTime>;
  /** Code for a program, for example slot_taken */
  error: Scalars['String']['output'];
  /** One sentence for a person: what is wrong and the way out */
  message: Scalars['String']['output'];
};

/** A booking that was made for every week */
export type BookingSeries = {
  /** Its bookings in order of start, moved and cancelled ones too */
  dates: Array<BookingSeriesDate>;
  /** Length in minutes */
  duration_minutes: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Start on the venue's wall clock, whatever the season */
  start: Scalars['String']['output'];
  /** Zone of the wall time */
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
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Where a booking stands in its life. held: kept for a few minutes while somebody on the booking page says who comes; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
};

/** The dates of a series, and what stands against them */
export type BookingSeriesPreview = {
  /** Each date in order */
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

/** page_guest: a guest on the booking page; page_client: a client for themselves; desk: staff before the start; walk_in: staff at the start or after it */
export type BookingSource =
  /** staff before the start */
  | 'desk'
  /** a client for themselves */
  | 'page_client'
  /** a guest on the booking page */
  | 'page_guest'
  /** staff at the start or after it */
  | 'walk_in';

/** A booking as the desk sees it. held: kept for a few minutes while somebody on the booking page says who comes; confirmed: booked, and not late; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again; late: confirmed with its start past, and nobody has checked in */
export type BookingStanding =
  /** called off, and its time is free again */
  | 'cancelled'
  /** they are here */
  | 'checked_in'
  /** they came, and the visit is over */
  | 'completed'
  /** booked, and not late */
  | 'confirmed'
  /** kept for a few minutes while somebody on the booking page says who comes */
  | 'held'
  /** confirmed with its start past, and nobody has checked in */
  | 'late'
  /** nobody came */
  | 'no_show';

/** Where a booking stands in its life. held: kept for a few minutes while somebody on the booking page says who comes; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
export type BookingStatus =
  /** called off, and its time is free again */
  | 'cancelled'
  /** they are here */
  | 'checked_in'
  /** they came, and the visit is over */
  | 'completed'
  /** booked, and nobody has checked in yet */
  | 'confirmed'
  /** kept for a few minutes while somebody on the booking page says who comes */
  | 'held'
  /** nobody came */
  | 'no_show';

/** The agreed rules of one booking, in its own times and amounts */
export type BookingTerms = {
  /** What a cancellation right now costs */
  cancel_due: Money;
  /** In order of time, the last until the start */
  cancellation: Array<CancellationTerm>;
  /** What the venue may ask for in advance, as a part of the price */
  deposit: Money;
  /** The same on the venue's wall clock, with its offset */
  local_reschedule_until: Scalars['String']['output'];
  /** What is due where nobody comes */
  no_show_due: Money;
  /** What each move by the person costs */
  reschedule_due: Money;
  /** The last instant at which the person may move it */
  reschedule_until: Scalars['String']['output'];
};

/** Somebody who has a booking open just now */
export type BookingViewer = {
  /** The person */
  id: Scalars['Int']['output'];
  /** Whether they are about to change it */
  is_editing: Scalars['Boolean']['output'];
  /** Name of the person */
  name: Scalars['String']['output'];
};

/** Who else has a booking open just now */
export type BookingViewers = {
  /** The others, each once; the caller is none of them */
  viewers: Array<BookingViewer>;
};

/** A person's own calendar, for a calendar program to subscribe to */
export type CalendarFeed = {
  /** Since when this address works */
  created_at?: Maybe<Scalars['String']['output']>;
  /** Address to subscribe to; whoever has it reads the calendar. None where it is off */
  url?: Maybe<Scalars['String']['output']>;
};

/** A person's bookings, lessons and classes as a calendar */
export type CalendarText = {
  /** The calendar, RFC 5545 */
  content: Scalars['String']['output'];
};

/** A mail to many clients */
export type Campaign = {
  /** What the caller can do with it now */
  allowed_actions: Array<CampaignAction>;
  /** Filters of the list of clients as they were saved */
  audience: SavedClientFilters;
  /** Text of the mail */
  body: Scalars['String']['output'];
  /** How many clients were in the audience when it was sent; null of a draft */
  chosen_count?: Maybe<Scalars['Int']['output']>;
  /** When it was written */
  created_at: Scalars['String']['output'];
  /** Who wrote it */
  created_by_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether it advertises: it goes only to those who agreed to such mail */
  marketing: Scalars['Boolean']['output'];
  /** How many of them a mail was for; null of a draft */
  recipient_count?: Maybe<Scalars['Int']['output']>;
  /** When it was sent; null of a draft */
  started_at?: Maybe<Scalars['String']['output']>;
  /** Who sent it; null of a draft */
  started_by_name?: Maybe<Scalars['String']['output']>;
  /** draft: it can be changed, sent and deleted; sending: it is on its way to its recipients, and rests while the company is locked; sent: each recipient's mail was handed over or tried */
  status: CampaignStatus;
  /** What stands over the mail */
  subject: Scalars['String']['output'];
  /** Grows by one with each change */
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

/** What became of a campaign; it is not measured who reads it */
export type CampaignAnalytics = {
  /** Campaign */
  campaign_id: Scalars['Int']['output'];
  /** How many clients were in the audience */
  chosen_count: Scalars['Int']['output'];
  /** How many were tried in vain so far; most are tried again */
  failed_count: Scalars['Int']['output'];
  /** Whose mail was tried in vain so far; at most 100 */
  failures: Array<CampaignFailure>;
  /** How many of them a mail was for */
  recipient_count: Scalars['Int']['output'];
  /** How many mails the mail server took */
  sent_count: Scalars['Int']['output'];
  /** Those in the audience who get no mail, by reason */
  skipped: Array<SkippedClients>;
  /** draft: it can be changed, sent and deleted; sending: it is on its way to its recipients, and rests while the company is locked; sent: each recipient's mail was handed over or tried */
  status: CampaignStatus;
  /** How many people have unsubscribed since they got it; clients with one address count once */
  unsubscribed_count: Scalars['Int']['output'];
  /** How many were not tried yet */
  waiting_count: Scalars['Int']['output'];
};

/** How many clients a campaign would reach now */
export type CampaignAudience = {
  /** How many clients fit the filters */
  chosen_count: Scalars['Int']['output'];
  /** How many of them would get a mail */
  recipient_count: Scalars['Int']['output'];
  /** The others by reason */
  skipped: Array<SkippedClients>;
};

/** Whom a campaign would be for */
export type CampaignAudienceInput = {
  /** Filters of the list of clients; everybody where there are none */
  audience?: InputMaybe<ClientFiltersInput>;
  /** Text: its fields decide who it can be filled in for */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Whether it advertises: it goes only to those who agreed to such mail */
  marketing: Scalars['Boolean']['input'];
  /** Subject: its fields decide who it can be filled in for */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A recipient whose mail was not taken yet */
export type CampaignFailure = {
  /** Client */
  client_id: Scalars['Int']['output'];
  /** Whether it is tried no more by itself */
  is_given_up: Scalars['Boolean']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
  /** What the mail server said to the last try */
  reason: Scalars['String']['output'];
  /** How often it was tried */
  tries: Scalars['Int']['output'];
};

/** One page of campaigns */
export type CampaignPage = {
  /** The campaigns of this page */
  data: Array<Campaign>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** A campaign as one recipient would get it */
export type CampaignPreview = {
  /** The mail as HTML, filled in; what was typed is text in it and nothing else */
  html: Scalars['String']['output'];
  /** What stands over the mail, filled in */
  subject: Scalars['String']['output'];
  /** The mail as plain text */
  text: Scalars['String']['output'];
};

/** draft: it can be changed, sent and deleted; sending: it is on its way to its recipients, and rests while the company is locked; sent: each recipient's mail was handed over or tried */
export type CampaignStatus =
  /** it can be changed, sent and deleted */
  | 'draft'
  /** it is on its way to its recipients, and rests while the company is locked */
  | 'sending'
  /** each recipient's mail was handed over or tried */
  | 'sent';

/** Bookings of one party that are cancelled, all or none */
export type CancelBookingGroupInput = {
  /** The bookings that the act is about */
  bookings: Array<PartyVersionInput>;
  /** More about why, for the venue */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why; nobody has to say */
  reason?: InputMaybe<CancellationReason>;
};

/** Which bookings of a series are cancelled */
export type CancelBookingSeriesInput = {
  /** The date of the series that the scope counts from */
  booking_id: Scalars['Int']['input'];
  /** More about why, for the venue */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why; nobody has to say */
  reason?: InputMaybe<CancellationReason>;
  /** Which dates are cancelled; what has begun never is */
  scope?: InputMaybe<EditScope>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** Cancels by the mailed link */
export type CancelManagedBookingInput = {
  /** More about why, for the venue */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why; nobody has to say */
  reason?: InputMaybe<CancellationReason>;
  /** The version that the person saw */
  version?: InputMaybe<Scalars['Int']['input']>;
};

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
  /** How what was paid comes back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  refund_as: RefundAs;
  /** The last instant of this stretch */
  until_time: Scalars['String']['output'];
};

/** What a cancellation costs in one stretch of time before the start */
export type CancellationTier = {
  /** Fixed amount that is due besides */
  fee: Money;
  /** Applies to less than so many hours before the start; none on the first one, from the booking on */
  from_hours_before?: Maybe<Scalars['Int']['output']>;
  /** How what was paid comes back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  refund_as: RefundAs;
  /** Part of the price that is not owed, or comes back */
  refund_percent: Scalars['Int']['output'];
  /** Applies until so many hours before the start, that instant included */
  until_hours_before: Scalars['Int']['output'];
};

/** What a cancellation costs in one stretch of time before the start */
export type CancellationTierInput = {
  /** Fixed amount that is due besides */
  fee: MoneyInput;
  /** Applies to less than so many hours before the start; none on the first one, from the booking on */
  from_hours_before?: InputMaybe<Scalars['Int']['input']>;
  /** How what was paid comes back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  refund_as: RefundAs;
  /** Part of the price that is not owed, or comes back */
  refund_percent: Scalars['Int']['input'];
  /** Applies until so many hours before the start, that instant included */
  until_hours_before: Scalars['Int']['input'];
};

/** client: signed in or by the mailed link; venue: somebody who works there */
export type CancelledBy =
  /** signed in or by the mailed link */
  | 'client'
  /** somebody who works there */
  | 'venue';

/** What a cancellation of classes came to */
export type CancelledClassSessions = {
  /** Seats that were given back */
  bookings_cancelled: Scalars['Int']['output'];
  /** The dates that were cancelled, in order */
  data: Array<ClassSession>;
};

/** The bookings of a series that were cancelled */
export type CancelledSeries = {
  /** The bookings that were cancelled, in order */
  data: Array<Booking>;
  /** The series */
  series_id: Scalars['Int']['output'];
};

/** A payment by card that the desk asked for */
export type CardCharge = {
  /** What the card is charged */
  amount: Money;
  /** The booking that is paid */
  booking_id: Scalars['Int']['output'];
  /** When */
  created_at: Scalars['String']['output'];
  /** Until when the link can be paid */
  expires_at?: Maybe<Scalars['String']['output']>;
  /** Why the card was refused, how it differs, or what it waits for */
  failure?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** How the card is asked for. link: a page on which who pays enters a card; saved_card: a card that the client has saved is charged at once */
  kind: CardChargeKind;
  /** Why what differs is not given back yet, where that was tried */
  refund_failure?: Maybe<Scalars['String']['output']>;
  /** Where the link was mailed */
  sent_to?: Maybe<Scalars['String']['output']>;
  /** What became of it. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link leads nowhere any more; refunding: the card was charged something else than was asked, nothing counts as paid, and it is on its way back to the card; refund_failed: the same, but it could not be given back for so long that nothing tries it by itself any more; refunded: the same, and it went back */
  state: CardChargeState;
  /** What it was charged instead, where that differs */
  taken?: Maybe<Money>;
  /** The link, while it can be paid */
  url?: Maybe<Scalars['String']['output']>;
};

/** How the card is asked for. link: a page on which who pays enters a card; saved_card: a card that the client has saved is charged at once */
export type CardChargeKind =
  /** a page on which who pays enters a card */
  | 'link'
  /** a card that the client has saved is charged at once */
  | 'saved_card';

/** What became of it. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link leads nowhere any more; refunding: the card was charged something else than was asked, nothing counts as paid, and it is on its way back to the card; refund_failed: the same, but it could not be given back for so long that nothing tries it by itself any more; refunded: the same, and it went back */
export type CardChargeState =
  /** the link leads nowhere any more */
  | 'ended'
  /** the saved card was refused */
  | 'failed'
  /** a link that nobody has paid yet, or a card whose provider has not answered and is asked again */
  | 'open'
  /** the money came */
  | 'paid'
  /** the same, but it could not be given back for so long that nothing tries it by itself any more */
  | 'refund_failed'
  /** the same, and it went back */
  | 'refunded'
  /** the card was charged something else than was asked, nothing counts as paid, and it is on its way back to the card */
  | 'refunding';

/** Payments by card that the desk waits for or has to know of */
export type CardCharges = {
  /** Those that are not settled or differ, oldest first */
  data: Array<CardCharge>;
};

/** Money that went into a drawer or out of it */
export type CashMove = {
  /** Into the drawer, or out of it below zero */
  amount: Money;
  /** Who took it */
  by_name?: Maybe<Scalars['String']['output']>;
  /** Who paid, or why it was taken out */
  description: Scalars['String']['output'];
  /** Id of the transaction */
  id: Scalars['Int']['output'];
  /** What happened to money. charge: a booking's price became owed, or changed; fee: a late cancellation, a no-show or a move costs something, or no longer does; payment: money came; refund: money went back, or became credit; dispute: a card's bank took disputed money, or gave it back; waiver: something owed was let pass; reversal: what was forgone of a price is taken back where that is not charged any more, or is forgone again; credit: a gift card became credit, or a merged client's credit moved to who stays; cash_up: a drawer was counted at the end of a day */
  kind: LedgerTransactionKind;
  /** When, on the venue's wall clock with its offset */
  local_time: Scalars['String']['output'];
};

/** The end of a desk's day */
export type CashUp = {
  /** When */
  closed_at: Scalars['String']['output'];
  /** Who counted */
  closed_by_name: Scalars['String']['output'];
  /** What was counted */
  counted: Money;
  /** The day that was closed */
  day: Scalars['String']['output'];
  /** Counted less expected; below zero something was missing */
  difference: Money;
  /** What the ledger expected in the drawer */
  expected: Money;
  /** What was left in the drawer; the rest was banked */
  float: Money;
  /** Id */
  id: Scalars['Int']['output'];
  /** Whose drawer */
  location_id: Scalars['Int']['output'];
  /** The same by its name */
  location_name: Scalars['String']['output'];
  /** Why it differed */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who opened the day again */
  reopened_by_name?: Maybe<Scalars['String']['output']>;
  /** Why it was opened again */
  reopened_reason?: Maybe<Scalars['String']['output']>;
};

/** One page of cash-ups */
export type CashUpPage = {
  /** The cash-ups of this page */
  data: Array<CashUp>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** What a desk counts against at the end of its day */
export type CashUpSheet = {
  /** How the day was closed; none while it is open */
  closed?: Maybe<CashUp>;
  /** The day that is closed with it */
  day: Scalars['String']['output'];
  /** What the ledger expects in the drawer now */
  expected: Money;
  /** What was left in it the last time */
  float: Money;
  /** Whose drawer */
  location_id: Scalars['Int']['output'];
  /** The cash of the day, oldest first */
  moves: Array<CashMove>;
  /** What was in the drawer before the day's first move */
  opening: Money;
  /** What came that day and is not cash */
  others: Array<MethodSum>;
};

/** Something that was made, changed or removed; read it again to see it */
export type Change = {
  /** The end of the time that it touches, before and after */
  ends_at?: Maybe<Scalars['String']['output']>;
  /** What has changed, for example booking */
  entity: Scalars['String']['output'];
  /** Which; empty where there are too many to name */
  ids: Array<Scalars['Int']['output']>;
  /** Where; empty where it concerns every location */
  location_ids: Array<Scalars['Int']['output']>;
  /** The reads whose answers may be others now, by their operationIds */
  reads: Array<Scalars['String']['output']>;
  /** The first instant of the time that it touches, before and after */
  starts_at?: Maybe<Scalars['String']['output']>;
};

/** Another plan, or whether the subscription goes on */
export type ChangeCompanyPlanInput = {
  /** Whether it ends with the period that is paid */
  cancel_at_period_end?: InputMaybe<Scalars['Boolean']['input']>;
  /** The price to change to */
  new_price_id?: InputMaybe<Scalars['String']['input']>;
};

/** Another plan from today on */
export type ChangeMembershipInput = {
  /** Answers the figures and changes nothing */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the dry run that was seen; refused with stale_dry_run where its figures no longer hold */
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
  /** Membership */
  membership_id: Scalars['Int']['input'];
  /** The new plan */
  plan_id: Scalars['Int']['input'];
};

/** The password until now and the one to be */
export type ChangePasswordInput = {
  /** The password until now */
  current_password: Scalars['String']['input'];
  /** The password to be; leaked ones and the person's own name or address are refused */
  password: Scalars['String']['input'];
};

/** What has changed at the company since the answer before */
export type Changes = {
  /** In the order in which they were made */
  changes: Array<Change>;
  /** Where the caller stands in the course of changes; opaque */
  cursor: Scalars['String']['output'];
  /** More has changed than is told, or it is too long ago: everything shown may be old */
  is_reset: Scalars['Boolean']['output'];
};

/** Charges a saved card for a bill of a membership */
export type ChargeInvoiceInput = {
  /** One of the client's saved cards */
  card_id: Scalars['String']['input'];
};

/** Charges a card that the client has saved */
export type ChargeSavedCardInput = {
  /** What the card is charged */
  amount: MutationInput_ChargeSavedCard_Input_AmountInput;
  /** One of the client's saved cards */
  card_id: Scalars['String']['input'];
};

/** Who or what a claim occupies. resource: a bay or room; coach: who gives the lesson or class; client: who is to come */
export type ClaimOwnerKind =
  /** who is to come */
  | 'client'
  /** who gives the lesson or class */
  | 'coach'
  /** a bay or room */
  | 'resource';

/** A person with a seat in a class */
export type ClassAttendee = {
  /** The booking of the seat */
  booking_id: Scalars['Int']['output'];
  /** The client, or none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Who comes beside them, where they said so */
  guest_names: Array<Scalars['String']['output']>;
  /** Who comes */
  name: Scalars['String']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: a part is paid, and something is still owed; paid: nothing is owed any more; partly_refunded: a part of what was paid was given back, and nothing is owed; refunded: all that was paid was given back */
  payment_status: PaymentStatus;
  /** Seats booked */
  seats: Scalars['Int']['output'];
  /** Where a booking stands in its life. held: kept for a few minutes while somebody on the booking page says who comes; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** A date that a series would be held on, before it is saved */
export type ClassOccurrence = {
  /** Date on the venue's calendar */
  date: Scalars['String']['output'];
  /** End; none where the clock skips the time */
  end_time?: Maybe<Scalars['String']['output']>;
  /** Start on the venue's wall clock */
  local_start?: Maybe<Scalars['String']['output']>;
  /** The same in a sentence */
  message?: Maybe<Scalars['String']['output']>;
  /** What stands against the date; none where it can be had */
  problem?: Maybe<OccurrenceProblem>;
  /** Start; none where the clock skips the time */
  start_time?: Maybe<Scalars['String']['output']>;
};

/** The dates of a series, and what stands against them */
export type ClassSchedulePreview = {
  /** Each date in order */
  occurrences: Array<ClassOccurrence>;
};

/** A class that is held every week */
export type ClassSeries = {
  /** Seats of each date */
  capacity: Scalars['Int']['output'];
  /** Coach */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** Length in minutes */
  duration_minutes: Scalars['Int']['output'];
  /** First date that it may be held on */
  from: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Start of the last date */
  last_start_time?: Maybe<Scalars['String']['output']>;
  /** Whom it is for, in the venue's words */
  level?: Maybe<Scalars['String']['output']>;
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Name of the class */
  name: Scalars['String']['output'];
  /** Start of the next date */
  next_start_time?: Maybe<Scalars['String']['output']>;
  /** Price of a seat */
  price: Money;
  /** Bay or room, where it takes one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay or room */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** The class, as a service */
  service_id: Scalars['Int']['output'];
  /** Dates still to come */
  sessions_left: Scalars['Int']['output'];
  /** Start on the venue's wall clock, whatever the season */
  start: Scalars['String']['output'];
  /** Zone of the wall time */
  timezone: Scalars['String']['output'];
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
  /** Days of the week that it is held on */
  weekdays: Array<IsoWeekdayName>;
};

/** One page of series of classes */
export type ClassSeriesPage = {
  /** The series of classes of this page */
  data: Array<ClassSeries>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** One date of a class: a coach, a place, and seats that people book */
export type ClassSession = {
  /** What the caller may do now */
  allowed_actions: Array<ClassSessionAction>;
  /** Seats in all */
  capacity: Scalars['Int']['output'];
  /** Coach */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whom it is for, in the venue's words */
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
  /** Bay or room, where it takes one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay or room */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Seats that nobody has or holds */
  seats_left: Scalars['Int']['output'];
  /** The weekly series that it belongs to */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** The class, as a service */
  service_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Whether a class takes place. scheduled: it will, or it did; cancelled: it was called off, and its seats with it */
  status: ClassSessionStatus;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** What the caller may do with a class now. update: change its coach, place, time, seats or price, before the start; book: give somebody a seat that is free; check_in_all: say that everybody with a seat is here; cancel: call it off, before the start */
export type ClassSessionAction =
  /** give somebody a seat that is free */
  | 'book'
  /** call it off, before the start */
  | 'cancel'
  /** say that everybody with a seat is here */
  | 'check_in_all'
  /** change its coach, place, time, seats or price, before the start */
  | 'update';

/** A date of a class as it stood at a moment in the past */
export type ClassSessionAsOf = {
  /** What became of it last; null where it stands as it did */
  became?: Maybe<ScheduleChangeKind>;
  /** Seats then */
  capacity: Scalars['Int']['output'];
  /** Id of the date of a class */
  class_session_id: Scalars['Int']['output'];
  /** Coach then */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** End then, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** End then on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start then on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Name of the class, as it is now */
  name: Scalars['String']['output'];
  /** Bay then */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Seats that were free then */
  seats_left: Scalars['Int']['output'];
  /** Start then, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** A class with the list of who comes */
export type ClassSessionDetails = {
  /** What the caller may do now */
  allowed_actions: Array<ClassSessionAction>;
  /** Everybody with a seat, by name; cancelled ones are left out */
  attendees: Array<ClassAttendee>;
  /** Seats in all */
  capacity: Scalars['Int']['output'];
  /** Coach */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whom it is for, in the venue's words */
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
  /** Bay or room, where it takes one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay or room */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Seats that nobody has or holds */
  seats_left: Scalars['Int']['output'];
  /** The weekly series that it belongs to */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** The class, as a service */
  service_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Whether a class takes place. scheduled: it will, or it did; cancelled: it was called off, and its seats with it */
  status: ClassSessionStatus;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of classes */
export type ClassSessionPage = {
  /** The classes of this page */
  data: Array<ClassSession>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** Whether a class takes place. scheduled: it will, or it did; cancelled: it was called off, and its seats with it */
export type ClassSessionStatus =
  /** it was called off, and its seats with it */
  | 'cancelled'
  /** it will, or it did */
  | 'scheduled';

/** A person who books */
export type Client = {
  /** When who they were was erased; null for everybody else */
  anonymized_at?: Maybe<Scalars['String']['output']>;
  /** An address shared with others, for example a family's */
  contact_email?: Maybe<Scalars['String']['output']>;
  /** When the client was added */
  created_at: Scalars['String']['output'];
  /** The person's own email address, which signs in */
  email?: Maybe<Scalars['String']['output']>;
  /** First name */
  first_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Last name */
  last_name: Scalars['String']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
  /** Telephone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** What the company tagged them with, by name */
  tags: Array<ClientTag>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** Something that was done to a client, or to a booking or membership of theirs */
export type ClientActivity = {
  /** Name of the call that did it */
  action: Scalars['String']['output'];
  /** Who did it */
  actor_name: Scalars['String']['output'];
  /** When */
  at: Scalars['String']['output'];
  /** Kind of what was changed */
  entity: Scalars['String']['output'];
  /** Id of what was changed */
  entity_id: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Notes of staff, newest first */
  notes: Array<ActivityNote>;
  /** In whose name, where it was another's */
  on_behalf_of_name?: Maybe<Scalars['String']['output']>;
  /** What was done, in words */
  sentence: Scalars['String']['output'];
};

/** One page of activities */
export type ClientActivityPage = {
  /** The activities of this page */
  data: Array<ClientActivity>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** Clients with the same keys, as they stand now */
export type ClientAggregateGroup = {
  /** Away, average, in days: Days from the last visit to today, averaged over clients who came. One decimal. */
  absent_average_days?: Maybe<Scalars['Float']['output']>;
  /** Away, in days: Half of the clients who came have been away for so many days or less. One decimal. */
  absent_median_days?: Maybe<Scalars['Float']['output']>;
  /** Away longest, in days: A tenth of the clients who came have been away for at least so many days. One decimal. */
  absent_p90_days?: Maybe<Scalars['Float']['output']>;
  /** Average visits: Visits ÷ clients. One decimal. */
  average_visits?: Maybe<Scalars['Float']['output']>;
  /** Client; none unless grouped by it, or where there is none */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the client */
  client_name?: Maybe<Scalars['String']['output']>;
  /** Clients: People who are clients now. Erased and merged ones are none. */
  clients: Scalars['Int']['output'];
  /** First day of the day, week or month, inside the period; none unless grouped by it */
  date?: Maybe<Scalars['String']['output']>;
  /** Whether a booking is still to come; none unless grouped by it */
  has_upcoming?: Maybe<Scalars['Boolean']['output']>;
  /** Hour on the clock of the location for bookings, bays and classes, else of the period's zone: 18 is from 18:00 to 19:00; none unless grouped by it */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Middle of visits: Half of the clients came this often or less. One decimal. */
  median_visits?: Maybe<Scalars['Float']['output']>;
  /** State of their membership; none unless grouped by it, and for those without one */
  membership?: Maybe<MembershipStatus>;
  /** Share, in percent: Clients of the group ÷ clients of all groups. One decimal. */
  share_percent?: Maybe<Scalars['Float']['output']>;
  /** Visits: Bookings that they were checked in for, or that were completed. */
  visits: Scalars['Int']['output'];
  /** Day of the week: of bookings, bays and classes at the location, else in the period's zone; none unless grouped by it */
  weekday?: Maybe<AnalyticsWeekday>;
};

/** Clients, counted in groups */
export type ClientAggregates = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups in the order of their keys; none for a coach */
  groups: Array<ClientAggregateGroup>;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Zone at whose midnights the period and its days begin: the location's, else the company's */
  timezone: Scalars['String']['output'];
};

/** A client as they stood at a moment in the past */
export type ClientAsOf = {
  /** The moment that was asked for */
  at: Scalars['String']['output'];
  /** Number of all changes since */
  change_count: Scalars['Int']['output'];
  /** What has changed of these fields since, the latest first; at most 100 */
  changes: Array<AuditEntry>;
  /** Id of the client */
  client_id: Scalars['Int']['output'];
  /** Shared address then */
  contact_email?: Maybe<Scalars['String']['output']>;
  /** Email address then */
  email?: Maybe<Scalars['String']['output']>;
  /** First name then */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Whether the client had been added by then; without it there are no fields */
  is_added: Scalars['Boolean']['output'];
  /** Whether the person was erased, at whatever time: nothing tells who it was */
  is_erased: Scalars['Boolean']['output'];
  /** Last name then */
  last_name?: Maybe<Scalars['String']['output']>;
  /** Telephone number then */
  phone?: Maybe<Scalars['String']['output']>;
  /** Names of the tags that they had then */
  tags: Array<Scalars['String']['output']>;
};

/** What the venue owes a client as credit */
export type ClientCredit = {
  /** Client */
  client_id: Scalars['Int']['output'];
  /** What is left, in each currency that there is some in */
  left: Array<Money>;
};

/** All that a company keeps of one client */
export type ClientData = {
  /** What was done, the latest first */
  activities: Array<KeptActivity>;
  /** All bookings */
  bookings: Array<KeptBooking>;
  /** Who they are and how they are reached */
  client: Client;
  /** When this was read */
  exported_at: Scalars['String']['output'];
  /** Memberships of their family that they use or have used */
  families: Array<KeptFamily>;
  /** What they said to marketing mail; null where they were never asked */
  marketing?: Maybe<MarketingChoice>;
  /** All memberships */
  memberships: Array<KeptMembership>;
  /** All mails that were sent to them */
  messages: Array<KeptMessage>;
};

/** What erasing a client would delete, and what would stay */
export type ClientErasure = {
  /** Whom it would erase */
  client_id: Scalars['Int']['output'];
  /** What is deleted for good */
  goes: Array<CountedRows>;
  /** First and last name, to be typed as confirmation */
  name: Scalars['String']['output'];
  /** What is to be settled first, in words; none where it can be done */
  obstacles: Array<Scalars['String']['output']>;
  /** What stays as figures, without a person */
  stays: Array<CountedRows>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** Says that the report arrived */
export type ClientErrorReceipt = {
  /** One sentence for a person */
  message: Scalars['String']['output'];
  /** Names the report; a person can quote it */
  reference: Scalars['String']['output'];
};

/** Filters of the list of clients */
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
  /** How the membership stands */
  membership_status?: InputMaybe<MembershipStatus>;
  /** What is searched for */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Tags */
  tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** day: date of the time that is asked for; week: Monday of the week of the time that is asked for, or the first day asked for; month: first day of the month of the time that is asked for, or the first day asked for; weekday: day of the week of the time that is asked for; hour: hour of the day of the time that is asked for; membership: state of the one they have; upcoming: whether a booking is still to come; client: each by name */
export type ClientGroupBy =
  /** each by name */
  | 'client'
  /** date of the time that is asked for */
  | 'day'
  /** hour of the day of the time that is asked for */
  | 'hour'
  /** state of the one they have */
  | 'membership'
  /** first day of the month of the time that is asked for, or the first day asked for */
  | 'month'
  /** whether a booking is still to come */
  | 'upcoming'
  /** Monday of the week of the time that is asked for, or the first day asked for */
  | 'week'
  /** day of the week of the time that is asked for */
  | 'weekday';

/** What merging two clients would do */
export type ClientMerge = {
  /** Fields in which one of two values stays */
  choices: Array<MergeChoice>;
  /** Who stays */
  keep: Client;
  /** Whose record ends in the other's */
  merge: Client;
  /** What moves to who stays */
  moves: Array<MovedRows>;
  /** What is worth knowing before it is done */
  notices: Array<Scalars['String']['output']>;
  /** What is to be settled first, in words; none where it can be done */
  obstacles: Array<Scalars['String']['output']>;
  /** Names all of this: the merge takes it, and is refused where something has changed */
  token: Scalars['String']['output'];
};

/** A mail that was sent to a client; its text, which may hold links, is not kept */
export type ClientMessage = {
  /** The campaign that it is part of; null of all other mail */
  campaign_id?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** What it tells of, for example booking_confirmed or campaign */
  kind: Scalars['String']['output'];
  /** When the mail server took it */
  sent_at: Scalars['String']['output'];
  /** Address that it went to; null where that was not kept */
  sent_to?: Maybe<Scalars['String']['output']>;
  /** What stood over it */
  subject: Scalars['String']['output'];
};

/** One page of messages */
export type ClientMessagePage = {
  /** The messages of this page */
  data: Array<ClientMessage>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** One page of clients */
export type ClientPage = {
  /** The clients of this page */
  data: Array<Client>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** Cards that a client has saved with the company */
export type ClientPaymentMethods = {
  /** The cards, latest first */
  data: Array<SavedCard>;
};

/** What clients are sorted by. name: last name, then first name; created_at: when they were added */
export type ClientSort =
  /** when they were added */
  | 'created_at'
  /** last name, then first name */
  | 'name';

/** A tag as a client has it */
export type ClientTag = {
  /** Id */
  id: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
};

/** joined: when they became a client; last_visit: start of the last booking they came to */
export type ClientTime =
  /** when they became a client */
  | 'joined'
  /** start of the last booking they came to */
  | 'last_visit';

/** Closes a desk's day */
export type CloseCashUpInput = {
  /** What lies in the drawer, in minor units */
  counted: Scalars['Int']['input'];
  /** The day on the venue's calendar; today when left out */
  day?: InputMaybe<Scalars['String']['input']>;
  /** What the sheet expected, in minor units; another sum answers 409 */
  expected: Scalars['Int']['input'];
  /** What is left in it, in minor units; the rest is banked */
  float: Scalars['Int']['input'];
  /** Whose drawer */
  location_id: Scalars['Int']['input'];
  /** Why it differs; needed where it does */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Dates on which a location is closed, whatever its hours */
export type Closure = {
  /** First date, on the venue's calendar */
  from_date: Scalars['String']['output'];
  /** Why it is closed */
  name: Scalars['String']['output'];
  /** Last date, included */
  to_date: Scalars['String']['output'];
};

/** Dates on which a location is closed, whatever its hours */
export type ClosureInput = {
  /** First date, on the venue's calendar */
  from_date: Scalars['String']['input'];
  /** Why it is closed */
  name: Scalars['String']['input'];
  /** Last date, included */
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
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** Hours of a coach on a weekday or a date, or a day off */
export type CoachAvailability = {
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** Date of a dated row, whose rows replace the weekday's; none on a weekly one */
  date?: Maybe<Scalars['String']['output']>;
  /** Until, HH:MM; none on a day off */
  ends?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Where; none means at each of the coach's locations */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Why, for staff: Dentist, Junior tournament */
  note?: Maybe<Scalars['String']['output']>;
  /** From, HH:MM; none on a day off */
  starts?: Maybe<Scalars['String']['output']>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
  /** Day of a weekly row; none on a dated one */
  weekday?: Maybe<CoachWeekday>;
};

/** Classes to come by coach */
export type CoachClassSessionList = {
  /** By the coach's name */
  data: Array<CoachClassSessions>;
};

/** The classes to come of one coach */
export type CoachClassSessions = {
  /** Coach; none for classes without one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** Classes to come, in order of start */
  sessions: Array<PublicClassSession>;
};

/** The hours of a coach on one weekday */
export type CoachDayInput = {
  /** Hours of that day; none means not working */
  ranges: Array<CoachRangeInput>;
  /** A day of the week on which a coach works. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7 */
  weekday: CoachWeekday;
};

/** More about a coach */
export type CoachDetails = {
  /** A few sentences for clients */
  bio?: Maybe<Scalars['String']['output']>;
  /** Telephone number */
  phone?: Maybe<Scalars['String']['output']>;
};

/** More about a coach: an object, or the same as JSON text */
export type CoachDetailsInput = {
  /** A few sentences for clients */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Figures of all coaches of a report: sums, and rates of these sums */
export type CoachFigures = {
  /** Hours booked, in minutes: Time of lessons and classes inside the hours offered. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Classes: Classes that start in the period and were not cancelled. */
  classes: Scalars['Int']['output'];
  /** Class fill, in percent: Seats taken ÷ seats. There is none where no class took place. One decimal. */
  fill_percent?: Maybe<Scalars['Float']['output']>;
  /** Lessons: Lessons that start in the period, without cancelled ones and held times. */
  lessons: Scalars['Int']['output'];
  /** No-show rate, in percent: Lessons missed ÷ lessons checked in, completed or missed. Lessons that nobody marked are left out. One decimal. */
  no_show_percent?: Maybe<Scalars['Float']['output']>;
  /** No-shows: Lessons that start in the period and that the client missed without cancelling. */
  no_shows: Scalars['Int']['output'];
  /** Hours offered, in minutes: The coach’s weekly and dated hours inside the opening hours of each location, less days off. They are counted as they are set now, and time offered at two locations at once counts once. */
  offered_minutes: Scalars['Int']['output'];
  /** Outside hours, in minutes: Time of lessons and classes outside the hours offered, which utilisation leaves out. */
  outside_minutes: Scalars['Int']['output'];
  /** Earned, in money: What the lessons and classes of the coach came to. Prices of bookings on the day of their start, and fees for late cancellations, no-shows and moves on the day they became due. What was refunded beyond what the venue owed, disputed or waived, comes off on its own day, or on the day of the start where that is later; of a cancelled booking always on its own day. What was forgone of a price that is not charged any more comes back on the day of that. Without tax. By currency. */
  revenue: Array<Money>;
  /** Seats: Capacity of these classes. */
  seats: Scalars['Int']['output'];
  /** Seats taken: Seats booked in these classes. No-shows count; cancelled and held seats do not. */
  seats_taken: Scalars['Int']['output'];
  /** Utilisation, in percent: Hours booked ÷ hours offered. There is none where no hours are offered. One decimal. */
  utilisation_percent?: Maybe<Scalars['Float']['output']>;
};

/** A coach of a location, with the hours there on the days asked for */
export type CoachHours = {
  /** When the coach works: the own hours within those of the location */
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
  /** Name of client or guest */
  client_name: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Who comes beside them, where they said so */
  guest_names: Array<Scalars['String']['output']>;
  /** Id of the booking */
  id: Scalars['Int']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where */
  location_id: Scalars['Int']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: a part is paid, and something is still owed; paid: nothing is owed any more; partly_refunded: a part of what was paid was given back, and nothing is owed; refunded: all that was paid was given back */
  payment_status: PaymentStatus;
  /** Name of the bay, where it takes one */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Name of the service */
  service_name: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Where a booking stands in its life. held: kept for a few minutes while somebody on the booking page says who comes; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
};

/** What lies ahead of a coach */
export type CoachOutlook = {
  /** Id of the coach */
  id: Scalars['Int']['output'];
  /** Bookings in the next 30 days */
  lessons_to_come: Scalars['Int']['output'];
  /** When the coach works next, within two weeks; or works now */
  next_hours?: Maybe<CoachTime>;
};

/** One page of coaches */
export type CoachPage = {
  /** The coaches of this page */
  data: Array<Coach>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** From when to when a coach works on one day */
export type CoachRangeInput = {
  /** Until, HH:MM on the location's clock; 24:00 is the end of the day */
  ends: Scalars['String']['input'];
  /** Where; none means at each of the coach's locations */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** From, HH:MM on the location's clock */
  starts: Scalars['String']['input'];
};

/** What a coach does and when the coach is free */
export type CoachSchedule = {
  /** Bookings with the coach that touch this time, cancelled ones left out */
  bookings: Array<CoachLesson>;
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** End of what was asked for */
  end_time: Scalars['String']['output'];
  /** What of these hours is still to come and not taken */
  free: Array<CoachTime>;
  /** When the coach works: the own hours within those of each location */
  hours: Array<CoachTime>;
  /** Start of what was asked for */
  start_time: Scalars['String']['output'];
};

/** What coaches offered and what was booked in a period */
export type CoachSummary = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** Coaches by name, former ones where they taught in the period */
  rows: Array<CoachSummaryRow>;
  /** First day */
  start: Scalars['String']['output'];
  /** Zone at whose midnights the period begins and ends */
  timezone: Scalars['String']['output'];
  /** The sums of the rows, and rates of these sums */
  totals: CoachFigures;
};

/** Figures of one coach */
export type CoachSummaryRow = {
  /** Hours booked, in minutes: Time of lessons and classes inside the hours offered. No-shows count; cancelled ones, held times and buffers do not. */
  booked_minutes: Scalars['Int']['output'];
  /** Classes: Classes that start in the period and were not cancelled. */
  classes: Scalars['Int']['output'];
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** Name of the coach */
  coach_name: Scalars['String']['output'];
  /** Class fill, in percent: Seats taken ÷ seats. There is none where no class took place. One decimal. */
  fill_percent?: Maybe<Scalars['Float']['output']>;
  /** Lessons: Lessons that start in the period, without cancelled ones and held times. */
  lessons: Scalars['Int']['output'];
  /** No-show rate, in percent: Lessons missed ÷ lessons checked in, completed or missed. Lessons that nobody marked are left out. One decimal. */
  no_show_percent?: Maybe<Scalars['Float']['output']>;
  /** No-shows: Lessons that start in the period and that the client missed without cancelling. */
  no_shows: Scalars['Int']['output'];
  /** Hours offered, in minutes: The coach’s weekly and dated hours inside the opening hours of each location, less days off. They are counted as they are set now, and time offered at two locations at once counts once. */
  offered_minutes: Scalars['Int']['output'];
  /** Outside hours, in minutes: Time of lessons and classes outside the hours offered, which utilisation leaves out. */
  outside_minutes: Scalars['Int']['output'];
  /** Earned, in money: What the lessons and classes of the coach came to. Prices of bookings on the day of their start, and fees for late cancellations, no-shows and moves on the day they became due. What was refunded beyond what the venue owed, disputed or waived, comes off on its own day, or on the day of the start where that is later; of a cancelled booking always on its own day. What was forgone of a price that is not charged any more comes back on the day of that. Without tax. By currency. */
  revenue: Array<Money>;
  /** Seats: Capacity of these classes. */
  seats: Scalars['Int']['output'];
  /** Seats taken: Seats booked in these classes. No-shows count; cancelled and held seats do not. */
  seats_taken: Scalars['Int']['output'];
  /** Utilisation, in percent: Hours booked ÷ hours offered. There is none where no hours are offered. One decimal. */
  utilisation_percent?: Maybe<Scalars['Float']['output']>;
};

/** From when to when a coach is at a location */
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

/** What came of exchanging the code */
export type CodeExchange = {
  /** Address of the account elsewhere, or of whoever signed up */
  email: Scalars['String']['output'];
  /** Where proof is needed: sent along with `login`, it links the account to the person who signs in; 10 minutes */
  link_token?: Maybe<Scalars['String']['output']>;
  /** What came of it */
  outcome: CodeExchangeOutcome;
  /** The new session, where there is one */
  session?: Maybe<LoginAnswer>;
};

/** signed_in: a new session; linked: can now also sign in the person who is signed in; proof_needed: nobody here signs in with this account yet */
export type CodeExchangeOutcome =
  /** can now also sign in the person who is signed in */
  | 'linked'
  /** nobody here signs in with this account yet */
  | 'proof_needed'
  /** a new session */
  | 'signed_in';

/** Colours of the screens. system: light or dark, as the device is set; light: dark letters on a light ground; dark: light letters on a dark ground */
export type ColorTheme =
  /** light letters on a dark ground */
  | 'dark'
  /** dark letters on a light ground */
  | 'light'
  /** light or dark, as the device is set */
  | 'system';

/** A booking or live hold, as the schedule shows it */
export type CompactBooking = {
  /** What the caller may do now */
  allowed_actions: Array<BookingAction>;
  /** The client, or none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** Name of client or guest; none while held by a visitor */
  client_name?: Maybe<Scalars['String']['output']>;
  /** Coach, where it takes one */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** When a hold ends */
  expires_at?: Maybe<Scalars['String']['output']>;
  /** The party that it belongs to, where one party has several bookings */
  group_id?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Minutes past the start without check-in; none when not late */
  late_minutes?: Maybe<Scalars['Int']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: a part is paid, and something is still owed; paid: nothing is owed any more; partly_refunded: a part of what was paid was given back, and nothing is owed; refunded: all that was paid was given back */
  payment_status: PaymentStatus;
  /** Price agreed when it was booked */
  price: Money;
  /** Bay, where it takes one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Service */
  service_id: Scalars['Int']['output'];
  /** Name of the service */
  service_name: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Where a booking stands in its life. held: kept for a few minutes while somebody on the booking page says who comes; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** The schedule of a location for up to eight days */
export type CompactSchedule = {
  /** Bookings and live holds that touch these days, in order of start */
  data: Array<CompactBooking>;
  /** Each day asked for */
  days: Array<ScheduleDay>;
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Zone of the wall times */
  timezone: Scalars['String']['output'];
};

/** The company that owns this sub-domain */
export type Company = {
  /** How the company stands with the platform */
  account_status: AccountStatus;
  /** Whether facility admins can only sign in with two factors */
  admins_need_two_factor: Scalars['Boolean']['output'];
  /** For how many months the audit log is kept; null: for ever */
  audit_months?: Maybe<Scalars['Int']['output']>;
  /** Replaces the primary colour, #RRGGBB */
  brand_color?: Maybe<Scalars['String']['output']>;
  /** Above the booking page, if there is one */
  cover?: Maybe<Picture>;
  /** ISO 4217 currency code */
  currency: Scalars['String']['output'];
  /** Whether those who may act for others or export clients can only sign in with two factors */
  exporters_need_two_factor: Scalars['Boolean']['output'];
  /** Whether people can sign in with Google */
  google_sign_in: Scalars['Boolean']['output'];
  /** Minutes for which the booking page keeps a chosen time */
  hold_minutes: Scalars['Int']['output'];
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Used free of charge */
  is_comped: Scalars['Boolean']['output'];
  /** Whether only sign-in and subscribing work */
  is_locked: Scalars['Boolean']['output'];
  /** Within its trial */
  is_trial: Scalars['Boolean']['output'];
  /** BCP 47 locale of dates and money */
  locale: Scalars['String']['output'];
  /** How the company is locked, if it is */
  lock_kind?: Maybe<LockKind>;
  /** Stands beside the name; none: the product's own mark */
  logo?: Maybe<Picture>;
  /** Name */
  name: Scalars['String']['output'];
  /** Whether owners can only sign in with two factors */
  owners_need_two_factor: Scalars['Boolean']['output'];
  /** Whether card payments are real */
  payment_mode: PaymentMode;
  /** Whether gift cards are sold on the booking page */
  sells_gift_cards: Scalars['Boolean']['output'];
  /** The tax on what is sold from now on; none unless there is one */
  tax?: Maybe<CompanyTax>;
  /** Zone of the company where a location has none; UTC when never chosen */
  timezone: Scalars['String']['output'];
  /** End of the trial, if there is one */
  trial_ends_at?: Maybe<Scalars['String']['output']>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** What the platform charged a company */
export type CompanyInvoice = {
  /** When it was made */
  created_at: Scalars['String']['output'];
  /** What it is for */
  description: Scalars['String']['output'];
  /** The payment provider's id */
  id: Scalars['String']['output'];
  /** The invoice's number */
  number?: Maybe<Scalars['String']['output']>;
  /** Where it can be seen and printed */
  page_url?: Maybe<Scalars['String']['output']>;
  /** End of what it is for */
  period_end: Scalars['String']['output'];
  /** Begin of what it is for */
  period_start: Scalars['String']['output'];
  /** draft, open, paid, void or uncollectible */
  status: Scalars['String']['output'];
  /** What it comes to */
  total: Money;
};

/** A company's own subscription to the platform */
export type CompanySubscription = {
  /** When it is going to end */
  cancel_at?: Maybe<Scalars['String']['output']>;
  /** Whether it ends with the period that is paid */
  cancel_at_period_end: Scalars['Boolean']['output'];
  /** When it was cancelled */
  canceled_at?: Maybe<Scalars['String']['output']>;
  /** Why */
  comp_reason?: Maybe<Scalars['String']['output']>;
  /** End of the period that is paid */
  current_period_end?: Maybe<Scalars['String']['output']>;
  /** Begin of the period that is paid */
  current_period_start?: Maybe<Scalars['String']['output']>;
  /** The card that is charged */
  default_payment_method?: Maybe<SavedCard>;
  /** When it ends or ended */
  ends_at?: Maybe<Scalars['String']['output']>;
  /** The payment provider's id; none before the first subscription */
  id?: Maybe<Scalars['String']['output']>;
  /** The newest invoices, latest first */
  invoices: Array<CompanyInvoice>;
  /** Whether the company uses the platform free of charge */
  is_comped: Scalars['Boolean']['output'];
  /** Made up, because a sandbox has no subscription of its own */
  is_example: Scalars['Boolean']['output'];
  /** Whether the last payment failed and is tried again */
  is_past_due: Scalars['Boolean']['output'];
  /** When the next payment is due; none where it ends */
  next_billing_date?: Maybe<Scalars['String']['output']>;
  /** Whether it was cancelled and still runs */
  on_grace_period: Scalars['Boolean']['output'];
  /** The plan, if it is one that is still sold */
  plan?: Maybe<SubscribedPlan>;
  /** The platform's share of card payments, in percent */
  platform_fee_percentage?: Maybe<Scalars['Float']['output']>;
  /** The price that is paid */
  price_id?: Maybe<Scalars['String']['output']>;
  /** Since when */
  started_at?: Maybe<Scalars['String']['output']>;
  /** Where it stands */
  status: SubscriptionStatus;
};

/** The tax on what the company sells from now on */
export type CompanyTax = {
  /** Whether listed prices contain it; else it comes on top of them */
  is_inclusive: Scalars['Boolean']['output'];
  /** What receipts call it, for example VAT or HST */
  name: Scalars['String']['output'];
  /** Under which the company is registered; stands on receipts */
  number?: Maybe<Scalars['String']['output']>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['output'];
};

/** The tax on what is sold from now on; what was sold keeps its own */
export type CompanyTaxInput = {
  /** Whether listed prices contain it; else it comes on top of them */
  is_inclusive: Scalars['Boolean']['input'];
  /** What receipts call it */
  name: Scalars['String']['input'];
  /** Under which the company is registered; null for none */
  number?: InputMaybe<Scalars['String']['input']>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['input'];
};

/** What was compared for one kind of owner */
export type ComparedClaims = {
  /** Their claims, past and to come */
  claims: Scalars['Int']['output'];
  /** Who or what a claim occupies. resource: a bay or room; coach: who gives the lesson or class; client: who is to come */
  kind: ClaimOwnerKind;
  /** Claims that were compared with those before them */
  neighbours: Scalars['Int']['output'];
  /** Claims that begin before an earlier one of the same owner has ended */
  overlaps: Scalars['Int']['output'];
  /** How many of them have any claim */
  owners: Scalars['Int']['output'];
};

/** The second step of a sign-in */
export type CompleteLoginInput = {
  /** What login answered */
  challenge: Scalars['String']['input'];
  /** The six digits of the app, or a recovery code */
  code: Scalars['String']['input'];
};

/** The proof that the new address is the person's own */
export type ConfirmEmailChangeInput = {
  /** The token of the link that was mailed to the new address */
  token: Scalars['String']['input'];
};

/** A hint that a payment has succeeded; the provider is asked */
export type ConfirmPaymentInput = {
  /** The account that was paid */
  connect_account: Scalars['String']['input'];
  /** Token of the hold; the booking is shown to who has it */
  hold_token?: InputMaybe<Scalars['String']['input']>;
  /** What startServicePayment answered */
  payment_intent_id: Scalars['String']['input'];
  /** The same of a waiting list entry */
  waitlist_token?: InputMaybe<Scalars['String']['input']>;
};

/** A hint that a plan or a gift card was paid; the provider is asked */
export type ConfirmPlanPurchaseInput = {
  /** The account that was paid */
  connect_account: Scalars['String']['input'];
  /** What startPlanPurchase answered */
  payment_intent_id: Scalars['String']['input'];
};

/** The proof that the address is the person's own, and a password */
export type ConfirmRegistrationInput = {
  /** The password to be; leaked ones and the person's own name or address are refused */
  password: Scalars['String']['input'];
  /** The token of the link that was mailed to the address */
  token: Scalars['String']['input'];
};

/** A card that the payment provider has saved */
export type ConfirmSetupInput = {
  /** What createSetupIntent answered as its id */
  setup_intent_id: Scalars['String']['input'];
};

/** What a person proves with that it is them */
export type ConfirmSignInInput = {
  /** For whoever signs in with two factors: a code of the app, or a recovery code */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The caller's password */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A booking that was just made */
export type ConfirmedBooking = {
  /** A booking, as the person sees it whose own it is */
  booking: PublicBooking;
  /** Shows and cancels the booking without sign-in */
  manage_token: Scalars['String']['output'];
  /** The same as a link, as the mail carries it */
  manage_url: Scalars['String']['output'];
};

/** An account that can sign in from now on */
export type ConfirmedRegistration = {
  /** The address that signs in from now on */
  email: Scalars['String']['output'];
  /** One sentence for a person */
  message: Scalars['String']['output'];
};

/** What card payments came to, as the provider booked them */
export type ConnectFees = {
  /** Whether these are all payments of the window, or the newest 2,000 */
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
  /** So many days until now */
  window_days: Scalars['Int']['output'];
};

/** A way to a page of the payment provider */
export type ConnectLink = {
  /** The provider's page; for this person alone, and not for long */
  url: Scalars['String']['output'];
};

/** Where to go after telling the provider what it asks for */
export type ConnectOnboardingInput = {
  /** Where it leads when the link has ended; on this company's own host */
  refresh_url: Scalars['String']['input'];
  /** Where the provider leads back to; on this company's own host */
  return_url: Scalars['String']['input'];
};

/** Money on its way to the company's bank */
export type ConnectPayout = {
  /** An amount of money in minor units */
  amount: Money;
  /** When it is at the bank */
  arrives_at: Scalars['String']['output'];
  /** Name of the bank and the account's last digits */
  bank?: Maybe<Scalars['String']['output']>;
  /** When it left */
  created_at: Scalars['String']['output'];
  /** The provider's id */
  id: Scalars['String']['output'];
  /** pending, in_transit, paid, failed or canceled */
  status: Scalars['String']['output'];
};

/** Where the company's account at the payment provider stands. not_connected: it has none; onboarding_incomplete: the provider has not been told everything yet; connected: it takes cards and is paid out; restricted: it no longer takes cards or pays out */
export type ConnectStatus =
  /** it takes cards and is paid out */
  | 'connected'
  /** it has none */
  | 'not_connected'
  /** the provider has not been told everything yet */
  | 'onboarding_incomplete'
  /** it no longer takes cards or pays out */
  | 'restricted';

/** A person's way back from the payment provider */
export type ConnectStripeInput = {
  /** What the provider gave the browser; good once */
  code: Scalars['String']['input'];
  /** What startStripeOauth put into the address */
  state: Scalars['String']['input'];
};

/** How a client said it. desk: to somebody who works here; self: in the own profile; link: by the link of a mail */
export type ConsentSource =
  /** to somebody who works here */
  | 'desk'
  /** by the link of a mail */
  | 'link'
  /** in the own profile */
  | 'self';

/** Rows of one kind and how many they are */
export type CountedRows = {
  /** How many */
  count: Scalars['Int']['output'];
  /** What they are, in words */
  what: Scalars['String']['output'];
};

/** A token for a script */
export type CreateAccessTokenInput = {
  /** For how many days it reads, at most 366 */
  expires_in_days: Scalars['Int']['input'];
  /** The questions that it may ask, by name; null for all that the caller may read */
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What to call it */
  name: Scalars['String']['input'];
};

/** Whom to invite */
export type CreateAccountInput = {
  /** Email address that signs in */
  email: Scalars['String']['input'];
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name: Scalars['String']['input'];
  /** All roles of the account, none above the caller's own */
  roles: Array<AccountRole>;
  /** The address is known as a client's or a former colleague's: it is the same person */
  same_person?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A time that is to be blocked, and why */
export type CreateBlockedTimeInput = {
  /** The coach, where one is blocked */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Colour of a blocked time on the schedule. grey: the one that the screens suggest for private; amber: the one for repair; red: suggested for none; violet: the one for event; blue: the one for cleaning; teal: suggested for none */
  colour: BlockedTimeColour;
  /** First day on the venue's calendar */
  from_date: Scalars['String']['input'];
  /** Start on the venue's wall clock, HH:MM */
  from_time: Scalars['String']['input'];
  /** Why a time is blocked. repair: something is mended or serviced; cleaning: it is cleaned; event: something takes place that is not booked here; private: nobody need know */
  kind: BlockedTimeKind;
  /** Location whose clock it goes by */
  location_id: Scalars['Int']['input'];
  /** What staff read on the schedule */
  reason: Scalars['String']['input'];
  /** The bays, where bays are blocked */
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is blocked. resources: one bay or several; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Last day on the venue's calendar */
  to_date: Scalars['String']['input'];
  /** End on the venue's wall clock, HH:MM */
  to_time: Scalars['String']['input'];
};

/** Several bays for one party */
export type CreateBookingGroupInput = {
  /** How many bays, the first free ones; or give resource_ids */
  bays?: InputMaybe<Scalars['Int']['input']>;
  /** The client; or give guest */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** A wish or remark of the client */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** The guest; or give client_id */
  guest?: InputMaybe<WalkInGuestInput>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Books although the client is booked elsewhere then */
  override_client_overlap?: InputMaybe<OverlapOverrideInput>;
  /** Number of people in the whole party */
  party_size: Scalars['Int']['input'];
  /** These bays; or give bays */
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Service that takes a bay and no coach */
  service_id: Scalars['Int']['input'];
  /** Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  start_time: Scalars['String']['input'];
};

/** A booking made at the front desk */
export type CreateBookingInput = {
  /** The date of a class to book seats in: its own service, place and times */
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  /** The client; or give guest */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** A wish or remark of the client */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** Coach; left open, the first free one is taken */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** The guest; or give client_id */
  guest?: InputMaybe<WalkInGuestInput>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Books although the client is booked elsewhere then */
  override_client_overlap?: InputMaybe<OverlapOverrideInput>;
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Bay; left open, the first free one is taken */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Service */
  service_id: Scalars['Int']['input'];
  /** Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  start_time: Scalars['String']['input'];
};

/** A booking that is made every week at one wall time */
export type CreateBookingSeriesInput = {
  /** The client; or give guest */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** A wish or remark of the client */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** Coach; left open, each date takes the first free one */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Number of dates; or give until */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Length in minutes, one that the service offers */
  duration_minutes: Scalars['Int']['input'];
  /** First date; its day of the week is that of the others */
  from: Scalars['String']['input'];
  /** The guest; or give client_id */
  guest?: InputMaybe<WalkInGuestInput>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Bay; left open, each date takes the first free one */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Service */
  service_id: Scalars['Int']['input'];
  /** Leaves dates out that cannot be had, instead of refusing them all */
  skip_taken?: InputMaybe<Scalars['Boolean']['input']>;
  /** Start on the venue's wall clock, HH:MM */
  start: Scalars['String']['input'];
  /** Last date that it may be held on; or give count */
  until?: InputMaybe<Scalars['String']['input']>;
};

/** A new campaign, which is a draft until it is sent */
export type CreateCampaignInput = {
  /** Filters of the list of clients; everybody where there are none */
  audience?: InputMaybe<ClientFiltersInput>;
  /** Text of the mail; an empty line begins a paragraph; may have fields such as {{first_name}} */
  body: Scalars['String']['input'];
  /** Whether it advertises: it goes only to those who agreed to such mail */
  marketing: Scalars['Boolean']['input'];
  /** What stands over the mail; may have fields such as {{first_name}} */
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
  last_name: Scalars['String']['input'];
  /** Telephone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Hours on a weekday or a date, or a day off */
export type CreateCoachAvailabilityInput = {
  /** A date, whose rows replace the weekday's; or give a weekday */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Until, HH:MM */
  ends?: InputMaybe<Scalars['String']['input']>;
  /** Saves although bookings then lie outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where; none means at each of the coach's locations */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** Why, for staff: Dentist, Junior tournament */
  note?: InputMaybe<Scalars['String']['input']>;
  /** From, HH:MM; with a date and without times it is a day off */
  starts?: InputMaybe<Scalars['String']['input']>;
  /** A weekday, for hours of every week; or give a date */
  weekday?: InputMaybe<CoachWeekday>;
};

/** The company's details, as its people confirm them once */
export type CreateCompanyInput = {
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
  /** BCP 47 locale of dates and money; left out, it stays */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name */
  name: Scalars['String']['input'];
  /** IANA time zone, for example America/Vancouver */
  timezone: Scalars['String']['input'];
};

/** The time to hold */
export type CreateHoldInput = {
  /** The date of a class to hold seats in: its own service, place and times */
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  /** Coach; left open, the first free one is taken */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Bay; left open, the first free one is taken */
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
  /** What its rows are; clients where this is left out */
  kind?: InputMaybe<ImportKind>;
  /** Size in bytes */
  size: Scalars['Int']['input'];
};

/** A new location; what is left out takes the defaults */
export type CreateLocationInput = {
  /** Street and number */
  address_line?: InputMaybe<Scalars['String']['input']>;
  /** City */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 country code, with its province */
  country?: InputMaybe<Scalars['String']['input']>;
  /** How dates are written, for example MM/DD/YYYY */
  dateformat?: InputMaybe<Scalars['String']['input']>;
  /** Email address */
  email?: InputMaybe<Scalars['String']['input']>;
  /** BCP 47 locale, for example en-US */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name */
  name: Scalars['String']['input'];
  /** Telephone number */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What it looks like; null for no picture */
  picture?: InputMaybe<PictureInput>;
  /** Postal code */
  postal_code?: InputMaybe<Scalars['String']['input']>;
  /** Province or state code, with its country */
  province_state?: InputMaybe<Scalars['String']['input']>;
  /** How times are written, for example h:mm a */
  timeformat?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone, for example America/Vancouver */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** A new plan, for one person; what else is left out is zero, none or without limit */
export type CreateMembershipPlanInput = {
  /** What each period gives */
  benefits?: InputMaybe<Array<PlanBenefitInput>>;
  /** How often a plan is paid. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
  billing_period: BillingPeriod;
  /** How many days ahead its members may book, where a service lets others book fewer */
  booking_window_days?: InputMaybe<Scalars['Int']['input']>;
  /** Most people who have it at a time; none is without limit */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Most bookings to come that a member may have made by themselves; none is without limit */
  concurrent_bookings?: InputMaybe<Scalars['Int']['input']>;
  /** One or two sentences for who chooses a plan */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Only clients with one of these tags may have it from now on; who has it keeps it */
  eligible_tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Months after which a plan that does not renew ends; applies to those who buy it from now on */
  expires_after_months?: InputMaybe<Scalars['Int']['input']>;
  /** How many people may use one membership of it; who uses one already stays in it */
  family_size?: InputMaybe<Scalars['Int']['input']>;
  /** Most guests that a member may bring to a booking made by themselves; none is without limit */
  guest_limit?: InputMaybe<Scalars['Int']['input']>;
  /** Whether who has it may cancel it */
  is_cancellable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes it a gift card, which it stays */
  is_gift_card?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its members pay for bookings; applies to bookings made from now on */
  member_prices?: InputMaybe<Array<MemberPriceInput>>;
  /** Name */
  name: Scalars['String']['input'];
  /** Days before the next period by which a cancellation must be made */
  notice_days?: InputMaybe<Scalars['Int']['input']>;
  /** Between which amounts buyers may choose on the booking page, of a gift card; none: its price alone */
  own_amount?: InputMaybe<OwnAmountInput>;
  /** Longest pause in days; none is 366 */
  pause_max_days?: InputMaybe<Scalars['Int']['input']>;
  /** Shortest pause in days; none is one day */
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
  /** What is to be paid */
  amount: MutationInput_CreatePaymentLink_Input_AmountInput;
  /** Mailed there; else it is only shown */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** Turns a hold into a booking */
export type CreatePublicBookingInput = {
  /** A wish or remark */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** What of the price is paid from the caller's own credit at once; none unless said */
  credit?: InputMaybe<MoneyInput>;
  /** Who comes; left out by a signed-in client */
  guest?: InputMaybe<GuestInput>;
  /** Token of the hold */
  hold_token: Scalars['String']['input'];
};

/** A new resource; what is left out takes the defaults */
export type CreateResourceInput = {
  /** Most people at once; 4 where nothing is said */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Open when its location is, rather than by hours of its own */
  follows_location_hours?: InputMaybe<Scalars['Boolean']['input']>;
  /** All hours of its own, where it does not follow its location */
  hours?: InputMaybe<Array<DayHoursInput>>;
  /** Location that it stands in */
  location_id: Scalars['Int']['input'];
  /** Name, for example Bay 4 */
  name: Scalars['String']['input'];
  /** Place in lists, from 1; left out when added, the last */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its type */
  resource_type_id: Scalars['Int']['input'];
};

/** A new type of resource */
export type CreateResourceTypeInput = {
  /** Name, for example Simulator */
  name: Scalars['String']['input'];
};

/** Filters to keep under a name */
export type CreateSavedFilterInput = {
  /** Filters */
  filters: ClientFiltersInput;
  /** Name */
  name: Scalars['String']['input'];
};

/** A query to keep under a name */
export type CreateSavedQueryInput = {
  /** What the company calls it */
  name: Scalars['String']['input'];
  /** The document, as it was written */
  query: Scalars['String']['input'];
  /** Values for its variables, as a JSON object; {} where it has none */
  variables: Scalars['String']['input'];
};

/** A new category; without a position it is the last */
export type CreateServiceCategoryInput = {
  /** Name, for example Lessons */
  name: Scalars['String']['input'];
  /** Place in lists, from 1; left out when added, the last */
  position?: InputMaybe<Scalars['Int']['input']>;
};

/** A new service; what is left out takes the defaults */
export type CreateServiceInput = {
  /** Who may book a service. anyone: also guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone */
  bookable_by?: InputMaybe<BookableBy>;
  /** Kept free after each booking */
  buffer_after_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Kept free before each booking */
  buffer_before_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Category that it stands under, or none */
  category_id?: InputMaybe<Scalars['Int']['input']>;
  /** Coaches who give it; only for lessons */
  coach_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** One or two sentences for the booking page */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Lengths that it is sold in; bookings that stand already keep their price */
  durations: Array<ServiceDurationInput>;
  /** Starts lie this many minutes apart, from local midnight */
  grid_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** How many days ahead it may be booked */
  horizon_days?: InputMaybe<Scalars['Int']['input']>;
  /** Whether bay time of its type is booked as this service; the one that was so before is so no more */
  is_type_default?: InputMaybe<Scalars['Boolean']['input']>;
  /** resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates */
  kind: ServiceKind;
  /** Most people in one booking */
  max_party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Name */
  name: Scalars['String']['input'];
  /** Least time between booking and start */
  notice_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** When the peak price applies */
  peak_hours?: InputMaybe<Array<PeakHoursInput>>;
  /** For the booking page; null for no picture */
  picture?: InputMaybe<PictureInput>;
  /** The rules it is booked under; bookings that stand keep those they were made with */
  policy?: InputMaybe<BookingPolicyInput>;
  /** Place in lists, from 1; left out when added, the last */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Type of bay that it takes; bay time needs one */
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  /** Who of those who wait may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are mailed at once and nothing is held, the first to take it has it */
  waitlist_offers?: InputMaybe<WaitlistOffers>;
};

/** A new tag */
export type CreateTagInput = {
  /** Name */
  name: Scalars['String']['input'];
};

/** A company that begins its trial, with its first owner */
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
  last_name: Scalars['String']['input'];
  /** Name of the company */
  name: Scalars['String']['input'];
  /** The password to be; leaked ones and the person's own name or address are refused */
  password: Scalars['String']['input'];
  /** The company's sub-domain: 1 to 40 lower-case letters, digits and hyphens */
  slug: Scalars['String']['input'];
  /** IANA time zone, for example America/Vancouver */
  timezone: Scalars['String']['input'];
};

/** One widget of a dashboard */
export type DashboardWidget = {
  /** Of saved_query alone: which one */
  saved_query_id?: Maybe<Scalars['Int']['output']>;
  /** How wide */
  size: WidgetSize;
  /** Which one */
  widget: WidgetName;
};

/** One widget of a dashboard */
export type DashboardWidgetInput = {
  /** Of saved_query alone: which one */
  saved_query_id?: InputMaybe<Scalars['Int']['input']>;
  /** How wide */
  size: WidgetSize;
  /** Which one */
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
  /** Open ranges in order; none means closed */
  ranges: Array<OpenRange>;
  /** A day of the week, or holiday for the row that replaces it on holidays. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7; holiday: each date that the location lists as a holiday, whichever weekday it is */
  weekday: Weekday;
};

/** The open ranges of one weekday */
export type DayHoursInput = {
  /** Open ranges in order; none means closed */
  ranges: Array<OpenRangeInput>;
  /** A day of the week, or holiday for the row that replaces it on holidays. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7; holiday: each date that the location lists as a holiday, whichever weekday it is */
  weekday: Weekday;
};

/** From when on the dates of a series are cancelled */
export type DeleteClassOccurrencesInput = {
  /** From this date on (on the venue's calendar), or from this instant */
  from: Scalars['String']['input'];
  /** What the mail says beside the cancellation */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Mails everybody with a seat */
  notify?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How money was taken at the desk. cash: into the drawer; card_terminal: by the venue's own card machine; transfer: through a bank; other: in another way */
export type DeskMethod =
  /** by the venue's own card machine */
  | 'card_terminal'
  /** into the drawer */
  | 'cash'
  /** in another way */
  | 'other'
  /** through a bank */
  | 'transfer';

/** A card payment of the desk that was charged something else */
export type DifferingCharge = {
  /** What was asked for */
  amount: Money;
  /** The booking that was to be paid; none of the bill of a membership */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** The client, or none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** When it was asked for */
  created_at: Scalars['String']['output'];
  /** What for: the service, or the plan of the membership */
  description: Scalars['String']['output'];
  /** Why the card was refused, how it differs, or what it waits for */
  failure?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** The same on the company's wall clock with its offset */
  local_time: Scalars['String']['output'];
  /** Who was to pay */
  payer_name: Scalars['String']['output'];
  /** The provider's id of the payment */
  provider_payment_id?: Maybe<Scalars['String']['output']>;
  /** Why what differs is not given back yet, where that was tried */
  refund_failure?: Maybe<Scalars['String']['output']>;
  /** What became of it. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link leads nowhere any more; refunding: the card was charged something else than was asked, nothing counts as paid, and it is on its way back to the card; refund_failed: the same, but it could not be given back for so long that nothing tries it by itself any more; refunded: the same, and it went back */
  state: CardChargeState;
  /** What it was charged instead, where that differs */
  taken?: Maybe<Money>;
};

/** Card payments that were charged something else than was asked */
export type DifferingCharges = {
  /** The newest first, at most 50 */
  data: Array<DifferingCharge>;
  /** How many of those nothing tries to give back any more by itself */
  failed: Scalars['Int']['output'];
  /** How many of them are not given back yet */
  open: Scalars['Int']['output'];
  /** How many there are */
  total: Scalars['Int']['output'];
};

/** Password and code, since the second step is to go */
export type DisableTwoFactorInput = {
  /** The six digits of the app, or a recovery code */
  code: Scalars['String']['input'];
  /** The caller's password */
  current_password: Scalars['String']['input'];
};

/** Where a dispute stands. needs_response: the venue can still answer; under_review: the bank decides; won: the bank gave the money back to the venue; lost: the bank left the money with the card's holder; closed: the bank asked and took nothing */
export type DisputeState =
  /** the bank asked and took nothing */
  | 'closed'
  /** the bank left the money with the card's holder */
  | 'lost'
  /** the venue can still answer */
  | 'needs_response'
  /** the bank decides */
  | 'under_review'
  /** the bank gave the money back to the venue */
  | 'won';

/** Whether only to ask, or the token of what was answered */
export type DryRunInput = {
  /** Answers the figures and changes nothing */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the dry run that was seen; refused with stale_dry_run where its figures no longer hold */
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

/** What two clients have in common. email: an email address, either the person's own or one shared with others; phone: the last ten digits of the telephone number; name: first and last name, whatever the case of their letters */
export type DuplicateReason =
  /** an email address, either the person's own or one shared with others */
  | 'email'
  /** first and last name, whatever the case of their letters */
  | 'name'
  /** the last ten digits of the telephone number */
  | 'phone';

/** How the company takes card payments */
export type EcommerceConfig = {
  /** Its country, two letters */
  account_country?: Maybe<Scalars['String']['output']>;
  /** The company's account at the payment provider */
  account_id?: Maybe<Scalars['String']['output']>;
  /** The business as the provider knows it */
  account_name?: Maybe<Scalars['String']['output']>;
  /** Whether the booking page can take cards */
  can_accept_payments: Scalars['Boolean']['output'];
  /** Whether the provider takes cards for it */
  charges_enabled: Scalars['Boolean']['output'];
  /** Since when it is connected */
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
  /** What the provider still asks for, in its own names */
  requirements_due: Array<Scalars['String']['output']>;
  /** By when, where it says so */
  requirements_due_by?: Maybe<Scalars['String']['output']>;
  /** Where the company's account at the payment provider stands. not_connected: it has none; onboarding_incomplete: the provider has not been told everything yet; connected: it takes cards and is paid out; restricted: it no longer takes cards or pays out */
  status: ConnectStatus;
};

/** Which dates of a series. this: one date alone; following: that date and those after it; all: all dates still to come */
export type EditScope =
  /** all dates still to come */
  | 'all'
  /** that date and those after it */
  | 'following'
  /** one date alone */
  | 'this';

/** A short read-only session for exploring the graph */
export type ExploreToken = {
  /** Opaque token that only reads: send it as `Authorization: Bearer …` */
  access_token: Scalars['String']['output'];
  /** When it ends, 15 minutes after it was made */
  expires_at: Scalars['String']['output'];
};

/** A bill of a membership that is open after its day */
export type FailedMembershipPayment = {
  /** What is open */
  amount: Money;
  /** Why the card was refused the last time; none where none was */
  card_refusal?: Maybe<Scalars['String']['output']>;
  /** How often a saved card was charged for it by itself */
  card_tries: Scalars['Int']['output'];
  /** Whose it is */
  client_id: Scalars['Int']['output'];
  /** Name of the client */
  client_name: Scalars['String']['output'];
  /** Day on which it was due */
  due_on: Scalars['String']['output'];
  /** Bill */
  invoice_id: Scalars['Int']['output'];
  /** Membership */
  membership_id: Scalars['Int']['output'];
  /** Day on which the card is charged again by itself; none where it is not */
  next_try_on?: Maybe<Scalars['String']['output']>;
  /** Plan that it is for */
  plan_name: Scalars['String']['output'];
};

/** A message of the payment provider that could not be worked on */
export type FailedPaymentEvent = {
  /** When it happened at the provider */
  created_at: Scalars['String']['output'];
  /** Why the last try failed */
  failure?: Maybe<Scalars['String']['output']>;
  /** The payment provider's id of the message */
  id: Scalars['String']['output'];
  /** Whether another try has been asked for and has not ended yet */
  is_retrying: Scalars['Boolean']['output'];
  /** The same on the company's wall clock with its offset */
  local_time: Scalars['String']['output'];
  /** The provider's id of the payment that it is about */
  provider_payment_id?: Maybe<Scalars['String']['output']>;
  /** When the message first came */
  received_at: Scalars['String']['output'];
  /** What a message of the payment provider is about. subscription: what the company pays the platform; booking_payment: a payment on the booking page; desk_payment: a payment link or a saved card, asked for by the desk; plan_purchase: a membership or another plan that is bought online; refund: money that goes back to a card; dispute: a card's holder who takes a payment back through the bank */
  subject: PaymentEventSubject;
  /** How often it was worked on */
  tries: Scalars['Int']['output'];
  /** What the provider calls it, such as charge.refunded */
  type: Scalars['String']['output'];
};

/** Messages of the payment provider that were tried in vain */
export type FailedPaymentEvents = {
  /** The oldest first, at most 50 */
  data: Array<FailedPaymentEvent>;
  /** How many there are */
  total: Scalars['Int']['output'];
};

/** Somebody who uses a membership, and how much of it */
export type FamilyMember = {
  /** Client */
  client_id: Scalars['Int']['output'];
  /** First and last name */
  client_name: Scalars['String']['output'];
  /** Whether the membership is theirs: they pay for it, pause it and cancel it */
  is_payer: Scalars['Boolean']['output'];
  /** Since when they use it; none for the one who pays */
  joined_at?: Maybe<Scalars['String']['output']>;
  /** When they left; only those who used something of this period are named still */
  left_at?: Maybe<Scalars['String']['output']>;
  /** Credits that their bookings used of the current period */
  used_credits: Scalars['Int']['output'];
  /** Minutes that their bookings used of the current period */
  used_minutes: Scalars['Int']['output'];
};

/** Somebody who no longer uses a membership, and what becomes of their bookings */
export type FamilyRemoval = {
  /** Their bookings to come that the membership covers: they stay, and what they used comes back to it when they are cancelled */
  bookings_to_come: Scalars['Int']['output'];
  /** Who leaves */
  client_id: Scalars['Int']['output'];
  /** First and last name */
  client_name: Scalars['String']['output'];
  /** Names this answer: send it with the removal, which is refused where something has changed */
  dry_run_id: Scalars['String']['output'];
  /** Whether nothing was changed yet */
  is_dry_run: Scalars['Boolean']['output'];
  /** Membership */
  membership_id: Scalars['Int']['output'];
};

/** Whose password was forgotten */
export type ForgotPasswordInput = {
  /** Email address of the account */
  email: Scalars['String']['input'];
};

/** How much is free on one day */
export type FreeDay = {
  /** A date on the venue's calendar, YYYY-MM-DD */
  date: Scalars['String']['output'];
  /** Number of different starts that are free */
  free_count: Scalars['Int']['output'];
  /** Whether the venue is closed that day */
  is_closed: Scalars['Boolean']['output'];
  /** Whether something is free, or else why nothing is */
  state: FreeDayState;
  /** Offset of the venue's clock that day, for example -08:00 */
  utc_offset: Scalars['String']['output'];
};

/** free: something can be booked; full: all is taken; no_coach: the venue is open and no coach works; closed: the venue is closed; too_late: the notice for what is left of the day is over; beyond_horizon: it cannot be booked yet */
export type FreeDayState =
  /** it cannot be booked yet */
  | 'beyond_horizon'
  /** the venue is closed */
  | 'closed'
  /** something can be booked */
  | 'free'
  /** all is taken */
  | 'full'
  /** the venue is open and no coach works */
  | 'no_coach'
  /** the notice for what is left of the day is over */
  | 'too_late';

/** A time that can be booked now */
export type FreeTime = {
  /** Coaches free then; none where no coach is needed */
  coach_ids: Array<Scalars['Int']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Location */
  location_id: Scalars['Int']['output'];
  /** What the signed-in member pays for it; none where that is the price */
  member_price?: Maybe<Money>;
  /** Price of this time */
  price: Money;
  /** Resources free then, in the order they are tried; none where no bay is needed */
  resource_ids: Array<Scalars['Int']['output']>;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** A sign-in that was confirmed a moment ago */
export type FreshSignIn = {
  /** Until when the sign-in counts as fresh */
  fresh_until: Scalars['String']['output'];
};

/** A gift card that was sold */
export type GiftCard = {
  /** What it is worth, and what was paid for it */
  amount: Money;
  /** Who paid */
  buyer_name: Scalars['String']['output'];
  /** First day on which it can no longer be redeemed; none where it has no end */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** What the buyer says to them */
  message?: Maybe<Scalars['String']['output']>;
  /** How it was paid; one that was bought online by card */
  paid_by: PaymentMethod;
  /** What it was sold as */
  plan_id: Scalars['Int']['output'];
  /** Name of that */
  plan_name: Scalars['String']['output'];
  /** Where its code was mailed; none where it is handed over */
  recipient_email?: Maybe<Scalars['String']['output']>;
  /** Whom it is for */
  recipient_name: Scalars['String']['output'];
  /** When it was redeemed */
  redeemed_at?: Maybe<Scalars['String']['output']>;
  /** Whose credit it became */
  redeemed_by_name?: Maybe<Scalars['String']['output']>;
  /** Why the last try to give its money back failed */
  refund_failure?: Maybe<Scalars['String']['output']>;
  /** Where its money is; none of one that was not taken back */
  refund_state?: Maybe<GiftCardRefundState>;
  /** Day on which its code is mailed, where the buyer chose a later one; none where it left at once or is handed over */
  send_on?: Maybe<Scalars['String']['output']>;
  /** When it was mailed on that day; none before, and where no day was chosen */
  sent_at?: Maybe<Scalars['String']['output']>;
  /** When it was sold */
  sold_at: Scalars['String']['output'];
  /** active: its code can be redeemed; redeemed: its amount is somebody's credit; expired: its last day is over; void: taken back, with its money */
  state: GiftCardState;
};

/** The code of a gift card, to print or to read out */
export type GiftCardCode = {
  /** Whoever has it redeems it */
  code: Scalars['String']['output'];
  /** Id of the gift card */
  id: Scalars['Int']['output'];
};

/** One page of gift cards */
export type GiftCardPage = {
  /** The gift cards of this page */
  data: Array<GiftCard>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** Where the money of one that was taken back is; none of others. refunding: on its way back to the card that paid; refund_failed: tried for so long in vain, or not taken by the card's bank, that nothing gives it back by itself any more; refunded: it went back */
export type GiftCardRefundState =
  /** tried for so long in vain, or not taken by the card's bank, that nothing gives it back by itself any more */
  | 'refund_failed'
  /** it went back */
  | 'refunded'
  /** on its way back to the card that paid */
  | 'refunding';

/** active: its code can be redeemed; redeemed: its amount is somebody's credit; expired: its last day is over; void: taken back, with its money */
export type GiftCardState =
  /** its code can be redeemed */
  | 'active'
  /** its last day is over */
  | 'expired'
  /** its amount is somebody's credit */
  | 'redeemed'
  /** taken back, with its money */
  | 'void';

/** Google as a way in for the person who is signed in */
export type GoogleLink = {
  /** Address of the Google account that signs this person in, if there is one */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether people can sign in with Google here */
  is_available: Scalars['Boolean']['output'];
};

/** The way to Google's sign-in */
export type GoogleRedirect = {
  /** Where the browser goes next, on the central host; good for five minutes */
  url: Scalars['String']['output'];
};

/** Which columns of one list a person does without */
export type GridColumns = {
  /** List, for example bookings */
  grid: Scalars['String']['output'];
  /** Columns that are not shown */
  hidden: Array<Scalars['String']['output']>;
};

/** Which columns of one list a person does without */
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
  /** Telephone number */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A person who books without being a client */
export type GuestInput = {
  /** Email address for the confirmation */
  email: Scalars['String']['input'];
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name: Scalars['String']['input'];
  /** Telephone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A plan without renewal that somebody holds beside their membership */
export type HeldPack = {
  /** What it gives for bookings, and what is left of it */
  allowances: Array<Allowance>;
  /** First day on which it can no longer be used; none where it has no end */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Who uses it, the one who pays first; empty where it is not shared */
  family: Array<FamilyMember>;
  /** How many people the plan lets use it, the one who pays included; 1 where it is not shared */
  family_size: Scalars['Int']['output'];
  /** Id of the membership that it is */
  id: Scalars['Int']['output'];
  /** Billed and not paid yet */
  open_amount: Money;
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
};

/** A time kept for one person for some minutes */
export type Hold = {
  /** What is held, in state held */
  booking: PublicBooking;
  /** When the time is free again */
  expires_at: Scalars['String']['output'];
  /** Confirms or gives back the hold */
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

/** Hours with the same keys */
export type HourAggregateGroup = {
  /** Seats taken, average: Seats taken ÷ classes. One decimal. */
  average_seats_taken?: Maybe<Scalars['Float']['output']>;
  /** Booked time, in minutes: Time of bookings and classes inside the open time. No-shows count; cancelled ones, held times and buffers do not. None for classes. */
  booked_minutes?: Maybe<Scalars['Int']['output']>;
  /** Classes: Classes that start in the period and were not cancelled. None for bays and coaches. */
  classes?: Maybe<Scalars['Int']['output']>;
  /** Coach; none unless grouped by it, or where there is none */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** First day of the day, week or month, inside the period; none unless grouped by it */
  date?: Maybe<Scalars['String']['output']>;
  /** Class fill, in percent: Seats taken ÷ seats. There is none where no class took place. One decimal. */
  fill_percent?: Maybe<Scalars['Float']['output']>;
  /** Hour on the clock of the location for bookings, bays and classes, else of the period's zone: 18 is from 18:00 to 19:00; none unless grouped by it */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Location; none unless grouped by it, or where there is none */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the location */
  location_name?: Maybe<Scalars['String']['output']>;
  /** Open time, in minutes: Of bays: opening hours less closures and blocked times. Of coaches: hours offered inside opening hours, less days off. Both as they are set now. None for classes. */
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
  /** Use, in percent: Booked time ÷ open time. There is none where nothing is open. One decimal. */
  use_percent?: Maybe<Scalars['Float']['output']>;
  /** Day of the week: of bookings, bays and classes at the location, else in the period's zone; none unless grouped by it */
  weekday?: Maybe<AnalyticsWeekday>;
};

/** Hours of bays, coaches or classes in a period, counted in groups */
export type HourAggregates = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups in the order of their keys; a coach sees the own alone, and no bays */
  groups: Array<HourAggregateGroup>;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Zone at whose midnights the period and its days begin: the location's, else the company's */
  timezone: Scalars['String']['output'];
};

/** day: date in which the time lies, or a class starts; week: Monday of the week in which the time lies, or a class starts, or the first day asked for; month: first day of the month in which the time lies, or a class starts, or the first day asked for; weekday: day of the week in which the time lies, or a class starts; hour: hour of the day in which the time lies, or a class starts; location: of bays and classes; resource: the bay, of bays and classes; coach: of coaches and classes; service: of classes */
export type HourGroupBy =
  /** of coaches and classes */
  | 'coach'
  /** date in which the time lies, or a class starts */
  | 'day'
  /** hour of the day in which the time lies, or a class starts */
  | 'hour'
  /** of bays and classes */
  | 'location'
  /** first day of the month in which the time lies, or a class starts, or the first day asked for */
  | 'month'
  /** the bay, of bays and classes */
  | 'resource'
  /** of classes */
  | 'service'
  /** Monday of the week in which the time lies, or a class starts, or the first day asked for */
  | 'week'
  /** day of the week in which the time lies, or a class starts */
  | 'weekday';

/** A full hour of the venue's wall clock */
export type HourTick = {
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** bays: open time and what of it is booked; coaches: time offered at all locations and what of it is booked; classes: seats and how many are taken */
export type HoursOf =
  /** open time and what of it is booked */
  | 'bays'
  /** seats and how many are taken */
  | 'classes'
  /** time offered at all locations and what of it is booked */
  | 'coaches';

/** A session in which one person acts for another */
export type Impersonation = {
  /** Id of who acts */
  actor_id: Scalars['Int']['output'];
  /** First and last name of who acts */
  actor_name: Scalars['String']['output'];
  /** When the session ends at the latest */
  expires_at: Scalars['String']['output'];
  /** Why; without a reason the session only reads */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A way into one session as another person */
export type ImpersonationLink = {
  /** When the path stops working, a minute after it was made */
  expires_at: Scalars['String']['output'];
  /** Path that opens the session, once */
  url: Scalars['String']['output'];
};

/** Why somebody acts in another person's name */
export type ImpersonationReasonInput = {
  /** Why something is changed in the person's name; the audit log keeps it */
  reason: Scalars['String']['input'];
};

/** A file that was brought in */
export type Import = {
  /** Rows it added */
  added: Scalars['Int']['output'];
  /** Whether it can be taken back */
  can_roll_back: Scalars['Boolean']['output'];
  /** When it was begun */
  created_at: Scalars['String']['output'];
  /** Who began it */
  created_by_name: Scalars['String']['output'];
  /** Rows that are done */
  done_rows: Scalars['Int']['output'];
  /** Name of the file */
  file_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Rows that rolling back kept, because something has happened to what they added */
  kept: Scalars['Int']['output'];
  /** The first of those, by name */
  kept_names: Array<Scalars['String']['output']>;
  /** What its rows are */
  kind: ImportKind;
  /** Rows that could not be added any more */
  left_out: Scalars['Int']['output'];
  /** The first that could not be added any more, with the reason */
  left_out_rows: Array<Scalars['String']['output']>;
  /** How far it is */
  status: ImportStatus;
  /** Rows that were to be added */
  total_rows: Scalars['Int']['output'];
};

/** A column of a file */
export type ImportColumn = {
  /** What it holds */
  field: ImportColumnField;
  /** Name in the file */
  name: Scalars['String']['output'];
  /** Its first value */
  sample: Scalars['String']['output'];
};

/** What a column of an imported file holds. first_name: first name; middle_name: middle name, which is kept with the first one; last_name: last name; full_name: first and last name in one; email: email address; phone: telephone number; external_id: what the other system calls the row itself, so that it is added once; company: the name of a company, for a row that names no person; contact_email: an address shared with others; tags: labels of the client; note: a remark of staff; resource: name of the bay or room; resource_type: what kind of bay or room it is; location: name of the location; capacity: how many people a bay or room takes at most; date: the date, where start and end are times alone; start: when a booking starts, or the first day of a membership; end: when a booking ends; service: name of the service; coach: name of the coach; resource_or_coach: name of a bay or of a coach, whichever is known; client_number: the other system's number of the client; status: what the other system calls its state; is_cancelled: whether it was cancelled; is_no_show: whether nobody came; booking_type: whether it is a booking, the venue's own use or a blocked time; price: what it costs; payment: whether it was paid; code: the pack or gift card of the other system that it was paid with; plan: name of the membership plan; next_bill: day of the next bill; pause_from: first day of a pause; pause_until: first day after a pause; cancel_on: first day without the membership; family: the name or number of the family that shares a membership; family_role: what somebody is in the family: who pays, or one who uses it; leave_out: nothing that is imported */
export type ImportColumnField =
  /** whether it is a booking, the venue's own use or a blocked time */
  | 'booking_type'
  /** first day without the membership */
  | 'cancel_on'
  /** how many people a bay or room takes at most */
  | 'capacity'
  /** the other system's number of the client */
  | 'client_number'
  /** name of the coach */
  | 'coach'
  /** the pack or gift card of the other system that it was paid with */
  | 'code'
  /** the name of a company, for a row that names no person */
  | 'company'
  /** an address shared with others */
  | 'contact_email'
  /** the date, where start and end are times alone */
  | 'date'
  /** email address */
  | 'email'
  /** when a booking ends */
  | 'end'
  /** what the other system calls the row itself, so that it is added once */
  | 'external_id'
  /** the name or number of the family that shares a membership */
  | 'family'
  /** what somebody is in the family: who pays, or one who uses it */
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
  /** nothing that is imported */
  | 'leave_out'
  /** name of the location */
  | 'location'
  /** middle name, which is kept with the first one */
  | 'middle_name'
  /** day of the next bill */
  | 'next_bill'
  /** a remark of staff */
  | 'note'
  /** first day of a pause */
  | 'pause_from'
  /** first day after a pause */
  | 'pause_until'
  /** whether it was paid */
  | 'payment'
  /** telephone number */
  | 'phone'
  /** name of the membership plan */
  | 'plan'
  /** what it costs */
  | 'price'
  /** name of the bay or room */
  | 'resource'
  /** name of a bay or of a coach, whichever is known */
  | 'resource_or_coach'
  /** what kind of bay or room it is */
  | 'resource_type'
  /** name of the service */
  | 'service'
  /** when a booking starts, or the first day of a membership */
  | 'start'
  /** what the other system calls its state */
  | 'status'
  /** labels of the client */
  | 'tags';

/** How a file's letters are written. utf_8: Unicode, as most programs write it; utf_16le: Unicode in pairs of bytes, the low one first; utf_16be: Unicode in pairs of bytes, the high one first; windows_1252: one byte a letter, as older Western European programs write it */
export type ImportEncoding =
  /** Unicode, as most programs write it */
  | 'utf_8'
  /** Unicode in pairs of bytes, the high one first */
  | 'utf_16be'
  /** Unicode in pairs of bytes, the low one first */
  | 'utf_16le'
  /** one byte a letter, as older Western European programs write it */
  | 'windows_1252';

/** What the rows of an imported file are. clients: people who book; coaches: people who teach; resources: bays and rooms; bookings: times that somebody has; memberships: plans that clients have */
export type ImportKind =
  /** times that somebody has */
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
  /** 500,000 bytes of the file as base64, of its last part the rest */
  content: Scalars['String']['input'];
};

/** What importing a file would do */
export type ImportPreview = {
  /** Its columns, in their order */
  columns: Array<ImportColumn>;
  /** How its dates are written; null where that does not matter or is not known */
  date_order?: Maybe<DateOrder>;
  /** What parts its columns; empty in a workbook */
  delimiter: Scalars['String']['output'];
  /** How its letters are written; null in a workbook and where it is not known */
  encoding?: Maybe<ImportEncoding>;
  /** Name of the file */
  file_name: Scalars['String']['output'];
  /** Whether a column holds dates */
  has_dates: Scalars['Boolean']['output'];
  /** Import */
  import_id: Scalars['Int']['output'];
  /** What its rows are */
  kind: ImportKind;
  /** What was noticed of the file as a whole */
  notes: Array<Scalars['String']['output']>;
  /** Why nothing of it can be imported as it stands */
  problem?: Maybe<Scalars['String']['output']>;
  /** The same as a code */
  problem_code?: Maybe<Scalars['String']['output']>;
  /** Rows that would be added */
  ready: Scalars['Int']['output'];
  /** Rows below the names of the columns */
  records: Scalars['Int']['output'];
  /** Rows that are not simply imported, at most 300; what waits comes first */
  rows: Array<ImportRowReport>;
  /** Rows that need not be added */
  skipped: Scalars['Int']['output'];
  /** Rows that something is wrong with */
  waiting: Scalars['Int']['output'];
};

/** What becomes of a row. imported: it is added as it stands; imported_with_note: it is added, and something about it is worth knowing; question: it waits for a word that is not known here, such as the name of a plan; skipped: it need not be added; refused: it cannot be added until it is corrected */
export type ImportResult =
  /** it is added as it stands */
  | 'imported'
  /** it is added, and something about it is worth knowing */
  | 'imported_with_note'
  /** it waits for a word that is not known here, such as the name of a plan */
  | 'question'
  /** it cannot be added until it is corrected */
  | 'refused'
  /** it need not be added */
  | 'skipped';

/** A row that is not simply imported */
export type ImportRowReport = {
  /** Whom it names */
  name: Scalars['String']['output'];
  /** Why, as a code */
  reason: Scalars['String']['output'];
  /** What becomes of it */
  result: ImportResult;
  /** Number of the row, from 1 below the names of the columns */
  row: Scalars['Int']['output'];
  /** Why, in words */
  sentence: Scalars['String']['output'];
  /** The value that it is about */
  value: Scalars['String']['output'];
  /** The other row that it is about */
  with_row?: Maybe<Scalars['Int']['output']>;
};

/** How far an import is. uploading: its file is sent, and nothing is added yet; running: its rows are being added; done: each row was tried; rolling_back: what it added is being taken away; rolled_back: what it added is gone, but for rows that something has happened to */
export type ImportStatus =
  /** each row was tried */
  | 'done'
  /** what it added is gone, but for rows that something has happened to */
  | 'rolled_back'
  /** what it added is being taken away */
  | 'rolling_back'
  /** its rows are being added */
  | 'running'
  /** its file is sent, and nothing is added yet */
  | 'uploading';

/** What became of charging a saved card for a bill of a membership */
export type InvoiceCharge = {
  /** Why the card was refused, or what it waits for */
  message?: Maybe<Scalars['String']['output']>;
  /** What became of it. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link leads nowhere any more; refunding: the card was charged something else than was asked, nothing counts as paid, and it is on its way back to the card; refund_failed: the same, but it could not be given back for so long that nothing tries it by itself any more; refunded: the same, and it went back */
  state: CardChargeState;
};

/** How it was paid. cash: into the drawer of a desk; card_terminal: by the venue's own card machine; transfer: through a bank; other: in another way; credit: from what an earlier period had left; trial: not at all, since the days of a trial are free; card: by a card online, saved before or entered for it */
export type InvoiceMethod =
  /** by a card online, saved before or entered for it */
  | 'card'
  /** by the venue's own card machine */
  | 'card_terminal'
  /** into the drawer of a desk */
  | 'cash'
  /** from what an earlier period had left */
  | 'credit'
  /** in another way */
  | 'other'
  /** through a bank */
  | 'transfer'
  /** not at all, since the days of a trial are free */
  | 'trial';

/** A link to pay a bill of a membership by card */
export type InvoicePaymentLink = {
  /** Until when it leads there */
  expires_at: Scalars['String']['output'];
  /** A page on which the bill is paid by card */
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
  /** The date of a class to wait for a seat of: its own service, place and times */
  class_session_id?: InputMaybe<Scalars['Int']['input']>;
  /** Only with this coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339 */
  end_time: Scalars['String']['input'];
  /** Who waits; left out by a signed-in client */
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

/** Something that was done to a client, as it is kept */
export type KeptActivity = {
  /** When */
  at: Scalars['String']['output'];
  /** Notes of staff */
  notes: Array<KeptNote>;
  /** What was done, in words */
  sentence: Scalars['String']['output'];
};

/** A membership's bill as it is kept of a client */
export type KeptBill = {
  /** Amount */
  amount: Money;
  /** Day on which it was due */
  due_on: Scalars['String']['output'];
  /** open or paid */
  status: Scalars['String']['output'];
};

/** A booking as it is kept of a client */
export type KeptBooking = {
  /** What the client wrote */
  client_note?: Maybe<Scalars['String']['output']>;
  /** End */
  end_time: Scalars['String']['output'];
  /** Whom the client brought */
  guest_names: Array<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name of the location */
  location: Scalars['String']['output'];
  /** Notes of staff */
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
  /** Since when they use it */
  joined_at: Scalars['String']['output'];
  /** When they left; null while they use it */
  left_at?: Maybe<Scalars['String']['output']>;
  /** First and last name of who pays for it */
  payer: Scalars['String']['output'];
  /** Name of the plan */
  plan: Scalars['String']['output'];
};

/** Somebody who uses a client's membership */
export type KeptFamilyMember = {
  /** Since when they use it */
  joined_at: Scalars['String']['output'];
  /** When they left; null while they use it */
  left_at?: Maybe<Scalars['String']['output']>;
  /** First and last name */
  name: Scalars['String']['output'];
};

/** A membership as it is kept of a client */
export type KeptMembership = {
  /** Bills */
  bills: Array<KeptBill>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name of the plan */
  plan: Scalars['String']['output'];
  /** Price of a period */
  price: Money;
  /** Their family, who use it or have used it */
  shared_with: Array<KeptFamilyMember>;
  /** First day */
  started_on: Scalars['String']['output'];
  /** Status */
  status: Scalars['String']['output'];
};

/** A mail as it is kept of a client */
export type KeptMessage = {
  /** When it was sent */
  sent_at: Scalars['String']['output'];
  /** Address that it went to; null as above */
  sent_to?: Maybe<Scalars['String']['output']>;
  /** What stood over it; null of those from before that was kept */
  subject?: Maybe<Scalars['String']['output']>;
};

/** A note of staff */
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

/** What an entry of the ledger moves. receivable: what is still to be paid; cash: what lies in the drawers; card: what the payment provider took for the venue; terminal: what went through the venue's own card machine; bank: transfers, and cash that was banked at a cash-up; other: what came in another way, with a note; credit: what the venue owes clients as credit; gift_cards: what was paid for gift cards that nobody redeemed yet; tips: what is owed to staff; bookings: the agreed prices of bookings; memberships: the bills of memberships that were paid; fees: late cancellations, no-shows and moves; waived: what was charged and let pass; refunds: what was given back although it was owed; disputed: what holders of cards took back through their banks; taxes: tax in what was sold; cash_difference: what was missing from a drawer at a cash-up, or was too much in it */
export type LedgerAccount =
  /** transfers, and cash that was banked at a cash-up */
  | 'bank'
  /** the agreed prices of bookings */
  | 'bookings'
  /** what the payment provider took for the venue */
  | 'card'
  /** what lies in the drawers */
  | 'cash'
  /** what was missing from a drawer at a cash-up, or was too much in it */
  | 'cash_difference'
  /** what the venue owes clients as credit */
  | 'credit'
  /** what holders of cards took back through their banks */
  | 'disputed'
  /** late cancellations, no-shows and moves */
  | 'fees'
  /** what was paid for gift cards that nobody redeemed yet */
  | 'gift_cards'
  /** the bills of memberships that were paid */
  | 'memberships'
  /** what came in another way, with a note */
  | 'other'
  /** what is still to be paid */
  | 'receivable'
  /** what was given back although it was owed */
  | 'refunds'
  /** tax in what was sold */
  | 'taxes'
  /** what went through the venue's own card machine */
  | 'terminal'
  /** what is owed to staff */
  | 'tips'
  /** what was charged and let pass */
  | 'waived';

/** What one transaction moved in one account */
export type LedgerEntry = {
  /** What an entry of the ledger moves. receivable: what is still to be paid; cash: what lies in the drawers; card: what the payment provider took for the venue; terminal: what went through the venue's own card machine; bank: transfers, and cash that was banked at a cash-up; other: what came in another way, with a note; credit: what the venue owes clients as credit; gift_cards: what was paid for gift cards that nobody redeemed yet; tips: what is owed to staff; bookings: the agreed prices of bookings; memberships: the bills of memberships that were paid; fees: late cancellations, no-shows and moves; waived: what was charged and let pass; refunds: what was given back although it was owed; disputed: what holders of cards took back through their banks; taxes: tax in what was sold; cash_difference: what was missing from a drawer at a cash-up, or was too much in it */
  account: LedgerAccount;
  /** More in the account is positive, less is negative */
  amount: Money;
};

/** One thing that happened to money; never changed afterwards */
export type LedgerTransaction = {
  /** When */
  created_at: Scalars['String']['output'];
  /** Who caused it, where it was a person */
  created_by_name?: Maybe<Scalars['String']['output']>;
  /** What it moved; in each currency they add up to zero */
  entries: Array<LedgerEntry>;
  /** Id */
  id: Scalars['Int']['output'];
  /** What happened to money. charge: a booking's price became owed, or changed; fee: a late cancellation, a no-show or a move costs something, or no longer does; payment: money came; refund: money went back, or became credit; dispute: a card's bank took disputed money, or gave it back; waiver: something owed was let pass; reversal: what was forgone of a price is taken back where that is not charged any more, or is forgone again; credit: a gift card became credit, or a merged client's credit moved to who stays; cash_up: a drawer was counted at the end of a day */
  kind: LedgerTransactionKind;
  /** The payment that it belongs to */
  payment_id?: Maybe<Scalars['Int']['output']>;
  /** Why, where somebody said so */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What happened to money. charge: a booking's price became owed, or changed; fee: a late cancellation, a no-show or a move costs something, or no longer does; payment: money came; refund: money went back, or became credit; dispute: a card's bank took disputed money, or gave it back; waiver: something owed was let pass; reversal: what was forgone of a price is taken back where that is not charged any more, or is forgone again; credit: a gift card became credit, or a merged client's credit moved to who stays; cash_up: a drawer was counted at the end of a day */
export type LedgerTransactionKind =
  /** a drawer was counted at the end of a day */
  | 'cash_up'
  /** a booking's price became owed, or changed */
  | 'charge'
  /** a gift card became credit, or a merged client's credit moved to who stays */
  | 'credit'
  /** a card's bank took disputed money, or gave it back */
  | 'dispute'
  /** a late cancellation, a no-show or a move costs something, or no longer does */
  | 'fee'
  /** money came */
  | 'payment'
  /** money went back, or became credit */
  | 'refund'
  /** what was forgone of a price is taken back where that is not charged any more, or is forgone again */
  | 'reversal'
  /** something owed was let pass */
  | 'waiver';

/** What stays as it is, and why */
export type LeftZoneShift = {
  /** Why it could not be moved */
  reason: Scalars['String']['output'];
  /** Something booked that reads another time since a zone's rules have changed */
  shift: ZoneShift;
};

/** What the columns of the schedule are. resource: one for each bay; coach: one for each coach */
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
  /** Who gives such lessons there, works then and is free, by name */
  data: Array<Substitute>;
  /** The version of the lesson that was looked at */
  version: Scalars['Int']['output'];
};

/** A place of the company, with its own clock and hours */
export type Location = {
  /** Street and number */
  address_line?: Maybe<Scalars['String']['output']>;
  /** City */
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 country code, with its province */
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
  /** Telephone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** What it looks like, if there is a picture */
  picture?: Maybe<Picture>;
  /** Postal code */
  postal_code?: Maybe<Scalars['String']['output']>;
  /** Province or state code, with its country */
  province_state?: Maybe<Scalars['String']['output']>;
  /** How times are written, for example h:mm a */
  timeformat: Scalars['String']['output'];
  /** IANA time zone, for example America/Vancouver */
  timezone: Scalars['String']['output'];
  /** Offset of the location's clock now, for example -07:00 */
  utc_offset: Scalars['String']['output'];
  /** Grows by one with each change */
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
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of locations */
export type LocationPage = {
  /** The locations of this page */
  data: Array<Location>;
  /** Where a page stands in its list */
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

/** A new session, or the question for a second step */
export type LoginAnswer = {
  /** Opaque token: send it as `Authorization: Bearer …`; null before a second step */
  access_token?: Maybe<Scalars['String']['output']>;
  /** When the session ends at the latest */
  expires_at?: Maybe<Scalars['String']['output']>;
  /** What completeLogin must be given, where a second step follows */
  second_factor?: Maybe<SecondFactorChallenge>;
  /** Who is signed in */
  user?: Maybe<User>;
};

/** What a person signs in with */
export type LoginInput = {
  /** Email address of the account */
  email: Scalars['String']['input'];
  /** From redeemHandover: makes that account elsewhere a second way in for who signs in now */
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

/** Mails a receipt */
export type MailReceiptInput = {
  /** Where the receipt goes */
  email: Scalars['String']['input'];
};

/** What the link of a mail unsubscribes from */
export type MailSubscription = {
  /** Who sends the mail */
  company: Scalars['String']['output'];
  /** Whether marketing mail goes to the holder of the link */
  is_subscribed: Scalars['Boolean']['output'];
};

/** A receipt that is on its way */
export type MailedReceipt = {
  /** Where the receipt is on its way to */
  sent_to: Scalars['String']['output'];
};

/** What a client says to marketing mail. agreed: wants it; unsubscribed: does not want it */
export type MarketingChoice =
  /** wants it */
  | 'agreed'
  /** does not want it */
  | 'unsubscribed';

/** Whether a client agreed to marketing mail */
export type MarketingConsent = {
  /** When it was said last; null where it never was */
  changed_at?: Maybe<Scalars['String']['output']>;
  /** Client */
  client_id: Scalars['Int']['output'];
  /** How it was said last; null where it never was */
  source?: Maybe<ConsentSource>;
  /** Whether a client gets marketing mail. not_asked: never said, and gets none; agreed: gets it; unsubscribed: does not want it */
  state: MarketingState;
};

/** Whether a client gets marketing mail. not_asked: never said, and gets none; agreed: gets it; unsubscribed: does not want it */
export type MarketingState =
  /** gets it */
  | 'agreed'
  /** never said, and gets none */
  | 'not_asked'
  /** does not want it */
  | 'unsubscribed';

/** A client booked twice on purpose, with a reason */
export type MeantOverlap = {
  /** Who made the booking, where it is known */
  author_name?: Maybe<Scalars['String']['output']>;
  /** The booking that was made although the client had another at the time */
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

/** What members of a plan pay for a booking: a percentage less or a fixed price, never more than others. A fixed price goes before a percentage, one for the service before one for all */
export type MemberPrice = {
  /** The length that a fixed price is for; none with a percentage, which is for each length */
  duration_minutes?: Maybe<Scalars['Int']['output']>;
  /** Taken off the price of the time, in peak hours off the peak price */
  percent_off?: Maybe<Scalars['Int']['output']>;
  /** Fixed price of the length, of one seat in a class; the same in peak hours */
  price?: Maybe<Money>;
  /** For this service; none for each one */
  service_id?: Maybe<Scalars['Int']['output']>;
};

/** What members of a plan pay for a booking: a percentage less or a fixed price, never more than others. A fixed price goes before a percentage, one for the service before one for all */
export type MemberPriceInput = {
  /** The length that a fixed price is for; none with a percentage, which is for each length */
  duration_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Taken off the price of the time, in peak hours off the peak price */
  percent_off?: InputMaybe<Scalars['Int']['input']>;
  /** Fixed price of the length, of one seat in a class; the same in peak hours */
  price?: InputMaybe<MoneyInput>;
  /** For this service; none for each one */
  service_id?: InputMaybe<Scalars['Int']['input']>;
};

/** A client's membership */
export type Membership = {
  /** What the caller may do now */
  allowed_actions: Array<MembershipAction>;
  /** First day without it, once it is cancelled */
  cancel_on?: Maybe<Scalars['String']['output']>;
  /** Whose it is */
  client_id: Scalars['Int']['output'];
  /** First and last name */
  client_name: Scalars['String']['output'];
  /** Taken off the next invoices */
  credit: Money;
  /** First day on which what does not renew can no longer be used; none where it has no end */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Whether it covers today */
  has_access: Scalars['Boolean']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Amount of the next bill */
  next_charge?: Maybe<Money>;
  /** Day of the next bill; none where no bill follows */
  next_charge_on?: Maybe<Scalars['String']['output']>;
  /** Billed and not paid yet */
  open_amount: Money;
  /** First day of the pause */
  pause_from?: Maybe<Scalars['String']['output']>;
  /** First day after the pause */
  pause_until?: Maybe<Scalars['String']['output']>;
  /** Whether each bill is charged by itself to the card that they saved last */
  pays_by_card: Scalars['Boolean']['output'];
  /** First day after the current period; none where it does not renew */
  period_end?: Maybe<Scalars['String']['output']>;
  /** First day of the current period */
  period_start: Scalars['String']['output'];
  /** Plan */
  plan_id: Scalars['Int']['output'];
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
  /** Price of a period, as agreed when it began, tax included */
  price: Money;
  /** First day */
  started_on: Scalars['String']['output'];
  /** Where a membership stands. active: it runs, and no bill is overdue; pause_scheduled: pauses on a later day; paused: it rests, gives nothing and costs nothing; past_due: an invoice is open after its due day; cancel_scheduled: ends on a later day; cancelled: it is over */
  status: MembershipStatus;
  /** Last free day of the trial that runs; none where none does */
  trial_until?: Maybe<Scalars['String']['output']>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** What can be done with a membership now. pause: let it rest from one day until another; resume: end its pause, or call off one that is planned; cancel: let it end with a period, as its notice allows; undo_cancel: let it run on after all; change: give it another plan from today */
export type MembershipAction =
  /** let it end with a period, as its notice allows */
  | 'cancel'
  /** give it another plan from today */
  | 'change'
  /** let it rest from one day until another */
  | 'pause'
  /** end its pause, or call off one that is planned */
  | 'resume'
  /** let it run on after all */
  | 'undo_cancel';

/** How memberships with the same keys developed in the days of the group, in one currency */
export type MembershipAggregateGroup = {
  /** MRR per member, in money: MRR ÷ paying members. */
  arpu?: Maybe<Money>;
  /** Members lost, in percent: Members who paid when the period began and have no membership at its end ÷ all who paid when it began. A pause is no loss. One decimal. */
  churn_percent?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217 currency code; currencies are never added up */
  currency: Scalars['String']['output'];
  /** First day of the day, week or month, inside the period; none unless grouped by it */
  date?: Maybe<Scalars['String']['output']>;
  /** What changed MRR between the two */
  movements: Array<MembershipMovementSum>;
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, of memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count nothing. At their end, or now. */
  mrr_end: Money;
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, of memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count nothing. When the days of the group began. */
  mrr_start: Money;
  /** Members who pause at their end, or now */
  paused: Scalars['Int']['output'];
  /** Paying members: People with a membership that counts in MRR. At their end, or now. */
  payers_end: Scalars['Int']['output'];
  /** Paying members: People with a membership that counts in MRR. When the days of the group began. */
  payers_start: Scalars['Int']['output'];
  /** Plan; none unless grouped by it, or where there is none */
  plan_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the plan */
  plan_name?: Maybe<Scalars['String']['output']>;
  /** MRR lost, in percent: MRR of members lost and of cheaper plans ÷ MRR when the period began. One decimal. */
  revenue_churn_percent?: Maybe<Scalars['Float']['output']>;
};

/** How memberships developed in a period, in groups */
export type MembershipAggregates = {
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups by date, then plan; none for days that have not come, and none for a coach */
  groups: Array<MembershipAggregateGroup>;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Zone at whose midnights the period and its days begin: the location's, else the company's */
  timezone: Scalars['String']['output'];
};

/** MRR at the end of a stretch of the period */
export type MembershipBucket = {
  /** Last day */
  end: Scalars['String']['output'];
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, of memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count nothing. At the end of these days. */
  mrr: Money;
  /** First day */
  start: Scalars['String']['output'];
};

/** What an act costs, when, and until when access lasts */
export type MembershipChange = {
  /** First day of access after the pause */
  access_again_from?: Maybe<Scalars['String']['output']>;
  /** Last day of access before the pause or the end */
  access_until?: Maybe<Scalars['String']['output']>;
  /** What is there for bookings afterwards */
  allowances: Array<PlannedAllowance>;
  /** The next bills afterwards, where each is paid in time */
  charges: Array<PlannedCharge>;
  /** The next bills as it stood before */
  charges_before: Array<PlannedCharge>;
  /** Taken off the next bills for days of the old plan that are not used */
  credited: Money;
  /** Paid days that are given back after the pause */
  days_credited: Scalars['Int']['output'];
  /** Names these figures: send it with the act to be charged exactly this, or be refused */
  dry_run_id: Scalars['String']['output'];
  /** Billed with the act itself */
  due_now: Money;
  /** Last free day, where a trial runs afterwards: its first bill comes on the day after */
  free_until?: Maybe<Scalars['String']['output']>;
  /** Whether nothing was changed yet */
  is_dry_run: Scalars['Boolean']['output'];
  /** As it stands now; none before the first one begins */
  membership?: Maybe<Membership>;
  /** What of that is tax; none where nothing is */
  tax?: Maybe<TaxLine>;
};

/** Who stays, of those who joined in one month */
export type MembershipCohort = {
  /** People who joined */
  members: Scalars['Int']['output'];
  /** First day of the month in which they joined */
  month: Scalars['String']['output'];
  /** Who stays, in percent: Of the people whose first paid membership began in a month, those who pay or pause at the end of a later month. Who comes back counts again. At the end of that month, of the next, and so on; one decimal each. */
  retained_percent: Array<Scalars['Float']['output']>;
};

/** How many memberships have each status */
export type MembershipCounts = {
  /** Memberships that are active */
  active: Scalars['Int']['output'];
  /** Memberships that are cancel_scheduled */
  cancel_scheduled: Scalars['Int']['output'];
  /** Memberships that are cancelled */
  cancelled: Scalars['Int']['output'];
  /** Memberships that are past_due */
  past_due: Scalars['Int']['output'];
  /** Memberships that are pause_scheduled */
  pause_scheduled: Scalars['Int']['output'];
  /** Memberships that are paused */
  paused: Scalars['Int']['output'];
};

/** A membership with its bills */
export type MembershipDetails = {
  /** What the current period gives for bookings, and what is left of it */
  allowances: Array<Allowance>;
  /** What the caller may do now */
  allowed_actions: Array<MembershipAction>;
  /** First day without it, once it is cancelled */
  cancel_on?: Maybe<Scalars['String']['output']>;
  /** Whose it is */
  client_id: Scalars['Int']['output'];
  /** First and last name */
  client_name: Scalars['String']['output'];
  /** Taken off the next invoices */
  credit: Money;
  /** First day on which what does not renew can no longer be used; none where it has no end */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Who uses it, the one who pays first; empty where it is not shared */
  family: Array<FamilyMember>;
  /** How many people the plan lets use it, the one who pays included; 1 where it is not shared */
  family_size: Scalars['Int']['output'];
  /** Whether it covers today */
  has_access: Scalars['Boolean']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** The latest 24 bills, the newest first */
  invoices: Array<MembershipInvoice>;
  /** Amount of the next bill */
  next_charge?: Maybe<Money>;
  /** Day of the next bill; none where no bill follows */
  next_charge_on?: Maybe<Scalars['String']['output']>;
  /** Billed and not paid yet */
  open_amount: Money;
  /** What they hold beside it that does not renew, what ends first first */
  packs: Array<HeldPack>;
  /** First day of the pause */
  pause_from?: Maybe<Scalars['String']['output']>;
  /** First day after the pause */
  pause_until?: Maybe<Scalars['String']['output']>;
  /** Whether each bill is charged by itself to the card that they saved last */
  pays_by_card: Scalars['Boolean']['output'];
  /** First day after the current period; none where it does not renew */
  period_end?: Maybe<Scalars['String']['output']>;
  /** First day of the current period */
  period_start: Scalars['String']['output'];
  /** Plan */
  plan_id: Scalars['Int']['output'];
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
  /** Price of a period, as agreed when it began, tax included */
  price: Money;
  /** First day */
  started_on: Scalars['String']['output'];
  /** Where a membership stands. active: it runs, and no bill is overdue; pause_scheduled: pauses on a later day; paused: it rests, gives nothing and costs nothing; past_due: an invoice is open after its due day; cancel_scheduled: ends on a later day; cancelled: it is over */
  status: MembershipStatus;
  /** Last free day of the trial that runs; none where none does */
  trial_until?: Maybe<Scalars['String']['output']>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** How memberships developed in a period, in one currency */
export type MembershipFigures = {
  /** MRR per member, in money: MRR ÷ paying members. */
  arpu?: Maybe<Money>;
  /** By stretch of the period; none in a compact answer */
  buckets?: Maybe<Array<MembershipBucket>>;
  /** Members lost, in percent: Members who paid when the period began and have no membership at its end ÷ all who paid when it began. A pause is no loss. One decimal. */
  churn_percent?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217 currency code; currencies are never added up */
  currency: Scalars['String']['output'];
  /** Lifetime value, in money: MRR per member ÷ the share of members lost in a month, averaged over the last three; at most 60 months of it. */
  ltv?: Maybe<Money>;
  /** What changed MRR; none in a compact answer */
  movements?: Maybe<Array<MembershipMovementSum>>;
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, of memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count nothing. At the end of the period, or now. */
  mrr_end: Money;
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, of memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count nothing. When the period began. */
  mrr_start: Money;
  /** MRR lost, net, in percent: MRR lost less that of dearer plans and of members who came back ÷ MRR when the period began. Negative means growth; pauses are apart. One decimal. */
  net_revenue_churn_percent?: Maybe<Scalars['Float']['output']>;
  /** Not collected, in money: Bills of memberships that are open after the day they were due. */
  not_collected: Money;
  /** Members who pause at the end of the period, or now */
  paused: Scalars['Int']['output'];
  /** Paused, in percent: Members who pause ÷ members who pay or pause. A pause counts nothing in MRR and is no loss. One decimal. */
  paused_percent?: Maybe<Scalars['Float']['output']>;
  /** Paying members: People with a membership that counts in MRR. At the end of the period, or now. */
  payers_end: Scalars['Int']['output'];
  /** Paying members: People with a membership that counts in MRR. When the period began. */
  payers_start: Scalars['Int']['output'];
  /** By plan; none in a compact answer */
  plans?: Maybe<Array<MembershipPlanSum>>;
  /** Recovered, in percent: Of bills whose card was first refused in the period, what was paid within 30 days in any way ÷ all of it. The first bill after a trial is left out. One decimal. */
  recovered_percent?: Maybe<Scalars['Float']['output']>;
  /** MRR lost, in percent: MRR of members lost and of cheaper plans ÷ MRR when the period began. One decimal. */
  revenue_churn_percent?: Maybe<Scalars['Float']['output']>;
  /** Trials kept, in percent: Trials that ended in the period and whose first bill is paid ÷ all that ended. One decimal. */
  trial_percent?: Maybe<Scalars['Float']['output']>;
};

/** day: each day; week: from Monday on; month: each month; plan: the one that the membership has now */
export type MembershipGroupBy =
  /** each day */
  | 'day'
  /** each month */
  | 'month'
  /** the one that the membership has now */
  | 'plan'
  /** from Monday on */
  | 'week';

/** The bill of one period */
export type MembershipInvoice = {
  /** What is to be paid */
  amount: Money;
  /** Why the card was refused the last time; none where none was */
  card_refusal?: Maybe<Scalars['String']['output']>;
  /** How often a saved card was charged for it by itself */
  card_tries: Scalars['Int']['output'];
  /** Last day to pay before the membership is past due */
  due_on: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** How it was paid; none while it is open */
  method?: Maybe<InvoiceMethod>;
  /** Day on which the card is charged again by itself; none where it is not */
  next_try_on?: Maybe<Scalars['String']['output']>;
  /** When it was paid */
  paid_at?: Maybe<Scalars['String']['output']>;
  /** The payment with its receipt; none while nothing was paid */
  payment_id?: Maybe<Scalars['Int']['output']>;
  /** First day after the period; none where the plan does not renew */
  period_end?: Maybe<Scalars['String']['output']>;
  /** First day of the period */
  period_start: Scalars['String']['output'];
  /** What was given back of it or kept as credit; it stays paid */
  refunded: Money;
  /** Whether it is paid. open: nothing has come for it yet; paid: nothing of it is owed any more */
  status: MembershipInvoiceStatus;
  /** Who took the money */
  taken_by_name?: Maybe<Scalars['String']['output']>;
  /** What of it is tax; none where nothing is */
  tax?: Maybe<TaxLine>;
};

/** Whether it is paid. open: nothing has come for it yet; paid: nothing of it is owed any more */
export type MembershipInvoiceStatus =
  /** nothing has come for it yet */
  | 'open'
  /** nothing of it is owed any more */
  | 'paid';

/** How memberships developed in a period */
export type MembershipMetrics = {
  /** The last twelve months up to the end of the period */
  cohorts?: Maybe<Array<MembershipCohort>>;
  /** Last day */
  end: Scalars['String']['output'];
  /** Bills that are open now after their day, the oldest first, 100 at most */
  failed_payments?: Maybe<Array<FailedMembershipPayment>>;
  /** By currency; none where nobody has had a membership */
  figures: Array<MembershipFigures>;
  /** How long the stretches are into which a period is cut. day: one date; week: Monday to Sunday; month: a calendar month */
  granularity: AnalyticsGranularity;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** The period, as it was asked for */
  period: Scalars['String']['output'];
  /** How long a report's period is. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
  period_type: RevenuePeriodType;
  /** First day */
  start: Scalars['String']['output'];
  /** The company's zone, by whose calendar memberships live */
  timezone: Scalars['String']['output'];
};

/** What changed recurring revenue. new: first paid membership; reactivated: back after leaving; expansion: a dearer plan; resumed: after a pause; contraction: a cheaper plan; paused: a pause began; churned: none is left */
export type MembershipMovement =
  /** none is left */
  | 'churned'
  /** a cheaper plan */
  | 'contraction'
  /** a dearer plan */
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
  /** MRR that it added; below zero where it lowered it */
  amount: Money;
  /** People it is about */
  members: Scalars['Int']['output'];
  /** What changed recurring revenue. new: first paid membership; reactivated: back after leaving; expansion: a dearer plan; resumed: after a pause; contraction: a cheaper plan; paused: a pause began; churned: none is left */
  movement: MembershipMovement;
};

/** One page of memberships */
export type MembershipPage = {
  /** The memberships of this page */
  data: Array<Membership>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** A membership that the company sells */
export type MembershipPlan = {
  /** What each period gives */
  benefits: Array<PlanBenefit>;
  /** How often a plan is paid. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
  billing_period: BillingPeriod;
  /** How many days ahead its members may book, where a service lets others book fewer; none is as others */
  booking_window_days?: Maybe<Scalars['Int']['output']>;
  /** Most people who have it at a time; none is without limit */
  capacity?: Maybe<Scalars['Int']['output']>;
  /** Most bookings to come that a member may have made by themselves; none is without limit */
  concurrent_bookings?: Maybe<Scalars['Int']['output']>;
  /** One or two sentences for who chooses a plan */
  description?: Maybe<Scalars['String']['output']>;
  /** Only clients with one of these tags may have it; everybody where none is named */
  eligible_tag_ids: Array<Scalars['Int']['output']>;
  /** Months after which a plan that does not renew ends, with what of it is not used; none is never */
  expires_after_months?: Maybe<Scalars['Int']['output']>;
  /** How many people may use one membership of it, the one who pays included; 1 is not shared */
  family_size: Scalars['Int']['output'];
  /** Most guests that a member may bring to a booking made by themselves; none is without limit */
  guest_limit?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** No longer sold; who has it keeps it */
  is_archived: Scalars['Boolean']['output'];
  /** Whether who has it may cancel it */
  is_cancellable: Scalars['Boolean']['output'];
  /** Whether it is a gift card: who redeems its code has its price as credit, and nothing else */
  is_gift_card: Scalars['Boolean']['output'];
  /** What its members pay for bookings, where that differs */
  member_prices: Array<MemberPrice>;
  /** Name */
  name: Scalars['String']['output'];
  /** Days before the next period by which a cancellation must be made */
  notice_days: Scalars['Int']['output'];
  /** Between which amounts the buyer of a gift card may choose on the booking page; none: its price alone */
  own_amount?: Maybe<OwnAmount>;
  /** Longest pause in days; none is 366 */
  pause_max_days?: Maybe<Scalars['Int']['output']>;
  /** Shortest pause in days; none is one day */
  pause_min_days?: Maybe<Scalars['Int']['output']>;
  /** Price of a period */
  price: Money;
  /** Months after its end before somebody may have it again; 0 is no lock */
  repurchase_lock_months: Scalars['Int']['output'];
  /** Paid once, with the first period */
  sign_up_fee: Money;
  /** Free days before the first bill, once for each person; 0 is none */
  trial_days: Scalars['Int']['output'];
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of membership plans */
export type MembershipPlanPage = {
  /** The membership plans of this page */
  data: Array<MembershipPlan>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** MRR of one plan at the end of a period */
export type MembershipPlanSum = {
  /** MRR, in money: Monthly recurring revenue: agreed prices without tax ÷ months of their periods, of memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count nothing. */
  mrr: Money;
  /** Paying members: People with a membership that counts in MRR. */
  payers: Scalars['Int']['output'];
  /** Plan */
  plan_id: Scalars['Int']['output'];
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
};

/** Whether what the payment provider knows of a plan agrees with it */
export type MembershipPlanSyncStatus = {
  /** The company's account at the provider */
  account_id?: Maybe<Scalars['String']['output']>;
  /** What it knew when it was last asked; none where it knew nothing */
  at_provider?: Maybe<PlanAtProvider>;
  /** When it last answered; none where it never did */
  checked_at?: Maybe<Scalars['String']['output']>;
  /** What the provider knew otherwise when it was last asked */
  differs: Array<PlanSyncField>;
  /** Id of the plan */
  id: Scalars['Int']['output'];
  /** Why it could not be asked now */
  problem?: Maybe<Scalars['String']['output']>;
  /** synced: the payment provider knows the plan as it is; out_of_date: it knows it otherwise; missing: it does not know it; not_connected: the company has no account there; unreachable: it did not answer */
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

/** Where a membership stands. active: it runs, and no bill is overdue; pause_scheduled: pauses on a later day; paused: it rests, gives nothing and costs nothing; past_due: an invoice is open after its due day; cancel_scheduled: ends on a later day; cancelled: it is over */
export type MembershipStatus =
  /** it runs, and no bill is overdue */
  | 'active'
  /** ends on a later day */
  | 'cancel_scheduled'
  /** it is over */
  | 'cancelled'
  /** an invoice is open after its due day */
  | 'past_due'
  /** pauses on a later day */
  | 'pause_scheduled'
  /** it rests, gives nothing and costs nothing */
  | 'paused';

/** Two values of which the merged client keeps one */
export type MergeChoice = {
  /** Whose it must be, because that client signs in with it; null where it can be chosen */
  decided?: Maybe<MergeSide>;
  /** Field */
  field: MergeField;
  /** Value of the client who stays */
  kept?: Maybe<Scalars['String']['output']>;
  /** Value of the client who ends */
  merged?: Maybe<Scalars['String']['output']>;
};

/** Two clients to make one of, as the preview showed them */
export type MergeClientsInput = {
  /** Who stays */
  keep_id: Scalars['Int']['input'];
  /** Whose record ends in the other's */
  merge_id: Scalars['Int']['input'];
  /** Fields whose value is taken from the record that ends */
  take: Array<MergeField>;
  /** Of the preview that was seen */
  token: Scalars['String']['input'];
};

/** A field of which a merged client keeps one of two values. first_name: first name; last_name: last name; email: the person's own address, which signs in; contact_email: an address shared with others; phone: telephone number */
export type MergeField =
  /** an address shared with others */
  | 'contact_email'
  /** the person's own address, which signs in */
  | 'email'
  /** first name */
  | 'first_name'
  /** last name */
  | 'last_name'
  /** telephone number */
  | 'phone';

/** Which of two clients a value is taken from. kept: the client who stays; merged: the client whose record ends */
export type MergeSide =
  /** the client who stays */
  | 'kept'
  /** the client whose record ends */
  | 'merged';

/** Where a page stands in its list */
export type Meta = {
  /** Page answered, from 1 */
  current_page: Scalars['Int']['output'];
  /** Number of pages, at least 1 */
  last_page: Scalars['Int']['output'];
  /** True where there are more rows than `total`: of a long history only so many are counted */
  more?: Maybe<Scalars['Boolean']['output']>;
  /** Rows a page */
  per_page: Scalars['Int']['output'];
  /** Number of rows in all pages */
  total: Scalars['Int']['output'];
};

/** What came by one method */
export type MethodSum = {
  /** Their sum with tips, less refunds */
  amount: Money;
  /** Payments */
  count: Scalars['Int']['output'];
  /** How money came. card: online, by a link or by a saved card; card_terminal: by the venue's own card machine; cash: into the drawer of a desk; transfer: through a bank; other: in another way, which its note says; credit: from what the venue owed the client */
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

/** Moves by the mailed link */
export type MoveManagedBookingInput = {
  /** New start; the length stays */
  start_time: Scalars['String']['input'];
  /** The version that the person saw */
  version: Scalars['Int']['input'];
};

/** Rows of one kind that move from one client to another */
export type MovedRows = {
  /** How many */
  count: Scalars['Int']['output'];
  /** The first of them by name */
  examples: Array<Scalars['String']['output']>;
  /** What they are, in words */
  what: Scalars['String']['output'];
};

/** Changes: each field is one call of the REST platform, named by its operationId */
export type Mutation = {
  /** Books the place that is held for the person with the mailed link, where no card pays for it in advance. */
  acceptWaitlistOffer?: Maybe<ConfirmedBooking>;
  /** Asks the payment provider how the company's subscription stands and opens the company where it is paid. */
  activateBilling?: Maybe<BillingStatus>;
  /** Adds a note of staff to an activity of a client. */
  addActivityNote?: Maybe<ClientActivity>;
  /** Adds a note of staff to a booking, whatever its state; its version stays. */
  addBookingNote?: Maybe<Booking>;
  /** Lets somebody else use a membership of a family plan; staff choose a client, who pays gives a name. */
  addFamilyMember?: Maybe<MembershipDetails>;
  /** Sends a part of the file, 500,000 bytes each; a part that is sent again takes its own place. */
  addImportPart?: Maybe<Acknowledgement>;
  /** Puts a client or guest on the waiting list of a taken time or a full class. */
  addToWaitlist?: Maybe<WaitlistEntry>;
  /** Adds tags to a client; those they have already stay. */
  addUserTags?: Maybe<Client>;
  /** Adds to an allowance of the current period or takes off it, with a reason. */
  adjustAllowance?: Maybe<Allowance>;
  /** Erases who a client was, for good; bookings and money stay as figures without a person. */
  anonymizeClient?: Maybe<Client>;
  /** Cancels a booking; one that is cancelled already is answered unchanged. */
  cancelBooking?: Maybe<Booking>;
  /** Cancels bookings of one party, all of them or none; one that is cancelled already stays as it is. */
  cancelBookingGroup?: Maybe<BookingGroup>;
  /** Cancels a booking of a series, the following ones too, or all to come: all of it or nothing. */
  cancelBookingSeries?: Maybe<CancelledSeries>;
  /** Cancels the subscription: it ends with the period that is paid. */
  cancelCompanySubscription?: Maybe<CompanySubscription>;
  /** Cancels the booking of a mailed link. */
  cancelManagedBooking?: Maybe<PublicBooking>;
  /** Cancels a membership at the end of its period, or of the next one where the notice is too short. */
  cancelMembership?: Maybe<MembershipChange>;
  /** Cancels an own booking of the signed-in person. */
  cancelPublicBooking?: Maybe<PublicBooking>;
  /** Changes to another plan at once, or says whether the subscription goes on after the period that is paid. */
  changeCompanyPlan?: Maybe<CompanySubscription>;
  /** Moves a membership to another plan today; unused days of the old one are taken off its price. Who moves their own pays what is due with it, by startPlanPurchase. */
  changeMembership?: Maybe<MembershipChange>;
  /** Sets the caller's own password; all of their other sessions end. */
  changePassword?: Maybe<Acknowledgement>;
  /** Charges a card that the client has saved for a bill of their membership; clients pay their own. */
  chargeMembershipInvoice?: Maybe<InvoiceCharge>;
  /** Charges a card that the client has saved, for what the booking owes: its price, or a fee. */
  chargeSavedCard?: Maybe<CardCharge>;
  /** Checks in everybody with a seat who is not checked in yet. */
  checkInClass?: Maybe<ClassSessionDetails>;
  /** Holds the free place for the person with the mailed link, where everybody who waits is told: the first has it, to book (acceptWaitlistOffer) or pay. */
  claimWaitlistPlace?: Maybe<OwnWaitlistEntry>;
  /** Closes a desk's day; the difference and what is banked become entries of the ledger. */
  closeCashUp?: Maybe<CashUp>;
  /** The second step of a sign-in: a code of the app, or a recovery code; answers the new session. */
  completeLogin?: Maybe<LoginResult>;
  /** Makes the address that the link was mailed to the one that signs in; all sessions end. */
  confirmEmailChange?: Maybe<Acknowledgement>;
  /** Asks the provider whether a gift card was paid, and mails its code, or gives the money back. */
  confirmGiftCardPurchase?: Maybe<PlanPurchaseConfirmation>;
  /** Asks the provider whether a payment has succeeded, and books the time that it was for, or gives it back. */
  confirmPaymentSuccess?: Maybe<PaymentConfirmation>;
  /** Asks the provider whether a plan was paid, and begins it, or gives the money back. */
  confirmPlanPurchase?: Maybe<PlanPurchaseConfirmation>;
  /** Creates the account that a mailed link is for, with this password. */
  confirmRegistration?: Maybe<ConfirmedRegistration>;
  /** Asks the provider whether a payment by link has succeeded, and writes its receipt. */
  confirmRequestedPayment?: Maybe<RequestedOutcome>;
  /** Checks with the payment provider that a card was saved and makes it the one that is charged. */
  confirmSetup?: Maybe<SavedCard>;
  /** Proves once more who is signed in, by the password or by a code, which makes the sign-in fresh. */
  confirmSignIn?: Maybe<FreshSignIn>;
  /** Proves the new app by a code of it, which switches it on; answers new recovery codes. */
  confirmTwoFactor?: Maybe<RecoveryCodes>;
  /** Connects the account that a person came back with from the payment provider. */
  connectStripe?: Maybe<EcommerceConfig>;
  /** Makes a token that reads the graph as the caller does and changes nothing; it is told this once. */
  createAccessToken?: Maybe<NewAccessToken>;
  /** Invites somebody by mail: its link works once, for 7 days, and sets the first password. */
  createAccount?: Maybe<Account>;
  /** Blocks bays, a coach or a whole location; refused with the list where anything is booked then. */
  createBlockedTime?: Maybe<BlockedTime>;
  /** Books for a client or guest, without a hold. */
  createBooking?: Maybe<Booking>;
  /** Books several bays for one party, all of them or none. */
  createBookingGroup?: Maybe<BookingGroup>;
  /** Books one wall time every week; refused whole where a date is taken, unless skip_taken leaves it out. */
  createBookingSeries?: Maybe<BookedSeries>;
  /** Keeps a campaign as a draft. */
  createCampaign?: Maybe<Campaign>;
  /** Adds a client. */
  createClient?: Maybe<Client>;
  /** Adds hours of a weekday or a date, or a day off; refused, with the list, where it leaves bookings outside. */
  createCoachAvailability?: Maybe<CoachAvailability>;
  /** Confirms, once, the details that the sign-up proposed; the currency can be chosen until something has a price. Afterwards, and for a company that did not sign up itself, 409: `updateCompany` changes them. */
  createCompany?: Maybe<Company>;
  /** A link to the account's dashboard at the payment provider. */
  createConnectDashboardLink?: Maybe<ConnectLink>;
  /** A link to where the payment provider is told what it still asks for; good once. */
  createConnectOnboardingLink?: Maybe<ConnectLink>;
  /** A token for 15 minutes that reads as the caller does and changes nothing; it ends with the caller's session. */
  createExploreToken?: Maybe<ExploreToken>;
  /** Keeps a time for some minutes while the person says who comes. */
  createHold?: Maybe<Hold>;
  /** Begins to send a file; nothing is written of it before it is submitted. */
  createImport?: Maybe<Import>;
  /** A link to pay a bill of a membership by card, good for half an hour; clients pay their own. */
  createInvoicePaymentLink?: Maybe<InvoicePaymentLink>;
  /** Adds a location, closed until its hours are set. */
  createLocation?: Maybe<Location>;
  /** Adds a membership plan. */
  createMembershipPlan?: Maybe<MembershipPlan>;
  /** A link to pay a booking by card, shown and mailed; it ends the one before it. */
  createPaymentLink?: Maybe<CardCharge>;
  /** Turns a hold into a booking, for a guest or the signed-in client. */
  createPublicBooking?: Maybe<ConfirmedBooking>;
  /** Adds a resource. */
  createResource?: Maybe<Resource>;
  /** Adds a type of resource. */
  createResourceType?: Maybe<ResourceType>;
  /** Keeps filters under a name, for the caller alone. */
  createSavedFilter?: Maybe<SavedFilter>;
  /** Keeps a query for the company under a name of its own. */
  createSavedQuery?: Maybe<SavedQuery>;
  /** Adds a service. */
  createService?: Maybe<Service>;
  /** Adds a category. */
  createServiceCategory?: Maybe<ServiceCategory>;
  /** Begins saving a card of the company at the payment provider. */
  createSetupIntent?: Maybe<SetupIntent>;
  /** Adds a tag, which nobody has yet. */
  createTag?: Maybe<Tag>;
  /** Begins a company in its trial with its first owner, all or nothing. The same Idempotency-Key with the same address and password goes on where the first call ended. */
  createTenant?: Maybe<NewCompany>;
  /** Ends an account and all its sessions at once; what the person did stays on record. */
  deleteAccount?: Maybe<Account>;
  /** Deletes a note: one's own, or anybody's with the permission for it. */
  deleteActivityNote?: Maybe<ClientActivity>;
  /** Frees a blocked time; one that is removed already is answered unchanged. */
  deleteBlockedTime?: Maybe<BlockedTime>;
  /** Deletes a note: one's own, or anybody's with the permission for it. */
  deleteBookingNote?: Maybe<Booking>;
  /** Deletes a draft. */
  deleteCampaign?: Maybe<Campaign>;
  /** Cancels the dates of a series from a moment on, with everybody's seats; past dates stay. */
  deleteClassSeriesOccurrences?: Maybe<CancelledClassSessions>;
  /** Cancels one date of a class with everybody's seats; one that is cancelled already is answered unchanged. */
  deleteClassSession?: Maybe<CancelledClassSessions>;
  /** Removes one row of hours; refused, with the list, where it leaves bookings outside. */
  deleteCoachAvailability?: Maybe<CoachAvailability>;
  /** Removes a location that has no bookings to come; its history stays. */
  deleteLocation?: Maybe<Location>;
  /** Deletes a resource that was never booked, archives one that was; refused while bookings are to come. */
  deleteResource?: Maybe<Resource>;
  /** Deletes a type that no resource or service in use has. */
  deleteResourceType?: Maybe<ResourceType>;
  /** Deletes one of the caller's own saved filters. */
  deleteSavedFilter?: Maybe<SavedFilter>;
  /** Deletes a saved query with all its versions. */
  deleteSavedQuery?: Maybe<SavedQuery>;
  /** Deletes a service that was never booked; one that was is archived, and its bookings stand. */
  deleteService?: Maybe<Service>;
  /** Deletes a category that no service stands under. */
  deleteServiceCategory?: Maybe<ServiceCategory>;
  /** Deletes a tag and takes it off all who have it. */
  deleteTag?: Maybe<Tag>;
  /** Removes a picture that nothing shows. */
  deleteUpload?: Maybe<Acknowledgement>;
  /** Switches the second step off, unless the company asks it of the caller. */
  disableTwoFactor?: Maybe<Acknowledgement>;
  /** Lets go of the company's account at the payment provider: no more cards from then on. */
  disconnectStripe?: Maybe<EcommerceConfig>;
  /** Ends the session in which the caller acts for another person. */
  endImpersonation?: Maybe<Acknowledgement>;
  /** Mails a link to set a new password; the answer is the same whether the address is known or not. */
  forgotPassword?: Maybe<Acknowledgement>;
  /** Says why something is to be changed in the person's name; from then on the session may. */
  giveImpersonationReason?: Maybe<Impersonation>;
  /** Waits for a taken time or a full class, as a guest or the signed-in client. */
  joinWaitlist?: Maybe<OwnWaitlistEntry>;
  /** Leaves them at the same moments, and mails the people what the clock shows then. */
  keepInstants?: Maybe<SettledZoneShifts>;
  /** Moves them to the instants at which the clock shows what was told when they were booked, and mails the people; what something else is in the way of stays and is named. */
  keepWallTimes?: Maybe<SettledZoneShifts>;
  /** Leaves the waiting list, or declines the offer, which then goes to the next. */
  leaveWaitlist?: Maybe<OwnWaitlistEntry>;
  /** Signs a person in: answers a new session, or the question for a second step. */
  login?: Maybe<LoginAnswer>;
  /** Ends the session that the call is made with. */
  logout?: Maybe<Acknowledgement>;
  /** Mails the receipt of a payment to an address. */
  mailReceipt?: Maybe<MailedReceipt>;
  /** Makes one client of two: all that the second had is the first one's. It cannot be undone. */
  mergeClients?: Maybe<Client>;
  /** Moves the booking of a mailed link to another free time, within the agreed notice. */
  moveManagedBooking?: Maybe<PublicBooking>;
  /** Names who comes to the booking of a mailed link, until it ends. */
  nameManagedBookingGuests?: Maybe<PublicBooking>;
  /** Names who comes to an own booking, until it ends; nobody but the person, the link and staff sees it. */
  namePublicBookingGuests?: Maybe<PublicBooking>;
  /** Holds a free place for somebody who waits, whatever their turn, and mails the offer. */
  offerWaitlistPlace?: Maybe<WaitlistEntry>;
  /** Pauses a membership; paid days that are not used come back after it. */
  pauseMembership?: Maybe<MembershipChange>;
  /** Has a saved card charged for each bill to come, or no longer. */
  payMembershipByCard?: Maybe<MembershipDetails>;
  /** Records that an invoice was paid at the desk. */
  payMembershipInvoice?: Maybe<MembershipDetails>;
  /** Turns the code of a gift card into credit: one's own, or at the desk a client's. */
  redeemGiftCard?: Maybe<ClientCredit>;
  /** Exchanges the code of a sign-in with Google, once, in the browser that began it, or that of a sign-up, once. */
  redeemHandover?: Maybe<CodeExchange>;
  /** Uses the way in up and answers a session that only reads until a reason is given. It sets no cookie. */
  redeemImpersonation?: Maybe<LoginResult>;
  /** Gives back a payment or a part of it, as it was paid or as credit; with dry_run only says what it writes. */
  refundPayment?: Maybe<PaymentRefund>;
  /** Mails a link that creates the account; the answer is the same whether the address is known or not. */
  registerClient?: Maybe<Acknowledgement>;
  /** Gives a held time back. */
  releaseHold?: Maybe<Acknowledgement>;
  /** Ends somebody's use of a membership; clients remove people from their own, or leave another's. */
  removeFamilyMember?: Maybe<FamilyRemoval>;
  /** Takes somebody off the waiting list; what was held for them goes to the next. */
  removeFromWaitlist?: Maybe<WaitlistEntry>;
  /** Takes one tag off a client. */
  removeUserTag?: Maybe<Client>;
  /** Makes a private address for the person's own calendar; the one before ends. */
  renewCalendarFeed?: Maybe<CalendarFeed>;
  /** New recovery codes; the ones before are void. */
  renewRecoveryCodes?: Maybe<RecoveryCodes>;
  /** Opens the last closed day again, with the reason for the history. */
  reopenCashUp?: Maybe<CashUp>;
  /** Gives those who wait for the same time or class another order. */
  reorderWaitlist?: Maybe<ReorderedWaitlist>;
  /** Reports an error that a person saw on a screen. */
  reportClientError?: Maybe<ClientErrorReceipt>;
  /** Mails a link to the new address; until it is followed the old one signs in, and is told. */
  requestEmailChange?: Maybe<Acknowledgement>;
  /** Sets the password of the account that a mailed link is for; all of its sessions end. */
  resetPassword?: Maybe<Acknowledgement>;
  /** Takes the removal of a blocked time back within ten minutes, where nothing was booked meanwhile. */
  restoreBlockedTime?: Maybe<BlockedTime>;
  /** Undoes a cancel within 10 minutes, if nobody else has the place by then. */
  restoreBooking?: Maybe<Booking>;
  /** Undoes the cancel of bookings of one party within 10 minutes, all of them or none. */
  restoreBookingGroup?: Maybe<BookingGroup>;
  /** Ends a pause today, or takes one back that has not begun. */
  resumeMembership?: Maybe<MembershipChange>;
  /** Gives the money of such a gift card back, behind the answer, where nothing tries that any more by itself. */
  retryGiftCardRefund?: Maybe<GiftCard>;
  /** Gives such a charge back, behind the answer, where nothing tries that any more by itself. */
  retryGiveBack?: Maybe<DifferingCharge>;
  /** Works on such a message again, behind the answer. */
  retryPaymentEvent?: Maybe<FailedPaymentEvent>;
  /** Takes one of the caller's access tokens back; its next request is refused. */
  revokeAccessToken?: Maybe<AccessToken>;
  /** Ends the private address of the person's own calendar. */
  revokeCalendarFeed?: Maybe<CalendarFeed>;
  /** Ends all of the caller's sessions but the one that the call is made with. */
  revokeOtherSessions?: Maybe<Acknowledgement>;
  /** Ends one of the caller's own sessions, and what was made from it; its next request is refused. */
  revokeSession?: Maybe<Acknowledgement>;
  /** Removes what an import added; that to which something has happened since is named and kept. */
  rollbackImport?: Maybe<Import>;
  /** Schedules a weekly class; refused whole where a date is taken, unless skip_taken leaves such dates out. */
  scheduleClassSessions?: Maybe<ScheduledClasses>;
  /** Keeps that somebody who works here opened the public booking page; a second time changes nothing. */
  seeBookingPage?: Maybe<OnboardingStatus>;
  /** Sells a gift card at the desk and mails its code. */
  sellGiftCard?: Maybe<GiftCard>;
  /** Sends a draft to its audience, once; the mails leave behind the answer. */
  sendCampaign?: Maybe<Campaign>;
  /** Writes a campaign and sends it in one call. */
  sendCampaignNow?: Maybe<Campaign>;
  /** Invites again, or for the first time, who has not signed in yet; an earlier link works no more. */
  sendInvitation?: Maybe<Account>;
  /** Mails a campaign to the caller alone, filled in with an example; at most 10 an hour. */
  sendTestCampaign?: Maybe<Acknowledgement>;
  /** Mails what a saved query answers to the caller, as a file, at an hour of the company's clock. */
  setSavedQueryMail?: Maybe<SavedQueryMail>;
  /** Does without the list from now on; it stays where it is, and a second time changes nothing. */
  skipOnboarding?: Maybe<OnboardingStatus>;
  /** Begins to pay by card for a gift card; the same payment however often it is begun. */
  startGiftCardPurchase?: Maybe<StartedGiftCardPurchase>;
  /** Makes a way into one session as another person, who may do nothing that the caller may not. */
  startImpersonation?: Maybe<ImpersonationLink>;
  /** Begins a membership today, paid at the desk; dry_run answers what it costs. */
  startMembershipSubscription?: Maybe<MembershipChange>;
  /** Begins to pay by card for a plan, or for moving to one; what costs nothing today begins at once, for clients alone. */
  startPlanPurchase?: Maybe<StartedPlanPurchase>;
  /** Begins to pay by a payment link; the same payment however often it is begun. */
  startRequestedPayment?: Maybe<StartedPayment>;
  /** Begins to pay by card for a time that is held; the same payment however often it is begun. */
  startServicePayment?: Maybe<ServicePayment>;
  /** A new secret for an authenticator app; where an app is in use it stays good until the new one is confirmed. */
  startTwoFactor?: Maybe<TwoFactorSecret>;
  /** Mails the answer of a saved query to the caller no more. */
  stopSavedQueryMail?: Maybe<SavedQueryMail>;
  /** Brings in the rows that are ready; the others stay out and can come later with the same file. */
  submitImport?: Maybe<Import>;
  /** Subscribes the company to a plan with a saved card, which is charged at once, and opens the company. */
  subscribeCompany?: Maybe<CompanySubscription>;
  /** Makes the plan's product and price at the payment provider what the plan is; charges nobody. */
  syncMembershipPlan?: Maybe<MembershipPlanSyncStatus>;
  /** Adds tags to several clients and takes others off them, all of it or none. */
  tagClients?: Maybe<Array<Client>>;
  /** Takes money at the desk for a booking, from one person or several. */
  takePayment?: Maybe<BookingAccount>;
  /** Takes a cancellation back while the membership still runs. */
  undoCancelMembership?: Maybe<MembershipChange>;
  /** Puts back what one change of a client, resource or location had made another, by the rules of an ordinary change; refused as changed_since where it has changed again, and as not_undoable where it cannot be put back. */
  undoChange?: Maybe<UndoneChange>;
  /** Takes Google away as a way in for the person who is signed in. */
  unlinkGoogle?: Maybe<Acknowledgement>;
  /** Takes the holder of the link off marketing mail, at once and for as often as it is asked (RFC 8058). */
  unsubscribe?: Maybe<MailSubscription>;
  /** Changes an account; what is left out stays. The last owner stays one, and nobody demotes oneself. */
  updateAccount?: Maybe<Account>;
  /** Changes what is blocked, when or why; refused with the list where anything is booked then. */
  updateBlockedTime?: Maybe<BlockedTime>;
  /** Moves or changes a booking, or sets its state. */
  updateBooking?: Maybe<Booking>;
  /** Moves a booking of a series, the following ones too, or all to come; refused whole where a date is taken, unless skip_taken leaves it as it is. */
  updateBookingSeries?: Maybe<UpdatedSeries>;
  /** Changes a draft; what is left out stays. */
  updateCampaign?: Maybe<Campaign>;
  /** Changes one date of a class, this and the following ones, or all that are still to come. */
  updateClassSession?: Maybe<UpdatedClassSessions>;
  /** Changes a client; what is left out stays. */
  updateClient?: Maybe<Client>;
  /** Changes a coach; a coach may change only the own entry. */
  updateCoach?: Maybe<Coach>;
  /** Changes one row of hours; refused, with the list, where it leaves bookings outside. */
  updateCoachAvailability?: Maybe<CoachAvailability>;
  /** Sets the weekly hours of a coach at once; refused, with the list, where it leaves bookings outside them. */
  updateCoachHours?: Maybe<Array<CoachAvailability>>;
  /** Changes the company's name, zone, locale, colour or tax. */
  updateCompany?: Maybe<Company>;
  /** Changes a location. */
  updateLocation?: Maybe<Location>;
  /** Sets weekly hours, holidays and closures of a location; refused, with the list, where it leaves bookings outside. */
  updateLocationHours?: Maybe<LocationHours>;
  /** Keeps what a client said to marketing mail. */
  updateMarketingConsent?: Maybe<MarketingConsent>;
  /** Changes a membership plan, or takes it off sale. */
  updateMembershipPlan?: Maybe<MembershipPlan>;
  /** Says whether the caller wants marketing mail. */
  updateOwnMarketingConsent?: Maybe<MarketingConsent>;
  /** Moves or changes an own booking, until it begins; another free bay is taken where its own is not. */
  updatePublicBooking?: Maybe<PublicBooking>;
  /** Changes a resource; it moves to another place or type only without bookings to come. */
  updateResource?: Maybe<Resource>;
  /** Renames a type of resource. */
  updateResourceType?: Maybe<ResourceType>;
  /** Sets how far permissions reach for roles, from everybody's next request on. Owners keep all of theirs. */
  updateRolesPermissions?: Maybe<RolesPermissions>;
  /** Changes a saved query: what it was stays as a version, which is restored by saving it again. */
  updateSavedQuery?: Maybe<SavedQuery>;
  /** Changes a service; bookings that stand already keep their price, length and buffers. */
  updateService?: Maybe<Service>;
  /** Renames or moves a category. */
  updateServiceCategory?: Maybe<ServiceCategory>;
  /** Renames a tag; whoever has it keeps it. */
  updateTag?: Maybe<Tag>;
  /** Changes the own name, telephone number and preferences. */
  updateUserProfile?: Maybe<User>;
  /** Chooses, sizes and orders the widgets of the own dashboard. */
  updateWidgetPreferences?: Maybe<WidgetPreferences>;
  /** Takes back a gift card that nobody redeemed, and gives its money back as it was paid. */
  voidGiftCard?: Maybe<GiftCard>;
  /** Lets an amount due pass, with the reason for the history. */
  waiveAmountDue?: Maybe<AmountDue>;
  /** Lets a part of what a booking owes pass, with the reason for the history. */
  waiveBalance?: Maybe<BookingAccount>;
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
export type MutationCancelBookingArgs = {
  id: Scalars['Int']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<CancellationReason>;
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
export type MutationRetryGiveBackArgs = {
  id: Scalars['Int']['input'];
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationRetryPaymentEventArgs = {
  id: Scalars['String']['input'];
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
export type MutationWaiveAmountDueArgs = {
  id: Scalars['Int']['input'];
  input: WaiveAmountDueInput;
};


/** Changes: each field is one call of the REST platform, named by its operationId */
export type MutationWaiveBalanceArgs = {
  id: Scalars['Int']['input'];
  input: WaiveBalanceInput;
};

/** Who comes to a booking beside the one who booked */
export type NameGuestsInput = {
  /** Who comes beside the one who booked: all of them, in order; none removes them */
  guest_names: Array<Scalars['String']['input']>;
  /** The version that the person saw */
  version: Scalars['Int']['input'];
};

/** An access token that was just made */
export type NewAccessToken = {
  /** What is kept of it */
  access_token: AccessToken;
  /** What the script sends as Authorization: Bearer; it is told this once */
  secret: Scalars['String']['output'];
};

/** A company that has just begun */
export type NewCompany = {
  /** Signs the owner in on the company's own host: good once, for a minute, reached from this page alone */
  sign_in_url: Scalars['String']['output'];
  /** The company's sub-domain */
  slug: Scalars['String']['output'];
  /** End of the trial */
  trial_ends_at: Scalars['String']['output'];
  /** Where the company is from now on */
  url: Scalars['String']['output'];
};

/** Why a date of a series cannot be had. skipped_time: the clocks go forward and skip its time; past: its start is over; closed: the location is not open then; coach_off: no coach who may give it works then; resource_off: no bay that may be used is open then; coach_taken: the coach has something else then; resource_taken: the bay has something else then; client_taken: the client has another booking then */
export type OccurrenceProblem =
  /** the client has another booking then */
  | 'client_taken'
  /** the location is not open then */
  | 'closed'
  /** no coach who may give it works then */
  | 'coach_off'
  /** the coach has something else then */
  | 'coach_taken'
  /** its start is over */
  | 'past'
  /** no bay that may be used is open then */
  | 'resource_off'
  /** the bay has something else then */
  | 'resource_taken'
  /** the clocks go forward and skip its time */
  | 'skipped_time';

/** What can be paid by card to take an offered place */
export type OfferPayment = {
  /** Whether a card that the caller has saved pays too: they are signed in as whom the place is offered to */
  by_saved_card: Scalars['Boolean']['output'];
  /** What the service asks for in advance */
  deposit: Money;
  /** The whole price, after what a membership covers */
  full: Money;
};

/** How far a new company has come */
export type OnboardingStatus = {
  /** Country that the sign-up named; ISO 3166 code */
  country?: Maybe<Scalars['String']['output']>;
  /** The coach to give hours to, where none has any */
  first_coach_id?: Maybe<Scalars['Int']['output']>;
  /** The location to give hours to, where none has any */
  first_location_id?: Maybe<Scalars['Int']['output']>;
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Whether everything is there that is not optional */
  is_complete: Scalars['Boolean']['output'];
  /** Whether the caller's own address is confirmed */
  is_email_confirmed: Scalars['Boolean']['output'];
  /** Whether the list is still to be shown: not complete, and nobody skipped it */
  is_needed: Scalars['Boolean']['output'];
  /** Whether somebody chose to do without the list */
  is_skipped: Scalars['Boolean']['output'];
  /** In the order in which they build on each other */
  steps: Array<OnboardingStep>;
};

/** One thing to set up, as the company's own data answer it */
export type OnboardingStep = {
  /** Whether it is there now */
  is_done: Scalars['Boolean']['output'];
  /** Whether bookings can be taken without it */
  is_optional: Scalars['Boolean']['output'];
  /** Which */
  key: OnboardingStepKey;
  /** Why nothing can be booked in the next four weeks though something is there, where this step is why */
  problem?: Maybe<Scalars['String']['output']>;
};

/** What a venue sets up before its first booking. company: its name, zone and currency are confirmed; location: a location has opening hours; resource: there is a bay or room; service: there is something to book; coach: a coach has hours; payments: cards are taken; booking_page: somebody who works here has looked at it */
export type OnboardingStepKey =
  /** somebody who works here has looked at it */
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

/** From when to when a place is open on one day */
export type OpenRange = {
  /** Time on the venue's wall clock, HH:MM; 24:00 is the end of the day */
  closes: Scalars['String']['output'];
  /** Time on the venue's wall clock, HH:MM; 24:00 is the end of the day */
  opens: Scalars['String']['output'];
};

/** From when to when a place is open on one day */
export type OpenRangeInput = {
  /** Time on the venue's wall clock, HH:MM; 24:00 is the end of the day */
  closes: Scalars['String']['input'];
  /** Time on the venue's wall clock, HH:MM; 24:00 is the end of the day */
  opens: Scalars['String']['input'];
};

/** Lets a client have two bookings at one time, with a reason */
export type OverlapOverrideInput = {
  /** Why the client may be booked twice */
  reason: Scalars['String']['input'];
};

/** Every claim of the company read again and compared, without trusting the rule */
export type OverlapProof = {
  /** When the claims were read */
  checked_at: Scalars['String']['output'];
  /** Claims that were read */
  claims: Scalars['Int']['output'];
  /** Bays, coaches and clients */
  compared: Array<ComparedClaims>;
  /** Name of the rule in the database */
  constraint_name: Scalars['String']['output'];
  /** The rule that refuses overlaps, as it stands in the database's catalogue now */
  constraint_text: Scalars['String']['output'];
  /** The latest of these, at most five */
  meant: Array<MeantOverlap>;
  /** How often staff booked a client twice on purpose */
  meant_total: Scalars['Int']['output'];
  /** End of the newest claim, if there is one */
  newest_end?: Maybe<Scalars['String']['output']>;
  /** Start of the oldest claim, if there is one */
  oldest_start?: Maybe<Scalars['String']['output']>;
  /** Overlaps that were found; anything but 0 is a defect */
  overlaps: Scalars['Int']['output'];
  /** How long the check took, in milliseconds */
  took_ms: Scalars['Int']['output'];
};

/** Between which amounts the buyer of a gift card may choose */
export type OwnAmount = {
  /** The least that may be chosen */
  least: Money;
  /** The most that may be chosen */
  most: Money;
};

/** Between which amounts the buyer of a gift card may choose */
export type OwnAmountInput = {
  /** The least that may be chosen */
  least: MoneyInput;
  /** The most that may be chosen */
  most: MoneyInput;
};

/** What a person waits for or is offered */
export type OwnWaitlist = {
  /** What the person waits for, soonest first */
  data: Array<OwnWaitlistEntry>;
};

/** An entry of the waiting list, as the person sees it whose own it is */
export type OwnWaitlistEntry = {
  /** The date of a class, where they wait for a seat */
  class_session_id?: Maybe<Scalars['Int']['output']>;
  /** The coach they want, or who gives the class */
  coach?: Maybe<BookedCoach>;
  /** Since when they wait */
  created_at: Scalars['String']['output'];
  /** Where the offer is mailed */
  email?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether the place is free now for whoever takes it first (claimWaitlistPlace); never where it is offered in turn */
  is_free: Scalars['Boolean']['output'];
  /** Whom the class is for, in the venue's words */
  level?: Maybe<Scalars['String']['output']>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where an own booking takes place */
  location: BookedLocation;
  /** The place that is held for them, in state held; none without an offer */
  offer?: Maybe<PublicBooking>;
  /** Paid by card to take the offer (startServicePayment); none where it is taken without (acceptWaitlistOffer) */
  offer_payment?: Maybe<OfferPayment>;
  /** Until when the offered place is held; none before an offer */
  offered_until?: Maybe<Scalars['String']['output']>;
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** What the caller's own credit may pay of the offered place; none where they are not signed in as whom it is offered to, or nothing is to be paid */
  payable_by_credit?: Maybe<Money>;
  /** Place in the order of those who wait, from 1; none for others */
  place?: Maybe<Scalars['Int']['output']>;
  /** The service of an own booking */
  service: BookedService;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Where somebody's wait stands. waiting: nothing is free yet; offered: a place is held for them, and they have been told; booked: they took it; declined: they did not want it; expired: they did not answer in time; left: they left the list; removed: the venue took them off; closed: the time came, or the class was cancelled */
  status: WaitlistStatus;
  /** Shows the entry, takes or declines its offer and leaves the list, without sign-in */
  token: Scalars['String']['output'];
  /** When they were mailed that a place is free for whoever takes it first; none while nothing is, or where it is offered in turn */
  told_at?: Maybe<Scalars['String']['output']>;
  /** Who of those who wait may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are mailed at once and nothing is held, the first to take it has it */
  waitlist_offers: WaitlistOffers;
};

/** Another bay of the same party */
export type PartyBay = {
  /** Id of its booking */
  id: Scalars['Int']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Name of the bay */
  name: Scalars['String']['output'];
};

/** A booking of a party, and the version of it that was seen */
export type PartyVersionInput = {
  /** A booking of the party */
  id: Scalars['Int']['input'];
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** Bookings of one party that something is done with, all or none */
export type PartyVersionsInput = {
  /** The bookings that the act is about */
  bookings: Array<PartyVersionInput>;
};

/** What a mailed link is good for */
export type PasswordLink = {
  /** The address that signs in */
  email?: Maybe<Scalars['String']['output']>;
  /** When the link ends */
  expires_at: Scalars['String']['output'];
  /** Whose account it is */
  first_name: Scalars['String']['output'];
  /** What the password is set for */
  purpose: PasswordLinkPurpose;
};

/** reset: a forgotten password; invite: the first of a new account */
export type PasswordLinkPurpose =
  /** the first of a new account */
  | 'invite'
  /** a forgotten password */
  | 'reset';

/** From when until when a membership rests */
export type PauseMembershipInput = {
  /** Answers the figures and changes nothing */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the dry run that was seen; refused with stale_dry_run where its figures no longer hold */
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
  /** First day after the pause, or an instant on it */
  pause_end_at: Scalars['String']['input'];
  /** First day of the pause, or an instant on it */
  pause_start_at: Scalars['String']['input'];
};

/** How the bills to come are paid */
export type PayByCardInput = {
  /** Whether the card that they saved last is charged for each bill to come */
  pays_by_card: Scalars['Boolean']['input'];
};

/** How an invoice was paid at the desk */
export type PayInvoiceInput = {
  /** Whose desk took it: cash lies in its drawer */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** How money was taken at the desk. cash: into the drawer; card_terminal: by the venue's own card machine; transfer: through a bank; other: in another way */
  method: DeskMethod;
};

/** Money that came */
export type Payment = {
  /** Without the tip */
  amount: Money;
  /** The booking that it is for */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** Brand of the card */
  card_brand?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the card */
  card_last4?: Maybe<Scalars['String']['output']>;
  /** The client, or none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** When */
  created_at: Scalars['String']['output'];
  /** What for: the service and where, or the plan of a membership */
  description: Scalars['String']['output'];
  /** Where its last dispute stands; none where its holder never disputed it */
  dispute?: Maybe<DisputeState>;
  /** Until when that can be answered, on the venue's wall clock */
  dispute_due?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** The same on the venue's wall clock, with its offset */
  local_time: Scalars['String']['output'];
  /** Where it was taken */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** The same by its name */
  location_name?: Maybe<Scalars['String']['output']>;
  /** The bill of a membership that it is for */
  membership_invoice_id?: Maybe<Scalars['Int']['output']>;
  /** How money came. card: online, by a link or by a saved card; card_terminal: by the venue's own card machine; cash: into the drawer of a desk; transfer: through a bank; other: in another way, which its note says; credit: from what the venue owed the client */
  method: PaymentMethod;
  /** What was noted; it stands on the receipt */
  note?: Maybe<Scalars['String']['output']>;
  /** Number of the receipt; counts per company */
  number: Scalars['Int']['output'];
  /** Who paid */
  payer_name: Scalars['String']['output'];
  /** Why the last refund did not go through, where it did not */
  refund_failure?: Maybe<Scalars['String']['output']>;
  /** What of it can still be refunded */
  refundable: Money;
  /** What of it was given back or kept as credit */
  refunded: Money;
  /** What of it is on its way back, and the card's provider has not confirmed yet */
  refunding: Money;
  /** Who took it; none where it was paid online */
  taken_by_name?: Maybe<Scalars['String']['output']>;
  /** What of the amount is tax; none where nothing of it is */
  tax?: Maybe<PaymentTax>;
  /** Given besides */
  tip: Money;
};

/** Money that counts in the period and has the same keys, in one currency */
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
  /** Hour on the clock of the location for bookings, bays and classes, else of the period's zone: 18 is from 18:00 to 19:00; none unless grouped by it */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Kind of item; none unless grouped by it */
  item?: Maybe<RevenueItem>;
  /** Items: Payments, prices, fees, refunds and the like that revenue is a sum of, each once. */
  items: Scalars['Int']['output'];
  /** Kind of the service; none unless grouped by it */
  kind?: Maybe<ServiceKind>;
  /** Location; none unless grouped by it, or where there is none */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the location */
  location_name?: Maybe<Scalars['String']['output']>;
  /** Middle item, in money: Half of the items come to this or less. */
  median?: Maybe<Money>;
  /** How the money came; none unless grouped by it, and for what follows from no payment */
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
  /** Day of the week: of bookings, bays and classes at the location, else in the period's zone; none unless grouped by it */
  weekday?: Maybe<AnalyticsWeekday>;
};

/** Money of a period, counted in groups */
export type PaymentAggregates = {
  /** cash: counts when money comes or goes; accrual: counts when it is earned */
  basis: RevenueBasis;
  /** Last day */
  end: Scalars['String']['output'];
  /** Groups in the order of their keys, each once for each of its currencies, which are never added up */
  groups: Array<PaymentAggregateGroup>;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** First day */
  start: Scalars['String']['output'];
  /** Zone at whose midnights the period and its days begin: the location's, else the company's */
  timezone: Scalars['String']['output'];
};

/** What became of a payment, as the provider says */
export type PaymentConfirmation = {
  /** The booking, for who has the hold's token */
  confirmed?: Maybe<ConfirmedBooking>;
  /** What happened, for who paid */
  message?: Maybe<Scalars['String']['output']>;
  /** What became of a payment. booked: it came, and the time is booked; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: the time was gone, and the money goes back whole */
  outcome: PaymentOutcome;
};

/** A card payment that its holder disputes at their bank */
export type PaymentDispute = {
  /** What is disputed */
  amount: Money;
  /** The booking that it paid for; none of the bill of a membership */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** Since when */
  created_at: Scalars['String']['output'];
  /** Until when it can be answered at the provider */
  due_by?: Maybe<Scalars['String']['output']>;
  /** The same on the venue's wall clock with its offset */
  due_local?: Maybe<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Who paid */
  payer_name: Scalars['String']['output'];
  /** The payment that is disputed */
  payment_id: Scalars['Int']['output'];
  /** Why, as the provider calls it: fraudulent, duplicate, product_not_received and so on */
  reason: Scalars['String']['output'];
  /** Number of its receipt */
  receipt_number: Scalars['Int']['output'];
  /** Where a dispute stands. needs_response: the venue can still answer; under_review: the bank decides; won: the bank gave the money back to the venue; lost: the bank left the money with the card's holder; closed: the bank asked and took nothing */
  state: DisputeState;
  /** What of it has left the company's account */
  withdrawn: Money;
};

/** Card payments that are or were disputed */
export type PaymentDisputes = {
  /** What is to be answered first, by its deadline; then the others; at most 50 */
  data: Array<PaymentDispute>;
  /** How many of them can still be answered */
  open: Scalars['Int']['output'];
  /** How many there are */
  total: Scalars['Int']['output'];
};

/** What a message of the payment provider is about. subscription: what the company pays the platform; booking_payment: a payment on the booking page; desk_payment: a payment link or a saved card, asked for by the desk; plan_purchase: a membership or another plan that is bought online; refund: money that goes back to a card; dispute: a card's holder who takes a payment back through the bank */
export type PaymentEventSubject =
  /** a payment on the booking page */
  | 'booking_payment'
  /** a payment link or a saved card, asked for by the desk */
  | 'desk_payment'
  /** a card's holder who takes a payment back through the bank */
  | 'dispute'
  /** a membership or another plan that is bought online */
  | 'plan_purchase'
  /** money that goes back to a card */
  | 'refund'
  /** what the company pays the platform */
  | 'subscription';

/** day: date on which money counts, by the zone of the period; week: Monday of the week on which money counts, by the zone of the period, or the first day asked for; month: first day of the month on which money counts, by the zone of the period, or the first day asked for; weekday: day of the week on which money counts, by the zone of the period; hour: hour of the day on which money counts, by the zone of the period; source: what it is for; item: kind of item; method: how the payment came that it follows from; location: of the booking; service: of the booking; kind: of the booking's service; resource: of the booking; coach: of the booking; client: of the booking or membership */
export type PaymentGroupBy =
  /** of the booking or membership */
  | 'client'
  /** of the booking */
  | 'coach'
  /** date on which money counts, by the zone of the period */
  | 'day'
  /** hour of the day on which money counts, by the zone of the period */
  | 'hour'
  /** kind of item */
  | 'item'
  /** of the booking's service */
  | 'kind'
  /** of the booking */
  | 'location'
  /** how the payment came that it follows from */
  | 'method'
  /** first day of the month on which money counts, by the zone of the period, or the first day asked for */
  | 'month'
  /** of the booking */
  | 'resource'
  /** of the booking */
  | 'service'
  /** what it is for */
  | 'source'
  /** Monday of the week on which money counts, by the zone of the period, or the first day asked for */
  | 'week'
  /** day of the week on which money counts, by the zone of the period */
  | 'weekday';

/** How money came. card: online, by a link or by a saved card; card_terminal: by the venue's own card machine; cash: into the drawer of a desk; transfer: through a bank; other: in another way, which its note says; credit: from what the venue owed the client */
export type PaymentMethod =
  /** online, by a link or by a saved card */
  | 'card'
  /** by the venue's own card machine */
  | 'card_terminal'
  /** into the drawer of a desk */
  | 'cash'
  /** from what the venue owed the client */
  | 'credit'
  /** in another way, which its note says */
  | 'other'
  /** through a bank */
  | 'transfer';

/** live: money moves; test: the payment provider's test mode; simulated: a stand-in takes its place */
export type PaymentMode =
  /** money moves */
  | 'live'
  /** a stand-in takes its place */
  | 'simulated'
  /** the payment provider's test mode */
  | 'test';

/** What became of a payment. booked: it came, and the time is booked; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: the time was gone, and the money goes back whole */
export type PaymentOutcome =
  /** it came, and the time is booked */
  | 'booked'
  /** try again, or with another card */
  | 'not_paid'
  /** the provider does not know yet */
  | 'processing'
  /** the time was gone, and the money goes back whole */
  | 'refunded';

/** One page of payments */
export type PaymentPage = {
  /** The payments of this page */
  data: Array<Payment>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** What a refund writes, or would write */
export type PaymentRefund = {
  /** What the booking still has to pay afterwards; below zero it is what the venue owes; nothing of a membership */
  balance: Money;
  /** What is written to the ledger */
  entries: Array<LedgerEntry>;
  /** Whether nothing was written */
  is_dry_run: Scalars['Boolean']['output'];
  /** As it stands */
  payment: Payment;
  /** Where a refund stands. refunded: it is done; pending: the card's provider has not answered and is asked again until it does, and refunds once; failed: the bank did not take it */
  state: RefundState;
  /** What is left of the payment afterwards */
  still_refundable: Money;
  /** What of the refund is tax: the payment's, in proportion */
  tax: Money;
};

/** What one person pays */
export type PaymentShareInput = {
  /** What is taken, without the tip */
  amount: MutationInput_TakePayment_Input_Shares_Items_AmountInput;
  /** How the desk takes money by itself. cash: into the drawer; card_terminal: by the venue's own card machine; transfer: through a bank; other: in another way, which its note says; credit: from what the venue owes the client */
  method: TakenMethod;
  /** Stands on the receipt; needed where the method is other */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who pays, where it is not who booked */
  payer_name?: InputMaybe<Scalars['String']['input']>;
  /** Given besides; none when left out */
  tip?: InputMaybe<MutationInput_TakePayment_Input_Shares_Items_TipInput>;
};

/** What payments are sorted by. created_at: when they were taken; amount: how much was paid, without the tip */
export type PaymentSort =
  /** how much was paid, without the tip */
  | 'amount'
  /** when they were taken */
  | 'created_at';

/** What money is for: bookings: prices and fees of bookings; memberships: bills of memberships */
export type PaymentSource =
  /** prices and fees of bookings */
  | 'bookings'
  /** bills of memberships */
  | 'memberships';

/** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: a part is paid, and something is still owed; paid: nothing is owed any more; partly_refunded: a part of what was paid was given back, and nothing is owed; refunded: all that was paid was given back */
export type PaymentStatus =
  /** a part is paid, and something is still owed */
  | 'deposit_paid'
  /** something is owed, and nothing is paid */
  | 'due'
  /** there is nothing to pay */
  | 'not_due'
  /** nothing is owed any more */
  | 'paid'
  /** a part of what was paid was given back, and nothing is owed */
  | 'partly_refunded'
  /** all that was paid was given back */
  | 'refunded';

/** The tax in a payment, as its receipt shows it */
export type PaymentTax = {
  /** What it is called */
  name: Scalars['String']['output'];
  /** Without the tax */
  net: Money;
  /** Under which the company was registered */
  number?: Maybe<Scalars['String']['output']>;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['output'];
  /** What of the tax was given back with refunds */
  refunded: Money;
  /** The tax, rounded once, half a minor unit up */
  tax: Money;
};

/** When the peak price applies: a start at or after from and before to */
export type PeakHours = {
  /** Start, on the venue's wall clock */
  from: Scalars['String']['output'];
  /** End, on the venue's wall clock */
  to: Scalars['String']['output'];
  /** Days it applies on */
  weekdays: Array<Weekday>;
};

/** When the peak price applies: a start at or after from and before to */
export type PeakHoursInput = {
  /** Start, on the venue's wall clock */
  from: Scalars['String']['input'];
  /** End, on the venue's wall clock */
  to: Scalars['String']['input'];
  /** Days it applies on */
  weekdays: Array<Weekday>;
};

/** A permission, explained, and how far it reaches for each role */
export type PermissionRow = {
  /** The same in a sentence or two */
  explanation: Scalars['String']['output'];
  /** What it belongs to */
  group: Scalars['String']['output'];
  /** Name of the permission for programs, for example bookings.write */
  id: Scalars['String']['output'];
  /** What the person may do */
  name: Scalars['String']['output'];
  /** What reaching only the own means, where it can */
  own_explanation?: Maybe<Scalars['String']['output']>;
  /** How far it reaches for each role */
  roles: Array<RoleScope>;
};

/** How far a permission reaches. no: nothing; own: only what is one's own, such as a coach's own lessons; yes: everything of the company */
export type PermissionScope =
  /** nothing */
  | 'no'
  /** only what is one's own, such as a coach's own lessons */
  | 'own'
  /** everything of the company */
  | 'yes';

/** An uploaded picture */
export type Picture = {
  /** What it shows, for whoever does not see it; empty where it only decorates */
  alt: Scalars['String']['output'];
  /** Id of the upload */
  id: Scalars['Int']['output'];
  /** Smallest first: at most 320, 800 and 1,600 pixels wide or high */
  sizes: Array<PictureSize>;
};

/** An uploaded picture to show */
export type PictureInput = {
  /** What it shows, for whoever does not see it */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Upload */
  id: Scalars['Int']['input'];
};

/** A picture in one of its sizes */
export type PictureSize = {
  /** Height in pixels */
  height: Scalars['Int']['output'];
  /** Address on this host; what it answers never changes */
  url: Scalars['String']['output'];
  /** Width in pixels */
  width: Scalars['Int']['output'];
};

/** A plan as the payment provider knows it */
export type PlanAtProvider = {
  /** Months that the price is for; none where it is paid once */
  duration_months?: Maybe<Scalars['Int']['output']>;
  /** Whether it is offered */
  is_on_sale: Scalars['Boolean']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Price of a period; none where it has no price */
  price?: Maybe<Money>;
  /** Its price, by the provider's id; none where it has no price */
  price_id?: Maybe<Scalars['String']['output']>;
  /** The product, by the provider's id */
  product_id: Scalars['String']['output'];
};

/** What each period of a plan gives: time or credits, for what */
export type PlanBenefit = {
  /** What a no-show takes beside what the booking used, as far as it is left */
  no_show_extra: Scalars['Int']['output'];
  /** How much each period gives, in minutes or credits */
  quantity: Scalars['Int']['output'];
  /** Only for bays of this type */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** How much of what is left moves on into the next period */
  rollover_limit: Scalars['Int']['output'];
  /** Only for this service */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** What each period of a plan is to give */
export type PlanBenefitInput = {
  /** What a no-show takes beside it; nothing where this is left out */
  no_show_extra?: InputMaybe<Scalars['Int']['input']>;
  /** How much each period gives, in minutes or credits */
  quantity: Scalars['Int']['input'];
  /** Only for bays of this type */
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  /** How much of what is left moves on into the next period */
  rollover_limit: Scalars['Int']['input'];
  /** Only for this service */
  service_id?: InputMaybe<Scalars['Int']['input']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** What became of a purchase, as the provider says */
export type PlanPurchaseConfirmation = {
  /** What happened, for who paid */
  message?: Maybe<Scalars['String']['output']>;
  /** What became of a purchase. bought: it is paid, and the plan has begun or the gift card is mailed; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: it could not begin, and the money goes back whole */
  outcome: PlanPurchaseOutcome;
};

/** What became of a purchase. bought: it is paid, and the plan has begun or the gift card is mailed; processing: the provider does not know yet; not_paid: try again, or with another card; refunded: it could not begin, and the money goes back whole */
export type PlanPurchaseOutcome =
  /** it is paid, and the plan has begun or the gift card is mailed */
  | 'bought'
  /** try again, or with another card */
  | 'not_paid'
  /** the provider does not know yet */
  | 'processing'
  /** it could not begin, and the money goes back whole */
  | 'refunded';

/** A payment for a plan or a gift card that waits for a card */
export type PlanPurchasePayment = {
  /** Lets this browser, and nobody else, give the provider a card */
  client_secret: Scalars['String']['output'];
  /** The account that is paid, for the same library */
  connect_account: Scalars['String']['output'];
  /** The provider's id */
  payment_intent_id: Scalars['String']['output'];
  /** Names the platform to the provider's library */
  publishable_key: Scalars['String']['output'];
};

/** What a plan costs whoever buys it today, and what it gives */
export type PlanPurchasePreview = {
  /** Last day of a plan that does not renew and ends by itself */
  access_until?: Maybe<Scalars['String']['output']>;
  /** What it gives for bookings */
  allowances: Array<PlannedAllowance>;
  /** The next bills, where each is paid in time */
  charges: Array<PlannedCharge>;
  /** Names these figures: send it with the purchase to be charged exactly this */
  dry_run_id: Scalars['String']['output'];
  /** What the card is charged today; zero where the plan begins free */
  due_now: Money;
  /** Last free day, where it begins with a trial */
  free_until?: Maybe<Scalars['String']['output']>;
  /** The plan that is bought */
  plan_id: Scalars['Int']['output'];
  /** Whether the venue takes cards online; where it does not, plans are sold there */
  takes_cards: Scalars['Boolean']['output'];
  /** What of that is tax; none where nothing is */
  tax?: Maybe<TaxLine>;
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

/** synced: the payment provider knows the plan as it is; out_of_date: it knows it otherwise; missing: it does not know it; not_connected: the company has no account there; unreachable: it did not answer */
export type PlanSyncState =
  /** it does not know it */
  | 'missing'
  /** the company has no account there */
  | 'not_connected'
  /** it knows it otherwise */
  | 'out_of_date'
  /** the payment provider knows the plan as it is */
  | 'synced'
  /** it did not answer */
  | 'unreachable';

/** What would be there for bookings after an act */
export type PlannedAllowance = {
  /** What of it does not move on into the next period */
  ending: Scalars['Int']['output'];
  /** Last day to use it; none where the membership does not renew */
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

/** A bill to come */
export type PlannedCharge = {
  /** Amount of the bill */
  amount: Money;
  /** Day of the bill */
  on: Scalars['String']['output'];
};

/** A plan that a company subscribes to */
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
  /** Names its price, for subscribing and changing */
  price_id: Scalars['String']['output'];
};

/** The plans that a company can subscribe to */
export type PlatformPlans = {
  /** The plans, cheapest first */
  data: Array<PlatformPlan>;
};

/** Part of the price, a fixed amount, or both together */
export type PolicyCharge = {
  /** Fixed amount besides */
  fee: Money;
  /** Part of the price */
  percent: Scalars['Int']['output'];
};

/** Part of the price, a fixed amount, or both together */
export type PolicyChargeInput = {
  /** Fixed amount besides */
  fee: MoneyInput;
  /** Part of the price */
  percent: Scalars['Int']['input'];
};

/** How a person likes to work */
export type Preferences = {
  /** Lists with hidden columns */
  columns: Array<GridColumns>;
  /** Whether bookings move when they are dragged */
  drag_bookings: Scalars['Boolean']['output'];
  /** Name of the lens that the schedule opens with */
  opening_lens?: Maybe<Scalars['String']['output']>;
  /** Saved ways to look at the schedule */
  schedule_lenses: Array<ScheduleLens>;
  /** Whether a letter alone does something, outside of fields */
  single_keys: Scalars['Boolean']['output'];
  /** Colours of the screens */
  theme: ColorTheme;
  /** Guided tours that were seen, or are still to come */
  tours: Array<TourSeen>;
  /** Grows by one with each change of a preference */
  version: Scalars['Int']['output'];
};

/** The preferences to change; what is left out stays */
export type PreferencesInput = {
  /** All lists with hidden columns */
  columns?: InputMaybe<Array<GridColumnsInput>>;
  /** Whether bookings move when they are dragged */
  drag_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the lens that the schedule opens with */
  opening_lens?: InputMaybe<Scalars['String']['input']>;
  /** All of them */
  schedule_lenses?: InputMaybe<Array<ScheduleLensInput>>;
  /** Whether a letter alone does something, outside of fields */
  single_keys?: InputMaybe<Scalars['Boolean']['input']>;
  /** Colours of the screens */
  theme?: InputMaybe<ColorTheme>;
  /** All of them */
  tours?: InputMaybe<Array<TourSeenInput>>;
  /** The version that was seen; another one answers 409 stale_version */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A time that is to be blocked */
export type PreviewBlockedTimeInput = {
  /** The coach, where one is blocked */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** A blocked time that is to be changed: its own claims do not count */
  except_id?: InputMaybe<Scalars['Int']['input']>;
  /** First day on the venue's calendar */
  from_date: Scalars['String']['input'];
  /** Start on the venue's wall clock, HH:MM */
  from_time: Scalars['String']['input'];
  /** Location whose clock it goes by */
  location_id: Scalars['Int']['input'];
  /** The bays, where bays are blocked */
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is blocked. resources: one bay or several; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Last day on the venue's calendar */
  to_date: Scalars['String']['input'];
  /** End on the venue's wall clock, HH:MM */
  to_time: Scalars['String']['input'];
};

/** A move to be looked at, in updateBooking's own fields */
export type PreviewBookingUpdateInput = {
  /** Another coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** New end */
  end_time?: InputMaybe<Scalars['String']['input']>;
  /** Moves although the client is booked elsewhere then */
  override_client_overlap?: InputMaybe<OverlapOverrideInput>;
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Another bay; needs the permission to reassign */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** New start */
  start_time?: InputMaybe<Scalars['String']['input']>;
};

/** A campaign as it is being written */
export type PreviewCampaignInput = {
  /** Text of the mail; an empty line begins a paragraph; may have fields such as {{first_name}} */
  body: Scalars['String']['input'];
  /** Whether it advertises: it goes only to those who agreed to such mail */
  marketing: Scalars['Boolean']['input'];
  /** Somebody to try the text with; what is left out is made up */
  sample_recipient?: InputMaybe<SampleRecipientInput>;
  /** What stands over the mail; may have fields such as {{first_name}} */
  subject: Scalars['String']['input'];
};

/** Two clients who are the same person */
export type PreviewClientMergeInput = {
  /** Who stays */
  keep_id: Scalars['Int']['input'];
  /** Whose record ends in the other's */
  merge_id: Scalars['Int']['input'];
};

/** A file to look through before anything is written */
export type PreviewImportInput = {
  /** How its dates are written; found out where this is left out */
  date_order?: InputMaybe<DateOrder>;
  /** How its letters are written; found out where this is left out */
  encoding?: InputMaybe<ImportEncoding>;
  /** Import */
  import_id: Scalars['Int']['input'];
  /** What each column holds, in their order. Guessed where this is left out */
  mapping?: InputMaybe<Array<ImportColumnField>>;
};

/** An amount due, as the person sees it whose booking it is */
export type PublicAmountDue = {
  /** What is due */
  amount: Money;
  /** Since when */
  created_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether the venue waived it */
  is_waived: Scalars['Boolean']['output'];
  /** What an amount is due for. cancellation: it was cancelled late; no_show: nobody came; reschedule: the person moved it */
  kind: AmountDueKind;
};

/** A booking, as the person sees it whose own it is */
export type PublicBooking = {
  /** What the person may do now */
  allowed_actions: Array<PublicBookingAction>;
  /** What has fallen due under its rules, oldest first */
  amounts_due: Array<PublicAmountDue>;
  /** What the person wrote when booking */
  client_note?: Maybe<Scalars['String']['output']>;
  /** Coach, where it takes one; of a seat who gives the class */
  coach?: Maybe<BookedCoach>;
  /** Where mail about it goes */
  contact_email?: Maybe<Scalars['String']['output']>;
  /** What a membership's allowance covers, beside the price */
  covered: Money;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Who comes beside the one who booked, in the order given */
  guest_names: Array<Scalars['String']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** Where an own booking takes place */
  location: BookedLocation;
  /** What the member price took off when it was booked; no part of the price */
  member_discount: Money;
  /** How many guests can be named now; 0 once it is over or cancelled */
  most_guest_names: Scalars['Int']['output'];
  /** The other bays of the same party that are booked; each is a booking of its own */
  other_bays: Array<PartyBay>;
  /** What was paid for it so far, less what went back */
  paid: Money;
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: a part is paid, and something is still owed; paid: nothing is owed any more; partly_refunded: a part of what was paid was given back, and nothing is owed; refunded: all that was paid was given back */
  payment_status: PaymentStatus;
  /** Price agreed when it was booked */
  price: Money;
  /** Bay, where it takes one; of a seat the room of its class */
  resource?: Maybe<BookedResource>;
  /** The service of an own booking */
  service: BookedService;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Where a booking stands in its life. held: kept for a few minutes while somebody on the booking page says who comes; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again */
  status: BookingStatus;
  /** What of the price is tax, as it was sold; none where there was none */
  tax?: Maybe<TaxLine>;
  /** The agreed rules of one booking, in its own times and amounts */
  terms: BookingTerms;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** What a person may do with an own booking now. update: change the number of people, the note or the time, signed in as its client; move: take another time, within the agreed notice; cancel: call it off before the start */
export type PublicBookingAction =
  /** call it off before the start */
  | 'cancel'
  /** take another time, within the agreed notice */
  | 'move'
  /** change the number of people, the note or the time, signed in as its client */
  | 'update';

/** One page of own bookings */
export type PublicBookingPage = {
  /** The own bookings of this page */
  data: Array<PublicBooking>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** A class that is still to come, as everybody may see it */
export type PublicClassSession = {
  /** Seats in all */
  capacity: Scalars['Int']['output'];
  /** Coach */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Whom it is for, in the venue's words */
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
  /** Bay or room, where it takes one */
  resource_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the bay or room */
  resource_name?: Maybe<Scalars['String']['output']>;
  /** Seats that nobody has or holds */
  seats_left: Scalars['Int']['output'];
  /** The weekly series that it belongs to */
  series_id?: Maybe<Scalars['Int']['output']>;
  /** The class, as a service */
  service_id: Scalars['Int']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** A coach, as everybody may see one */
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
  /** The coaches of this page */
  data: Array<PublicCoach>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** When a coach is busy or free, without a word on with whom */
export type PublicCoachSchedule = {
  /** When the coach is taken */
  busy: Array<TimeRange>;
  /** Coach */
  coach_id: Scalars['Int']['output'];
  /** End of what was asked for */
  end_time: Scalars['String']['output'];
  /** When the coach works and is not taken, from now on */
  free: Array<CoachTime>;
  /** Start of what was asked for */
  start_time: Scalars['String']['output'];
};

/** What everybody may know of the company */
export type PublicCompany = {
  /** Replaces the primary colour, #RRGGBB */
  brand_color?: Maybe<Scalars['String']['output']>;
  /** Above the booking page, if there is one */
  cover?: Maybe<Picture>;
  /** ISO 4217 currency code */
  currency: Scalars['String']['output'];
  /** Whether people can sign in with Google */
  google_sign_in: Scalars['Boolean']['output'];
  /** Minutes for which the booking page keeps a chosen time */
  hold_minutes: Scalars['Int']['output'];
  /** The company's sub-domain */
  id: Scalars['String']['output'];
  /** Whether only sign-in and subscribing work */
  is_locked: Scalars['Boolean']['output'];
  /** BCP 47 locale of dates and money */
  locale: Scalars['String']['output'];
  /** How the company is locked, if it is */
  lock_kind?: Maybe<LockKind>;
  /** Stands beside the name; none: the product's own mark */
  logo?: Maybe<Picture>;
  /** Name */
  name: Scalars['String']['output'];
  /** Whether the booking page sells gift cards, and one is on sale */
  offers_gift_cards: Scalars['Boolean']['output'];
  /** Whether card payments are real */
  payment_mode: PaymentMode;
  /** Whether gift cards are sold on the booking page */
  sells_gift_cards: Scalars['Boolean']['output'];
  /** Whether a membership or a pack is on sale */
  sells_plans: Scalars['Boolean']['output'];
  /** The tax on what is sold from now on; none unless there is one */
  tax?: Maybe<CompanyTax>;
  /** Zone of the company where a location has none; UTC when never chosen */
  timezone: Scalars['String']['output'];
};

/** What a browser needs to know to pay by card */
export type PublicEcommerceConfig = {
  /** Whether the booking page can take cards */
  can_accept_payments: Scalars['Boolean']['output'];
  /** The account that is paid, for the same library */
  connect_account?: Maybe<Scalars['String']['output']>;
  /** ISO 4217 currency code */
  currency: Scalars['String']['output'];
  /** Whether card payments are real */
  payment_mode: PaymentMode;
  /** Names the platform to the provider's library in the browser */
  publishable_key?: Maybe<Scalars['String']['output']>;
};

/** A gift card that is sold on the booking page */
export type PublicGiftCard = {
  /** What it costs and is worth */
  amount: Money;
  /** One or two sentences for who buys one */
  description?: Maybe<Scalars['String']['output']>;
  /** First day on which one that is bought today can no longer be redeemed; none where it has no end */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Name */
  name: Scalars['String']['output'];
  /** Between which other amounts the buyer may choose; none: this one alone */
  own_amount?: Maybe<OwnAmount>;
  /** What it is bought as */
  plan_id: Scalars['Int']['output'];
  /** Last day on which the code of one that is bought today can be mailed: a year ahead at most, and before it expires */
  send_until: Scalars['String']['output'];
};

/** The gift cards that are sold on the booking page */
export type PublicGiftCards = {
  /** The gift cards on sale, the cheapest first; none where none are sold online */
  data: Array<PublicGiftCard>;
  /** Today by the company's calendar; a code for today is mailed at once */
  today: Scalars['String']['output'];
};

/** What everybody may know of a location */
export type PublicLocation = {
  /** Street and number */
  address_line?: Maybe<Scalars['String']['output']>;
  /** City */
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 country code, with its province */
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
  /** Telephone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** What it looks like, if there is a picture */
  picture?: Maybe<Picture>;
  /** Postal code */
  postal_code?: Maybe<Scalars['String']['output']>;
  /** Province or state code, with its country */
  province_state?: Maybe<Scalars['String']['output']>;
  /** How times are written, for example h:mm a */
  timeformat: Scalars['String']['output'];
  /** IANA time zone, for example America/Vancouver */
  timezone: Scalars['String']['output'];
  /** Offset of the location's clock now, for example -07:00 */
  utc_offset: Scalars['String']['output'];
};

/** One page of locations */
export type PublicLocationPage = {
  /** The locations of this page */
  data: Array<PublicLocation>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** What members of a plan pay for a booking, by its name */
export type PublicMemberPrice = {
  /** The length that a fixed price is for; none with a percentage, which is for each length */
  duration_minutes?: Maybe<Scalars['Int']['output']>;
  /** Taken off the price of the time, in peak hours off the peak price */
  percent_off?: Maybe<Scalars['Int']['output']>;
  /** Fixed price of the length, of one seat in a class; the same in peak hours */
  price?: Maybe<Money>;
  /** For this service; none for each one */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the service; none for each one */
  service_name?: Maybe<Scalars['String']['output']>;
};

/** A membership plan, as everybody may see it */
export type PublicMembershipPlan = {
  /** What each period gives */
  benefits: Array<PublicPlanBenefit>;
  /** How often a plan is paid. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
  billing_period: BillingPeriod;
  /** How many days ahead its members may book, where a service lets others book fewer; none is as others */
  booking_window_days?: Maybe<Scalars['Int']['output']>;
  /** Most bookings to come that a member may have made by themselves; none is without limit */
  concurrent_bookings?: Maybe<Scalars['Int']['output']>;
  /** One or two sentences for who chooses a plan */
  description?: Maybe<Scalars['String']['output']>;
  /** Months after which a plan that does not renew ends, with what of it is not used; none is never */
  expires_after_months?: Maybe<Scalars['Int']['output']>;
  /** How many people may use one membership of it, the one who pays included; 1 is not shared */
  family_size: Scalars['Int']['output'];
  /** Most guests that a member may bring to a booking made by themselves; none is without limit */
  guest_limit?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Whether who has it may cancel it */
  is_cancellable: Scalars['Boolean']['output'];
  /** Whether it is a gift card: who redeems its code has its price as credit, and nothing else */
  is_gift_card: Scalars['Boolean']['output'];
  /** What its members pay for bookings, where that differs */
  member_prices: Array<PublicMemberPrice>;
  /** Name */
  name: Scalars['String']['output'];
  /** Days before the next period by which a cancellation must be made */
  notice_days: Scalars['Int']['output'];
  /** Between which amounts the buyer of a gift card may choose on the booking page; none: its price alone */
  own_amount?: Maybe<OwnAmount>;
  /** Longest pause in days; none is 366 */
  pause_max_days?: Maybe<Scalars['Int']['output']>;
  /** Shortest pause in days; none is one day */
  pause_min_days?: Maybe<Scalars['Int']['output']>;
  /** How many more people may have it now; none is without limit */
  places_left?: Maybe<Scalars['Int']['output']>;
  /** Price of a period */
  price: Money;
  /** Paid once, with the first period */
  sign_up_fee: Money;
  /** Free days before the first bill, once for each person; 0 is none */
  trial_days: Scalars['Int']['output'];
};

/** One page of membership plans */
export type PublicMembershipPlanPage = {
  /** The membership plans of this page */
  data: Array<PublicMembershipPlan>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** What each period of a plan gives, by the names that people know */
export type PublicPlanBenefit = {
  /** What a no-show takes beside what the booking used, as far as it is left */
  no_show_extra: Scalars['Int']['output'];
  /** How much each period gives, in minutes or credits */
  quantity: Scalars['Int']['output'];
  /** Only for bays of this type */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the type of bay; none for each one */
  resource_type_name?: Maybe<Scalars['String']['output']>;
  /** How much of what is left moves on into the next period */
  rollover_limit: Scalars['Int']['output'];
  /** Only for this service */
  service_id?: Maybe<Scalars['Int']['output']>;
  /** Name of the service; none for each one */
  service_name?: Maybe<Scalars['String']['output']>;
  /** minutes: time, shown in hours; credits: bookings of any length */
  unit: AllowanceUnit;
};

/** A bay, as everybody may see it */
export type PublicResource = {
  /** Most people at once */
  capacity: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Location that it stands in */
  location_id: Scalars['Int']['output'];
  /** Name, for example Bay 4 */
  name: Scalars['String']['output'];
  /** Its type */
  resource_type_id: Scalars['Int']['output'];
};

/** One page of resources */
export type PublicResourcePage = {
  /** The resources of this page */
  data: Array<PublicResource>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** A kind of bay, as everybody may see it */
export type PublicResourceType = {
  /** The service that bay time of this type is booked as */
  default_service_id?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name, for example Simulator */
  name: Scalars['String']['output'];
};

/** One page of resource types */
export type PublicResourceTypePage = {
  /** The resource types of this page */
  data: Array<PublicResourceType>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** A service, as everybody may see it */
export type PublicService = {
  /** Category that it stands under, where it has one */
  category_id?: Maybe<Scalars['Int']['output']>;
  /** Coaches who give it; none where kind is resource */
  coach_ids: Array<Scalars['Int']['output']>;
  /** One or two sentences for the booking page */
  description?: Maybe<Scalars['String']['output']>;
  /** Lengths that it is sold in, shortest first */
  durations: Array<ServiceDuration>;
  /** How many days ahead it may be booked */
  horizon_days: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates */
  kind: ServiceKind;
  /** Most people in one booking */
  max_party_size: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Least time between booking and start */
  notice_minutes: Scalars['Int']['output'];
  /** When the peak price applies */
  peak_hours: Array<PeakHours>;
  /** For the booking page, if there is a picture */
  picture?: Maybe<Picture>;
  /** The rules it is booked under; none: free of charge until the start */
  policy?: Maybe<BookingPolicy>;
  /** Type of bay that it takes; none for a lesson without a bay */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Who of those who wait may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are mailed at once and nothing is held, the first to take it has it */
  waitlist_offers: WaitlistOffers;
};

/** A heading of services, as everybody may see it */
export type PublicServiceCategory = {
  /** Id */
  id: Scalars['Int']['output'];
  /** Name, for example Lessons */
  name: Scalars['String']['output'];
  /** Place in lists, from 1 */
  position: Scalars['Int']['output'];
};

/** One page of categories */
export type PublicServiceCategoryPage = {
  /** The categories of this page */
  data: Array<PublicServiceCategory>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** One page of services */
export type PublicServicePage = {
  /** The services of this page */
  data: Array<PublicService>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** Questions: each field is one call of the REST platform, named by its operationId */
export type Query = {
  /** The caller's access tokens, with those that ended or were revoked in the last 90 days. */
  accessTokens?: Maybe<AccessTokenList>;
  /** One account. */
  account?: Maybe<Account>;
  /** What the person did and what was done to the account, the latest first. */
  accountActivities?: Maybe<AccountActivityPage>;
  /** Trial, subscription and lock of the company. */
  accountInfo?: Maybe<AccountInfo>;
  /** Who works at the company; with type client, its clients. */
  accounts?: Maybe<AccountPage>;
  /** What a client's membership would cover of a booking made now. Clients ask about their own. */
  allowanceQuote?: Maybe<AllowanceQuote>;
  /** How the bays were used in a period, by hour and bay, and who booked them how; a coach sees figures of the own lessons. */
  analyticsOverview?: Maybe<AnalyticsOverview>;
  /** What bookings came to in a period, by bay and service; a coach sees that of the own lessons. */
  analyticsRevenue?: Maybe<AnalyticsRevenue>;
  /** Who changed what and when, the latest first; nobody can change what is written there, only erasing a client takes the person out of it, and what is older than the company keeps its log is deleted. */
  auditLog?: Maybe<AuditEntryPage>;
  /** Free times of a service, as the front desk may book them: without notice or horizon. */
  availability?: Maybe<Availability>;
  /** Classes to come by coach, with the seats that are left. */
  availableClassSessionsByCoach?: Maybe<CoachClassSessionList>;
  /** Resources of a type that are open and free for the whole of a time, in their own order. */
  availableResources?: Maybe<Array<Resource>>;
  /** Trial, subscription and lock of the company, with what is asked for. */
  billingStatus?: Maybe<BillingStatus>;
  /** Blocked times of a location that touch some days, in order of start. */
  blockedTimes?: Maybe<BlockedTimeList>;
  /** How much is booked at one location on each of up to 31 days, and on which it is closed. */
  bookedDays?: Maybe<BookedDays>;
  /** One booking. */
  booking?: Maybe<Booking>;
  /** What a booking costs and what was paid of it, with every entry of the ledger. */
  bookingAccount?: Maybe<BookingAccount>;
  /** Bookings that start in a period, counted in groups: how many, how long, how far ahead, missed, cancelled, and what they cost; a coach sees the own lessons. */
  bookingAggregates?: Maybe<BookingAggregates>;
  /** What the rules that a booking was made under come to, and what has fallen due. */
  bookingFees?: Maybe<BookingFees>;
  /** A weekly series with the dates of its bookings. */
  bookingSeries?: Maybe<BookingSeries>;
  /** Bookings of the company; live holds are left out. */
  bookings?: Maybe<BookingPage>;
  /** The schedule of one location for up to eight days, not paged, with live holds. */
  bookingsCompact?: Maybe<CompactSchedule>;
  /** Revenue of bookings in a period; a coach sees that of the own lessons. Cash: What was paid for bookings, less what was given back or taken back by a dispute, each on its day. Tips are left out. Credit is money only when it is paid in: neither spending it nor refunding as credit counts. Tax is taken out first. Accrual: Prices of bookings on the day of their start, and fees for late cancellations, no-shows and moves on the day they became due. What was refunded beyond what the venue owed, disputed or waived, comes off on its own day, or on the day of the start where that is later; of a cancelled booking always on its own day. What was forgone of a price that is not charged any more comes back on the day of that. Without tax. */
  bookingsRevenue?: Maybe<RevenueReport>;
  /** The private address under which a calendar program reads the person's own calendar. */
  calendarFeed?: Maybe<CalendarFeed>;
  /** The calendar of a private address: the last month and the coming year, cancelled ones too. */
  calendarOfToken?: Maybe<CalendarText>;
  /** One campaign. */
  campaign?: Maybe<Campaign>;
  /** What became of a campaign that was sent. */
  campaignAnalytics?: Maybe<CampaignAnalytics>;
  /** How many clients a campaign would reach now, and why it would not reach the others. */
  campaignAudience?: Maybe<CampaignAudience>;
  /** The company's campaigns, the latest first. */
  campaigns?: Maybe<CampaignPage>;
  /** Payments by card that the desk asked for and that are not settled or differ from it, with their links. */
  cardCharges?: Maybe<CardCharges>;
  /** What a desk counts against: the cash of a day and what is expected in the drawer. */
  cashUpSheet?: Maybe<CashUpSheet>;
  /** Days that were closed, newest first. */
  cashUps?: Maybe<CashUpPage>;
  /** One date of a class with everybody who has a seat. */
  classSession?: Maybe<ClassSessionDetails>;
  /** Weekly classes that have dates to come, by name. */
  classSessionSeries?: Maybe<ClassSeriesPage>;
  /** Dates of classes in order of start, cancelled ones too. */
  classSessions?: Maybe<ClassSessionPage>;
  /** One client. */
  client?: Maybe<Client>;
  /** What was done to a client and to their bookings and memberships, the latest first. */
  clientActivities?: Maybe<ClientActivityPage>;
  /** Clients who joined or last came in a period, counted in groups: how many, how often they came and how long they have been away; none of them is a coach's own. */
  clientAggregates?: Maybe<ClientAggregates>;
  /** What became of a client's allowances, the latest first. */
  clientAllowanceEntries?: Maybe<AllowanceEntryPage>;
  /** A client as they stood at a moment in the past, and what has changed since and by whom. */
  clientAsOf?: Maybe<ClientAsOf>;
  /** Bookings of one client: the next first where they are upcoming, else the latest first. */
  clientBookings?: Maybe<BookingPage>;
  /** What a client has left as credit. Clients see their own. */
  clientCredit?: Maybe<ClientCredit>;
  /** All that is kept of one client, for whoever asks what that is. */
  clientData?: Maybe<ClientData>;
  /** Pairs of clients who may be the same person, the likeliest first; at most 50. */
  clientDuplicates?: Maybe<Array<DuplicatePair>>;
  /** What erasing a client would delete, what would stay, and what stands in the way. */
  clientErasure?: Maybe<ClientErasure>;
  /** The mails that were sent to a client, the latest first. */
  clientMessages?: Maybe<ClientMessagePage>;
  /** Cards that a client has saved with the company; their own, or a client's for who may see clients. */
  clientPaymentMethods?: Maybe<ClientPaymentMethods>;
  /** The company's clients. */
  clients?: Maybe<ClientPage>;
  /** Clients by their ids, in any order; unknown ids are left out. */
  clientsByIds?: Maybe<Array<Client>>;
  /** One coach. */
  coach?: Maybe<Coach>;
  /** All hours of a coach: weekly rows in the order of the week, then dated ones and days off by date. */
  coachAvailabilities?: Maybe<Array<CoachAvailability>>;
  /** When each coach of a location works there, in up to eight days; coaches by name. */
  coachHours?: Maybe<Array<CoachHours>>;
  /** What lies ahead of coaches, by their ids in any order; unknown ids are left out. */
  coachOutlooksByIds?: Maybe<Array<CoachOutlook>>;
  /** What a coach does and when the coach is free, in up to 45 days. */
  coachSchedule?: Maybe<CoachSchedule>;
  /** What each coach offered in a period, what was booked of it and what that came to, with totals; a coach sees the own row. */
  coachSummary?: Maybe<CoachSummary>;
  /** The coaches, by name. */
  coaches?: Maybe<CoachPage>;
  /** Coaches by their ids, in any order; unknown ids are left out. */
  coachesByIds?: Maybe<Array<Coach>>;
  /** The company that owns this sub-domain. */
  company?: Maybe<Company>;
  /** The company's subscription to the platform, its card and its newest invoices. */
  companySubscription?: Maybe<CompanySubscription>;
  /** A client's membership with its bills; 404 where there is none. Clients see their own. */
  currentMembership?: Maybe<MembershipDetails>;
  /** Card payments that the desk asked for and that were charged something else: none counts as paid, each is given back. */
  differingCharges?: Maybe<DifferingCharges>;
  /** How the company takes card payments. */
  ecommerceConfig?: Maybe<EcommerceConfig>;
  /** Why a time is not offered: each rule with its verdict and the permission that changes it. */
  explainAvailability?: Maybe<AvailabilityExplanation>;
  /** Messages of the payment provider that were tried in vain and are not tried any more by themselves. */
  failedPaymentEvents?: Maybe<FailedPaymentEvents>;
  /** Until when the sign-in is fresh, or the refusal that says by what to confirm it: asked before leaving for Google. */
  freshSignIn?: Maybe<FreshSignIn>;
  /** The code of a gift card that can be redeemed. */
  giftCardCode?: Maybe<GiftCardCode>;
  /** Gift cards that were sold, the latest first. */
  giftCards?: Maybe<GiftCardPage>;
  /** Whether Google signs the person in who asks. */
  googleLink?: Maybe<GoogleLink>;
  /** Begins a sign-in with Google in this browser and answers where to send it. */
  googleRedirect?: Maybe<GoogleRedirect>;
  /** Open and booked time of bays or coaches, or seats of classes, counted in groups; a coach sees the own hours and classes. */
  hourAggregates?: Maybe<HourAggregates>;
  /** How far an import is. */
  importStatus?: Maybe<Import>;
  /** The last 50 files that were brought in, the latest first. */
  imports?: Maybe<Array<Import>>;
  /** The coaches who can take a lesson over at its time: they teach it there, work then and are free. */
  lessonSubstitutes?: Maybe<LessonSubstitutes>;
  /** Weekly hours, holidays and closures of a location. */
  locationHours?: Maybe<LocationHours>;
  /** The company's locations. */
  locations?: Maybe<LocationPage>;
  /** Locations by their ids, in any order; unknown ids are left out. */
  locationsByIds?: Maybe<Array<Location>>;
  /** What the link of a mail unsubscribes from; asking changes nothing. */
  mailSubscription?: Maybe<MailSubscription>;
  /** The booking of a mailed link. */
  managedBooking?: Maybe<PublicBooking>;
  /** Whether a client agreed to marketing mail. */
  marketingConsent?: Maybe<MarketingConsent>;
  /** Recurring revenue of a period in groups and what moved it; none of it is a coach's own. */
  membershipAggregates?: Maybe<MembershipAggregates>;
  /** How many memberships have each status. */
  membershipCounts?: Maybe<MembershipCounts>;
  /** How memberships developed in a period: recurring revenue, who came and left, who stays and which bills are open; none of it is a coach's own. */
  membershipMetrics?: Maybe<MembershipMetrics>;
  /** Whether the company's account at the payment provider knows a plan as it is; asks the provider. */
  membershipPlanSyncStatus?: Maybe<MembershipPlanSyncStatus>;
  /** Membership plans with their prices and benefits: those on sale first, then by name. */
  membershipPlans?: Maybe<MembershipPlanPage>;
  /** Memberships of all clients. */
  memberships?: Maybe<MembershipPage>;
  /** Revenue of memberships in a period; none of it is a coach's own. Cash: What was paid for memberships, packs and gift cards, less what was given back or taken back by a dispute, each on its day. What credit paid for, and what was given back as credit, is left out. Tax is taken out first. Accrual: Paid bills of memberships, in equal parts over the days of their periods; the last day takes what rounding leaves. A pack counts use by use: its price ÷ its uses on the day of each, and what is left on the day it ends. Any other bill whose period has no end counts on its first day. What was refunded or disputed comes off on its own day, or on the first day of the period where that is later. Without tax. */
  membershipsRevenue?: Maybe<RevenueReport>;
  /** What the company has set up before its first booking, as its data answer it. */
  onboardingStatus?: Maybe<OnboardingStatus>;
  /** Checks now that nobody and nothing is booked twice. */
  overlapProof?: Maybe<OverlapProof>;
  /** Whether the caller agreed to marketing mail. */
  ownMarketingConsent?: Maybe<MarketingConsent>;
  /** What the signed-in person waits for or is offered. */
  ownWaitlist?: Maybe<OwnWaitlist>;
  /** What a mailed link is good for, before it is used. */
  passwordLink?: Maybe<PasswordLink>;
  /** One payment, as its receipt shows it. */
  payment?: Maybe<Payment>;
  /** Money of a period, counted in groups as the revenue reports count it, when it came or when it was earned; a coach sees that of the own lessons. */
  paymentAggregates?: Maybe<PaymentAggregates>;
  /** Card payments that their holders dispute at their banks, with the day until which each can be answered. */
  paymentDisputes?: Maybe<PaymentDisputes>;
  /** Money that was taken, newest first. */
  payments?: Maybe<PaymentPage>;
  /** What a plan costs whoever buys it today: now, later, and what it gives; refused where it cannot be bought. */
  planPurchasePreview?: Maybe<PlanPurchasePreview>;
  /** The plans that a company can subscribe to. */
  platformPlans?: Maybe<PlatformPlans>;
  /** What stands in the way of a time that is to be blocked, without saving. */
  previewBlockedTime?: Maybe<BlockedTimePreview>;
  /** The dates that a weekly booking would take with their prices, and what stands against them, without saving. */
  previewBookingSeries?: Maybe<BookingSeriesPreview>;
  /** The dates that bookings of a series would move to, and what stands against them, without saving. */
  previewBookingSeriesUpdate?: Maybe<BookingSeriesPreview>;
  /** What a move would come to, without making it: price, notices, or the refusal that it would meet. */
  previewBookingUpdate?: Maybe<BookingPreview>;
  /** A campaign as one recipient would get it. */
  previewCampaign?: Maybe<CampaignPreview>;
  /** The dates that a weekly class would be held on, and what stands against them, without saving. */
  previewClassSchedule?: Maybe<ClassSchedulePreview>;
  /** What merging two clients would move, what stands in the way, and which values can be chosen. */
  previewClientMerge?: Maybe<ClientMerge>;
  /** A dry run: what was found out about the file and what becomes of each row, with the reason. */
  previewImport?: Maybe<ImportPreview>;
  /** Free times of a service, as a visitor or client may book them. */
  publicAvailability?: Maybe<Availability>;
  /** Classes to come by coach, with the seats that are left, as everybody may see them. */
  publicAvailableClassSessionsByCoach?: Maybe<CoachClassSessionList>;
  /** One own booking of the signed-in person. */
  publicBooking?: Maybe<PublicBooking>;
  /** The link by which a friend comes in the person's place: it needs no sign-in. */
  publicBookingLink?: Maybe<BookingLink>;
  /** Own bookings of the signed-in person. */
  publicBookings?: Maybe<PublicBookingPage>;
  /** When a coach is busy or free, in up to 45 days. */
  publicCoachSchedule?: Maybe<PublicCoachSchedule>;
  /** The coaches, as everybody may see them. */
  publicCoaches?: Maybe<PublicCoachPage>;
  /** What everybody may know of the company. */
  publicCompany?: Maybe<PublicCompany>;
  /** What a browser needs to know to pay by card. */
  publicEcommerceConfig?: Maybe<PublicEcommerceConfig>;
  /** The gift cards that are sold on the booking page. */
  publicGiftCards?: Maybe<PublicGiftCards>;
  /** The company's locations, as everybody may see them. */
  publicLocations?: Maybe<PublicLocationPage>;
  /** Membership plans on sale, by name. */
  publicMembershipPlans?: Maybe<PublicMembershipPlanPage>;
  /** The kinds of resources, as everybody may see them. */
  publicResourceTypes?: Maybe<PublicResourceTypePage>;
  /** Bays, simulators and rooms, as everybody may see them. */
  publicResources?: Maybe<PublicResourcePage>;
  /** The headings of services, as everybody may see them. */
  publicServiceCategories?: Maybe<PublicServiceCategoryPage>;
  /** What a visitor or client can book, with prices. */
  publicServices?: Maybe<PublicServicePage>;
  /** What a payment link asks for. */
  requestedPayment?: Maybe<RequestedPayment>;
  /** The kinds of resources. */
  resourceTypes?: Maybe<ResourceTypePage>;
  /** Bays, simulators and rooms, in their own order. */
  resources?: Maybe<ResourcePage>;
  /** Resources by their ids, in any order; unknown ids are left out. */
  resourcesByIds?: Maybe<Array<Resource>>;
  /** Every permission in words, with how far it reaches for each role: by default, and at this company. */
  rolesPermissions?: Maybe<RolesPermissions>;
  /** The caller's own saved filters of the list of clients, by name. */
  savedFilters?: Maybe<Array<SavedFilter>>;
  /** The company's saved queries, by name. */
  savedQueries?: Maybe<SavedQueryPage>;
  /** One saved query, in its latest version. */
  savedQuery?: Maybe<SavedQuery>;
  /** What is mailed to the caller of saved queries, and when next. */
  savedQueryMails?: Maybe<SavedQueryMailList>;
  /** All versions of a saved query, the latest first. */
  savedQueryVersions?: Maybe<SavedQueryVersionList>;
  /** The schedule of a day as it stood at a moment in the past, and what has changed since and by whom. */
  scheduleAsOf?: Maybe<ScheduleAsOf>;
  /** The headings that services stand under, in their own order. */
  serviceCategories?: Maybe<ServiceCategoryPage>;
  /** What can be booked, with prices and rules, in its own order. */
  services?: Maybe<ServicePage>;
  /** Services by their ids, in any order; unknown ids are left out. */
  servicesByIds?: Maybe<Array<Service>>;
  /** Where the caller is signed in: device, address and last use. */
  sessions?: Maybe<SessionList>;
  /** Memberships of others that a client uses, with what is left of them. Clients see their own. */
  sharedMemberships?: Maybe<SharedMemberships>;
  /** When somebody signed in as the caller or was refused, the latest first. */
  signIns?: Maybe<SignInPage>;
  /** Whether a new company can have this sub-domain. */
  slugAvailable?: Maybe<SlugAvailability>;
  /** Begins connecting an account at the payment provider and answers where to send the browser. */
  startStripeOauth?: Maybe<ConnectLink>;
  /** The company's account at the payment provider, read at most every five minutes for a person. */
  stripeOverview?: Maybe<StripeOverview>;
  /** All tags of the company by name, and how many clients have each. */
  tags?: Maybe<Array<Tag>>;
  /** The second step of the caller's sign-in. */
  twoFactor?: Maybe<TwoFactor>;
  /** The person who is signed in, with roles, permissions and preferences. */
  userProfile?: Maybe<User>;
  /** Who waits for taken times and full classes, in their order, and who was offered what until when. */
  waitlist?: Maybe<WaitlistPage>;
  /** The waiting list entry of a mailed link, with what is offered. */
  waitlistEntry?: Maybe<OwnWaitlistEntry>;
  /** Which widgets the own dashboard has. */
  widgetPreferences?: Maybe<WidgetPreferences>;
  /** Bookings, classes and blocked times to come that read another time since the rules of a zone have changed. */
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
  /** What it answers */
  about: Scalars['String']['output'];
  /** A question of the graph */
  name: Scalars['String']['output'];
};

/** Codes for when the app is not at hand; they are shown this once */
export type RecoveryCodes = {
  /** Each is good once */
  codes: Array<Scalars['String']['output']>;
};

/** The code of a gift card */
export type RedeemGiftCardInput = {
  /** Whose credit it becomes, at the desk; left out, the caller's own */
  client_id?: InputMaybe<Scalars['Int']['input']>;
  /** As it was mailed; spaces and dashes do not matter */
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

/** How what was paid comes back. payment: the way it was paid; credit: as credit at the venue, for later payments */
export type RefundAs =
  /** as credit at the venue, for later payments */
  | 'credit'
  /** the way it was paid */
  | 'payment';

/** Gives back a payment, or a part of it */
export type RefundPaymentInput = {
  /** What is refunded */
  amount: MutationInput_RefundPayment_Input_AmountInput;
  /** How what was paid comes back. payment: the way it was paid; credit: as credit at the venue, for later payments */
  as: RefundAs;
  /** Only answers what would be written */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why, for the history */
  reason: Scalars['String']['input'];
};

/** Where a refund stands. refunded: it is done; pending: the card's provider has not answered and is asked again until it does, and refunds once; failed: the bank did not take it */
export type RefundState =
  /** the bank did not take it */
  | 'failed'
  /** the card's provider has not answered and is asked again until it does, and refunds once */
  | 'pending'
  /** it is done */
  | 'refunded';

/** A person who wants an account */
export type RegisterClientInput = {
  /** Whether the person agrees that the company keeps these details */
  agrees: Scalars['Boolean']['input'];
  /** Address to sign in with; the link goes there */
  email: Scalars['String']['input'];
  /** First name */
  first_name: Scalars['String']['input'];
  /** Last name */
  last_name: Scalars['String']['input'];
  /** Telephone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Opens a closed day again */
export type ReopenCashUpInput = {
  /** Why, for the history */
  reason: Scalars['String']['input'];
};

/** A new order of those who wait for the same */
export type ReorderWaitlistInput = {
  /** Everybody who waits for one time or class, in the new order */
  entry_ids: Array<Scalars['Int']['input']>;
};

/** The new order of a waiting list */
export type ReorderedWaitlist = {
  /** Those who wait, in their new order */
  data: Array<WaitlistEntry>;
};

/** An error that a person saw on a screen */
export type ReportClientErrorInput = {
  /** What the browser said */
  message: Scalars['String']['input'];
  /** Screen that was open */
  route?: InputMaybe<Scalars['String']['input']>;
  /** Where it happened in the code */
  stack?: InputMaybe<Scalars['String']['input']>;
};

/** A new address to sign in with */
export type RequestEmailChangeInput = {
  /** The address to sign in with from then on */
  email: Scalars['String']['input'];
};

/** What became of a payment by link, as the provider says */
export type RequestedOutcome = {
  /** Whether the bank has not answered yet */
  is_processing: Scalars['Boolean']['output'];
  /** What happened, for who pays */
  message?: Maybe<Scalars['String']['output']>;
  /** What became of it. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link leads nowhere any more; refunding: the card was charged something else than was asked, nothing counts as paid, and it is on its way back to the card; refund_failed: the same, but it could not be given back for so long that nothing tries it by itself any more; refunded: the same, and it went back */
  state: CardChargeState;
};

/** What a payment link asks for */
export type RequestedPayment = {
  /** What is to be paid */
  amount: Money;
  /** Whether the card can be saved for the client whose booking it is */
  can_save_card: Scalars['Boolean']['output'];
  /** The account that is paid, for the same library */
  connect_account: Scalars['String']['output'];
  /** What for */
  description: Scalars['String']['output'];
  /** When, on the venue's wall clock, with its offset; none of a bill of a membership */
  local_start?: Maybe<Scalars['String']['output']>;
  /** Where; none of a bill of a membership */
  location_name?: Maybe<Scalars['String']['output']>;
  /** Names the platform to the provider's library */
  publishable_key: Scalars['String']['output'];
  /** What became of it. open: a link that nobody has paid yet, or a card whose provider has not answered and is asked again; paid: the money came; failed: the saved card was refused; ended: the link leads nowhere any more; refunding: the card was charged something else than was asked, nothing counts as paid, and it is on its way back to the card; refund_failed: the same, but it could not be given back for so long that nothing tries it by itself any more; refunded: the same, and it went back */
  state: CardChargeState;
  /** How the venue writes times, for example h:mm a */
  timeformat: Scalars['String']['output'];
};

/** A mailed link and the password to set by it */
export type ResetPasswordInput = {
  /** The password to be; leaked ones and the person's own name or address are refused */
  password: Scalars['String']['input'];
  /** The token of the mailed link */
  token: Scalars['String']['input'];
};

/** A bay, simulator or room that is booked */
export type Resource = {
  /** Most people at once */
  capacity: Scalars['Int']['output'];
  /** Open when its location is, rather than by hours of its own */
  follows_location_hours: Scalars['Boolean']['output'];
  /** Its own hours, which narrow the location's; none where it follows them. A day that is missing is closed */
  hours: Array<DayHours>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Out of use; only its bookings still name it */
  is_archived: Scalars['Boolean']['output'];
  /** The location that it stands in */
  location?: Maybe<Location>;
  /** Location that it stands in */
  location_id: Scalars['Int']['output'];
  /** Name, for example Bay 4 */
  name: Scalars['String']['output'];
  /** Place in lists, from 1 */
  position: Scalars['Int']['output'];
  /** Its type */
  resource_type_id: Scalars['Int']['output'];
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of resources */
export type ResourcePage = {
  /** The resources of this page */
  data: Array<Resource>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** A kind of bay, simulator or room */
export type ResourceType = {
  /** The service that bay time of this type is booked as */
  default_service_id?: Maybe<Scalars['Int']['output']>;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name, for example Simulator */
  name: Scalars['String']['output'];
  /** Number of resources of this type */
  resource_count: Scalars['Int']['output'];
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of resource types */
export type ResourceTypePage = {
  /** The resource types of this page */
  data: Array<ResourceType>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** The version that was seen */
export type RestoreBlockedTimeInput = {
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** Undoes a cancel */
export type RestoreBookingInput = {
  /** The version that the cancel answered */
  version: Scalars['Int']['input'];
};

/** cash: counts when money comes or goes; accrual: counts when it is earned */
export type RevenueBasis =
  /** counts when it is earned */
  | 'accrual'
  /** counts when money comes or goes */
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

/** payment: money that came; refund: given back, or taken back by a dispute; price: of a booking; fee: for a late cancellation, no-show or move; waiver: let pass; membership: the part of a bill that was earned */
export type RevenueItem =
  /** for a late cancellation, no-show or move */
  | 'fee'
  /** the part of a bill that was earned */
  | 'membership'
  /** money that came */
  | 'payment'
  /** of a booking */
  | 'price'
  /** given back, or taken back by a dispute */
  | 'refund'
  /** let pass */
  | 'waiver';

/** What one kind of item adds to revenue, in one currency */
export type RevenueItemSum = {
  /** Sum; below zero where it lowers revenue */
  amount: Money;
  /** payment: money that came; refund: given back, or taken back by a dispute; price: of a booking; fee: for a late cancellation, no-show or move; waiver: let pass; membership: the part of a bill that was earned */
  item: RevenueItem;
};

/** How long a report's period is. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
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
  /** cash: counts when money comes or goes; accrual: counts when it is earned */
  basis: RevenueBasis;
  /** The same by day, or by month in a quarter or year; empty ones left out */
  buckets: Array<RevenueBucket>;
  /** How revenue is counted here */
  definition: Scalars['String']['output'];
  /** Last day */
  end: Scalars['String']['output'];
  /** The same by kind of item */
  items: Array<RevenueItemSum>;
  /** Whether the period is over; before that its figures still change */
  mature: Scalars['Boolean']['output'];
  /** The period, as it was asked for */
  period: Scalars['String']['output'];
  /** How long a report's period is. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December */
  period_type: RevenuePeriodType;
  /** What it is a sum of, the latest first; none unless asked for */
  rows?: Maybe<Array<RevenueRow>>;
  /** Number of rows without the limit; none unless rows are asked for */
  rows_total?: Maybe<Scalars['Int']['output']>;
  /** First day */
  start: Scalars['String']['output'];
  /** The company's zone, at whose midnights the period begins and ends */
  timezone: Scalars['String']['output'];
  /** Revenue by currency; currencies are never added up */
  totals: Array<RevenueTotal>;
};

/** One thing that revenue is a sum of */
export type RevenueRow = {
  /** What it adds; below zero where it lowers revenue */
  amount: Money;
  /** Booking, where it is about one */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** Day on which it counts, or first counts in the period */
  date: Scalars['String']['output'];
  /** payment: money that came; refund: given back, or taken back by a dispute; price: of a booking; fee: for a late cancellation, no-show or move; waiver: let pass; membership: the part of a bill that was earned */
  item: RevenueItem;
  /** Membership, where it is about one */
  membership_id?: Maybe<Scalars['Int']['output']>;
  /** Payment, where it follows from one */
  payment_id?: Maybe<Scalars['Int']['output']>;
};

/** Revenue of a period in one currency */
export type RevenueTotal = {
  /** Refunded, in money: What was refunded or disputed, and fees and prices that were waived. */
  given_back: Money;
  /** Before refunds, in money: What came in, or was earned, before refunds and waivers. */
  gross: Money;
  /** Revenue, in money: Before refunds, less what was refunded or waived. */
  revenue: Money;
  /** Tax, in money: Tax in what came in, less that in what went back; on the accrual basis, tax on what was sold. */
  tax: Money;
};

/** What a person is at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, also to manage the platform's subscription */
export type Role =
  /** books and pays for themselves */
  | 'client'
  /** gives lessons and classes */
  | 'coach'
  /** runs the venue, with its catalogue, accounts and reports */
  | 'facility_admin'
  /** has every permission, also to manage the platform's subscription */
  | 'owner'
  /** works at the front desk */
  | 'staff';

/** How far one permission is to reach for one role */
export type RolePermissionChangeInput = {
  /** Name of the permission, for example bookings.write */
  permission: Scalars['String']['input'];
  /** How far it is to reach; the default takes the change back */
  reach: PermissionScope;
  /** What a person is at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, also to manage the platform's subscription */
  role: Role;
  /** How far it reached when the caller looked; another one answers 409 */
  seen_reach?: InputMaybe<PermissionScope>;
};

/** How far a permission reaches for a role */
export type RoleScope = {
  /** What an owner may set; one alone means that it stays as it is */
  choices: Array<PermissionScope>;
  /** As every company begins */
  default_reach: PermissionScope;
  /** As it is here */
  reach: PermissionScope;
  /** What a person is at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, also to manage the platform's subscription */
  role: Role;
};

/** A role and how many have it */
export type RoleSummary = {
  /** Number of people who have it */
  people: Scalars['Int']['output'];
  /** What a person is at a company, from the lowest to the highest. client: books and pays for themselves; coach: gives lessons and classes; staff: works at the front desk; facility_admin: runs the venue, with its catalogue, accounts and reports; owner: has every permission, also to manage the platform's subscription */
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

/** What one rule says of a time */
export type RuleVerdict = {
  /** Whether the caller has that permission */
  may_change: Scalars['Boolean']['output'];
  /** Why not, and the way out; none where it passes */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether the time passes it */
  passes: Scalars['Boolean']['output'];
  /** The permission that changes the rule; none where another time is the way */
  permission?: Maybe<Scalars['String']['output']>;
  /** The same in words */
  permission_name?: Maybe<Scalars['String']['output']>;
  /** A rule that a time must pass to be offered. bookable_by: who may book the service; party_size: no more people than the service and a bay take; duration: a length that the service offers; grid: a start on the service's grid, counted from midnight; notice: so long before the start, and not in the past; horizon: no more days ahead than the service says; hours: within the location's opening hours; coach_hours: while a coach works who gives it; resource_hours: while a bay is open that it can take; coach_free: a coach who gives it has nothing else then; resource_free: a bay that it can take has nothing else then */
  rule: AvailabilityRule;
};

/** Somebody to try the text with; what is left out is made up */
export type SampleRecipientInput = {
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Plan of the membership */
  membership_plan?: InputMaybe<Scalars['String']['input']>;
};

/** A card that the payment provider keeps */
export type SavedCard = {
  /** visa, mastercard and so on */
  brand: Scalars['String']['output'];
  /** Month it ends with */
  exp_month: Scalars['Int']['output'];
  /** Year it ends with */
  exp_year: Scalars['Int']['output'];
  /** The payment provider's id, for subscribing with this card */
  id: Scalars['String']['output'];
  /** Its last four digits */
  last4: Scalars['String']['output'];
};

/** Filters of the list of clients as they were saved */
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
  /** How the membership stands */
  membership_status?: Maybe<MembershipStatus>;
  /** What is searched for */
  search?: Maybe<Scalars['String']['output']>;
  /** Tags */
  tag_ids: Array<Scalars['Int']['output']>;
};

/** Filters of the list of clients that a person keeps under a name */
export type SavedFilter = {
  /** Filters of the list of clients as they were saved */
  filters: SavedClientFilters;
  /** Id */
  id: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
};

/** A question to the graph that a company keeps, as its latest version asks it */
export type SavedQuery = {
  /** Id */
  id: Scalars['Int']['output'];
  /** What the company calls it */
  name: Scalars['String']['output'];
  /** The document, as it was written */
  query: Scalars['String']['output'];
  /** When this version was saved */
  saved_at: Scalars['String']['output'];
  /** Who saved this version */
  saved_by_name: Scalars['String']['output'];
  /** Values for its variables, as a JSON object; {} where it has none */
  variables: Scalars['String']['output'];
  /** The latest version; each change makes one, and those before stay */
  version: Scalars['Int']['output'];
};

/** The answer of a saved query, mailed to one person again and again */
export type SavedQueryMail = {
  /** How often it goes */
  every: MailEvery;
  /** On the company's clock, 0 to 23 */
  hour: Scalars['Int']['output'];
  /** When the last one was sent off; null before the first */
  last_sent_at?: Maybe<Scalars['String']['output']>;
  /** 1 to 28; null unless it goes each month */
  month_day?: Maybe<Scalars['Int']['output']>;
  /** When the next one goes */
  next_at: Scalars['String']['output'];
  /** Id of the saved query */
  query_id: Scalars['Int']['output'];
  /** What the company calls it */
  query_name: Scalars['String']['output'];
  /** 1 is Monday, 7 Sunday; null unless it goes each week */
  weekday?: Maybe<Scalars['Int']['output']>;
};

/** What is mailed to the caller of saved queries */
export type SavedQueryMailList = {
  /** The caller's own, by name */
  data: Array<SavedQueryMail>;
};

/** One page of saved queries */
export type SavedQueryPage = {
  /** The saved queries of this page */
  data: Array<SavedQuery>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** A saved query as it was once */
export type SavedQueryVersion = {
  /** The document, as it was written */
  query: Scalars['String']['output'];
  /** When this version was saved */
  saved_at: Scalars['String']['output'];
  /** Who saved this version */
  saved_by_name: Scalars['String']['output'];
  /** Values for its variables, as a JSON object; {} where it has none */
  variables: Scalars['String']['output'];
  /** From 1 */
  version: Scalars['Int']['output'];
};

/** Everything that a saved query was */
export type SavedQueryVersionList = {
  /** The latest first */
  data: Array<SavedQueryVersion>;
};

/** The schedule of a day as it stood at a moment in the past */
export type ScheduleAsOf = {
  /** The moment that was asked for */
  at: Scalars['String']['output'];
  /** Blocked times that touched the day, in order of start */
  blocked_times: Array<BlockedTimeAsOf>;
  /** Bookings that touched the day, in order of start; held times are not kept */
  bookings: Array<BookingAsOf>;
  /** Number of all changes since */
  change_count: Scalars['Int']['output'];
  /** What happened since to what was on the day then or is on it now, the latest first; at most 100 */
  changes: Array<ScheduleChange>;
  /** Classes that began on the day, in order of start */
  class_sessions: Array<ClassSessionAsOf>;
  /** The day, with the opening hours of now */
  day: ScheduleDay;
  /** When the audit log begins; of what was moved or changed before that, only how it stood then is known. Null where it is empty */
  known_from?: Maybe<Scalars['String']['output']>;
  /** The same on the venue's wall clock */
  local_at: Scalars['String']['output'];
  /** Location */
  location_id: Scalars['Int']['output'];
  /** Zone of the wall times */
  timezone: Scalars['String']['output'];
};

/** What happened since to something on the schedule of a day */
export type ScheduleChange = {
  /** The change as the audit log keeps it: what, when and by whom */
  entry: AuditEntry;
  /** What became of something on the schedule; added: it was booked, scheduled or blocked; moved: it has another time, bay or coach; cancelled: it was cancelled or freed; changed: its state or size is another, or it was restored */
  kind: ScheduleChangeKind;
  /** Whose booking, which class, or why it is blocked */
  subject: Scalars['String']['output'];
};

/** What became of something on the schedule; added: it was booked, scheduled or blocked; moved: it has another time, bay or coach; cancelled: it was cancelled or freed; changed: its state or size is another, or it was restored */
export type ScheduleChangeKind =
  /** it was booked, scheduled or blocked */
  | 'added'
  /** it was cancelled or freed */
  | 'cancelled'
  /** its state or size is another, or it was restored */
  | 'changed'
  /** it has another time, bay or coach */
  | 'moved';

/** A class that is held every week at one wall time */
export type ScheduleClassSessionsInput = {
  /** Seats of each date */
  capacity: Scalars['Int']['input'];
  /** Coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Number of dates; or give until */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Length in minutes */
  duration_minutes: Scalars['Int']['input'];
  /** First date that it may be held on */
  from: Scalars['String']['input'];
  /** Whom it is for, in the venue's words */
  level?: InputMaybe<Scalars['String']['input']>;
  /** Location */
  location_id: Scalars['Int']['input'];
  /** Price of a seat in minor units; the service's own where left out */
  price_amount?: InputMaybe<Scalars['BigInt']['input']>;
  /** Bay or room, where it takes one */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** The class: a service of the kind class */
  service_id: Scalars['Int']['input'];
  /** Leaves dates out that cannot be had, instead of refusing them all */
  skip_taken?: InputMaybe<Scalars['Boolean']['input']>;
  /** Start on the venue's wall clock, HH:MM */
  start: Scalars['String']['input'];
  /** Zone of the wall time; the location's own where left out */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Last date that it may be held on; or give count */
  until?: InputMaybe<Scalars['String']['input']>;
  /** Days of the week that it is held on */
  weekdays: Array<IsoWeekdayName>;
};

/** One day of a location, midnight to midnight */
export type ScheduleDay = {
  /** Date on the venue's calendar */
  date: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** The hours of the day; 23 or 25 when the clock changes */
  hours: Array<HourTick>;
  /** End on the venue's wall clock, with its offset */
  local_end: Scalars['String']['output'];
  /** Start on the venue's wall clock, with its offset */
  local_start: Scalars['String']['output'];
  /** When the location is open; none means closed */
  open: Array<TimeRange>;
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** The day whose hours and peak prices count; holiday on a holiday */
  weekday: Weekday;
};

/** A way to look at the schedule that a person keeps */
export type ScheduleLens = {
  /** Columns: bays or coaches */
  by: LensColumns;
  /** States left out */
  hidden_statuses: Array<BookingStanding>;
  /** Location, or none for the one that is open */
  location_id?: Maybe<Scalars['Int']['output']>;
  /** Name, unlike that of the person's other lenses */
  name: Scalars['String']['output'];
  /** A day or a week */
  view: LensSpan;
};

/** A way to look at the schedule that a person keeps */
export type ScheduleLensInput = {
  /** Columns: bays or coaches */
  by: LensColumns;
  /** States left out */
  hidden_statuses: Array<BookingStanding>;
  /** Location, or none for the one that is open */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** Name, unlike that of the person's other lenses */
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

/** What a sign-in waits for */
export type SecondFactorChallenge = {
  /** Give it to completeLogin, with a code */
  challenge: Scalars['String']['output'];
  /** When it ends, five minutes after it was made */
  expires_at: Scalars['String']['output'];
};

/** A gift card that is paid at the desk */
export type SellGiftCardInput = {
  /** Who pays */
  buyer_name: Scalars['String']['input'];
  /** Whose desk took it: cash lies in its drawer */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** What the buyer says to them */
  message?: InputMaybe<Scalars['String']['input']>;
  /** How money was taken at the desk. cash: into the drawer; card_terminal: by the venue's own card machine; transfer: through a bank; other: in another way */
  method: DeskMethod;
  /** A plan that is a gift card */
  plan_id: Scalars['Int']['input'];
  /** Where the code is mailed at once; left out, the desk hands it over */
  recipient_email?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is for */
  recipient_name: Scalars['String']['input'];
};

/** The draft as it was seen, which is sent now */
export type SendCampaignInput = {
  /** The number of recipients that was shown; where it has changed since, nothing is sent */
  recipient_count?: InputMaybe<Scalars['Int']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** A campaign that is sent as soon as it is written */
export type SendCampaignNowInput = {
  /** Filters of the list of clients; everybody where there are none */
  audience?: InputMaybe<ClientFiltersInput>;
  /** Text of the mail; an empty line begins a paragraph; may have fields such as {{first_name}} */
  body: Scalars['String']['input'];
  /** Whether it advertises: it goes only to those who agreed to such mail */
  marketing: Scalars['Boolean']['input'];
  /** The number of recipients that was shown; where it has changed since, nothing is sent */
  recipient_count?: InputMaybe<Scalars['Int']['input']>;
  /** What stands over the mail; may have fields such as {{first_name}} */
  subject: Scalars['String']['input'];
};

/** A campaign to try on oneself */
export type SendTestInput = {
  /** Text of the mail; an empty line begins a paragraph; may have fields such as {{first_name}} */
  body: Scalars['String']['input'];
  /** Whether it advertises: it goes only to those who agreed to such mail */
  marketing: Scalars['Boolean']['input'];
  /** What stands over the mail; may have fields such as {{first_name}} */
  subject: Scalars['String']['input'];
};

/** Everything that can be booked: bay time or a lesson */
export type Service = {
  /** Who may book a service. anyone: also guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone */
  bookable_by: BookableBy;
  /** Kept free after each booking */
  buffer_after_minutes: Scalars['Int']['output'];
  /** Kept free before each booking */
  buffer_before_minutes: Scalars['Int']['output'];
  /** Category that it stands under, where it has one */
  category_id?: Maybe<Scalars['Int']['output']>;
  /** Coaches who give it; none where kind is resource */
  coach_ids: Array<Scalars['Int']['output']>;
  /** One or two sentences for the booking page */
  description?: Maybe<Scalars['String']['output']>;
  /** Lengths that it is sold in, shortest first */
  durations: Array<ServiceDuration>;
  /** Starts lie this many minutes apart, from local midnight */
  grid_minutes: Scalars['Int']['output'];
  /** How many days ahead it may be booked */
  horizon_days: Scalars['Int']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Out of use; only its bookings still name it */
  is_archived: Scalars['Boolean']['output'];
  /** Whether bay time of its type is booked as this service */
  is_type_default: Scalars['Boolean']['output'];
  /** resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates */
  kind: ServiceKind;
  /** Most people in one booking */
  max_party_size: Scalars['Int']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Least time between booking and start */
  notice_minutes: Scalars['Int']['output'];
  /** When the peak price applies */
  peak_hours: Array<PeakHours>;
  /** For the booking page, if there is a picture */
  picture?: Maybe<Picture>;
  /** The rules it is booked under; none: free of charge until the start */
  policy?: Maybe<BookingPolicy>;
  /** Place in lists, from 1 */
  position: Scalars['Int']['output'];
  /** Type of bay that it takes; none for a lesson without a bay */
  resource_type_id?: Maybe<Scalars['Int']['output']>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
  /** Who of those who wait may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are mailed at once and nothing is held, the first to take it has it */
  waitlist_offers: WaitlistOffers;
};

/** A heading that services stand under in lists */
export type ServiceCategory = {
  /** Id */
  id: Scalars['Int']['output'];
  /** Name, for example Lessons */
  name: Scalars['String']['output'];
  /** Place in lists, from 1 */
  position: Scalars['Int']['output'];
  /** Services that stand under it */
  service_count: Scalars['Int']['output'];
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** One page of categories */
export type ServiceCategoryPage = {
  /** The categories of this page */
  data: Array<ServiceCategory>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** One length that a service is sold in, with its price */
export type ServiceDuration = {
  /** Length in minutes */
  duration_minutes: Scalars['Int']['output'];
  /** Price in peak hours, where it differs */
  peak_price?: Maybe<Money>;
  /** Price outside peak hours, in the company's currency */
  price: Money;
};

/** One length that a service is sold in, with its price */
export type ServiceDurationInput = {
  /** Length in minutes */
  duration_minutes: Scalars['Int']['input'];
  /** Price in peak hours, where it differs */
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
  /** The services of this page */
  data: Array<Service>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** A payment that waits for a card */
export type ServicePayment = {
  /** What the card is charged */
  amount: Money;
  /** Lets this browser, and nobody else, give the provider a card */
  client_secret: Scalars['String']['output'];
  /** The account that is paid, for the same library */
  connect_account: Scalars['String']['output'];
  /** What is taken from the client's credit with it, and not before */
  credit: Money;
  /** The provider's id */
  payment_intent_id: Scalars['String']['output'];
  /** Names the platform to the provider's library */
  publishable_key: Scalars['String']['output'];
};

/** deposit: what the service asks for in advance; full: the whole price */
export type ServicePaymentKind =
  /** what the service asks for in advance */
  | 'deposit'
  /** the whole price */
  | 'full';

/** A place where the caller is signed in */
export type Session = {
  /** When it was made */
  created_at: Scalars['String']['output'];
  /** Program and system in words, for example Chrome 146 on macOS */
  device: Scalars['String']['output'];
  /** When it ends if it is not used, or at the latest */
  expires_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Address it was made from */
  ip_address?: Maybe<Scalars['String']['output']>;
  /** Whether this very call is made with it */
  is_current: Scalars['Boolean']['output'];
  /** What it is good for */
  kind: SessionKind;
  /** Last use, to the minute */
  last_used_at: Scalars['String']['output'];
};

/** full: signed in; explore: a token that only reads; proxy: another person's */
export type SessionKind =
  /** a token that only reads */
  | 'explore'
  /** signed in */
  | 'full'
  /** another person's */
  | 'proxy';

/** Where the caller is signed in */
export type SessionList = {
  /** The current one first, then by last use */
  data: Array<Session>;
};

/** When the answer of a saved query is mailed to the caller */
export type SetSavedQueryMailInput = {
  /** How often it goes */
  every: MailEvery;
  /** On the company's clock, 0 to 23 */
  hour: Scalars['Int']['input'];
  /** 1 to 28; null unless it goes each month */
  month_day?: InputMaybe<Scalars['Int']['input']>;
  /** 1 is Monday, 7 Sunday; null unless it goes each week */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** What is to be settled */
export type SettleZoneShiftsInput = {
  /** Those to settle; settled ones are passed over */
  ids: Array<Scalars['Int']['input']>;
};

/** What became of what reads another time */
export type SettledZoneShifts = {
  /** Those that could not be moved, which stay as they are and on the list */
  left: Array<LeftZoneShift>;
  /** How many are settled by this call */
  settled: Scalars['Int']['output'];
};

/** The beginning of saving a card at the payment provider */
export type SetupIntent = {
  /** Lets this browser, and nobody else, give the provider a card */
  client_secret: Scalars['String']['output'];
  /** The payment provider's id */
  id: Scalars['String']['output'];
  /** Names the platform to the payment provider's library */
  publishable_key: Scalars['String']['output'];
};

/** A membership of somebody else that a client uses */
export type SharedMembership = {
  /** What its current period gives all of them together, and what is left of it */
  allowances: Array<Allowance>;
  /** First day without it, once it is cancelled */
  cancel_on?: Maybe<Scalars['String']['output']>;
  /** First day on which what does not renew can no longer be used */
  expires_on?: Maybe<Scalars['String']['output']>;
  /** Whether it covers today */
  has_access: Scalars['Boolean']['output'];
  /** Id of the membership */
  id: Scalars['Int']['output'];
  /** First day of its pause */
  pause_from?: Maybe<Scalars['String']['output']>;
  /** First day after its pause */
  pause_until?: Maybe<Scalars['String']['output']>;
  /** Name of the plan */
  plan_name: Scalars['String']['output'];
  /** Who pays for it */
  shared_by_id: Scalars['Int']['output'];
  /** First and last name of who pays for it */
  shared_by_name: Scalars['String']['output'];
};

/** The memberships of others that a client uses */
export type SharedMemberships = {
  /** The earliest first */
  data: Array<SharedMembership>;
};

/** A try to sign in as the caller */
export type SignIn = {
  /** When */
  at: Scalars['String']['output'];
  /** Program and system in words, where they were kept */
  device?: Maybe<Scalars['String']['output']>;
  /** What was shown, or was wrong, in words: password and app code */
  how: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Address it was tried from */
  ip_address?: Maybe<Scalars['String']['output']>;
  /** What came of it */
  outcome: SignInOutcome;
};

/** Where somebody began to sign in. tenant: on a company's own site; central: on the site of the whole platform */
export type SignInContext =
  /** on the site of the whole platform */
  | 'central'
  /** on a company's own site */
  | 'tenant';

/** Whether somebody was let in. signed_in: a session began; refused: something that was shown was wrong, and no session began */
export type SignInOutcome =
  /** something that was shown was wrong, and no session began */
  | 'refused'
  /** a session began */
  | 'signed_in';

/** One page of sign-ins */
export type SignInPage = {
  /** The sign-ins of this page */
  data: Array<SignIn>;
  /** Where a page stands in its list */
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

/** Those in an audience who get no mail for one reason */
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
  /** Why not, in a sentence */
  problem?: Maybe<Scalars['String']['output']>;
  /** The sub-domain that was asked about */
  slug: Scalars['String']['output'];
  /** One like it that is free, where this one is taken */
  suggestion?: Maybe<Scalars['String']['output']>;
};

/** Direction of a sort. asc: the smallest, the earliest or A comes first; desc: the largest, the latest or Z comes first */
export type SortDir =
  /** the smallest, the earliest or A comes first */
  | 'asc'
  /** the largest, the latest or Z comes first */
  | 'desc';

/** Begins to buy a gift card */
export type StartGiftCardPurchaseInput = {
  /** What the card is charged and the gift card is worth; its price, or what the buyer may choose */
  amount: MoneyInput;
  /** Who buys; left out by a signed-in client */
  buyer?: InputMaybe<GuestInput>;
  /** What the buyer says to them */
  message?: InputMaybe<Scalars['String']['input']>;
  /** A gift card that is sold on the booking page */
  plan_id: Scalars['Int']['input'];
  /** Where the code is mailed once it is paid */
  recipient_email: Scalars['String']['input'];
  /** Whom it is for */
  recipient_name: Scalars['String']['input'];
  /** Names this purchase of this browser, chosen by it: one payment however often it is sent */
  request_key: Scalars['String']['input'];
  /** Day on which the code is mailed, at 9 in the morning by the company's clock; left out or today: once it is paid */
  send_on?: InputMaybe<Scalars['String']['input']>;
};

/** For whom somebody wants to act */
export type StartImpersonationInput = {
  /** Path of this site to open, for example /member/profile */
  return_url?: InputMaybe<Scalars['String']['input']>;
  /** The person to act for */
  user_id: Scalars['Int']['input'];
};

/** A membership that begins today */
export type StartMembershipInput = {
  /** Who joins */
  client_id: Scalars['Int']['input'];
  /** Answers the figures and changes nothing */
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the dry run that was seen; refused with stale_dry_run where its figures no longer hold */
  dry_run_id?: InputMaybe<Scalars['String']['input']>;
  /** Whose desk took it: cash lies in its drawer */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** How the first bill was paid at the desk; left out, it stays open */
  method?: InputMaybe<DeskMethod>;
  /** Plan */
  plan_id: Scalars['Int']['input'];
};

/** Begins to buy a plan */
export type StartPlanPurchaseInput = {
  /** Who buys; left out by a signed-in client */
  buyer?: InputMaybe<GuestInput>;
  /** Of the figures that were seen; refused with stale_dry_run where its figures no longer hold */
  dry_run_id: Scalars['String']['input'];
  /** The caller's own membership, which moves to the plan; then dry_run_id is of changeMembership. Left out, a new one begins */
  membership_id?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a signed-in client wants later bills charged to the card that they saved last; not unless said, and not of a membership that moves */
  pays_by_card?: InputMaybe<Scalars['Boolean']['input']>;
  /** The plan that is bought */
  plan_id: Scalars['Int']['input'];
  /** Names this purchase of this browser, chosen by it: one payment however often it is sent */
  request_key: Scalars['String']['input'];
};

/** Begins to pay for a time that is held */
export type StartServicePaymentInput = {
  /** A wish or remark */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** What of it is taken from the caller's own credit; the card pays the rest */
  credit?: InputMaybe<MoneyInput>;
  /** Who comes; left out by a signed-in client */
  guest?: InputMaybe<GuestInput>;
  /** Token of the hold; or give waitlist_token */
  hold_token?: InputMaybe<Scalars['String']['input']>;
  /** deposit: what the service asks for in advance; full: the whole price */
  kind: ServicePaymentKind;
  /** Token of a waiting list entry, to pay for the place that is offered; the person who waits is the one who comes */
  waitlist_token?: InputMaybe<Scalars['String']['input']>;
};

/** How setting up an app begins */
export type StartTwoFactorInput = {
  /** A code of the app in use or a recovery code, where one app replaces another */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A gift card that is being bought */
export type StartedGiftCardPurchase = {
  /** What the card is charged */
  amount: Money;
  /** A payment for a plan or a gift card that waits for a card */
  payment: PlanPurchasePayment;
};

/** A payment that waits for a card */
export type StartedPayment = {
  /** Lets this browser, and nobody else, give the provider a card */
  client_secret: Scalars['String']['output'];
};

/** A plan that is being bought */
export type StartedPlanPurchase = {
  /** What the card is charged */
  amount: Money;
  /** What waits for a card; none where nothing is charged and it has begun */
  payment?: Maybe<PlanPurchasePayment>;
};

/** The company's account at the payment provider */
export type StripeOverview = {
  /** How the company takes card payments */
  account: EcommerceConfig;
  /** What the provider can pay out, by currency */
  available: Array<Money>;
  /** What card payments came to, for who asked */
  fees?: Maybe<ConnectFees>;
  /** When the provider said so */
  fetched_at: Scalars['String']['output'];
  /** The newest invoices of the platform, latest first */
  invoices: Array<CompanyInvoice>;
  /** The newest payouts, latest first */
  payouts: Array<ConnectPayout>;
  /** What it keeps for a few days more, by currency */
  pending: Array<Money>;
  /** Why the provider was not read just now; what it said last is shown */
  problem?: Maybe<Scalars['String']['output']>;
};

/** A file to bring in */
export type SubmitImportInput = {
  /** How its dates are written; found out where this is left out */
  date_order?: InputMaybe<DateOrder>;
  /** How its letters are written; found out where this is left out */
  encoding?: InputMaybe<ImportEncoding>;
  /** Import */
  import_id: Scalars['Int']['input'];
  /** What each column holds, in their order. Guessed where this is left out */
  mapping?: InputMaybe<Array<ImportColumnField>>;
};

/** A plan and the card that pays it */
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
  /** Who else has a booking open, as they come and go: a stream of events (text/event-stream). While it is listened to the others are told of the caller; it ends with the session, and after two minutes, to be opened again. */
  bookingViewers?: Maybe<BookingViewers>;
  /** What changes at the company, as it happens: a stream of events (text/event-stream), one at once and another at least every 20 seconds. Each caller is told of what they may read; the stream ends with the session. */
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

/** Where a company's subscription to the platform stands. none: it has none that is paid; active: it runs, also while the provider tries a failed payment again; trialing: it runs, and its first bill comes after the provider's trial; canceled: it has ended */
export type SubscriptionStatus =
  /** it runs, also while the provider tries a failed payment again */
  | 'active'
  /** it has ended */
  | 'canceled'
  /** it has none that is paid */
  | 'none'
  /** it runs, and its first bill comes after the provider's trial */
  | 'trialing';

/** A coach who can take a lesson over */
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
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** Tags to add to several clients, and to take off them */
export type TagClientsInput = {
  /** Tags that all of them get */
  add_tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Clients, at most 100 */
  client_ids: Array<Scalars['Int']['input']>;
  /** Tags that none of them keeps */
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

/** How the desk takes money by itself. cash: into the drawer; card_terminal: by the venue's own card machine; transfer: through a bank; other: in another way, which its note says; credit: from what the venue owes the client */
export type TakenMethod =
  /** by the venue's own card machine */
  | 'card_terminal'
  /** into the drawer */
  | 'cash'
  /** from what the venue owes the client */
  | 'credit'
  /** in another way, which its note says */
  | 'other'
  /** through a bank */
  | 'transfer';

/** What of an amount is tax, at the rate of the day of the sale */
export type TaxLine = {
  /** What it is called */
  name: Scalars['String']['output'];
  /** Without the tax */
  net: Money;
  /** In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 % */
  rate: Scalars['Int']['output'];
  /** The tax, rounded once, half a minor unit up */
  tax: Money;
};

/** From one instant to another */
export type TimeRange = {
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
};

/** How much of a guided tour a person has seen */
export type TourSeen = {
  /** Which tour, for example app_onboarding_v1 */
  key: Scalars['String']['output'];
  /** The version that was seen; 0: none yet, and it is shown */
  version: Scalars['Int']['output'];
};

/** How much of a guided tour a person has seen */
export type TourSeenInput = {
  /** Which tour, for example app_onboarding_v1 */
  key: Scalars['String']['input'];
  /** The version that was seen; 0: none yet, and it is shown */
  version: Scalars['Int']['input'];
};

/** The second step of the caller's sign-in */
export type TwoFactor = {
  /** Whether signing in takes a code of an app */
  is_on: Scalars['Boolean']['output'];
  /** Whether the company asks it of this person, so that it cannot be switched off */
  is_required: Scalars['Boolean']['output'];
  /** Recovery codes that were not used yet */
  recovery_codes_left: Scalars['Int']['output'];
  /** Since when */
  since?: Maybe<Scalars['String']['output']>;
};

/** A code of the app, or a recovery code where the app is in use */
export type TwoFactorCodeInput = {
  /** The six digits of the app, or a recovery code */
  code: Scalars['String']['input'];
};

/** What the app must know; it counts once a code of it was confirmed */
export type TwoFactorSecret = {
  /** For typing into the app, base32 */
  secret: Scalars['String']['output'];
  /** The same as an otpauth address, for a QR code */
  uri: Scalars['String']['output'];
};

/** A change of the audit log that was undone */
export type UndoneChange = {
  /** What was put back, field by field */
  changes: Array<AuditChange>;
  /** Kind of what it had changed */
  entity: AuditEntity;
  /** Id of what it had changed */
  entity_id: Scalars['String']['output'];
  /** Id of the change that was undone */
  id: Scalars['Int']['output'];
};

/** The fields of an account to change, and the version that was seen */
export type UpdateAccountInput = {
  /** Email address that signs in */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Goes ahead although the coach still has lessons to come; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** All roles of the account, none above the caller's own */
  roles?: InputMaybe<Array<AccountRole>>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** A blocked time as it is to be, and the version that was seen */
export type UpdateBlockedTimeInput = {
  /** The coach, where one is blocked */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Colour of a blocked time on the schedule. grey: the one that the screens suggest for private; amber: the one for repair; red: suggested for none; violet: the one for event; blue: the one for cleaning; teal: suggested for none */
  colour: BlockedTimeColour;
  /** First day on the venue's calendar */
  from_date: Scalars['String']['input'];
  /** Start on the venue's wall clock, HH:MM */
  from_time: Scalars['String']['input'];
  /** Why a time is blocked. repair: something is mended or serviced; cleaning: it is cleaned; event: something takes place that is not booked here; private: nobody need know */
  kind: BlockedTimeKind;
  /** What staff read on the schedule */
  reason: Scalars['String']['input'];
  /** The bays, where bays are blocked */
  resource_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is blocked. resources: one bay or several; coach: one coach; location: all bays of a location, and its coaches while they work there */
  scope: BlockedTimeScope;
  /** Last day on the venue's calendar */
  to_date: Scalars['String']['input'];
  /** End on the venue's wall clock, HH:MM */
  to_time: Scalars['String']['input'];
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a booking to change, and the version that was seen */
export type UpdateBookingInput = {
  /** A wish or remark of the client */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** Another coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** New end */
  end_time?: InputMaybe<Scalars['String']['input']>;
  /** Who comes beside the one who booked, all of them; until it ends */
  guest_names?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the mail to the client says beside the change */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Moves although the client is booked elsewhere then */
  override_client_overlap?: InputMaybe<OverlapOverrideInput>;
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Another bay; needs the permission to reassign */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** New start */
  start_time?: InputMaybe<Scalars['String']['input']>;
  /** checked_in, completed, no_show, or back to confirmed */
  status?: InputMaybe<BookingStatus>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** Another weekly time, bay or coach for bookings of a series; what is left out stays */
export type UpdateBookingSeriesInput = {
  /** The date of the series that the scope counts from */
  booking_id: Scalars['Int']['input'];
  /** Another coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** What the mail says beside the new times */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Another bay */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Which dates move; what has begun never does */
  scope?: InputMaybe<EditScope>;
  /** Leaves dates as they are that cannot be had, instead of moving none */
  skip_taken?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another start on the venue's wall clock, HH:MM */
  start?: InputMaybe<Scalars['String']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
  /** Another day of the same week */
  weekday?: InputMaybe<IsoWeekdayName>;
};

/** The fields of a draft to change, and the version that was seen */
export type UpdateCampaignInput = {
  /** Filters of the list of clients; everybody where there are none */
  audience?: InputMaybe<ClientFiltersInput>;
  /** Text of the mail; an empty line begins a paragraph; may have fields such as {{first_name}} */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Whether it advertises: it goes only to those who agreed to such mail */
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** What stands over the mail; may have fields such as {{first_name}} */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a class to change, and the version that was seen */
export type UpdateClassSessionInput = {
  /** Seats of each date */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Another coach */
  coach_id?: InputMaybe<Scalars['Int']['input']>;
  /** Another length in minutes */
  duration_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Whom it is for, in the venue's words */
  level?: InputMaybe<Scalars['String']['input']>;
  /** What the mail says beside the change */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Mails everybody with a seat */
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another price for who books from now on */
  price_amount?: InputMaybe<Scalars['BigInt']['input']>;
  /** Another bay or room */
  resource_id?: InputMaybe<Scalars['Int']['input']>;
  /** Which dates of its series change; past ones never do */
  scope?: InputMaybe<EditScope>;
  /** Another start on the venue's wall clock */
  start?: InputMaybe<Scalars['String']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a client to change, and the version that was seen */
export type UpdateClientInput = {
  /** An address shared with others; null takes it away */
  contact_email?: InputMaybe<Scalars['String']['input']>;
  /** The person's own email address; null takes it away */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number; null takes it away */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of one row of hours to change, and the version that was seen */
export type UpdateCoachAvailabilityInput = {
  /** A date, whose rows replace the weekday's; or give a weekday */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Until, HH:MM */
  ends?: InputMaybe<Scalars['String']['input']>;
  /** Saves although bookings then lie outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where; none means at each of the coach's locations */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** Why, for staff: Dentist, Junior tournament */
  note?: InputMaybe<Scalars['String']['input']>;
  /** From, HH:MM; with a date and without times it is a day off */
  starts?: InputMaybe<Scalars['String']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
  /** A weekday, for hours of every week; or give a date */
  weekday?: InputMaybe<CoachWeekday>;
};

/** Weekly hours of a coach to set, and the version that was seen */
export type UpdateCoachHoursInput = {
  /** The weekdays to replace; others stay */
  days: Array<CoachDayInput>;
  /** Saves although bookings then lie outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version of the coach that was seen */
  version: Scalars['Int']['input'];
};

/** The fields of a coach to change, and the version that was seen */
export type UpdateCoachInput = {
  /** weekly: weekly hours with dated exceptions; dates: named dates only */
  availability_mode?: InputMaybe<AvailabilityMode>;
  /** More about a coach: an object, or the same as JSON text */
  details?: InputMaybe<CoachDetailsInput>;
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Saves although bookings then lie outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** All locations where the coach teaches */
  location_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** A portrait; null for none */
  picture?: InputMaybe<PictureInput>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of the company to change, and the version that was seen */
export type UpdateCompanyInput = {
  /** The same of facility admins; an owner decides */
  admins_need_two_factor?: InputMaybe<Scalars['Boolean']['input']>;
  /** For how many months the audit log is kept, null for ever; what is older is deleted. An owner decides */
  audit_months?: InputMaybe<Scalars['Int']['input']>;
  /** Replaces the primary colour, #RRGGBB; null for the product's own */
  brand_color?: InputMaybe<Scalars['String']['input']>;
  /** Above the booking page; null for none */
  cover?: InputMaybe<PictureInput>;
  /** The same of those who may act for others or export clients; an owner decides */
  exporters_need_two_factor?: InputMaybe<Scalars['Boolean']['input']>;
  /** BCP 47 locale of dates and money */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Stands beside the name; null for none */
  logo?: InputMaybe<PictureInput>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether owners can only sign in with two factors; an owner decides */
  owners_need_two_factor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether gift cards are sold on the booking page */
  sells_gift_cards?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tax on what is sold from now on, null for none; what was sold keeps its own */
  tax?: InputMaybe<CompanyTaxInput>;
  /** IANA time zone, for example America/Vancouver */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** Hours to set, and the version that was seen */
export type UpdateLocationHoursInput = {
  /** All closures; left out, they stay */
  closures?: InputMaybe<Array<ClosureInput>>;
  /** The days to replace; others stay */
  days: Array<DayHoursInput>;
  /** All holidays; left out, they stay */
  holidays?: InputMaybe<Array<HolidayInput>>;
  /** Saves although bookings then lie outside the hours; they stay as they are */
  keep_bookings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a location to change, and the version that was seen */
export type UpdateLocationInput = {
  /** Street and number */
  address_line?: InputMaybe<Scalars['String']['input']>;
  /** City */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 country code, with its province */
  country?: InputMaybe<Scalars['String']['input']>;
  /** How dates are written, for example MM/DD/YYYY */
  dateformat?: InputMaybe<Scalars['String']['input']>;
  /** Email address */
  email?: InputMaybe<Scalars['String']['input']>;
  /** BCP 47 locale, for example en-US */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What it looks like; null for no picture */
  picture?: InputMaybe<PictureInput>;
  /** Postal code */
  postal_code?: InputMaybe<Scalars['String']['input']>;
  /** Province or state code, with its country */
  province_state?: InputMaybe<Scalars['String']['input']>;
  /** How times are written, for example h:mm a */
  timeformat?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone, for example America/Vancouver */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** What a client says to marketing mail from now on */
export type UpdateMarketingConsentInput = {
  /** What a client says to marketing mail. agreed: wants it; unsubscribed: does not want it */
  state: MarketingChoice;
};

/** The fields of a plan to change, and the version that was seen */
export type UpdateMembershipPlanInput = {
  /** What each period gives */
  benefits?: InputMaybe<Array<PlanBenefitInput>>;
  /** How often a plan is paid. monthly: every month; quarterly: every 3 months; semiannual: every 6 months; annual: every 12 months; custom: paid once, and never renews */
  billing_period?: InputMaybe<BillingPeriod>;
  /** How many days ahead its members may book, where a service lets others book fewer */
  booking_window_days?: InputMaybe<Scalars['Int']['input']>;
  /** Most people who have it at a time; none is without limit */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Most bookings to come that a member may have made by themselves; none is without limit */
  concurrent_bookings?: InputMaybe<Scalars['Int']['input']>;
  /** One or two sentences for who chooses a plan */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Only clients with one of these tags may have it from now on; who has it keeps it */
  eligible_tag_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Months after which a plan that does not renew ends; applies to those who buy it from now on */
  expires_after_months?: InputMaybe<Scalars['Int']['input']>;
  /** How many people may use one membership of it; who uses one already stays in it */
  family_size?: InputMaybe<Scalars['Int']['input']>;
  /** Most guests that a member may bring to a booking made by themselves; none is without limit */
  guest_limit?: InputMaybe<Scalars['Int']['input']>;
  /** Takes it off sale, or back on; who has it keeps it */
  is_archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether who has it may cancel it */
  is_cancellable?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its members pay for bookings; applies to bookings made from now on */
  member_prices?: InputMaybe<Array<MemberPriceInput>>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Days before the next period by which a cancellation must be made */
  notice_days?: InputMaybe<Scalars['Int']['input']>;
  /** Between which amounts buyers may choose on the booking page, of a gift card; none: its price alone */
  own_amount?: InputMaybe<OwnAmountInput>;
  /** Longest pause in days; none is 366 */
  pause_max_days?: InputMaybe<Scalars['Int']['input']>;
  /** Shortest pause in days; none is one day */
  pause_min_days?: InputMaybe<Scalars['Int']['input']>;
  /** A new price counts for who joins from now on */
  price?: InputMaybe<MoneyInput>;
  /** Months after its end before somebody may have it again */
  repurchase_lock_months?: InputMaybe<Scalars['Int']['input']>;
  /** Paid once, with the first period */
  sign_up_fee?: InputMaybe<MoneyInput>;
  /** Free days before the first bill, once for each person; applies to those who join from now on */
  trial_days?: InputMaybe<Scalars['Int']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** What to change of an own booking */
export type UpdatePublicBookingInput = {
  /** A wish or remark */
  client_note?: InputMaybe<Scalars['String']['input']>;
  /** New end; left out, the length stays */
  end_time?: InputMaybe<Scalars['String']['input']>;
  /** Number of people */
  party_size?: InputMaybe<Scalars['Int']['input']>;
  /** New start */
  start_time?: InputMaybe<Scalars['String']['input']>;
  /** The version that the person saw */
  version: Scalars['Int']['input'];
};

/** The fields of a resource to change, and the version that was seen */
export type UpdateResourceInput = {
  /** Most people at once; 4 where nothing is said */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Open when its location is, rather than by hours of its own */
  follows_location_hours?: InputMaybe<Scalars['Boolean']['input']>;
  /** All hours of its own, where it does not follow its location */
  hours?: InputMaybe<Array<DayHoursInput>>;
  /** Location that it stands in */
  location_id?: InputMaybe<Scalars['Int']['input']>;
  /** Name, for example Bay 4 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Place in lists, from 1; left out when added, the last */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Its type */
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The new name of a type, and the version that was seen */
export type UpdateResourceTypeInput = {
  /** Name, for example Simulator */
  name: Scalars['String']['input'];
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** What roles are to be allowed */
export type UpdateRolesPermissionsInput = {
  /** All of them or none; each role and permission once */
  changes: Array<RolePermissionChangeInput>;
};

/** What becomes a saved query's next version, and the one that was seen */
export type UpdateSavedQueryInput = {
  /** What the company calls it */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The document, as it was written */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Values for its variables, as a JSON object; {} where it has none */
  variables?: InputMaybe<Scalars['String']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a category to change, and the version that was seen */
export type UpdateServiceCategoryInput = {
  /** Name, for example Lessons */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Place in lists, from 1; left out when added, the last */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** The fields of a service to change, and the version that was seen */
export type UpdateServiceInput = {
  /** Who may book a service. anyone: also guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone */
  bookable_by?: InputMaybe<BookableBy>;
  /** Kept free after each booking */
  buffer_after_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Kept free before each booking */
  buffer_before_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Category that it stands under, or none */
  category_id?: InputMaybe<Scalars['Int']['input']>;
  /** Coaches who give it; only for lessons */
  coach_ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** One or two sentences for the booking page */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Lengths that it is sold in; bookings that stand already keep their price */
  durations?: InputMaybe<Array<ServiceDurationInput>>;
  /** Starts lie this many minutes apart, from local midnight */
  grid_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** How many days ahead it may be booked */
  horizon_days?: InputMaybe<Scalars['Int']['input']>;
  /** Whether bay time of its type is booked as this service; the one that was so before is so no more */
  is_type_default?: InputMaybe<Scalars['Boolean']['input']>;
  /** Most people in one booking */
  max_party_size?: InputMaybe<Scalars['Int']['input']>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Least time between booking and start */
  notice_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** When the peak price applies */
  peak_hours?: InputMaybe<Array<PeakHoursInput>>;
  /** For the booking page; null for no picture */
  picture?: InputMaybe<PictureInput>;
  /** The rules it is booked under; bookings that stand keep those they were made with */
  policy?: InputMaybe<BookingPolicyInput>;
  /** Place in lists, from 1; left out when added, the last */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Type of bay that it takes; bay time needs one */
  resource_type_id?: InputMaybe<Scalars['Int']['input']>;
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
  /** Who of those who wait may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are mailed at once and nothing is held, the first to take it has it */
  waitlist_offers?: InputMaybe<WaitlistOffers>;
};

/** The new name of a tag, and the version that was seen */
export type UpdateTagInput = {
  /** Name */
  name: Scalars['String']['input'];
  /** Grows by one with each change */
  version: Scalars['Int']['input'];
};

/** What a person changes of the own account */
export type UpdateUserProfileInput = {
  /** First name */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Last name */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number; null takes it away */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The preferences to change */
  preferences?: InputMaybe<PreferencesInput>;
  /** The version of the person that was seen */
  version: Scalars['Int']['input'];
};

/** What a person's dashboard shows from now on */
export type UpdateWidgetPreferencesInput = {
  /** The version that was read; a newer one is refused */
  version: Scalars['Int']['input'];
  /** In the order in which they stand; none is an empty dashboard */
  widgets: Array<DashboardWidgetInput>;
};

/** The dates of a class that a change reached */
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
  /** Email address that signs in */
  email?: Maybe<Scalars['String']['output']>;
  /** First name */
  first_name: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** Who acts in this person's name, if it is not the person */
  impersonation?: Maybe<Impersonation>;
  /** Upper-cased first letters of first and last name */
  initials: Scalars['String']['output'];
  /** Last name */
  last_name: Scalars['String']['output'];
  /** Whether the company asks this person for two-factor sign-in, and nothing else is open before */
  must_set_up_two_factor: Scalars['Boolean']['output'];
  /** First and last name */
  name: Scalars['String']['output'];
  /** Permissions that reach only what is the person's own */
  own_permissions: Array<Scalars['String']['output']>;
  /** When the password was last set by the person, where that is known */
  password_changed_at?: Maybe<Scalars['String']['output']>;
  /** Permissions that reach everything of the company */
  permissions: Array<Scalars['String']['output']>;
  /** Telephone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** How the person likes to work */
  preferences: Preferences;
  /** Roles at this company */
  roles: Array<Role>;
  /** Grows by one with each change of name, address or telephone number */
  version: Scalars['Int']['output'];
};

/** Tags for one person */
export type UserTagsInput = {
  /** Tags to add */
  tag_ids: Array<Scalars['Int']['input']>;
};

/** Why a gift card is taken back */
export type VoidGiftCardInput = {
  /** Why, for the history */
  reason: Scalars['String']['input'];
};

/** What the caller may do with somebody who waits. offer: hold a free place for them and tell them; reorder: give them another place in the order; remove: take them off the list */
export type WaitlistAction =
  /** hold a free place for them and tell them */
  | 'offer'
  /** take them off the list */
  | 'remove'
  /** give them another place in the order */
  | 'reorder';

/** Somebody who waits for a time or a seat that others have */
export type WaitlistEntry = {
  /** What the caller may do now */
  allowed_actions: Array<WaitlistAction>;
  /** The hold of the offer, or the booking that it became */
  booking_id?: Maybe<Scalars['Int']['output']>;
  /** The date of a class, where they wait for a seat */
  class_session_id?: Maybe<Scalars['Int']['output']>;
  /** The client, or none for a guest */
  client_id?: Maybe<Scalars['Int']['output']>;
  /** The coach they want, or who gives the class */
  coach_id?: Maybe<Scalars['Int']['output']>;
  /** Name of that coach */
  coach_name?: Maybe<Scalars['String']['output']>;
  /** Since when they wait */
  created_at: Scalars['String']['output'];
  /** Where the offer is mailed */
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
  /** Who waits */
  name: Scalars['String']['output'];
  /** When the place was offered */
  offered_at?: Maybe<Scalars['String']['output']>;
  /** Until when the offered place is held; none before an offer */
  offered_until?: Maybe<Scalars['String']['output']>;
  /** Number of people */
  party_size: Scalars['Int']['output'];
  /** Telephone number */
  phone?: Maybe<Scalars['String']['output']>;
  /** Place in the order of those who wait, from 1; none for others */
  place?: Maybe<Scalars['Int']['output']>;
  /** Service */
  service_id: Scalars['Int']['output'];
  /** Name of the service */
  service_name: Scalars['String']['output'];
  /** Start, RFC 3339 in UTC */
  start_time: Scalars['String']['output'];
  /** Where somebody's wait stands. waiting: nothing is free yet; offered: a place is held for them, and they have been told; booked: they took it; declined: they did not want it; expired: they did not answer in time; left: they left the list; removed: the venue took them off; closed: the time came, or the class was cancelled */
  status: WaitlistStatus;
  /** When they were mailed that a place is free for whoever takes it first; none while nothing is, or where it is offered in turn */
  told_at?: Maybe<Scalars['String']['output']>;
  /** Grows by one with each change */
  version: Scalars['Int']['output'];
};

/** Who of those who wait may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are mailed at once and nothing is held, the first to take it has it */
export type WaitlistOffers =
  /** all are mailed at once and nothing is held, the first to take it has it */
  | 'everybody'
  /** it is held for the first for some time, then for the next */
  | 'in_turn';

/** One page of waiting list entries */
export type WaitlistPage = {
  /** The waiting list entries of this page */
  data: Array<WaitlistEntry>;
  /** Where a page stands in its list */
  meta: Meta;
};

/** open: waiting or offered; ended: all others */
export type WaitlistState =
  /** all others */
  | 'ended'
  /** waiting or offered */
  | 'open';

/** Where somebody's wait stands. waiting: nothing is free yet; offered: a place is held for them, and they have been told; booked: they took it; declined: they did not want it; expired: they did not answer in time; left: they left the list; removed: the venue took them off; closed: the time came, or the class was cancelled */
export type WaitlistStatus =
  /** they took it */
  | 'booked'
  /** the time came, or the class was cancelled */
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

/** The entry as the caller saw it */
export type WaitlistVersionInput = {
  /** The version that the caller saw */
  version: Scalars['Int']['input'];
};

/** Lets an amount due pass */
export type WaiveAmountDueInput = {
  /** Why, for the history */
  reason: Scalars['String']['input'];
};

/** Lets a part of what a booking owes pass */
export type WaiveBalanceInput = {
  /** What need not be paid */
  amount: MutationInput_WaiveBalance_Input_AmountInput;
  /** Why, for the history */
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
  /** Telephone number */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A day of the week, or holiday for the row that replaces it on holidays. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7; holiday: each date that the location lists as a holiday, whichever weekday it is */
export type Weekday =
  /** ISO weekday 5 */
  | 'friday'
  /** each date that the location lists as a holiday, whichever weekday it is */
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

/** todo: what waits for a person; arrivals: who comes next; bays: each bay's day; revenue: what came in this week; bay_use: occupancy this week; bookings: bookings this week; no_shows: missed bookings this week; bay_revenue: what each bay brings an open hour this month; saved_query: what a saved query of the company answers */
export type WidgetName =
  /** who comes next */
  | 'arrivals'
  /** what each bay brings an open hour this month */
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
  /** what waits for a person */
  | 'todo';

/** What a person's dashboard shows */
export type WidgetPreferences = {
  /** Whose dashboard it is */
  id: Scalars['Int']['output'];
  /** Goes up with each change; 0 while nothing was chosen */
  version: Scalars['Int']['output'];
  /** In the order in which they stand */
  widgets: Array<DashboardWidget>;
};

/** small: a third of the width; medium: two thirds; large: all of it */
export type WidgetSize =
  /** all of it */
  | 'large'
  /** two thirds */
  | 'medium'
  /** a third of the width */
  | 'small';

/** Something booked that reads another time since a zone's rules have changed */
export type ZoneShift = {
  /** Service, bay and coach */
  detail: Scalars['String']['output'];
  /** End, RFC 3339 in UTC */
  end_time: Scalars['String']['output'];
  /** When it was found */
  found_at: Scalars['String']['output'];
  /** Id */
  id: Scalars['Int']['output'];
  /** What reads another time; booking: a booking of a bay or a lesson; class_session: a date of a class with its seats; blocked_time: a time that is blocked */
  kind: ZoneShiftKind;
  /** Start on the wall clock by the present rules, with its offset */
  local_after: Scalars['String']['output'];
  /** Start on the wall clock as it was told when it was booked, with its offset then */
  local_before: Scalars['String']['output'];
  /** Location whose clock it goes by */
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

/** What reads another time; booking: a booking of a bay or a lesson; class_session: a date of a class with its seats; blocked_time: a time that is blocked */
export type ZoneShiftKind =
  /** a time that is blocked */
  | 'blocked_time'
  /** a booking of a bay or a lesson */
  | 'booking'
  /** a date of a class with its seats */
  | 'class_session';

/** What reads another time since the rules of a zone's clocks have changed */
export type ZoneShiftList = {
  /** What is still to be decided, in order of start; at most 500 */
  data: Array<ZoneShift>;
  /** How many there are in all */
  total: Scalars['Int']['output'];
};

/** What the card is charged */
export type MutationInput_ChargeSavedCard_Input_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** What is to be paid */
export type MutationInput_CreatePaymentLink_Input_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** What is refunded */
export type MutationInput_RefundPayment_Input_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** What is taken, without the tip */
export type MutationInput_TakePayment_Input_Shares_Items_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** Given besides; none when left out */
export type MutationInput_TakePayment_Input_Shares_Items_TipInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};

/** What need not be paid */
export type MutationInput_WaiveBalance_Input_AmountInput = {
  /** Integer minor units */
  amount: Scalars['Int']['input'];
  /** ISO 4217 currency code */
  currency: Scalars['String']['input'];
};
