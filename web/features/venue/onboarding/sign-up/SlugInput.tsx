import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { slugProblem } from "#schema/venue/onboarding/slug.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import type { SignUpSent, SignUpValues } from "./sign-up-form.ts";
import { useSlugCheckQuery } from "./sign-up.generated.ts";

/** The company's address, checked while typing; first come, first served on submit. */
export function SlugInput({ form }: { form: UseFormReturn<SignUpValues, unknown, SignUpSent> }) {
  const { control, setValue, clearErrors } = form;
  const slug = useWatch({ control, name: "slug" }).trim();
  const rested = useDebouncedText(slug);
  const problem = slug === "" ? undefined : slugProblem(slug);
  const { data } = useSlugCheckQuery({
    variables: { slug: rested },
    skip: rested === "" || slugProblem(rested) !== undefined,
    fetchPolicy: "network-only",
  });
  const checked = data?.slugAvailable?.slug === slug ? data.slugAvailable : undefined;
  // A refusal by the last submission refers to the previous value.
  useEffect(() => clearErrors("slug"), [slug, clearErrors]);
  const suggestion = checked?.suggestion ?? undefined;
  const isRefused = form.formState.errors.slug !== undefined;
  const state = problem ?? (checked ? (checked.problem ?? "This address is free.") : HELP);
  return (
    <div>
      <TextInput control={control} name="slug" label="Address" maxLength={40} after={`.${window.location.host}`} />
      <State role="status">
        {isRefused ? null : state}{" "}
        {suggestion ? (
          <button type="button" onClick={() => setValue("slug", suggestion, { shouldDirty: true })}>
            Use {suggestion}
          </button>
        ) : null}
      </State>
    </div>
  );
}

const HELP = "Your team and guests use this address.";

const State = styled("p")({
  minHeight: 16,
  marginTop: 4,
  fontSize: 12,
  lineHeight: "16px",
  color: "var(--text-3)",
  "& button": { fontWeight: 500, color: "var(--teal-t)", textDecoration: "underline", textUnderlineOffset: 3 },
});
