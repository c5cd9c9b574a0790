import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { explain, NETWORK_SENTENCE, refusalOf, SERVER_SENTENCE } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";

function refused(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });
}

describe("explain", () => {
  it("uses the server's message, its fields and the request's id", () => {
    const error = refused("The venue opens at 9:00 on Tuesdays.", {
      code: "outside_hours",
      status: 422,
      errors: { start_time: ["The venue opens at 9:00 on Tuesdays.", "And closes at 23:00."] },
      request_id: "req-7",
    });
    expect(explain(error)).toEqual({
      message: "The venue opens at 9:00 on Tuesdays.",
      fields: { start_time: "The venue opens at 9:00 on Tuesdays." },
      requestId: "req-7",
    });
  });

  it("says that the server cannot be reached if there was no response", () => {
    expect(explain(new TypeError("fetch failed")).message).toBe(NETWORK_SENTENCE);
  });

  it("hides internal server errors", () => {
    expect(explain(refused("null is not an object", { code: "internal", status: 500 })).message).toBe(SERVER_SENTENCE);
  });

  it("reads a document that was refused before it ran", () => {
    const body = { errors: [{ message: "The question is too deep.", extensions: { code: "limit_exceeded" } }] };
    const response = new Response(JSON.stringify(body), { status: 400 });
    const error = new ServerError("Bad Request", { response, bodyText: JSON.stringify(body) });
    expect(faultOf(error)).toMatchObject({ status: 400, code: "limit_exceeded", message: "The question is too deep." });
  });

  it("includes the nearest times and the current version", () => {
    const error = refused("Taken.", {
      code: "slot_taken",
      status: 409,
      alternatives: [{ start_time: "x" }],
      current: 4,
    });
    expect(faultOf(error)).toMatchObject({ alternatives: [{ start_time: "x" }], current: 4 });
  });
});

describe("refusalOf", () => {
  it("shows only field messages if there are any", () => {
    const error = refused("Check the fields.", {
      code: "validation_failed",
      status: 422,
      errors: { name: ["Enter one."] },
    });
    expect(refusalOf(error)).toEqual({ fields: { name: "Enter one." } });
  });

  it("shows the general message if no field has one", () => {
    const error = refused("Try later.", { code: "rate_limited", status: 429 });
    expect(refusalOf(error)).toEqual({ message: "Try later.", fields: {} });
  });
});
