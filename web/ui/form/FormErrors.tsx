import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Note } from "../state/Note.tsx";

interface FormErrorsProps<Values extends FieldValues, Sent extends FieldValues> {
  form: UseFormReturn<Values, unknown, Sent>;
  /** A problem that belongs to no field. */
  problem: string | undefined;
  /** Assures the user of what has not happened. */
  reassurance?: string;
}

/** Shown above the buttons: a general refusal, or the number of invalid fields if there are several. */
export function FormErrors<Values extends FieldValues, Sent extends FieldValues>(props: FormErrorsProps<Values, Sent>) {
  const { form, problem, reassurance = "Nothing has been saved yet." } = props;
  const count = countErrors(form.formState.errors);
  if (problem) {
    return (
      <Note tone="red" icon="warning" role="alert">
        {problem}
      </Note>
    );
  }
  if (form.formState.submitCount === 0 || count < 2) return null;
  return (
    <Note tone="red" icon="warning" role="alert">
      <strong>{count} fields need attention.</strong> {reassurance}
    </Note>
  );
}

/** Errors form a tree: a leaf has a type. */
function countErrors(errors: object): number {
  return Object.values(errors).reduce((sum: number, error: unknown) => {
    if (typeof error !== "object" || error === null) return sum;
    return sum + ("type" in error && typeof error.type === "string" ? 1 : countErrors(error));
  }, 0);
}
