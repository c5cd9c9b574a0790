import { z } from "zod";
import { Instant } from "#schema/shared/time.ts";

export const ClaimOwnerKind = z.enum(["resource", "coach", "client"]).meta({
  id: "ClaimOwnerKind",
  description:
    "Who or what a claim occupies. resource: a bay or room; coach: the person who gives the lesson or class; client: the person who is to come",
});
export type ClaimOwnerKind = z.infer<typeof ClaimOwnerKind>;

export const ComparedClaims = z
  .object({
    kind: ClaimOwnerKind,
    owners: z.int().describe("How many of them have at least one claim"),
    claims: z.int().describe("Their claims, past and upcoming"),
    neighbours: z.int().describe("Claims that were compared with those before them"),
    overlaps: z.int().describe("Claims that begin before an earlier one of the same owner has ended"),
  })
  .meta({ id: "ComparedClaims", description: "What was compared for one kind of owner" });

export const MeantOverlap = z
  .object({
    booking_id: z.int().describe("The booking that was made although the client had another at that time"),
    client_name: z.string().describe("The client"),
    start_time: Instant.describe("When it starts"),
    local_start: z.string().describe("The same on the venue's wall clock, with its offset"),
    reason: z.string().describe("Why staff did so"),
    author_name: z.string().nullable().describe("Who made the booking, if known"),
  })
  .meta({ id: "MeantOverlap", description: "A client deliberately double-booked, with a reason" });

export const OverlapProof = z
  .object({
    checked_at: Instant.describe("When the claims were read"),
    took_ms: z.int().describe("How long the check took, in milliseconds"),
    claims: z.int().describe("Number of claims read"),
    overlaps: z.int().describe("Number of overlaps found; anything but 0 is a defect"),
    oldest_start: Instant.nullable().describe("Start of the oldest claim, if there is one"),
    newest_end: Instant.nullable().describe("End of the newest claim, if there is one"),
    compared: z.array(ComparedClaims).describe("Bays, coaches and clients"),
    constraint_name: z.string().describe("Name of the database constraint"),
    constraint_text: z
      .string()
      .describe("The constraint that refuses overlaps, as currently defined in the database's catalogue"),
    meant_total: z.int().describe("How often staff deliberately double-booked a client"),
    meant: z.array(MeantOverlap).describe("The latest of these, at most five"),
  })
  .meta({
    id: "OverlapProof",
    description: "Every claim of the company, read again and compared without relying on the rule",
  });
export type OverlapProof = z.infer<typeof OverlapProof>;
