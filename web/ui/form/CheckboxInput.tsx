import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";

interface CheckboxInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  /** A switch for what takes effect in the form at once ("Repeat"); a checkbox for what is submitted. */
  look?: "box" | "switch";
  disabled?: boolean;
}

/** Boolean field of a form. */
export function CheckboxInput<Values extends FieldValues, Sent = Values>(props: CheckboxInputProps<Values, Sent>) {
  const { control, name, label, look = "box", disabled } = props;
  const { field } = useController({ control, name });
  const Mark = look === "switch" ? Switch : Checkbox;
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      sx={{
        gap: look === "switch" ? "8px" : "4px",
        ml: look === "switch" ? 0 : "-4px",
        mr: 0,
        minHeight: { xs: 44, sm: 32 },
      }}
      slotProps={{ typography: { variant: "body2" } }}
      control={
        <Mark
          size="small"
          checked={Boolean(field.value)}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref, name: field.name } }}
        />
      }
    />
  );
}
