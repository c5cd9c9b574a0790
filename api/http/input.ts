import { z } from "zod";
import { ApiError, badArgument } from "#api/errors/errors.ts";
import { parseInstant } from "#api/time/instants.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { sentences } from "#schema/shared/sentences.ts";

export const BODY_LIMIT_BYTES = 1_000_000;

type ObjectModel = z.ZodObject<z.ZodRawShape>;

const BOOLEANS = new Map([
  ["true", true],
  ["false", false],
]);

/** In JSON text: NUL or half a surrogate pair, which PostgreSQL's text and jsonb cannot hold. */
const NOT_STORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const ENTITY_TAG = /^(?:W\/)?"?(\d{1,9})"?$/;

/** The version in If-Match: equivalent to `version` in the input, and used when that is omitted. */
function matchedVersion(request: Request): string | undefined {
  return ENTITY_TAG.exec(request.headers.get("if-match")?.trim() ?? "")?.[1];
}

/** Parses path and query: text is converted to the types of the model; throws `bad_argument` (400) for what does not parse. */
export function parseArguments(model: ObjectModel | undefined, read: (name: string) => string[]): unknown {
  if (!model) return undefined;
  const raw: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(model.shape)) {
    const texts = read(name);
    if (texts.length > 0) raw[name] = fromText(unwrap(field), texts);
  }
  const parsed = model.safeParse(raw, { error: sentences });
  if (parsed.success) return refuseNotStorable(parsed.data, "bad_argument");
  const errors = byField(parsed.error);
  throw new ApiError("bad_argument", firstSentence(errors), { errors });
}

/**
 * Parses the JSON body, which may be empty if the model requires nothing; throws `validation_failed` (422) with the
 * errors per field.
 */
export async function parseBody(model: ObjectModel | undefined, request: Request): Promise<unknown> {
  if (!model) return undefined;
  const text = await readText(request);
  const sent = text === "" && asksForNothing(model) ? {} : parseJson(text);
  const json = withVersion(model, sent, matchedVersion(request));
  const parsed = model.safeParse(json, { error: sentences });
  if (parsed.success) return refuseNotStorable(parsed.data, "validation_failed");
  const errors = byField(parsed.error);
  throw new ApiError("validation_failed", firstSentence(errors), { errors });
}

const asksForNothing = (model: ObjectModel): boolean => model.safeParse({}).success;

function withVersion(model: ObjectModel, json: unknown, version: string | undefined): unknown {
  const lacksVersion = "version" in model.shape && typeof json === "object" && json !== null && !("version" in json);
  return lacksVersion && version !== undefined ? { ...json, version: Number(version) } : json;
}

/** Returns a reader of query parameters by name, with If-Match as the fallback for `version`. */
export function queryReader(request: Request): (name: string) => string[] {
  const query = new URL(request.url).searchParams;
  const version = matchedVersion(request);
  return (name) => {
    const texts = query.getAll(name);
    return name === "version" && texts.length === 0 && version !== undefined ? [version] : texts;
  };
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT_BYTES) throw tooLarge();
  // HTTP itself limits a body to its declared length; a body without one is counted while it is read.
  if (request.headers.has("content-length") || !request.body) return request.text();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const tooLarge = (): ApiError => new ApiError("too_large", "Send at most 1 MB.");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("bad_json", "The body is not valid JSON.");
  }
}

function unwrap(field: unknown): z.ZodType {
  let model = field as z.ZodType; // the values of a shape are zod types, which its type does not express
  while (model instanceof z.ZodOptional || model instanceof z.ZodDefault || model instanceof z.ZodNullable) {
    model = model.unwrap() as z.ZodType; // zod's core type for the same object
  }
  return model;
}

function fromText(model: z.ZodType, texts: string[]): unknown {
  if (model instanceof z.ZodArray) {
    const element = model.element as z.ZodType; // as above
    return texts.flatMap((text) => text.split(",")).map((text) => fromText(element, [text]));
  }
  const text = texts.at(-1) ?? "";
  if (model instanceof z.ZodNumber) return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (model instanceof z.ZodBoolean) return BOOLEANS.get(text) ?? text;
  return text;
}

function byField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) (errors[issue.path.join(".")] ??= []).push(issue.message);
  return errors;
}

function firstSentence(errors: Record<string, string[]>): string {
  const [field, sentence] = Object.entries(errors)[0] ?? ["", ["The input is not valid."]];
  return field ? `${field}: ${sentence[0]}` : (sentence[0] ?? "");
}

function refuseNotStorable<T>(value: T, code: "bad_argument" | "validation_failed"): T {
  const field = notStorable(value, []);
  if (field === null) return value;
  const sentence = "This text has a character that cannot be kept: NUL, or half of a pair.";
  throw new ApiError(code, `${field}: ${sentence}`, { errors: { [field]: [sentence] } });
}

/** The path of the field whose text cannot be stored; looks into the parts only if the whole contains such text. */
function notStorable(value: unknown, path: string[]): string | null {
  if (!NOT_STORABLE.test(JSON.stringify(value) ?? "")) return null;
  if (typeof value !== "object" || value === null) return path.join(".");
  const inside = Object.entries(value).map(([key, part]) => notStorable(part, [...path, key]));
  return inside.find((field) => field !== null) ?? path.join(".");
}

/** Parses an instant from the input. */
export function instantArgument(field: string, text: string): Temporal.Instant {
  const instant = parseInstant(text);
  if (!instant) throw badArgument(field, "There is no such date and time.");
  return instant;
}

/** The model of a response: with all its fields, or only the requested ones. */
export function answerModel({ answer: whole, sparseAnswer }: Operation, { url }: Request): Operation["answer"] {
  return sparseAnswer && new URL(url).searchParams.has("fields") ? sparseAnswer : whole;
}
