import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import { useWatch, type FieldValues, type UseFormReturn } from "react-hook-form";
import { Note } from "../state/Note.tsx";
import { isSame, withAnswers, type TheirChange } from "./compare-values.ts";

interface StaleChoicesProps<Values extends FieldValues, Sent extends FieldValues> {
  form: UseFormReturn<Values, unknown, Sent>;
  changes: readonly TheirChange<Values>[];
  /** "this booking" */
  noun: string;
  /** Current state besides the form values, for example the status. */
  children?: ReactNode;
}

/** Somebody saved first: lists each of their changes, with a choice where it conflicts with one's own. */
export function StaleChoices<Values extends FieldValues, Sent extends FieldValues>(
  props: StaleChoicesProps<Values, Sent>,
) {
  const { form, changes, noun, children } = props;
  const contested = changes.filter(({ mine }) => mine !== undefined);
  return (
    <Note tone="blue" icon="people" role="alert">
      <strong>Somebody else changed {noun} while you were editing it.</strong> {children}
      {contested.length > 0 ? "Choose what stays, then save again." : "Look at the current version, then save again."}
      <Changes>
        {changes.map((change) =>
          change.mine === undefined ? (
            <TakenOver key={change.answer.label} change={change} />
          ) : (
            <Choice key={change.answer.label} form={form} change={change} mine={change.mine} />
          ),
        )}
      </Changes>
    </Note>
  );
}

/** Unchanged here: their value was taken over. */
function TakenOver<Values>({ change: { answer, before, theirs } }: { change: TheirChange<Values> }) {
  return (
    <div className="change">
      <b>{answer.label}</b>
      <span>
        now {answer.text(theirs)}, was {answer.text(before)}
      </span>
    </div>
  );
}

interface ChoiceProps<Values extends FieldValues, Sent extends FieldValues> {
  form: UseFormReturn<Values, unknown, Sent>;
  change: TheirChange<Values>;
  mine: Values;
}

function Choice<Values extends FieldValues, Sent extends FieldValues>({
  form,
  change: { answer, theirs },
  mine,
}: ChoiceProps<Values, Sent>) {
  const group = useId();
  // Re-renders on every change: the conflict can be resolved in the fields below as well.
  useWatch({ control: form.control });
  const values = form.getValues();
  const sides = [
    { label: "Theirs", side: theirs },
    { label: "Yours", side: mine },
  ];
  return (
    <fieldset className="change">
      <legend>{answer.label}</legend>
      {sides.map(({ label, side }) => (
        <label key={label}>
          <input
            type="radio"
            name={group}
            checked={isSame(answer, values, side)}
            onChange={() =>
              form.reset(withAnswers(form.getValues(), side, [answer]), { keepDefaultValues: true, keepErrors: true })
            }
          />
          {label}: {answer.text(side)}
        </label>
      ))}
    </fieldset>
  );
}

const Changes = styled("div")({
  display: "grid",
  gap: 6,
  marginTop: 8,
  color: "var(--text)",
  "& .change": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0 16px",
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  "& b, & legend": { float: "left", width: 96, padding: 0, fontWeight: 500 },
  "& label": { display: "flex", alignItems: "center", gap: 6, minHeight: 24, cursor: "pointer" },
  "& input": { width: 16, height: 16, margin: 0, accentColor: "var(--primary)" },
  "@media (max-width: 599.95px)": { "& label": { minHeight: 44 } },
});
