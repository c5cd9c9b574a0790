import { z } from "zod";
import { aboutTheir } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, pagingQuery } from "#schema/shared/paging.ts";
import { InputInstant } from "#schema/shared/time.ts";
import { AdjustAllowanceInput, Allowance, AllowanceEntryPage, AllowanceQuote } from "./models.ts";

const entriesQuery = z.object(pagingQuery);
export type AllowanceEntriesQuery = z.infer<typeof entriesQuery>;

const quoteQuery = z.object({
  client_id: Id.describe("The client whose membership would cover it"),
  service_id: Id.describe("Service"),
  location_id: Id.describe("Location"),
  start_time: InputInstant.describe("Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  end_time: InputInstant.describe("End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  price_amount: z.int().min(0).max(1_000_000_000).describe("Price of one booking, in minor units"),
  seats: z.int().min(1).max(100).default(1).describe("Seats in a class, which count as one booking"),
  bays: z.int().min(1).max(20).default(1).describe("Bays for a party, each a booking of its own"),
});
export type AllowanceQuoteQuery = z.infer<typeof quoteQuery>;

export const allowanceOperations = defineOperations({
  allowanceQuote: {
    method: "get",
    path: "/api/v1/allowance-quote",
    audience: "signed_in",
    summary:
      "Shows what a client's membership would cover of a booking made now. Clients can ask only about their own.",
    query: quoteQuery,
    answer: AllowanceQuote,
  },
  clientAllowanceEntries: {
    method: "get",
    path: "/api/v1/clients/{id}/allowance-entries",
    audience: "staff",
    permission: "clients.read",
    summary: "Lists the changes to a client's allowances, newest first.",
    params: idParams,
    query: entriesQuery,
    answer: AllowanceEntryPage,
  },
  adjustAllowance: {
    method: "post",
    path: "/api/v1/allowances/{id}/adjustments",
    audience: "staff",
    permission: "memberships.write",
    retry: "same_answer",
    refreshes: ["currentMembership", "clientAllowanceEntries"],
    audit: aboutTheir("Adjusted", "allowance"),
    summary: "Adds to or takes from an allowance of the current period, with a reason.",
    params: idParams,
    body: AdjustAllowanceInput,
    answer: Allowance,
  },
});
