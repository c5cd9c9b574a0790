import { useId, useState } from "react";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { downloadFile } from "#web/session/fresh-sign-in/download-file.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ClientRowFragment } from "../clients.generated.ts";
import { EraseClientDialog } from "./EraseClientDialog.tsx";

const ERASE = "erase";

/** Data subject requests: export all data of a client, or erase it. */
export function ClientDataActs({ client }: { client: ClientRowFragment }) {
  const id = useId();
  const [dialog, setDialog] = useUrlValue("edit");
  const [isSaving, setIsSaving] = useState(false);
  const eraseRefusal = useRefusal("clients.anonymize");
  const save = async () => {
    setIsSaving(true);
    const problem = await downloadFile(`/api/v1/clients/${client.id}/data`, `client-${client.id}.json`);
    if (problem !== undefined) showToast({ message: "The file was not made", detail: problem, tone: "error" });
    setIsSaving(false);
  };
  return (
    <PanelSection aria-labelledby={id}>
      <h2 id={id}>Personal data</h2>
      <div className="acts">
        <RefusableButton
          size="small"
          startIcon={<Icon name="download" size={14} />}
          loading={isSaving}
          refusal={useRefusal("clients.export")}
          onClick={() => void save()}
        >
          Download all
        </RefusableButton>
        <RefusableButton size="small" color="error" refusal={eraseRefusal} onClick={() => setDialog(ERASE)}>
          Erase client
        </RefusableButton>
      </div>
      {eraseRefusal === undefined && dialog === ERASE ? (
        <EraseClientDialog clientId={client.id} onClose={() => setDialog(null)} />
      ) : null}
    </PanelSection>
  );
}
