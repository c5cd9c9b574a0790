import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import type { z } from "zod";
import { OWN_FIRST_NAME, OWN_LAST_NAME, OWN_PHONE } from "#web/ui/form/person-inputs.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import type { GuestAnswers } from "./guest-draft.ts";

interface PersonFieldsProps {
  control: Control<z.input<typeof GuestAnswers>, unknown, z.output<typeof GuestAnswers>>;
  /** What the email address is used for. */
  emailHelp: string;
  phoneHelp?: string;
  /** Additional fields, over the full width. */
  children?: ReactNode;
}

/** Personal details of someone without an account or not signed in; used throughout the booking page. */
export function PersonFields({ control, emailHelp, phoneHelp, children }: PersonFieldsProps) {
  return (
    <Fields>
      <TextInput control={control} {...OWN_FIRST_NAME} />
      <TextInput control={control} {...OWN_LAST_NAME} />
      <TextInput
        control={control}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        help={emailHelp}
      />
      <TextInput control={control} {...OWN_PHONE} help={phoneHelp} />
      {children ? <div className="wide">{children}</div> : null}
    </Fields>
  );
}

/** Fields side by side, stacked on a phone. */
export const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 16,
  "& .wide": { gridColumn: "1 / -1" },
  "form > div + &": { marginTop: 16 },
  "& .MuiOutlinedInput-root": { minHeight: 44 },
  "@media (max-width: 599.95px)": { gridTemplateColumns: "1fr" },
});
