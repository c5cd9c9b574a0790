import Button from "@mui/material/Button";
import { useState, type ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextInput } from "./TextInput.tsx";

interface PasswordInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  /** Which password a password manager should offer: the current one, or a generated one. */
  autoComplete: "current-password" | "new-password";
  hint?: ReactNode;
  help?: ReactNode;
  autoFocus?: boolean;
}

/** A password, hidden until revealed. */
export function PasswordInput<Values extends FieldValues, Sent = Values>(props: PasswordInputProps<Values, Sent>) {
  const [isShown, setIsShown] = useState(false);
  const name = props.label.toLowerCase();
  return (
    <TextInput
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <Button
          variant="text"
          size="small"
          sx={{ mr: "-6px" }}
          aria-pressed={isShown}
          aria-label={isShown ? `Hide ${name}` : `Show ${name}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </Button>
      }
    />
  );
}
