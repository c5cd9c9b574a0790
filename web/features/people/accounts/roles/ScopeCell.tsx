import { styled } from "@mui/material/styles";
import { ROLE_LABELS, SCOPE_LABELS } from "./role-labels.ts";
import { ScopeMark } from "./ScopeMark.tsx";
import { nextChoice, type Cell } from "./use-role-draft.ts";

interface ScopeCellProps {
  /** The permission's name. */
  name: string;
  cell: Cell;
  mayChange: boolean;
  onSet: (cell: Cell, reach: Cell["wanted"]) => void;
}

/** One role and permission. Clicking sets the next choice; deviations from the default and unsaved changes are marked. */
export function ScopeCell({ name, cell, mayChange, onSet }: ScopeCellProps) {
  const isFixed = cell.choices.length < 2;
  const hint = hintOf(cell);
  if (isFixed || !mayChange) {
    return (
      <Still data-fixed={isFixed || undefined} title={hint}>
        <ScopeMark reach={cell.wanted} isFixed={isFixed} />
        {hint ? <span className="from">{hint}</span> : null}
      </Still>
    );
  }
  return (
    <Press
      type="button"
      title={hint}
      data-unsaved={cell.wanted !== cell.reach || undefined}
      data-differs={cell.wanted !== cell.default_reach || undefined}
      aria-label={`${ROLE_LABELS[cell.role].name}, ${name}: ${[SCOPE_LABELS[cell.wanted], hint].filter(Boolean).join(", ")}`}
      onClick={() => onSet(cell, nextChoice(cell))}
    >
      <ScopeMark reach={cell.wanted} />
    </Press>
  );
}

/** "at first No" if it differs from the default. */
function hintOf({ wanted, default_reach }: Cell): string | undefined {
  return wanted === default_reach ? undefined : `at first ${SCOPE_LABELS[default_reach]}`;
}

const shape = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: 72,
  minHeight: 28,
  padding: "0 8px",
  borderRadius: "var(--r-s)",
} as const;

const Still = styled("span")({
  ...shape,
  "&[data-fixed]:has([data-reach=yes])": { background: "var(--sunken)" },
  "& .from": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
});

const Press = styled("button")({
  ...shape,
  position: "relative",
  border: "1px solid transparent",
  "&:hover": { background: "var(--hover)", borderColor: "var(--line)" },
  // Marks a deviation from the default with a dot; the accessible name says it in words.
  "&[data-differs]::after": {
    content: '""',
    position: "absolute",
    top: 4,
    right: 4,
    width: 6,
    height: 6,
    borderRadius: "50%",
    background: "var(--primary)",
  },
  "&[data-unsaved]": { background: "var(--amber-f)", borderColor: "var(--amber-m)" },
  "&[data-unsaved] span": { color: "var(--amber-t)" },
  "@media (max-width: 599.95px)": { minHeight: 44, minWidth: 88 },
});
