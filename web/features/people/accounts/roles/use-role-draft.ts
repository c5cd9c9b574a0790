import { useMemo, useState } from "react";
import type { PermissionScope, Role } from "#web/apollo/schema-types.generated.ts";
import { ROLE_LABELS, SCOPE_LABELS } from "./role-labels.ts";
import type { PermissionLineFragment } from "./roles.generated.ts";

export interface Cell {
  permission: string;
  role: Role;
  /** As saved. */
  reach: PermissionScope;
  default_reach: PermissionScope;
  choices: readonly PermissionScope[];
  /** As it will be once saved. */
  wanted: PermissionScope;
}

interface RoleChange {
  role: Role;
  permission: string;
  reach: PermissionScope;
  seen_reach: PermissionScope;
}

export interface RoleDraft {
  cellOf: (line: PermissionLineFragment, role: Role) => Cell | undefined;
  set: (cell: Cell, reach: PermissionScope) => void;
  setAllToDefault: () => void;
  discard: () => void;
  changes: readonly RoleChange[];
  /** The changes in words, in the order of the matrix. */
  words: readonly string[];
  isDefault: boolean;
}

const keyOf = (permission: string, role: Role) => `${permission} ${role}`;

/** The permission matrix as saved, together with unsaved changes. */
export function useRoleDraft(lines: readonly PermissionLineFragment[]): RoleDraft {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, PermissionScope>>(new Map());
  return useMemo(() => {
    const cellOf = (line: PermissionLineFragment, role: Role): Cell | undefined => {
      const standing = line.roles.find((one) => one.role === role);
      if (!standing) return undefined;
      return { ...standing, permission: line.id, wanted: drafts.get(keyOf(line.id, role)) ?? standing.reach };
    };
    const cells = lines.flatMap((line) =>
      line.roles.flatMap(({ role }) => {
        const cell = cellOf(line, role);
        return cell ? [{ line, cell }] : [];
      }),
    );
    const changed = cells.filter(({ cell }) => cell.wanted !== cell.reach);
    return {
      cellOf,
      set: ({ permission, role }, reach) => setDrafts((now) => new Map(now).set(keyOf(permission, role), reach)),
      setAllToDefault: () =>
        setDrafts(new Map(cells.map(({ cell }) => [keyOf(cell.permission, cell.role), cell.default_reach]))),
      discard: () => setDrafts(new Map()),
      changes: changed.map(({ cell: { role, permission, wanted, reach } }) => ({
        role,
        permission,
        reach: wanted,
        seen_reach: reach,
      })),
      words: changed.map(({ line, cell }) => changeText(line, cell)),
      isDefault: cells.every(({ cell }) => cell.wanted === cell.default_reach),
    };
  }, [lines, drafts]);
}

/** "Staff: Waive a fee, now Yes" */
function changeText({ name }: PermissionLineFragment, { role, wanted }: Cell): string {
  return `${ROLE_LABELS[role].name}: ${name}, now ${SCOPE_LABELS[wanted].toLowerCase()}`;
}

/** Returns the next choice for the cell, cycling. */
export function nextChoice({ choices, wanted }: Cell): PermissionScope {
  return choices[(choices.indexOf(wanted) + 1) % choices.length] ?? wanted;
}
