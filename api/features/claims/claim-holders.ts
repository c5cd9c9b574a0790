/** Whose time a booking takes. */
export type OwnerKind = "client" | "coach" | "resource";

export interface Owner {
  kind: OwnerKind;
  id: number;
}

/** As the column `claims.owner` writes it. */
export const ownerKey = ({ kind, id }: Owner): string => `${kind}:${id}`;

/** The owners of a booking's row; a client only where one attends. */
export function ownersOf(row: {
  client_id: number | null;
  coach_id: number | null;
  resource_id: number | null;
}): Owner[] {
  const owners = [
    { kind: "client" as const, id: row.client_id },
    { kind: "coach" as const, id: row.coach_id },
    { kind: "resource" as const, id: row.resource_id },
  ];
  return owners.flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }]));
}

/** The one order in which every transaction locks owners and writes claims: by kind, then by id, each once. */
export function inClaimOrder(owners: readonly Owner[]): Owner[] {
  const byKey = new Map(owners.map((owner) => [ownerKey(owner), owner]));
  return [...byKey.values()].toSorted(compareOwners);
}

export const compareOwners = (a: Owner, b: Owner): number => compareText(a.kind, b.kind) || a.id - b.id;

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
