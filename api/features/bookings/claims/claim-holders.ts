/** Whose time a booking claims. */
export type ClaimHolderKind = "client" | "coach" | "resource";

export interface ClaimHolder {
  kind: ClaimHolderKind;
  id: number;
}

/** The format of the column `claims.owner`. */
export const claimHolderKey = ({ kind, id }: ClaimHolder): string => `${kind}:${id}`;

/** The holders of a booking's claims; the client only where one attends. */
export function claimHoldersOf(row: {
  client_id: number | null;
  coach_id: number | null;
  resource_id: number | null;
}): ClaimHolder[] {
  const holders = [
    { kind: "client" as const, id: row.client_id },
    { kind: "coach" as const, id: row.coach_id },
    { kind: "resource" as const, id: row.resource_id },
  ];
  return holders.flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }]));
}

/** The canonical order in which every transaction locks holders and writes claims: by kind, then by id, without duplicates. */
export function inClaimOrder(holders: readonly ClaimHolder[]): ClaimHolder[] {
  const byKey = new Map(holders.map((holder) => [claimHolderKey(holder), holder]));
  return [...byKey.values()].toSorted(compareHolders);
}

export const compareHolders = (a: ClaimHolder, b: ClaimHolder): number => compareText(a.kind, b.kind) || a.id - b.id;

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
