import { styled } from "@mui/material/styles";
import { useId } from "react";
import { useFormState, type Control } from "react-hook-form";
import { STAFF_ROLES } from "#schema/people/accounts/models.ts";
import { standsAbove } from "#schema/people/sign-in/role-ranks.ts";
import { usePerson } from "#web/session/session.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import type { AccountFormSent, AccountFormValues } from "./account-form.ts";
import { ROLE_LABELS } from "./roles/role-labels.ts";

/** The roles, highest first, with their purpose. Nobody can assign a role above their own. */
export function RolesField({ control }: { control: Control<AccountFormValues, unknown, AccountFormSent> }) {
  const { roles } = usePerson();
  const { errors } = useFormState({ control, name: "ticked" });
  const errorId = useId();
  const problem = errors.ticked?.root?.message ?? errors.ticked?.message;
  return (
    <Roles aria-describedby={problem ? errorId : undefined}>
      <legend>Roles</legend>
      {STAFF_ROLES.toReversed().map((role) => (
        <div key={role}>
          <CheckboxInput
            control={control}
            name={`ticked.${role}`}
            label={ROLE_LABELS[role].name}
            disabled={standsAbove([role], roles)}
          />
          <small>
            {standsAbove([role], roles) ? "Above your own role: an owner gives it." : ROLE_LABELS[role].text}
          </small>
        </div>
      ))}
      {problem ? (
        <p id={errorId} role="alert">
          {problem}
        </p>
      ) : null}
    </Roles>
  );
}

const Roles = styled("fieldset")({
  "& legend": { marginBottom: 4, fontSize: 13, lineHeight: "20px", fontWeight: 500 },
  "& > div": { display: "grid", gridTemplateColumns: "156px minmax(0, 1fr)", alignItems: "center", columnGap: 8 },
  "& small": { fontSize: 13, lineHeight: "20px" },
  "& > p": { fontSize: 13, lineHeight: "20px", color: "var(--red-t)" },
});
