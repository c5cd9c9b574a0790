/** What a key does, in the words of the keyboard help, and its handler. */
export interface KeyAct {
  does: string;
  act: () => void;
}

/** By `event.key` ("j", "?"); sequences of two keys are separated by a space ("g d"). */
export type KeyActs = Readonly<Record<string, KeyAct>>;

/** Keys that a component handles itself while it has focus; registered only for the help. */
export interface ToldKey {
  does: string;
  /** Each a chord of key names: ["Alt", "ArrowUp"]. */
  chords: readonly (readonly string[])[];
}

export interface KeyGroup {
  title: string;
  acts: KeyActs;
  told: readonly ToldKey[];
  /** Whether its keys are active; the help lists them either way. */
  isOn: boolean;
}

/** Maximum delay in ms before the second key of a sequence. */
const SECOND_KEY_MS = 1500;

let groups: readonly KeyGroup[] = [];
const listeners = new Set<() => void>();
let first = "";
let firstAt = 0;

/** Registers keys and lists them in the help until the returned function is called. */
export function registerKeys(group: KeyGroup): () => void {
  if (groups.length === 0) window.addEventListener("keydown", actByKey);
  become([...groups, group]);
  return () => {
    become(groups.filter((each) => each !== group));
    if (groups.length === 0) window.removeEventListener("keydown", actByKey);
  };
}

/** Registered groups, in order of registration. */
export const registeredKeys = (): readonly KeyGroup[] => groups;

export function onKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: readonly KeyGroup[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

/** Keys act unless the user is typing or focus is in a dialog or menu. */
function actByKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTaken(event.target) || event.key === "Shift") return;
  const chord = event.timeStamp - firstAt < SECOND_KEY_MS && first !== "" ? `${first} ${event.key}` : event.key;
  first = "";
  const act = actOf(chord);
  if (act) {
    event.preventDefault();
    act();
  } else if (chord === event.key && groups.some(({ isOn, acts }) => isOn && beginsAny(acts, chord))) {
    event.preventDefault();
    first = chord;
    firstAt = event.timeStamp;
  }
}

/** The group registered last wins: a screen's key takes precedence over a global one. */
function actOf(chord: string): (() => void) | undefined {
  return groups.findLast(({ isOn, acts }) => isOn && Object.hasOwn(acts, chord))?.acts[chord]?.act;
}

function beginsAny(acts: KeyActs, key: string): boolean {
  return Object.keys(acts).some((chord) => chord.startsWith(`${key} `));
}

const TAKEN = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

/** Whether the target is a text field or inside a dialog or menu. */
export function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKEN) !== null;
}
