import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId, useState } from "react";
import { FormField } from "../form/FormField.tsx";
import { Quiet } from "../text/Quiet.ts";
import { LEAVE_QUESTION, type Confirmation } from "./confirmation.ts";
import { DialogBody } from "./DialogBody.ts";
import { useAskBeforeUnload } from "./use-ask-before-unload.ts";

interface ConfirmDialogProps {
  confirmation: Confirmation;
  onAnswer: (confirmed: boolean) => Promise<void>;
}

/**
 * A question, its consequences, and two buttons that name their actions. The harmless one has focus. Escape and a press
 * outside ask first if something was entered that would be lost.
 */
export function ConfirmDialog({ confirmation, onAnswer }: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, tone = "primary", typeToConfirm, fields } = confirmation;
  const [typed, setTyped] = useState("");
  const titleId = useId();
  const textId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useAskBeforeUnload(isDirty);
  const keep = () => void onAnswer(false);
  const dismiss = () => {
    if (isBusy) return;
    if (isDirty) setIsLeaving(true);
    else keep();
  };
  const leave = async (mayLeave: boolean) => {
    setIsLeaving(false);
    if (mayLeave) await onAnswer(false);
  };
  const confirm = async () => {
    if (!mayConfirm || isBusy) return;
    setIsBusy(true);
    await onAnswer(true);
    setIsBusy(false);
  };
  const mayConfirm = typeToConfirm === undefined || typed.trim() === typeToConfirm;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismiss}
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
      slotProps={{ paper: { sx: { width: 480 } } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The originating form is an ancestor in React's tree and must not be submitted too.
          event.stopPropagation();
          void confirm();
        }}
      >
        <DialogBody>
          <h2 id={titleId}>{title}</h2>
          {text ? (
            <Quiet as="div" id={textId}>
              {text}
            </Quiet>
          ) : null}
          {fields?.(setIsDirty)}
          {typeToConfirm === undefined ? null : (
            <FormField label={`Type “${typeToConfirm}” to confirm`}>
              {(control) => (
                <OutlinedInput
                  inputProps={control}
                  fullWidth
                  autoFocus
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </FormField>
          )}
          <footer className="acts" style={{ justifyContent: "flex-end", marginTop: 4 }}>
            <Button autoFocus={typeToConfirm === undefined} onClick={keep} disabled={isBusy}>
              {cancelLabel}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={tone === "danger" ? "error" : "primary"}
              disabled={!mayConfirm}
              loading={isBusy}
            >
              {confirmLabel}
            </Button>
          </footer>
        </DialogBody>
      </form>
      {isLeaving ? <ConfirmDialog confirmation={LEAVE_QUESTION} onAnswer={leave} /> : null}
    </Dialog>
  );
}
