import Dialog from "@mui/material/Dialog";
import useAutocomplete from "@mui/material/useAutocomplete";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { PaletteContext } from "#web/screen/palette-context.ts";
import { usePerson } from "#web/session/session.ts";
import { PHONE } from "#web/theme/theme.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { PaletteFrame } from "./PaletteFrame.tsx";
import { keepRecent } from "./recent-targets.ts";
import type { Target } from "./target.ts";
import { TargetRow } from "./TargetRow.tsx";
import { useTargets } from "./use-targets.ts";

/** The desk's command palette: Ctrl/⌘ K opens it, also from a text field, but not above another dialog with its edits. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isFloating(event.target)) setIsOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <PaletteContext value={open}>
      {children}
      {isOpen ? <CommandPalette onClose={() => setIsOpen(false)} /> : null}
    </PaletteContext>
  );
}

function isFloating(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null;
}

const TITLE_ID = "palette-title";

interface PaletteProps {
  onClose: () => void;
}

/** Finds people, bookings and screens by name and opens them: fully usable by keyboard, result counts announced. */
export function CommandPalette({ onClose }: PaletteProps) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth={false}
      aria-labelledby={TITLE_ID}
      slotProps={{ paper: { sx: isPhone ? {} : { width: 640, alignSelf: "flex-start", mt: "12vh" } } }}
    >
      <h2 id={TITLE_ID} className="screen-reader-only">
        Go to or do
      </h2>
      <Palette onClose={onClose} closeMark={isPhone ? <Icon name="close" /> : <Kbd>Esc</Kbd>} />
    </Dialog>
  );
}

function Palette({ onClose, closeMark }: PaletteProps & { closeMark: ReactNode }) {
  const [typed, setTyped] = useState("");
  const { targets, isSearching, problem } = useTargets(typed);
  const open = useOpenTarget(onClose);
  const words = formatResults(targets.length, isSearching, problem);
  useEffect(() => {
    if (words !== SEARCHING && typed.trim() !== "") announce(words);
  }, [words, typed]);

  const list = useAutocomplete<Target>({
    options: targets,
    // Matching is already done by `useTargets`.
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ key, group }) => `${group} ${key}`,
    isOptionEqualToValue: (a, b) => a.key === b.key,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    clearOnBlur: false,
    onInputChange: (_event, text, reason) => {
      if (reason === "input") setTyped(text);
    },
    onChange: (_event, target) => {
      if (target) open(target);
    },
    onClose: (_event, reason) => {
      if (reason === "escape") onClose();
    },
  });
  return (
    <PaletteFrame {...list.getRootProps()}>
      <div className="field">
        <Icon name="search" size={18} />
        <input
          {...list.getInputProps()}
          // Focus starts in the text field.
          autoFocus
          aria-label="Find clients, bookings, coaches and screens"
          placeholder="Clients, bookings, coaches, screens"
          spellCheck={false}
        />
        <button type="button" onClick={onClose}>
          {closeMark}
          <span className="screen-reader-only">Close</span>
        </button>
      </div>
      <ul {...list.getListboxProps()} aria-label="Found">
        {list.groupedOptions.map(({ key, group, index: first, options }) => (
          <li key={key} role="presentation">
            {/* The group is labelled itself. */}
            <div className="title" aria-hidden="true">
              {group}
            </div>
            <ul role="group" aria-label={group}>
              {options.map((option, index) => {
                const { key: optionKey, ...wiring } = list.getOptionProps({ option, index: first + index });
                return (
                  <li key={optionKey} {...wiring}>
                    <TargetRow target={option} typed={typed.trim()} />
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <div className="foot">
        <span className="help" aria-hidden="true">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> choose <Kbd>↵</Kbd> open
        </span>
        <span>{words}</span>
      </div>
    </PaletteFrame>
  );
}

const SEARCHING = "Searching…";

function formatResults(count: number, isSearching: boolean, problem: string | undefined): string {
  if (problem) return problem;
  if (isSearching) return SEARCHING;
  return count === 0 ? "Nothing found" : `${count} found`;
}

/** Closes the palette, opens the target and adds it to the recent ones. */
function useOpenTarget(onClose: () => void): (target: Target) => void {
  const navigate = useNavigate();
  const { id } = usePerson();
  return (target) => {
    keepRecent(id, target);
    onClose();
    if (target.isOtherPage) window.location.assign(target.path);
    else void navigate(target.path);
  };
}
