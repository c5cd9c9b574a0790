import { plainForm } from "#api/text/plain-form.ts";
import type { ImportField, ImportKind } from "#schema/clients/imports/models.ts";

/** Column names of other systems, without case, spaces and punctuation. */
type Names = Readonly<Partial<Record<ImportField, readonly string[]>>>;

const PERSON: Names = {
  first_name: ["firstname", "givenname", "inviteefirstname", "forename", "vorname", "prenom"],
  middle_name: ["middlename", "additionalname"],
  last_name: ["lastname", "familyname", "surname", "inviteelastname", "nachname", "familienname", "nomdefamille"],
  email: [
    "email",
    "emailaddress",
    "email1value",
    "inviteeemail",
    "holderemail",
    "mail",
    "primaryemail",
    "emailadresse",
    "mailadresse",
    "courriel",
    "adressecourriel",
    "adresseemail",
    "adressemail",
  ],
  phone: [
    "mobile",
    "mobilephone",
    "cellphone",
    "cell",
    "phone",
    "phonenumber",
    "phone1value",
    "telephone",
    "homephone",
    "home",
    "dayphone",
    "day",
    "workphone",
    "work",
    "nightphone",
    "holderphone",
    "textremindernumber",
    "tel",
    "mobilenumber",
    "mobilephonenumber",
    "telephonenumber",
    "cellnumber",
    "telefon",
    "telefonnummer",
    "telefonmobil",
    "telefonprivat",
    "mobil",
    "mobilnummer",
    "mobiltelefon",
    "mobilfunknummer",
    "handy",
    "handynummer",
    "rufnummer",
    "telephonemobile",
    "telephoneportable",
    "portable",
    "numerodetelephone",
  ],
};

const FULL_NAMES = [
  "fullname",
  "name",
  "clientname",
  "customername",
  "inviteename",
  "membername",
  "displayname",
  "nom",
];
const NUMBERS = ["clientid", "squarecustomerid", "customerid", "customernumber", "member", "memberid", "membernumber"];
const CURRENCIES = ["currency", "currencycode", "paymentcurrency", "wahrung", "devise"];
const NOTES = ["notes", "note", "memo", "comments", "comment"];

const NAMES: Readonly<Record<ImportKind, Names>> = {
  clients: {
    ...PERSON,
    external_id: [...NUMBERS, "id"],
    full_name: FULL_NAMES,
    company: ["companyname", "company", "organizationname", "organization1name"],
    contact_email: ["email2value", "contactemail", "secondaryemail", "alternateemail", "email2"],
    tags: ["tags", "generaltags", "labels", "label", "groups", "groupmembership"],
    note: NOTES,
    // Other names may stand for another consent, such as to text messages, so that nobody's consent is guessed.
    marketing: ["marketing", "marketingconsent"],
  },
  coaches: {
    ...PERSON,
    full_name: [...FULL_NAMES, "coach", "instructor", "staff", "username"],
  },
  resources: {
    resource: ["name", "resource", "bay", "space", "room", "simulator"],
    resource_type: ["type", "resourcetype", "resourcetypeid", "kind", "category"],
    location: ["location", "locationid", "venue", "place", "site"],
    capacity: ["capacity", "people", "maxpeople", "seats"],
  },
  bookings: {
    ...PERSON,
    external_id: ["appointmentid", "bookingid", "reservationid", "id"],
    client_number: NUMBERS,
    full_name: [...FULL_NAMES, "client", "customer", "holder"],
    date: ["date", "startdate"],
    start: ["start", "starttime", "startdatetime", "starts", "localstart", "time"],
    end: ["end", "endtime", "enddatetime", "ends", "localend"],
    timezone: ["timezone", "timezonename", "tz", "zeitzone", "fuseauhoraire"],
    am_pm: ["ampm", "meridiem"],
    duration: ["duration", "durationminutes", "durationhours", "minutes", "length", "dauer", "duree"],
    service: ["service", "appointmenttype", "eventtypename", "type"],
    resource: ["resource", "bay", "spaces", "space", "room", "simulator"],
    coach: ["coach", "staff", "instructor", "username"],
    resource_or_coach: ["calendar"],
    location: ["location", "venue", "site"],
    status: ["status", "label"],
    is_cancelled: ["canceled", "cancelled"],
    is_no_show: ["markedasnoshow", "noshow"],
    price: ["price", "appointmentprice", "paymentamount", "amount"],
    currency: CURRENCIES,
    payment: ["payment", "paymentstatus", "paid"],
    code: ["certificatecode", "coupon", "packagecode"],
    note: [...NOTES, "clientnote"],
  },
  memberships: {
    ...PERSON,
    client_number: NUMBERS,
    full_name: [...FULL_NAMES, "client"],
    plan: ["plan", "membership", "membershiptype", "membershipplan", "categoryname", "purchaseoption"],
    status: ["status", "membershipstatus"],
    start: ["start", "startdate", "membershipstart", "membershipstartdate"],
    next_bill: [
      "nextbill",
      "nextbilling",
      "nextbillingdate",
      "nextpayment",
      "nextpaymentdate",
      "membershipnextpaymentdate",
      "nextduedate",
    ],
    pause_from: ["holdstart", "suspendedon", "pausefrom", "frozenfrom"],
    pause_until: ["holdend", "pauseuntil", "frozenuntil"],
    cancel_on: ["cancelson", "canceldate", "cancelledon", "expirationdate", "membershipend", "categoryexpires"],
    price: ["price", "membershipprice"],
    currency: CURRENCIES,
    family: ["family", "familyid", "familynumber", "familygroup", "household", "householdid", "householdname"],
    family_role: ["familyrole", "familyposition", "householdrole", "relationship", "relation"],
  },
};

/** The kind of a row, where another column is the service: Skedda's, next to its spaces. */
const TYPE_OF_ROW: Names = { booking_type: ["type"] };

/** A family's name that is not the person's: CourtReserve's, next to the last name. */
const NAME_OF_FAMILY: Names = { family: ["familyname"] };

const tables = new Map<Names, ReadonlyMap<string, ImportField>>();

function tableOf(names: Names): ReadonlyMap<string, ImportField> {
  const known = tables.get(names);
  if (known) return known;
  const entries = Object.entries(names).flatMap(
    ([field, list]) => list.map((name) => [name, field as ImportField] as const), // keys of a constant
  );
  const table = new Map(entries);
  tables.set(names, table);
  return table;
}

/** As the names above are written: without accents, too. */
const bare = (name: string): string => plain(plainForm(name));

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The most likely field for a column of this name. */
export const guessField = (kind: ImportKind, name: string): ImportField | null =>
  tableOf(NAMES[kind]).get(bare(name)) ?? null;

export const isKnownColumn =
  (kind: ImportKind) =>
  (name: string): boolean =>
    guessField(kind, name) !== null;

/** Fields that several columns may map to; for all others the first column wins. */
export const IS_MANY: ReadonlySet<ImportField> = new Set<ImportField>([
  "phone",
  "tags",
  "note",
  "status",
  "email",
  "full_name",
  "am_pm",
]);

/** Guesses a field for each column. */
export function guessColumns(kind: ImportKind, header: readonly string[]): (ImportField | null)[] {
  const hasColumn = (...names: string[]) => header.some((name) => names.includes(plain(name)));
  // Calendly's location is a link or a room.
  const meetsInvitees = kind === "bookings" && hasColumn("inviteename", "inviteeemail");
  const rather: Names[] = [
    ...(kind === "bookings" && hasColumn("spaces") ? [TYPE_OF_ROW] : []),
    ...(kind === "memberships" && hasColumn("lastname", "surname", "familyrole") ? [NAME_OF_FAMILY] : []),
  ];
  const guesses = header.map((name) => {
    const first = rather.flatMap((names) => tableOf(names).get(bare(name)) ?? [])[0];
    const guess = first ?? guessField(kind, name);
    return guess === "location" && meetsInvitees ? null : guess;
  });
  return guesses.map((field, n) => {
    if (field === null) return null;
    return IS_MANY.has(field) || guesses.indexOf(field) === n ? field : null;
  });
}

/** Identifies the format of a file: the same columns in the same order. */
export const headerKey = (kind: ImportKind, header: readonly string[]): string =>
  [...(kind === "clients" ? [] : [kind]), ...header.map(plain)].join("|");

/** Two columns of one name are asked about, also where different names may share the field. */
const IS_ASKED: ReadonlySet<ImportField> = new Set<ImportField>(["email", "full_name"]);

/** A column name that occurs twice although only one can be right. */
export const doubledColumn = (kind: ImportKind, header: readonly string[]): string | undefined =>
  header.find((name, n) => {
    const field = guessField(kind, name);
    const isOne = field !== null && (!IS_MANY.has(field) || IS_ASKED.has(field));
    return isOne && header.findIndex((other) => plain(other) === plain(name)) !== n;
  });
