import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ClientDialog } from "./ClientDialog.tsx";
import type { ClientRowFragment } from "./clients.generated.ts";
import { useClientChanges } from "./use-client-changes.ts";

/** The button that opens a client's form, and the form; the URL holds whether it is open. */
export function EditClient({ client }: { client: ClientRowFragment }) {
  const [dialog, setDialog] = useUrlValue("edit");
  const refusal = useRefusal("clients.write");
  const { update } = useClientChanges();
  return (
    <>
      <RefusableButton
        startIcon={<Icon name="edit" size={14} />}
        refusal={refusal}
        onClick={() => setDialog("details")}
      >
        Edit
      </RefusableButton>
      {refusal === undefined && dialog === "details" ? (
        <ClientDialog
          client={client}
          onClose={() => setDialog(null)}
          onSave={(sent, seen) => update(client.id, seen, sent)}
        />
      ) : null}
    </>
  );
}
