import { styled } from "@mui/material/styles";
import { z } from "zod";
import { explain } from "#web/apollo/explain-fault.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useAnonymizeClientMutation,
  useClientErasureDetailsQuery,
  type ClientErasureDetailsQuery,
} from "./erasure.generated.ts";

type Erasure = NonNullable<ClientErasureDetailsQuery["clientErasure"]>;

interface EraseClientDialogProps {
  clientId: number;
  onClose: () => void;
}

const Confirmation = z.object({ confirm_name: z.string().trim() });

/** Shows what is erased permanently and what remains as figures; requires typing the client's name. */
export function EraseClientDialog({ clientId, onClose }: EraseClientDialogProps) {
  const { data, error, refetch } = useClientErasureDetailsQuery({
    variables: { id: clientId },
    fetchPolicy: "network-only",
  });
  const [anonymize] = useAnonymizeClientMutation();
  const erasure = data?.clientErasure;
  return (
    <FormDialog
      title={erasure ? `Erase ${erasure.name}` : "Erase client"}
      schema={Confirmation}
      defaultValues={{ confirm_name: "" }}
      submitLabel="Erase for good"
      tone="danger"
      onSubmit={async ({ confirm_name }) => {
        if (!erasure) return { message: "What would be erased is not known yet. Try again." };
        await anonymize({ variables: { id: clientId, input: { version: erasure.version, confirm_name } } });
        showToast({ message: `${erasure.name} is erased`, tone: "success" });
        return undefined;
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          {erasure ? <Figures erasure={erasure} /> : null}
          {error ? (
            <ErrorState title="This did not load" error={explain(error)} onRetry={() => void refetch()} />
          ) : null}
          {!erasure && !error ? <TextSkeleton lines={5} /> : null}
          {erasure && erasure.obstacles.length === 0 ? (
            <TextInput
              control={control}
              name="confirm_name"
              label={`Type “${erasure.name}” to confirm`}
              autoComplete="off"
            />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

function Figures({ erasure: { obstacles, goes, stays } }: { erasure: Erasure }) {
  return (
    <Body>
      {obstacles.map((obstacle) => (
        <Note key={obstacle} tone="amber" icon="warning">
          {obstacle}
        </Note>
      ))}
      <p>
        This cannot be undone. Name, addresses and phone number go, also out of the history of changes. Backups that
        were made before keep them until they are deleted.
      </p>
      <div className="sides">
        <Rows title="Is deleted" rows={goes} none="Only who they are" />
        <Rows title="Stays as figures, without a person" rows={stays} none="Nothing" />
      </div>
    </Body>
  );
}

function Rows({ title, rows, none }: { title: string; rows: Erasure["goes"]; none: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ what, count }) => (
          <li key={what}>
            <b>{count}</b> {what}
          </li>
        ))}
        {rows.length === 0 ? <li>{none}</li> : null}
      </ul>
    </section>
  );
}

const Body = styled("div")({
  display: "grid",
  gap: 12,
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& .sides": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: 16 },
  "@media (max-width: 599.95px)": { "& .sides": { gridTemplateColumns: "1fr" } },
  "& h3": { fontSize: 13, lineHeight: "20px", fontWeight: 600 },
  "& ul": { margin: 0, padding: 0, listStyle: "none" },
});
