import { useRef, useState } from "react";
import { z } from "zod";
import { fieldsRead } from "#schema/reports/saved-queries/fields-read.ts";
import { ShownOnceDialog } from "#web/ui/dialog/ShownOnceDialog.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { useMakeCsvTokenMutation, type SavedQueryRowFragment } from "./saved-queries.generated.ts";

const DAYS = [30, 90, 180, 366];
const FIRST_DAYS = 90;
const LONGEST_NAME = 60;

const LinkForm = z
  .object({ expires_in_days: z.string() })
  .transform(({ expires_in_days }) => ({ expires_in_days: Number(expires_in_days) }));

interface CsvLinkDialogProps {
  query: SavedQueryRowFragment;
  onClose: () => void;
}

/** Creates a URL from which a spreadsheet reads the query's result, with its own access token limited to the query's fields. */
export function CsvLinkDialog({ query, onClose }: CsvLinkDialogProps) {
  const [secret, setSecret] = useState<string>();
  /** Set on success: the form closes and the link replaces it. */
  const made = useRef<string>(undefined);
  const [make] = useMakeCsvTokenMutation();
  if (secret !== undefined) return <MadeLink query={query} secret={secret} onClose={onClose} />;
  const send = async ({ expires_in_days }: z.output<typeof LinkForm>) => {
    const name = `CSV of ${query.name}`.slice(0, LONGEST_NAME);
    const fields = ["savedQuery", ...fieldsRead(query.query)];
    const { data } = await make({ variables: { input: { name, fields, expires_in_days } } });
    made.current = data?.createAccessToken?.secret;
  };
  return (
    <FormDialog
      title={`CSV link of “${query.name}”`}
      schema={LinkForm}
      defaultValues={{ expires_in_days: String(FIRST_DAYS) }}
      submitLabel="Make the link"
      onSubmit={send}
      onClose={() => (made.current === undefined ? onClose() : setSecret(made.current))}
    >
      {({ control }) => (
        <>
          <p>
            A spreadsheet that opens the link reads what the query answers then, with all its rows, as you may see them.
            It is one of your access tokens, where you can revoke it.
          </p>
          <SelectInput
            control={control}
            name="expires_in_days"
            label="Ends after"
            options={DAYS.map((days) => ({ value: String(days), label: days === 366 ? "1 year" : `${days} days` }))}
          />
        </>
      )}
    </FormDialog>
  );
}

function MadeLink({ query: { id, name }, secret, onClose }: CsvLinkDialogProps & { secret: string }) {
  const file = `${window.location.origin}/saved-queries/${id}.csv`;
  return (
    <ShownOnceDialog
      title={`CSV link of “${name}”`}
      warning="Anyone who has it can read what this query returns."
      texts={[
        { label: "Link", text: `${file}?token=${secret}` },
        { label: "In a terminal", text: `curl ${file} \\\n  -H 'Authorization: Bearer ${secret}'` },
      ]}
      onClose={onClose}
    />
  );
}
