import { styled } from "@mui/material/styles";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import type { CompanyFormSent, CompanyFormValues } from "./company-form.ts";

/** The picker's value while no color is chosen: the product's own teal. */
const OWN_COLOR = "#0f766e";

/** The brand color as a code or from the browser's picker; empty for the product's own. */
export function BrandColorInput({ form }: { form: UseFormReturn<CompanyFormValues, unknown, CompanyFormSent> }) {
  const { control, setValue, formState } = form;
  const typed = useWatch({ control, name: "brand_color" });
  const picked = /^#[0-9a-f]{6}$/i.test(typed) ? typed.toLowerCase() : OWN_COLOR;
  return (
    <TextInput
      control={control}
      name="brand_color"
      label="Brand colour"
      hint="optional"
      help="As #RRGGBB. Readable shades for light and dark are made from it. Leave empty to use the standard colour."
      placeholder={OWN_COLOR}
      maxLength={7}
      before={
        <Picker
          type="color"
          aria-label="Pick the brand colour"
          value={picked}
          disabled={formState.disabled}
          onChange={(event) => setValue("brand_color", event.target.value, { shouldDirty: true, shouldValidate: true })}
        />
      }
    />
  );
}

const Picker = styled("input")({
  width: 24,
  height: 24,
  padding: 0,
  border: "1px solid var(--line-strong)",
  borderRadius: "var(--r-xs)",
  background: "none",
  cursor: "pointer",
});
