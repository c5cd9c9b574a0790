import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { Role } from "#web/apollo/schema-types.generated.ts";
import { keepOneStop, moveByArrows } from "./matrix-arrows.ts";
import { SHORT_ROLES } from "./role-labels.ts";
import type { PermissionLineFragment } from "./roles.generated.ts";
import { ScopeCell } from "./ScopeCell.tsx";
import type { RoleDraft } from "./use-role-draft.ts";

interface MatrixTableProps {
  lines: readonly PermissionLineFragment[];
  roles: readonly { role: Role; people: number }[];
  draft: RoleDraft;
  mayChange: boolean;
  openId: string | null;
  onOpen: (id: string) => void;
}

/** Permissions as rows by group, roles as columns. */
export function MatrixTable({ lines, roles, draft, mayChange, openId, onOpen }: MatrixTableProps) {
  const groups = [...Map.groupBy(lines, ({ group }) => group)];
  return (
    <Table onKeyDown={moveByArrows} onFocus={keepOneStop}>
      <thead>
        <tr>
          <th scope="col">May do</th>
          {roles.map(({ role, people }) => (
            <th key={role} scope="col">
              {SHORT_ROLES[role]}
              <small>{people.toLocaleString()}</small>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(([group, members]) => (
        <tbody key={group}>
          <tr className="group">
            <th scope="rowgroup" colSpan={roles.length + 1}>
              {group}
            </th>
          </tr>
          {members.map((line) => (
            <tr key={line.id} data-open={line.id === openId || undefined}>
              <th scope="row">
                <button type="button" aria-expanded={line.id === openId} onClick={() => onOpen(line.id)}>
                  {line.name}
                </button>
              </th>
              {roles.map(({ role }) => {
                const cell = draft.cellOf(line, role);
                return (
                  <td key={role}>
                    {cell ? (
                      <ScopeCell name={line.name} cell={cell} mayChange={mayChange} onSet={draft.set} />
                    ) : (
                      <Fragment />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
}

const Table = styled("table")({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: 13,
  lineHeight: "20px",
  background: "var(--surface)",
  "& thead th": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    height: 48,
    padding: "0 8px",
    background: "var(--surface)",
    borderBottom: "1px solid var(--line)",
    fontSize: 12,
    lineHeight: "16px",
    fontWeight: 500,
    color: "var(--text-2)",
    textAlign: "center",
  },
  "& thead th:first-of-type, & th[scope=row], & .group th": { textAlign: "left", paddingLeft: 16 },
  "& thead small": { display: "block", fontVariantNumeric: "tabular-nums" },
  "& .group th": {
    height: 28,
    background: "var(--sunken)",
    borderBottom: "1px solid var(--line-soft)",
    fontSize: 12,
    fontWeight: 600,
    color: "var(--text-2)",
  },
  "& th[scope=row]": { fontWeight: 400, borderBottom: "1px solid var(--line-soft)" },
  "& th[scope=row] button": {
    width: "100%",
    minHeight: 32,
    background: "none",
    textAlign: "left",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  },
  "& td": { width: 112, padding: "1px 4px", borderBottom: "1px solid var(--line-soft)", textAlign: "center" },
  "& tr[data-open] > *": { background: "var(--primary-soft)" },
  "@media (max-width: 1279.95px)": { "& td": { width: 88 } },
});
