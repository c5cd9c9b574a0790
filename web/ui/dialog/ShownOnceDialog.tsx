import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Note } from "../state/Note.tsx";
import { copyText } from "../toast/copy-text.ts";
import { DialogBody } from "./DialogBody.ts";
import { useFrozenLayout } from "./frozen-layout.ts";

interface ShownOnceDialogProps {
  title: string;
  /** What anybody who has it can do with it. */
  warning: string;
  texts: readonly CopiedProps[];
  onClose: () => void;
}

interface CopiedProps {
  label: string;
  text: string;
}

/** Shows a newly created secret once, to be copied. */
export function ShownOnceDialog({ title, warning, texts, onClose }: ShownOnceDialogProps) {
  useFrozenLayout();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 584 } } }}>
      <DialogBody>
        <h2 id={titleId}>{title}</h2>
        <Note tone="amber" icon="warning">
          Copy it now: it is shown only this once. {warning}
        </Note>
        {texts.map(({ label, text }) => (
          <Copied key={label} label={label} text={text} />
        ))}
        <Button variant="contained" onClick={onClose}>
          I have copied it
        </Button>
      </DialogBody>
    </Dialog>
  );
}

function Copied({ label, text }: CopiedProps) {
  return (
    <div>
      <div className="acts" style={{ marginBottom: 4 }}>
        <h3 style={{ flex: 1 }}>{label}</h3>
        <Button size="small" startIcon={<Icon name="copy" />} onClick={() => void copy(label, text)}>
          Copy
        </Button>
      </div>
      {/* Focusable, so that the arrow keys can scroll it. */}
      <Lines tabIndex={0} role="region" aria-label={label}>
        {text}
      </Lines>
    </div>
  );
}

const copy = (label: string, text: string): Promise<void> =>
  copyText(text, { copied: `${label} copied`, otherwise: "Select it and copy it by hand" });

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
