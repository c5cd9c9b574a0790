import type { Components, Theme } from "@mui/material/styles";

const PHONE_CONTROL = { "@media (max-width: 599.95px)": { minHeight: 44 } } as const;
const FOCUS_RING = { outline: "2px solid var(--focus)", outlineOffset: 2 } as const;

/** Buttons and fields: 32 px at the desk, 36 in forms, 40-48 on public pages, 44 on phones. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { "&:focus-visible": FOCUS_RING } },
  },
  MuiButton: {
    defaultProps: { variant: "outlined", color: "inherit", disableElevation: true, loadingPosition: "start" },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 32,
        padding: "0 12px",
        gap: 6,
        borderRadius: "var(--r-s)",
        whiteSpace: "nowrap",
        "& .MuiButton-startIcon, & .MuiButton-endIcon": { margin: 0 },
        // A busy button stays as readable as it was: only its icon turns.
        "&.MuiButton-loading": { opacity: 1 },
        "&.Mui-disabled:not(.MuiButton-loading)": { opacity: 0.55 },
        ...PHONE_CONTROL,
      },
      outlined: {
        borderColor: "var(--line-strong)",
        background: "var(--surface)",
        "&:hover": { background: "var(--hover)", borderColor: "var(--line-strong)" },
        "&.Mui-disabled": { color: "inherit", borderColor: "var(--line-strong)" },
      },
      text: {
        color: "var(--text-2)",
        "&:hover": { background: "var(--hover)" },
        "&.Mui-disabled": { color: "inherit" },
      },
      contained: {
        background: "var(--primary)",
        color: "var(--on-primary)",
        "&:hover": { background: "var(--primary-hover)" },
        "&.Mui-disabled": { background: "var(--primary)", color: "var(--on-primary)" },
      },
    },
    variants: [
      { props: { size: "small" }, style: { height: 28, padding: "0 10px" } },
      { props: { size: "large" }, style: { height: 40, padding: "0 16px", fontSize: 14, borderRadius: "var(--r)" } },
      {
        props: { size: "xl" },
        style: { height: 48, padding: "0 20px", fontSize: 15, fontWeight: 600, borderRadius: "var(--r)" },
      },
      {
        props: { variant: "outlined", color: "error" },
        style: {
          color: "var(--red-t)",
          borderColor: "var(--red-m)",
          "&:hover": { background: "var(--red-f)", borderColor: "var(--red-m)" },
          "&.Mui-disabled": { color: "var(--red-t)", borderColor: "var(--red-m)" },
        },
      },
      {
        props: { variant: "contained", color: "error" },
        style: {
          background: "var(--danger)",
          color: "var(--on-danger)",
          "&:hover": { background: "var(--danger-hover)" },
          "&.Mui-disabled": { background: "var(--danger)", color: "var(--on-danger)" },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: "var(--r-s)",
        color: "var(--text-2)",
        "&:hover": { background: "var(--hover)" },
        "@media (max-width: 599.95px)": { width: 44, height: 44 },
      },
      sizeSmall: { width: 28, height: 28 },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: 14,
        lineHeight: "20px",
        letterSpacing: "-0.006em",
        // iOS zooms into a field whose text is under 16 px.
        "@media (max-width: 599.95px)": { fontSize: 16 },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, size: "small" },
    styleOverrides: {
      root: {
        minHeight: 36,
        borderRadius: "var(--r-s)",
        background: "var(--surface)",
        "& .MuiOutlinedInput-notchedOutline": { borderColor: "var(--control)" },
        "&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline": {
          borderColor: "var(--text-3)",
        },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "var(--focus)", borderWidth: 2 },
        "&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: "var(--red-m)", borderWidth: 2 },
        "&.Mui-disabled": { background: "var(--sunken)" },
        ...PHONE_CONTROL,
      },
      input: {
        padding: "7px 10px",
        height: 20,
        "&:focus-visible": { outline: "none" },
        "&.MuiInputBase-inputMultiline": { padding: 0, height: "auto" },
      },
      multiline: { padding: "8px 10px" },
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { padding: 4, color: "var(--control)", "&.Mui-checked": { color: "var(--primary)" } } },
  },
  MuiSwitch: { defaultProps: { size: "small" } },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        padding: 2,
        gap: 2,
        height: 32,
        borderRadius: "var(--r-s)",
        background: "var(--sunken)",
        border: "1px solid var(--line)",
        "@media (max-width: 599.95px)": { height: 44 },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: 6,
        padding: "0 10px",
        border: 0,
        borderRadius: "4px !important",
        color: "var(--text-2)",
        whiteSpace: "nowrap",
        "&.Mui-selected, &.Mui-selected:hover": {
          background: "light-dark(var(--surface), var(--raised))",
          color: "var(--text)",
          boxShadow: "0 0 0 1px var(--line-strong)",
        },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 44, minWidth: 0, padding: "0 12px", "&.Mui-selected": { color: "var(--text)" } },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
  MuiLink: {
    defaultProps: { underline: "hover" },
    styleOverrides: { root: { color: "var(--primary-text)", fontWeight: 500, textUnderlineOffset: 3 } },
  },
};
