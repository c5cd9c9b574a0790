import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState, type SyntheticEvent } from "react";
import { slugFormProblem } from "#schema/venue/onboarding/slug.ts";
import { paths } from "#web/screen/paths.ts";
import { FormField } from "#web/ui/form/FormField.tsx";

/** Sends existing customers to sign in at their venue's own address. No server call, so it reveals nothing. */
export function FindVenueForm() {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    const slug = typed.trim().toLowerCase();
    const problem = slug === "" ? "Enter your venue’s address." : slugFormProblem(slug);
    setError(problem);
    if (problem === undefined) window.location.assign(`//${slug}.${window.location.host}${paths.login}`);
  };
  return (
    <form noValidate onSubmit={go} aria-labelledby="find-title">
      <h2 id="find-title">Already have a venue?</h2>
      <p className="under">Sign in at its own address.</p>
      <div style={{ display: "flex", flexDirection: "column", gap: 12, marginTop: 12 }}>
        <FormField label="Your venue’s address" {...(error === undefined ? {} : { error })}>
          {(wiring) => (
            <OutlinedInput
              fullWidth
              value={typed}
              error={error !== undefined}
              onChange={(event) => setTyped(event.target.value)}
              inputProps={{ ...wiring, autoCapitalize: "none", spellCheck: false }}
              endAdornment={<InputAdornment position="end">.{window.location.host}</InputAdornment>}
            />
          )}
        </FormField>
        <Button type="submit" size="large">
          Go to sign in
        </Button>
      </div>
    </form>
  );
}
