import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId, useRef, useState, type SyntheticEvent } from "react";
import { RefusableButton } from "../button/RefusableButton.tsx";
import { LEAVE_QUESTION } from "../dialog/confirmation.ts";
import { useConfirm } from "../dialog/ConfirmProvider.tsx";
import { DialogBody } from "../dialog/DialogBody.ts";
import { useFrozenLayout } from "../dialog/frozen-layout.ts";
import { Icon } from "../icon/Icon.tsx";
import { Note } from "../state/Note.tsx";
import { FormField } from "./FormField.tsx";
import { useAskBeforeClosing } from "./use-ask-before-leaving.ts";

interface Named {
  id: number;
  name: string;
}

interface NamesDialogProps<Item extends Named> {
  title: string;
  /** "category" */
  noun: string;
  items: readonly Item[];
  /** Explains in one sentence what a new one is. */
  hint?: string;
  /** Shown next to a name: "3 services". */
  note: (item: Item) => string;
  /** Each resolves to the reason it was refused, or undefined on success. */
  onAdd: (name: string) => Promise<string | undefined>;
  onRename: (item: Item, name: string) => Promise<string | undefined>;
  onRemove: (item: Item) => Promise<string | undefined>;
  /** Why names may not be changed or removed. */
  changeRefusal?: string | undefined;
  removeRefusal?: string | undefined;
  onClose: () => void;
}

/** A short list of names to add, rename and remove, one at a time. */
export function NamesDialog<Item extends Named>(props: NamesDialogProps<Item>) {
  const { title, noun, items, hint, note, onAdd, onRename, onRemove, changeRefusal, removeRefusal, onClose } = props;
  const { editedId, leftId, edit, leave, close, renamed, setRenamed, added, setAdded } = useTypedNames(items, onClose);
  // Announced inside the dialog: screen readers ignore what is outside a modal.
  const [kept, setKept] = useState<{ name: string; refusal: string }>();
  useFrozenLayout();
  const titleId = useId();
  const removeOne = async (item: Item) => {
    setKept(undefined);
    const refusal = await onRemove(item);
    if (refusal !== undefined) setKept({ name: item.name, refusal });
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 480 } } }}>
      <Body>
        <h2 id={titleId}>{title}</h2>
        {hint === undefined ? null : <p>{hint}</p>}
        {items.length === 0 && hint === undefined ? <p>None yet.</p> : null}
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              {editedId === item.id ? (
                <NameForm
                  label={`Name of ${item.name}`}
                  typed={renamed}
                  onType={setRenamed}
                  submitLabel="Save"
                  onName={async (name) => {
                    const refusal = await onRename(item, name);
                    if (refusal === undefined) leave(item);
                    return refusal;
                  }}
                  onCancel={() => leave(item)}
                />
              ) : (
                <>
                  <span>
                    <b>{item.name}</b> <small>{note(item)}</small>
                  </span>
                  {changeRefusal === undefined ? (
                    <IconButton
                      aria-label={`Rename ${item.name}`}
                      autoFocus={item.id === leftId}
                      onClick={() => void edit(item)}
                    >
                      <Icon name="edit" />
                    </IconButton>
                  ) : null}
                  {removeRefusal === undefined ? (
                    <IconButton aria-label={`Remove ${item.name}`} onClick={() => void removeOne(item)}>
                      <Icon name="close" />
                    </IconButton>
                  ) : null}
                </>
              )}
            </li>
          ))}
        </ul>
        {kept ? (
          <Note tone="amber" icon="warning" role="alert">
            <strong>{kept.name} was not removed.</strong> {kept.refusal}
          </Note>
        ) : null}
        {changeRefusal === undefined ? (
          <NameForm label={`New ${noun}`} typed={added} onType={setAdded} submitLabel={`Add ${noun}`} onName={onAdd} />
        ) : (
          <RefusableButton refusal={changeRefusal}>{`Add ${noun}`}</RefusableButton>
        )}
        <footer>
          <Button onClick={() => void close()}>Close</Button>
        </footer>
      </Body>
    </Dialog>
  );
}

/** The names being typed; asks before one of them is lost. */
function useTypedNames(items: readonly Named[], onClose: () => void) {
  const [editedId, setEditedId] = useState<number>();
  // The item whose form was closed last: its button gets the focus back.
  const [leftId, setLeftId] = useState<number>();
  const [renamed, setRenamed] = useState("");
  const [added, setAdded] = useState("");
  const confirm = useConfirm();
  const edited = items.find(({ id }) => id === editedId);
  const isRenamed = edited !== undefined && renamed.trim() !== edited.name;
  const { leave: close } = useAskBeforeClosing(isRenamed || added.trim() !== "", onClose);
  const edit = async ({ id, name }: Named) => {
    if (isRenamed && !(await confirm(LEAVE_QUESTION))) return;
    setEditedId(id);
    setRenamed(name);
  };
  const leave = ({ id }: Named) => {
    setEditedId(undefined);
    setLeftId(id);
  };
  return { editedId, leftId, edit, leave, close, renamed, setRenamed, added, setAdded };
}

interface NameFormProps {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  submitLabel: string;
  onName: (name: string) => Promise<string | undefined>;
  /** Escape closes this form and leaves the dialog around it open. */
  onCancel?: () => void;
}

function NameForm({ label, typed, onType, submitLabel, onName, onCancel }: NameFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (typed.trim() === "") return setRefusal("Enter a name.");
    setIsSending(true);
    const refused = await onName(typed.trim());
    setRefusal(refused);
    setIsSending(false);
    if (refused !== undefined || onCancel) return;
    // Ready for the next one; the pressed button may no longer have focus.
    onType("");
    input.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormField label={label} error={refusal}>
        {(wiring) => (
          <OutlinedInput
            fullWidth
            inputRef={input}
            autoFocus={onCancel !== undefined}
            inputProps={{ ...wiring, maxLength: 60 }}
            error={refusal !== undefined}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || !onCancel) return;
              event.stopPropagation();
              onCancel();
            }}
          />
        )}
      </FormField>
      <Button type="submit" loading={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}

const Body = styled(DialogBody)({
  "& p, & small": { fontSize: 13, color: "var(--text-2)" },
  "& li": { display: "flex", alignItems: "center", gap: 4, minHeight: 44, borderBottom: "1px solid var(--line-soft)" },
  "& li > span": { flex: 1, minWidth: 0, fontSize: 13 },
  "& b": { fontWeight: 500 },
  "& form": { display: "flex", alignItems: "flex-start", gap: 8, width: "100%", padding: "4px 0" },
  "& form > div": { flex: 1 },
  "& form > button": { marginTop: 24, height: 36 },
  "& footer": { display: "flex", justifyContent: "flex-end" },
});
