import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useRef, useState } from "react";
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
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // The pause may outlast a rendering: what was chosen meanwhile must not be undone.
  const latest = useRef({ value, onSearch });
  useEffect(() => {
    latest.current = { value, onSearch };
  }, [value, onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The URL may change under the field (Back, "Clear all"): the field follows.
  if (value !== shownValue) {
    setShownValue(value);
    if (value !== typed.trim()) setTyped(value);
  }

  const searchNow = (search: string) => {
    clearTimeout(timer.current);
    const now = latest.current;
    if (search.trim() !== now.value) now.onSearch(search.trim());
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
