import { z } from "zod";
import { aboutTheir } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, pagingQuery } from "#schema/shared/paging.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { CashUp, CashUpPage, CashUpSheet, CloseCashUpInput, ReopenCashUpInput } from "./models.ts";

const sheetQuery = z.object({
  location_id: Id.describe("The location whose drawer it is"),
  day: VenueDate.optional().describe("The day on the venue's calendar; today if left out"),
});
export type CashUpSheetQuery = z.infer<typeof sheetQuery>;

const listQuery = z.object({ ...pagingQuery, location_id: Id.optional().describe("Only at this location") });
export type CashUpListQuery = z.infer<typeof listQuery>;

const REFRESHED = ["cashUps", "cashUpSheet"] as const;

export const cashUpOperations = defineOperations({
  cashUps: {
    method: "get",
    path: "/api/v1/cash-ups",
    audience: "staff",
    permission: "payments.take",
    summary: "Lists the days that were closed, newest first.",
    query: listQuery,
    answer: CashUpPage,
  },
  cashUpSheet: {
    method: "get",
    path: "/api/v1/cash-ups/sheet",
    audience: "staff",
    permission: "payments.take",
    summary: "Returns what a desk counts against: the cash of a day and the amount expected in the drawer.",
    query: sheetQuery,
    answer: CashUpSheet,
  },
  closeCashUp: {
    method: "post",
    path: "/api/v1/cash-ups",
    status: 201,
    audience: "staff",
    permission: "payments.take",
    retry: "same_answer",
    refreshes: REFRESHED,
    audit: aboutTheir("Closed", "cash-up"),
    summary: "Closes a desk's day; the difference and the amount banked become ledger entries.",
    body: CloseCashUpInput,
    answer: CashUp,
  },
  reopenCashUp: {
    method: "post",
    path: "/api/v1/cash-ups/{id}/reopen",
    audience: "staff",
    permission: "payments.refund",
    retry: "same_answer",
    refreshes: REFRESHED,
    audit: aboutTheir("Opened again", "cash-up"),
    summary: "Reopens the last closed day, with a reason for the history.",
    params: idParams,
    body: ReopenCashUpInput,
    answer: CashUp,
  },
});
