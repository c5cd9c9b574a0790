import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

/** Attributes the control needs so that its label, help and error are read with it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
}

interface FormFieldProps {
  label: string;
  /** Text after the label: "optional", "60 min", "Vancouver, UTC−7". */
  hint?: ReactNode;
  /** Below the control, replaced by an error. */
  help?: ReactNode;
  /** A sentence with the rule and how to fix it. */
  error?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A persistent label, the control, and one line of help or error below it. */
export function FormField({ label, hint, help, error, children }: FormFieldProps) {
  const id = useId();
  const lineId = `${id}-line`;
  const hasLine = Boolean(error ?? help);
  return (
    <Field>
      <div className="label">
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {hint ? <span>{hint}</span> : null}
      </div>
      {children({ id, "aria-describedby": hasLine ? lineId : undefined, "aria-invalid": error ? true : undefined })}
      {error ? (
        <div className="line error" id={lineId}>
          <Icon name="warning" size={12} />
          {error}
        </div>
      ) : null}
      {!error && help ? (
        <div className="line" id={lineId}>
          {help}
        </div>
      ) : null}
    </Field>
  );
}

const Field = styled("div")({
  minWidth: 0,
  "& .label": {
    display: "flex",
    alignItems: "center",
    gap: 6,
    minHeight: 20,
    marginBottom: 4,
    fontSize: 13,
    lineHeight: "20px",
  },
  "& .label label": { fontWeight: 500 },
  "& .label span": { fontSize: 12, color: "var(--text-3)" },
  "& .line": { marginTop: 4, fontSize: 12, lineHeight: "16px", letterSpacing: 0, color: "var(--text-3)" },
  "& .line.error": { display: "flex", gap: 4, color: "var(--red-t)" },
  "& .line.error svg": { marginTop: 2 },
});
