import { z } from "zod";

export const ReportClientErrorInput = z
  .object({
    message: z.string().min(1).max(2000).describe("The browser's message"),
    stack: z.string().max(10_000).nullish().describe("Where in the code it happened"),
    route: z.string().max(500).nullish().describe("The screen that was open"),
  })
  .meta({ id: "ReportClientErrorInput", description: "An error that a person saw on a screen" });

export const ClientErrorReceipt = z
  .object({
    reference: z.string().describe("Identifies the report; a person can quote it"),
    message: z.string().describe("One sentence to show to a person"),
  })
  .meta({ id: "ClientErrorReceipt", description: "Confirms that the report arrived" });
