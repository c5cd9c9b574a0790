/** What a key does, in the words of the keys' help, and the doing itself. */
export interface KeyAct {
  does: string;
  act: () => void;
}

/** By key as the event names it ("j", "?"); two in a row have a space between ("g d"). */
export type KeyActs = Readonly<Record<string, KeyAct>>;

/** Keys that a part of the screen acts on by itself, wherever it has the focus. */
export interface ToldKey {
  does: string;
  /** Each a chord of key names: ["Alt", "ArrowUp"]. */
  chords: readonly (readonly string[])[];
}

export interface KeyGroup {
  title: string;
  acts: KeyActs;
  told: readonly ToldKey[];
  /** Whether its keys act; the help names them all the same. */
  isOn: boolean;
}

/** The second key of two must follow within this. */
const SECOND_KEY_MS = 1500;

let groups: readonly KeyGroup[] = [];
const listeners = new Set<() => void>();
let first = "";
let firstAt = 0;

/** Lets keys act, and the help name them, until the returned function is called. */
export function registerKeys(group: KeyGroup): () => void {
  if (groups.length === 0) window.addEventListener("keydown", actByKey);
  become([...groups, group]);
  return () => {
    become(groups.filter((each) => each !== group));
    if (groups.length === 0) window.removeEventListener("keydown", actByKey);
  };
}

/** What is registered now, in the order of its coming. */
export const registeredKeys = (): readonly KeyGroup[] => groups;

export function onKeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: readonly KeyGroup[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

/** Letters act while nobody types and nothing floats that has the focus. */
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

/** The last to come is the nearest: a screen's key goes before the frame's. */
function actOf(chord: string): (() => void) | undefined {
  return groups.findLast(({ isOn, acts }) => isOn && Object.hasOwn(acts, chord))?.acts[chord]?.act;
}

function beginsAny(acts: KeyActs, key: string): boolean {
  return Object.keys(acts).some((chord) => chord.startsWith(`${key} `));
}

const TAKEN = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

/** Whether somebody types here, or something that floats has the focus. */
export function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKEN) !== null;
}
