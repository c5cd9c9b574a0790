import { z } from "zod";

export const ReportClientErrorInput = z
  .object({
    message: z.string().min(1).max(2000).describe("What the browser said"),
    stack: z.string().max(10_000).nullish().describe("Where it happened in the code"),
    route: z.string().max(500).nullish().describe("Screen that was open"),
  })
  .meta({ id: "ReportClientErrorInput", description: "An error that a person saw on a screen" });

export const ClientErrorReceipt = z
  .object({
    reference: z.string().describe("Names the report; a person can quote it"),
    message: z.string().describe("One sentence for a person"),
  })
  .meta({ id: "ClientErrorReceipt", description: "Says that the report arrived" });
