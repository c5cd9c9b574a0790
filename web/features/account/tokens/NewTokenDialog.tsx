import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { useId, useRef, useState } from "react";
import { z } from "zod";
import { CreateAccessTokenInput } from "#schema/access-tokens/models.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { copyText } from "#web/ui/toast/copy-text.ts";
import { useCreateAccessTokenMutation } from "./access-tokens.generated.ts";
import { type ReadableField, TokenFieldsInput } from "./TokenFieldsInput.tsx";

const DAYS = [7, 30, 90, 180, 366];
const FIRST_DAYS = 90;

/** What is chosen is one of a list of texts; none of the fields means all. */
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

/** Asks what the token is for, then shows it, once. */
export function NewTokenDialog({ fields, onClose }: NewTokenDialogProps) {
  const [secret, setSecret] = useState<string>();
  /** Sent with success: the form then closes and the token takes its place. */
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
  const titleId = useId();
  const curl = curlLine(window.location.origin, secret);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 584 } } }}>
      <Body>
        <h2 id={titleId}>Your new access token</h2>
        <Note tone="amber" icon="warning">
          Copy it now: it is shown only this once. Anyone who has it reads what you may see.
        </Note>
        <Copied label="Token" text={secret} />
        <Copied label="Try it in a terminal" text={curl} />
        <Button variant="contained" onClick={onClose}>
          I have copied it
        </Button>
      </Body>
    </Dialog>
  );
}

/** Asks the graph from a terminal whose token this is. */
function curlLine(origin: string, secret: string): string {
  return [
    `curl ${origin}/graphql`,
    `  -H 'Authorization: Bearer ${secret}'`,
    "  -H 'Content-Type: application/json'",
    `  -d '{"query": "{ userProfile { id email } }"}'`,
  ].join(" \\\n");
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <div className="head">
        <h3>{label}</h3>
        <Button size="small" startIcon={<Icon name="copy" />} onClick={() => void copy(label, text)}>
          Copy
        </Button>
      </div>
      {/* The arrow keys scroll what has the focus. */}
      <Lines tabIndex={0} role="region" aria-label={label}>
        {text}
      </Lines>
    </div>
  );
}

const copy = (label: string, text: string): Promise<void> =>
  copyText(text, { copied: `${label} copied`, otherwise: "Select it and copy it by hand" });

const Body = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  minWidth: 0,
  padding: 24,
  "& h2": { fontSize: 16, lineHeight: "24px", fontWeight: 600 },
  "& h3": { flex: 1, fontSize: 13, lineHeight: "20px", fontWeight: 500 },
  "& .head": { display: "flex", alignItems: "center", marginBottom: 4 },
});

const Lines = styled("pre")({
  margin: 0,
  padding: "10px 12px",
  overflowX: "auto",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-s)",
  background: "var(--sunken)",
  fontFamily: "var(--mono)",
  fontSize: 13,
  lineHeight: "20px",
});
