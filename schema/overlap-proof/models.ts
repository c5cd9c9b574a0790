import { z } from "zod";
import { Instant } from "../shared/time.ts";

export const ClaimOwnerKind = z.enum(["resource", "coach", "client"]).meta({
  id: "ClaimOwnerKind",
  description:
    "Who or what a claim occupies. resource: a bay or room; coach: who gives the lesson or class; client: who is to come",
});
export type ClaimOwnerKind = z.infer<typeof ClaimOwnerKind>;

export const ComparedClaims = z
  .object({
    kind: ClaimOwnerKind,
    owners: z.int().describe("How many of them have any claim"),
    claims: z.int().describe("Their claims, past and to come"),
    neighbours: z.int().describe("Claims that were compared with those before them"),
    overlaps: z.int().describe("Claims that begin before an earlier one of the same owner has ended"),
  })
  .meta({ id: "ComparedClaims", description: "What was compared for one kind of owner" });

export const MeantOverlap = z
  .object({
    booking_id: z.int().describe("The booking that was made although the client had another at the time"),
    client_name: z.string().describe("The client"),
    start_time: Instant.describe("When it starts"),
    local_start: z.string().describe("The same on the venue's wall clock, with its offset"),
    reason: z.string().describe("Why staff did so"),
    author_name: z.string().nullable().describe("Who made the booking, where it is known"),
  })
  .meta({ id: "MeantOverlap", description: "A client booked twice on purpose, with a reason" });

export const OverlapProof = z
  .object({
    checked_at: Instant.describe("When the claims were read"),
    took_ms: z.int().describe("How long the check took, in milliseconds"),
    claims: z.int().describe("Claims that were read"),
    overlaps: z.int().describe("Overlaps that were found; anything but 0 is a defect"),
    oldest_start: Instant.nullable().describe("Start of the oldest claim, if there is one"),
    newest_end: Instant.nullable().describe("End of the newest claim, if there is one"),
    compared: z.array(ComparedClaims).describe("Bays, coaches and clients"),
    constraint_name: z.string().describe("Name of the rule in the database"),
    constraint_text: z
      .string()
      .describe("The rule that refuses overlaps, as it stands in the database's catalogue now"),
    meant_total: z.int().describe("How often staff booked a client twice on purpose"),
    meant: z.array(MeantOverlap).describe("The latest of these, at most five"),
  })
  .meta({
    id: "OverlapProof",
    description: "Every claim of the company read again and compared, without trusting the rule",
  });
export type OverlapProof = z.infer<typeof OverlapProof>;
