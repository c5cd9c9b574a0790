import type { Call } from "#api/call/call.ts";
import { instantAt, localTextIn, utcText } from "#api/time/instants.ts";
import { ClaimOwnerKind, type OverlapProof } from "#schema/schedule/overlap-proof/models.ts";
import { compareClaims, meantOverlaps, overlapConstraint, type ComparedRow } from "./queries.ts";

const MEANT_SHOWN = 5;

/** Rereads all claims and compares neighbors, without relying on the constraint that forbids overlaps. */
export async function overlapProof(call: Call): Promise<OverlapProof> {
  const { db, tenant, now } = call;
  const startedAt = performance.now();
  const rows = await compareClaims(db, tenant.tenant_id);
  const took_ms = Math.max(1, Math.round(performance.now() - startedAt));
  const constraint = await overlapConstraint(db);
  const meant = await meantOverlaps(db, tenant.tenant_id, MEANT_SHOWN);
  return {
    checked_at: utcText(now),
    took_ms,
    claims: sum(rows, "claims"),
    overlaps: sum(rows, "overlaps"),
    oldest_start: extreme(Math.min, rows, "oldest_start"),
    newest_end: extreme(Math.max, rows, "newest_end"),
    compared: ClaimOwnerKind.options.map((kind) => presentCompared(kind, rows)),
    constraint_name: constraint?.name ?? "none",
    constraint_text: constraint?.text ?? "The database has no such rule.",
    meant_total: meant[0]?.total ?? 0,
    meant: meant.map((row) => ({
      booking_id: row.booking_id,
      client_name: row.client_name ?? "A guest",
      start_time: utcText(row.start_time),
      local_start: localTextIn(row.timezone, row.start_time),
      reason: row.overlap_reason ?? "",
      author_name: row.author_name,
    })),
  };
}

/** The first claim of each owner has no predecessor to compare with. */
function presentCompared(kind: ClaimOwnerKind, rows: readonly ComparedRow[]): OverlapProof["compared"][number] {
  const { owners, claims, overlaps } = rows.find((row) => row.kind === kind) ?? { owners: 0, claims: 0, overlaps: 0 };
  return { kind, owners, claims, neighbours: claims - owners, overlaps };
}

const sum = (rows: readonly ComparedRow[], field: "claims" | "overlaps"): number =>
  rows.reduce((total, row) => total + row[field], 0);

function extreme(
  pick: (...instants: number[]) => number,
  rows: readonly ComparedRow[],
  field: "oldest_start" | "newest_end",
): string | null {
  const instants = rows.flatMap((row) => row[field]?.epochMilliseconds ?? []);
  return instants.length > 0 ? utcText(instantAt(pick(...instants))) : null;
}
