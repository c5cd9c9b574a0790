import { styled } from "@mui/material/styles";
import type { PermissionScope } from "#web/apollo/schema-types.generated.ts";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { SCOPE_LABELS } from "./role-labels.ts";

const ICONS: Readonly<Record<PermissionScope, IconName>> = { no: "minus", own: "person", yes: "check-circle" };

/** The reach of a permission as an icon and a word; with a lock if nobody can change it. */
export function ScopeMark({ reach, isFixed = false }: { reach: PermissionScope; isFixed?: boolean }) {
  return (
    <Mark data-reach={reach}>
      <Icon name={isFixed && reach !== "no" ? "lock" : ICONS[reach]} size={14} />
      {SCOPE_LABELS[reach]}
    </Mark>
  );
}

const Mark = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  fontSize: 13,
  lineHeight: "20px",
  fontWeight: 500,
  color: "var(--text-2)",
  "&[data-reach=yes]": { color: "var(--green-t)" },
  "&[data-reach=own]": { color: "var(--blue-t)" },
});
