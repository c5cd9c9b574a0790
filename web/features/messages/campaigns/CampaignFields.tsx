import { styled } from "@mui/material/styles";
import { useId, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { inBraces, MERGE_FIELDS } from "#schema/messages/campaigns/merge-fields.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Stack } from "#web/ui/layout/Stack.ts";

interface Texts {
  subject: string;
  body: string;
  marketing: boolean;
}

/** Subject and text, with placeholders filled in for each recipient. */
export function CampaignFields({ form }: { form: UseFormReturn<Texts> }) {
  const { control, getValues, setValue } = form;
  const frame = useRef<HTMLDivElement>(null);
  const fieldsId = useId();
  /** Inserts a placeholder at the cursor. */
  const insert = (name: string) => {
    const box = frame.current?.querySelector<HTMLTextAreaElement>("textarea[name=body]");
    const body = getValues("body");
    const [from, to] = [box?.selectionStart ?? body.length, box?.selectionEnd ?? body.length];
    const field = inBraces(name);
    setValue("body", body.slice(0, from) + field + body.slice(to), { shouldDirty: true, shouldValidate: true });
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(from + field.length, from + field.length);
    });
  };
  return (
    <Frame ref={frame}>
      <TextInput control={control} name="subject" label="Subject" maxLength={150} autoComplete="off" />
      <TextInput
        control={control}
        name="body"
        label="Message"
        hint="plain text; an empty line begins a paragraph"
        lines={10}
        maxLength={10_000}
      />
      <div>
        <p id={fieldsId} className="quiet">
          Filled in for each recipient:
        </p>
        <div className="fields" role="group" aria-labelledby={fieldsId}>
          {MERGE_FIELDS.map(({ name, label }) => (
            <button key={name} type="button" title={label} onClick={() => insert(name)}>
              {inBraces(name)}
            </button>
          ))}
        </div>
      </div>
      <div>
        <CheckboxInput control={control} name="marketing" label="This is marketing" />
        <p className="quiet">
          Marketing goes only to clients who agreed to it, with a link to unsubscribe. Untick only for service notices,
          such as a closed day, such as a closed day.
        </p>
      </div>
    </Frame>
  );
}

const Frame = styled(Stack)({
  gap: 16,
  "& .quiet": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& .fields": { display: "flex", flexWrap: "wrap", gap: 6, marginTop: 6 },
  "& .fields button": {
    minHeight: 28,
    padding: "2px 8px",
    border: "1px solid var(--control)",
    borderRadius: "var(--r-s)",
    background: "var(--surface)",
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
    fontSize: 12,
    color: "var(--text)",
    "&:hover": { background: "var(--hover)" },
  },
});
