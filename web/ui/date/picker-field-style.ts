/** Styles a picker's field like the other fields. */
export const pickerFieldStyle = {
  "& .MuiPickersOutlinedInput-root": {
    height: 36,
    padding: "0 6px 0 10px",
    borderRadius: "var(--r-s)",
    background: "var(--surface)",
    fontSize: 14,
    letterSpacing: "-0.006em",
    fontVariantNumeric: "tabular-nums",
    "@media (max-width: 599.95px)": { height: 44, fontSize: 16 },
  },
  "& .MuiPickersSectionList-root": { padding: 0, width: "100%", letterSpacing: "inherit" },
  "& .MuiInputAdornment-root": { margin: 0 },
  "& .MuiIconButton-root": { width: 28, height: 28, margin: 0 },
  "& .MuiPickersOutlinedInput-root .MuiPickersOutlinedInput-notchedOutline": { borderColor: "var(--control)" },
  "& .MuiPickersOutlinedInput-root.Mui-focused": { outline: "2px solid var(--focus)", outlineOffset: -1 },
  "& .MuiPickersOutlinedInput-root.Mui-focused .MuiPickersOutlinedInput-notchedOutline": {
    borderColor: "transparent",
    borderWidth: 1,
  },
  "& .MuiPickersOutlinedInput-root.Mui-error .MuiPickersOutlinedInput-notchedOutline": {
    borderColor: "var(--red-m)",
    borderWidth: 2,
  },
} as const;
