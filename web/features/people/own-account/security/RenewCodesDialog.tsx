import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { useId, useRef, useState } from "react";
import { TwoFactorCodeInput } from "#schema/people/sign-in/two-factor-models.ts";
import { CodeInput } from "#web/session/sign-in/CodeInput.tsx";
import { DialogBody } from "#web/ui/dialog/DialogBody.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { useRenewRecoveryCodesMutation } from "./account.generated.ts";
import { RecoveryCodeList } from "./RecoveryCodeList.tsx";

/** Asks for a code, then shows the new recovery codes once. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  /** Set on success: the form closes and the codes replace it. */
  const made = useRef<readonly string[]>(undefined);
  const [renew] = useRenewRecoveryCodesMutation();
  const titleId = useId();
  if (codes) {
    return (
      <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 480 } } }}>
        <DialogBody>
          <h2 id={titleId}>Your new recovery codes</h2>
          <RecoveryCodeList codes={codes} />
          <Button variant="contained" onClick={onClose}>
            I have kept them
          </Button>
        </DialogBody>
      </Dialog>
    );
  }
  const send = async (input: { code: string }) => {
    const { data } = await renew({ variables: { input } });
    made.current = data?.renewRecoveryCodes?.codes;
  };
  return (
    <FormDialog
      title="New recovery codes"
      schema={TwoFactorCodeInput}
      defaultValues={{ code: "" }}
      submitLabel="Make new codes"
      onSubmit={send}
      onClose={() => (made.current ? setCodes(made.current) : onClose())}
    >
      {({ control }) => (
        <>
          <p>You get ten new codes. The old ones stop working.</p>
          <CodeInput control={control} name="code" label="Authentication code" help="Or one of your recovery codes." />
        </>
      )}
    </FormDialog>
  );
}
