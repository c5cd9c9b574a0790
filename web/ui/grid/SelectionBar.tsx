import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

interface SelectionBarProps {
  selectedIds?: ReadonlySet<number | string>;
  onSelectedIdsChange?: (ids: ReadonlySet<number | string>) => void;
  bulkActions?: ReactNode;
}

/** Floats above the rows while some are selected. */
export function SelectionBar({ selectedIds, onSelectedIdsChange, bulkActions }: SelectionBarProps) {
  if (!selectedIds || selectedIds.size === 0) return null;
  return (
    <Bar role="toolbar" aria-label="Selected rows">
      <strong>{selectedIds.size} selected</strong>
      {bulkActions}
      <IconButton aria-label="Clear selection" onClick={() => onSelectedIdsChange?.(new Set())}>
        <Icon name="close" />
      </IconButton>
    </Bar>
  );
}

const Bar = styled("div")({
  position: "sticky",
  left: 0,
  bottom: 12,
  zIndex: 4,
  display: "flex",
  alignItems: "center",
  gap: 4,
  width: "fit-content",
  maxWidth: "calc(100% - 24px)",
  height: 48,
  margin: "0 auto",
  padding: "0 8px 0 16px",
  borderRadius: "var(--r)",
  background: "var(--raised)",
  boxShadow: "var(--float)",
  fontSize: 13,
  "& strong": { marginRight: 8, whiteSpace: "nowrap" },
});
