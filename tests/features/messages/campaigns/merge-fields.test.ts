import { describe, expect, it } from "vitest";
import {
  inBraces,
  MERGE_FIELDS,
  templatePieces,
  templateProblem,
  usesField,
} from "#schema/messages/campaigns/merge-fields.ts";

describe("a text with merge fields", () => {
  it("is split at its fields, with any spaces in the braces", () => {
    expect(templatePieces("Hello {{ first_name }}, see {{booking_page}}")).toEqual([
      { text: "Hello " },
      { field: "first_name" },
      { text: ", see " },
      { field: "booking_page" },
    ]);
    expect(templatePieces("{{first_name}}")).toEqual([{ field: "first_name" }]);
    expect(templatePieces("{one} brace")).toEqual([{ text: "{one} brace" }]);
  });

  it("may have every field, once or often, and single braces", () => {
    expect(templateProblem(MERGE_FIELDS.map(({ name }) => inBraces(name)).join(" and "))).toBeUndefined();
    expect(templateProblem("{{first_name}}{{first_name}} {ok} }")).toBeUndefined();
  });

  it("lists the fields it uses", () => {
    expect(usesField("on {{renewal_date}}", "renewal_date")).toBe(true);
    expect(usesField("on renewal_date", "renewal_date")).toBe(false);
  });

  it("reports errors with their line", () => {
    expect(templateProblem("a\nb {{nick}}")).toMatch(
      /^\{\{nick\}\} in line 2 is not a field\. Use \{\{first_name\}\},/,
    );
    expect(templateProblem("a {{first_name\nb}}")).toBe(
      "The field that begins with {{first_name in line 1 has no }} after its name.",
    );
    expect(templateProblem("a }} b")).toBe("The }} in line 1 has no {{ before it.");
  });
});
