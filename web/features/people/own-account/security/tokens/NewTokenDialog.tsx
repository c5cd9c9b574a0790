import { useRef, useState } from "react";
import { z } from "zod";
import { CreateAccessTokenInput } from "#schema/people/access-tokens/models.ts";
import { ShownOnceDialog } from "#web/ui/dialog/ShownOnceDialog.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useCreateAccessTokenMutation } from "./access-tokens.generated.ts";
import { TokenFieldsInput, type ReadableField } from "./TokenFieldsInput.tsx";

const DAYS = [7, 30, 90, 180, 366];
const FIRST_DAYS = 90;

/** The selection is a list of field names; an empty list means all. */
const TokenForm = z
  .object({ name: CreateAccessTokenInput.shape.name, expires_in_days: z.string(), fields: z.array(z.string()) })
  .transform(({ name, expires_in_days, fields }) => ({
    name,
    expires_in_days: Number(expires_in_days),
    fields: fields.length === 0 ? null : fields,
  }));

interface NewTokenDialogProps {
  fields: readonly ReadableField[];
  onClose: () => void;
}

/** Asks for the token's purpose, then shows the token once. */
export function NewTokenDialog({ fields, onClose }: NewTokenDialogProps) {
  const [secret, setSecret] = useState<string>();
  /** Set on success: the form closes and the token replaces it. */
  const made = useRef<string>(undefined);
  const [create] = useCreateAccessTokenMutation();
  if (secret !== undefined) return <MadeToken secret={secret} onClose={onClose} />;
  const send = async (input: z.output<typeof TokenForm>) => {
    const { data } = await create({ variables: { input } });
    made.current = data?.createAccessToken?.secret;
  };
  return (
    <FormDialog
      title="New access token"
      schema={TokenForm}
      defaultValues={{ name: "", expires_in_days: String(FIRST_DAYS), fields: [] }}
      submitLabel="Make the token"
      onSubmit={send}
      onClose={() => (made.current === undefined ? onClose() : setSecret(made.current))}
    >
      {({ control }) => (
        <>
          <TextInput control={control} name="name" label="Name" help="What uses it: “Month-end sheet”." autoFocus />
          <SelectInput
            control={control}
            name="expires_in_days"
            label="Ends after"
            options={DAYS.map((days) => ({ value: String(days), label: days === 366 ? "1 year" : `${days} days` }))}
          />
          <TokenFieldsInput control={control} name="fields" fields={fields} />
        </>
      )}
    </FormDialog>
  );
}

function MadeToken({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Your new access token"
      warning="Anyone who has it can read whatever you may see."
      texts={[
        { label: "Token", text: secret },
        { label: "Try it in a terminal", text: curlLine(window.location.origin, secret) },
      ]}
      onClose={onClose}
    />
  );
}

/** A curl command that queries who the token belongs to. */
function curlLine(origin: string, secret: string): string {
  return [
    `curl ${origin}/graphql`,
    `  -H 'Authorization: Bearer ${secret}'`,
    "  -H 'Content-Type: application/json'",
    `  -d '{"query": "{ userProfile { id email } }"}'`,
  ].join(" \\\n");
}
