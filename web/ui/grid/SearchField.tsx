import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";

interface SearchFieldProps {
  /** Label and placeholder: "Name, email, phone". */
  label: string;
  value: string;
  /** Debounced. */
  onSearch: (search: string) => void;
}

const SEARCH_DEBOUNCE_MS = 300;
const SEARCH_STYLE = {
  flex: { xs: "1 1 0", sm: "0 0 208px" },
  minWidth: 0,
  minHeight: { xs: 44, sm: 32 },
  fontSize: { sm: 13 },
  background: "var(--sunken)",
  "& .MuiOutlinedInput-notchedOutline": { borderColor: "var(--line)" },
  "& .MuiOutlinedInput-input": { py: "5px", pl: "8px" },
} as const;

/** A debounced search field; Enter searches at once, Escape clears it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  // A slow screen shows a search only after more was typed: such a value must not replace the text.
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // The pause may outlast a rendering: what was chosen meanwhile must not be undone.
  const latest = useRef({ value, onSearch, sent });
  // Before the screen shows it: a key pressed right then would still meet what was.
  useLayoutEffect(() => {
    latest.current = { value, onSearch, sent };
  }, [value, onSearch, sent]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The URL may change under the field (Back, "Clear all"): the field follows.
  if (value !== shownValue) {
    const own = sent.indexOf(value);
    setShownValue(value);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    if (own === -1) setTyped(value);
  }

  const searchNow = (search: string) => {
    clearTimeout(timer.current);
    const now = latest.current;
    const wanted = search.trim();
    if (wanted === (now.sent.at(-1) ?? now.value)) return;
    setSent([...now.sent, wanted]);
    now.onSearch(wanted);
  };
  return (
    <OutlinedInput
      type="search"
      value={typed}
      placeholder={label}
      inputProps={{ "aria-label": label }}
      sx={SEARCH_STYLE}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="search" size={14} />
        </InputAdornment>
      }
      onChange={(event) => {
        const search = event.target.value;
        setTyped(search);
        clearTimeout(timer.current);
        timer.current = setTimeout(searchNow, SEARCH_DEBOUNCE_MS, search);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") searchNow(typed);
        if (event.key !== "Escape" || typed === "") return;
        event.stopPropagation();
        setTyped("");
        searchNow("");
      }}
    />
  );
}
