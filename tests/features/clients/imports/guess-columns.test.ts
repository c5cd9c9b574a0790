import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubledColumn, guessColumns, guessField, IS_MANY } from "#api/features/clients/imports/guess-columns.ts";

const NAMES = ["First Name", "Last Name", "Email", "Phone", "Notes", "Tags", "Birthday", "City"];
const KNOWN = NAMES.filter((name) => guessField("clients", name) !== null);

/** As systems write the same name: in other letters, with other marks. */
const written = (name: string) =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    name.replaceAll(" ", "_"),
    `${name}:`,
    name.replaceAll(" ", ""),
  );
const unknown = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .filter((name) => guessField("clients", name) === null)
  .map((name) => ({ name, field: null }));

/** Columns in any order, some of which no system of ours knows, with what each holds. */
const columns = fc
  .tuple(fc.subarray(KNOWN, { minLength: 1 }), fc.array(unknown, { maxLength: 6 }))
  .chain(([names, others]) =>
    fc
      .tuple(...names.map(written))
      .map((spelled) => [
        ...spelled.map((name, n) => ({ name, field: guessField("clients", names[n] ?? "") })),
        ...others,
      ]),
  )
  .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));

describe("guessing the meaning of columns", () => {
  it("uses their names, in any order and spelling, and among other columns", () => {
    expect(KNOWN.length).toBeGreaterThanOrEqual(6);
    fc.assert(
      fc.property(columns, (header) => {
        const names = header.map(({ name }) => name);
        expect(guessColumns("clients", names)).toEqual(header.map(({ field }) => field));
        expect(doubledColumn("clients", names)).toBeUndefined();
      }),
    );
  });

  it("assigns a field to two columns only if it may have several", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KNOWN, "Nothing"), { maxLength: 12 }), (header) => {
        const fields = guessColumns("clients", header).filter((field) => field !== null && !IS_MANY.has(field));
        expect(new Set(fields).size).toBe(fields.length);
        // None is lost: who has the column has the field.
        for (const name of header) expect(guessColumns("clients", header)).toContain(guessField("clients", name));
      }),
    );
  });

  it.each([
    [
      "clients",
      "phone",
      ["Mobile number", "Mobiltelefon", "Telefon", "Telefonnummer", "Handy", "Téléphone", "TELEFON:"],
    ],
    ["clients", "email", ["E-Mail-Adresse", "Emailadresse", "Courriel", "Adresse courriel", "E-mail"]],
    ["clients", "first_name", ["Vorname", "Prénom", "Given name"]],
    ["clients", "last_name", ["Nachname", "Nom de famille", "Surname"]],
    ["bookings", "phone", ["Handy", "Téléphone", "Mobilenumber"]],
    ["bookings", "location", ["Location", "Venue", "Site"]],
    ["bookings", "timezone", ["Timezone", "Zeitzone", "Fuseau horaire"]],
    ["memberships", "currency", ["Currency", "Währung", "Devise"]],
  ] as const)("knows the names of other programs and languages: %s, %s", (kind, field, headers) => {
    expect(headers.map((name) => [name, guessColumns(kind, [name])[0]])).toEqual(headers.map((name) => [name, field]));
  });
});
