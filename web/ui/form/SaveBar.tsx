import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { RefusableButton } from "../button/RefusableButton.tsx";
import { useAskBeforeLeaving } from "./use-ask-before-leaving.ts";

interface SaveBarProps {
  /** Each change as text. */
  changes: readonly string[];
  saveLabel: string;
  isSaving: boolean;
  /** Why it cannot be saved yet. */
  refusal: string | undefined;
  onDiscard: () => void;
  onSave: () => void;
}

/** Shown at the bottom while there are unsaved changes, which it lists. */
export function SaveBar({ changes, saveLabel, isSaving, refusal, onDiscard, onSave }: SaveBarProps) {
  const discard = useAskBeforeLeaving(changes.length > 1, onDiscard);
  const [first, ...more] = changes;
  return (
    <Bar role="region" aria-label="Unsaved changes">
      <span role="status" title={changes.join("\n")}>
        <b>{changes.length === 1 ? "1 change:" : `${changes.length} changes:`}</b> {first}
        {more.length > 0 ? ` and ${more.length} more` : null}
      </span>
      <Button onClick={() => void discard()} disabled={isSaving}>
        Discard
      </Button>
      <RefusableButton variant="contained" loading={isSaving} refusal={refusal} onClick={onSave}>
        {saveLabel}
      </RefusableButton>
    </Bar>
  );
}

const Bar = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  minHeight: 56,
  padding: "8px 16px",
  borderTop: "1px solid var(--line)",
  background: "var(--surface)",
  fontSize: 13,
  "& > span": { flex: 1, minWidth: 0 },
  "@media (max-width: 599.95px)": { flexWrap: "wrap", "& > span": { flexBasis: "100%" }, "& > button": { flex: 1 } },
});
