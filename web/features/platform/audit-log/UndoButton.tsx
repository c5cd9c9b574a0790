import { useApolloClient } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { UNDO_RULES } from "#schema/platform/audit-log/undo-rules.ts";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useUndoChangeMutation, type AuditRowFragment } from "./audit-log.generated.ts";

/** Undoes a change after showing its effect on each field; says so if it cannot be undone safely. */
export function UndoButton({ entry }: { entry: AuditRowFragment }) {
  const { id, entity, put_back, sentence } = entry;
  const client = useApolloClient();
  const confirm = useConfirm();
  const [undoChange] = useUndoChangeMutation();
  const refusal = useRefusal(UNDO_RULES[entity]?.permission ?? "audit.read");
  if (put_back === null)
    return <RefusableButton refusal="A change of this kind cannot be undone">Undo</RefusableButton>;
  const undo = () =>
    attemptChange(client, "Nothing was put back", async () => {
      await undoChange({ variables: { id } });
      showToast({ message: "Undone", detail: sentence, tone: "success" });
    });
  const ask = () =>
    confirm({
      title: "Undo this change?",
      text: <PutBack fields={put_back} />,
      confirmLabel: "Undo change",
      cancelLabel: "Leave it",
      act: undo,
    });
  return (
    <RefusableButton variant="contained" {...(refusal ? { refusal } : {})} onClick={() => void ask()}>
      Undo
    </RefusableButton>
  );
}

function PutBack({ fields }: { fields: readonly { field: string; before: string | null; after: string | null }[] }) {
  return (
    <>
      This puts back:
      <Fields>
        {fields.map(({ field, before, after }) => (
          <li key={field}>
            {field}: <b>{after ?? "nothing"}</b> instead of {before ?? "nothing"}
          </li>
        ))}
      </Fields>
      The log keeps both changes.
    </>
  );
}

const Fields = styled("ul")({
  margin: "4px 0 8px",
  paddingLeft: 20,
  overflowWrap: "anywhere",
  "& b": { fontWeight: 500 },
});
