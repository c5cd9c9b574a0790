import fc from "fast-check";
import { ODD_VALUES, SOUND_DATES, SOUND_EMAILS, SOUND_TEXTS, SOUND_TIMES } from "./odd-values.ts";
import { resolved, type Endpoint, type Parameter, type Schema } from "./openapi-contract.ts";

/** Known identifying values by the ending of a field's name; a list may grow while calls are made. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>;

/** The values for one call, valid or not. */
export interface Asked {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** A value of a request to be replaced. */
interface Fault {
  /** The index among all values, modulo their number. */
  at: number;
  value: unknown;
}

/** Arbitrary JSON, or values known to break programs. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const faults: fc.Arbitrary<Fault[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Fault[]>([]) },
  { weight: 3, arbitrary: fc.array(fc.record({ at: fc.nat(), value: oddValue }), { minLength: 1, maxLength: 2 }) },
);

/**
 * A request of the published shape, or one that is known to succeed; in more than half of all cases one or two of its
 * values are replaced.
 */
export function arbitraryQuestion(endpoint: Endpoint, known: Known, good: () => Partial<Asked>): fc.Arbitrary<Asked> {
  const asked = fc.oneof(
    { weight: 2, arbitrary: soundQuestion(endpoint, known) },
    { weight: 1, arbitrary: fc.integer({ min: 10, max: 28 }).map((day) => onDay({ ...NOTHING, ...good() }, day)) },
  );
  return fc.tuple(asked, faults).map(([question, wrong]) => wrong.reduce(withFault, question));
}

const NOTHING: Asked = { params: {}, query: {} };

/** Moves a request to another day: the good requests all use the same one, which would soon be fully booked. */
function onDay(asked: Asked, day: number): Asked {
  return JSON.parse(JSON.stringify(asked).replaceAll("2027-05-10 ", `2027-05-${day} `));
}

function soundQuestion({ operation, schemas, body }: Endpoint, known: Known): fc.Arbitrary<Asked> {
  const values = (place: Parameter["in"]): fc.Arbitrary<Record<string, unknown>> => {
    const here = operation.parameters.filter((parameter) => parameter.in === place);
    const sound = here.map(({ name, schema }) => [name, soundValue(schema, schemas, known, name)] as const);
    const requiredKeys = here.filter((parameter) => parameter.required).map(({ name }) => name);
    return fc.record(Object.fromEntries(sound), { requiredKeys });
  };
  const ofBody: fc.Arbitrary<unknown> = body ? soundValue(body, schemas, known, "") : fc.constant(undefined);
  return fc.record({ params: values("path"), query: values("query"), body: ofBody });
}

function soundValue(
  schema: Schema,
  schemas: Record<string, Schema>,
  known: Known,
  name: string,
): fc.Arbitrary<unknown> {
  const here = resolved(schema, schemas);
  const below = (inner: Schema, innerName: string) => soundValue(inner, schemas, known, innerName);
  if (here.anyOf) return fc.oneof(...here.anyOf.map((option) => below(option, name)));
  if (here.properties) {
    const properties = Object.entries(here.properties).map(([key, inner]) => [key, below(inner, key)] as const);
    return fc.record(Object.fromEntries(properties), { requiredKeys: here.required ?? [] });
  }
  if (here.type === "array") return fc.array(below(here.items ?? {}, name.replace(/s$/, "")), { maxLength: 4 });
  const names = Object.entries(known).find(([ending]) => name === ending || name.endsWith(`_${ending}`))?.[1];
  return names ? oneOfNow(names) : soundPlainValue(here);
}

/** A value of the list as of the call. */
function oneOfNow(names: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.nat().map((place) => names[place % names.length]);
}

function soundPlainValue(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000, minLength = 0, maxLength = 2_000 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer")
    return fc.oneof(fc.integer({ min: minimum, max: Math.max(minimum, 9) }), fc.constant(maximum));
  if (schema.format === "date") return fc.constantFrom(...SOUND_DATES);
  if (schema.format === "email") return fc.constantFrom(...SOUND_EMAILS);
  if (schema.pattern?.includes("T\\d\\d")) return fc.constantFrom(...SOUND_TIMES);
  if (schema.pattern?.includes("24:00")) return fc.constantFrom("00:00", "09:00", "17:30", "24:00");
  return fc
    .oneof(fc.constantFrom(...SOUND_TEXTS), fc.string({ unit: "grapheme", maxLength: 40 }))
    .map((text) => text.padEnd(minLength, "x").slice(0, maxLength));
}

type Place = { of: Record<string, unknown>; key: string };

/** The same request with one value replaced; a body may be replaced as a whole. */
function withFault(asked: Asked, { at, value }: Fault): Asked {
  const changed = structuredClone(asked);
  const places = [
    ...placesIn(changed.params),
    ...placesIn(changed.query),
    ...placesIn({ body: changed.body }, changed),
  ];
  const place = places[at % places.length];
  if (place) place.of[place.key] = value;
  return changed;
}

function placesIn(value: object, owner: object = value): Place[] {
  return Object.entries(value).flatMap(([key, inner]) => [
    // a value with a key always has an object or array as its parent
    { of: owner as Record<string, unknown>, key },
    ...(typeof inner === "object" && inner !== null ? placesIn(inner) : []),
  ]);
}
