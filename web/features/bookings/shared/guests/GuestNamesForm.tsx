import styled from "@emotion/styled";
import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { z } from "zod";
import { guestNames, LONGEST_GUEST_NAME } from "#schema/bookings/bookings/guest-models.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { newerEdition } from "#web/apollo/newer-edition.ts";
import { useAskBeforeUnload } from "#web/ui/dialog/use-ask-before-unload.ts";
import { Note } from "#web/ui/state/Note.tsx";

/** A booking's current guest names, and how many it may have. */
export interface NamedGuests {
  guest_names: readonly string[];
  most_guest_names: number;
  version: number;
}

/** An unsaved draft: the field values, and the booking as it was when the form was opened. */
export interface GuestDraft {
  names: readonly string[];
  opened: Edition;
}

interface GuestNamesFormProps {
  booking: NamedGuests;
  /** An earlier draft, neither saved nor discarded. */
  draft?: GuestDraft | undefined;
  /** Called with the draft so that it can outlive the form; undefined once nothing differs from what is saved. */
  onDraft?: (draft: GuestDraft | undefined) => void;
  save: (names: string[], version: number) => Promise<unknown>;
  onSaved: () => void;
  /** Renders the submit and cancel buttons in the style of the page. */
  buttons: (isSending: boolean) => ReactNode;
}

/** One field per guest; a large party begins with this many. */
const FIELDS_AT_FIRST = 4;

/** A field per guest, with native inputs only, to keep the booking page small. */
export function GuestNamesForm({ booking, draft, onDraft, save, onSaved, buttons }: GuestNamesFormProps) {
  const id = useId();
  const most = Math.max(booking.most_guest_names, booking.guest_names.length);
  const [opened, setOpened] = useState<Edition>(draft?.opened ?? booking);
  const [names, setNames] = useState(() => draft?.names ?? fieldsFor(booking.guest_names, most));
  const isChanged = !isSame(filled(names), opened.guest_names);
  useEffect(() => onDraft?.(isChanged ? { names, opened } : undefined), [onDraft, isChanged, names, opened]);
  useAskBeforeUnload(isChanged);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const isResumed = useRef(draft !== undefined);
  useEffect(() => {
    if (!isResumed.current) fields.current?.querySelector("input")?.focus();
  }, []);

  const send = async () => {
    const sent = guestNames.safeParse(filled(names));
    if (!sent.success) return setProblem(sent.error.issues[0]?.message);
    setProblem(undefined);
    setIsSending(true);
    try {
      await saveOver(sent.data, opened, save);
      onSaved();
    } catch (error) {
      const theirs = newerEdition(error, Edition);
      if (theirs) setOpened(theirs);
      const { message, fields: sentences } = explain(error);
      setProblem(theirs ? namedMeanwhile(theirs) : (Object.values(sentences)[0] ?? message));
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSending) void send();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <fieldset ref={fields}>
        <legend>Names of the guests</legend>
        {names.map((name, at) => (
          <div key={at}>
            <label htmlFor={`${id}-${at}`}>Guest {at + 1}</label>
            <input
              id={`${id}-${at}`}
              type="text"
              autoComplete="off"
              maxLength={LONGEST_GUEST_NAME}
              value={name}
              onChange={({ target }) => setNames((all) => all.with(at, target.value))}
            />
          </div>
        ))}
      </fieldset>
      {names.length < most ? (
        <button type="button" className="more" onClick={() => setNames((all) => [...all, ""])}>
          Add a field
        </button>
      ) : null}
      {problem ? (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      ) : null}
      <div className="acts">{buttons(isSending)}</div>
    </Form>
  );
}

const Edition = z.object({ guest_names: z.array(z.string()), version: z.number() });
type Edition = Pick<NamedGuests, "guest_names" | "version">;

/** Saves the names even if somebody has since changed something other than the guest names of the booking. */
async function saveOver(names: string[], opened: Edition, save: GuestNamesFormProps["save"]): Promise<void> {
  try {
    await save(names, opened.version);
  } catch (error) {
    const theirs = newerEdition(error, Edition);
    if (!theirs || !isSame(theirs.guest_names, opened.guest_names)) throw error;
    await save(names, theirs.version);
  }
}

function namedMeanwhile({ guest_names }: Edition): string {
  const now = guest_names.length === 0 ? "removed the names" : `named ${guest_names.join(", ")}`;
  return `Somebody ${now} in the meantime. Save again to use your names instead.`;
}

const fieldsFor = (names: readonly string[], most: number): string[] => [
  ...names,
  ...Array.from({ length: Math.max(0, Math.min(most, FIELDS_AT_FIRST) - names.length) }, () => ""),
];

/** An empty field means no guest. */
const filled = (names: readonly string[]): string[] => names.map((name) => name.trim()).filter(Boolean);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name, at) => name === others[at]);

const Form = styled("form")({
  display: "grid",
  gap: 12,
  width: "100%",
  maxWidth: 360,
  "& fieldset": { display: "grid", gap: 8 },
  "& fieldset > div": { display: "grid", gap: 4 },
  "& legend": { marginBottom: 4, fontWeight: 500 },
  "& label": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& input": {
    width: "100%",
    height: 40,
    padding: "0 10px",
    border: "1px solid var(--control)",
    borderRadius: "var(--r-s)",
    background: "var(--surface)",
    color: "var(--text)",
  },
  "& .more": {
    justifySelf: "start",
    minHeight: 32,
    padding: 0,
    border: 0,
    background: "none",
    color: "var(--primary-text)",
    font: "inherit",
    fontWeight: 500,
    cursor: "pointer",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  },
  // Phones zoom in on inputs with smaller text.
  "@media (max-width: 599.95px)": {
    maxWidth: "none",
    "& input": { height: 44, fontSize: 16 },
    "& .more": { minHeight: 44 },
    "& .acts > *": { flex: 1 },
  },
});
