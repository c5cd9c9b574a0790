import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { RefusableButton } from "../button/RefusableButton.tsx";

interface SaveFootProps {
  isDirty: boolean;
  isSaving: boolean;
  saveLabel: string;
  /** Why this person may not save. */
  refusal?: string | undefined;
  onDiscard: () => void;
}

/** Footer of a form embedded in a page: whether it is saved, with Save and Discard. */
export function SaveFoot({ isDirty, isSaving, saveLabel, refusal, onDiscard }: SaveFootProps) {
  return (
    <Foot>
      <span role="status">{isDirty ? "Not saved yet" : null}</span>
      <Button onClick={onDiscard} disabled={!isDirty || isSaving}>
        Discard
      </Button>
      <RefusableButton type="submit" variant="contained" loading={isSaving} refusal={refusal}>
        {saveLabel}
      </RefusableButton>
    </Foot>
  );
}

const Foot = styled("footer")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: "12px 16px",
  borderTop: "1px solid var(--line)",
  "& > span": { flex: 1, fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});
