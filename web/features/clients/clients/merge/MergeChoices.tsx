import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { MergeField } from "#schema/clients/clients/merge-models.ts";
import type { ClientMergePreviewQuery, MergeSideFragment } from "./merge.generated.ts";

export type Merge = NonNullable<ClientMergePreviewQuery["previewClientMerge"]>;

const LABELS: Record<MergeField, string> = {
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  contact_email: "Contact email",
  phone: "Phone",
};

interface MergeChoicesProps {
  keep: MergeSideFragment;
  merge: MergeSideFragment;
  choices: Merge["choices"];
  /** Fields taken from the record that is merged away. */
  take: readonly MergeField[];
  onChange: (take: readonly MergeField[]) => void;
}

/** Each field with both values, one of which is kept. */
export function MergeChoices({ keep, merge, choices, take, onChange }: MergeChoicesProps) {
  const choose = (field: MergeField, isTaken: boolean) =>
    onChange([...take.filter((each) => each !== field), ...(isTaken ? [field] : [])]);
  return (
    <Table>
      <div className="head" aria-hidden="true">
        <span />
        <span>
          {keep.name} <small>stays</small>
        </span>
        <span>
          {merge.name} <small>ends</small>
        </span>
      </div>
      {choices.map((choice) => (
        <Choice
          key={choice.field}
          choice={choice}
          isTaken={choice.decided ? choice.decided === "merged" : take.includes(choice.field)}
          onChoose={(isTaken) => choose(choice.field, isTaken)}
        />
      ))}
    </Table>
  );
}

interface ChoiceProps {
  choice: Merge["choices"][number];
  isTaken: boolean;
  onChoose: (isTaken: boolean) => void;
}

function Choice({ choice: { field, kept, merged, decided }, isTaken, onChoose }: ChoiceProps) {
  const name = useId();
  const isSame = kept === merged;
  const side = (value: string | null, isChosen: boolean, choose: () => void) => (
    <label data-chosen={isChosen || undefined}>
      <input type="radio" name={name} checked={isChosen} disabled={decided !== null || isSame} onChange={choose} />
      <span>{value ?? "None"}</span>
    </label>
  );
  return (
    <fieldset aria-label={LABELS[field]}>
      <span className="label">{LABELS[field]}</span>
      {side(kept, !isTaken, () => onChoose(false))}
      {side(merged, isTaken, () => onChoose(true))}
    </fieldset>
  );
}

const Table = styled("div")({
  fontSize: 13,
  lineHeight: "20px",
  "& .head, & fieldset": {
    display: "grid",
    gridTemplateColumns: "96px minmax(0, 1fr) minmax(0, 1fr)",
    gap: 8,
    alignItems: "center",
    margin: 0,
    padding: 0,
    border: 0,
    borderBottom: "1px solid var(--line-soft)",
  },
  "& .head": { padding: "0 0 8px", fontWeight: 600 },
  "& .label": { color: "var(--text-2)" },
  "& label": {
    display: "flex",
    gap: 8,
    minHeight: 40,
    padding: "9px 8px",
    overflowWrap: "anywhere",
    cursor: "pointer",
  },
  "& label > span": { minWidth: 0 },
  "& label[data-chosen]": { background: "var(--selected)" },
  "& label:has(:disabled)": { cursor: "default" },
  "& label:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: -2 },
  "& input": { flex: "none", width: 16, height: 16, margin: "3px 0 0", accentColor: "var(--primary)", outline: "none" },
  "@media (max-width: 599.95px)": {
    "& .head, & fieldset": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    "& .head > :first-of-type": { display: "none" },
    "& .label": { gridColumn: "1 / -1", paddingTop: 8 },
  },
});
