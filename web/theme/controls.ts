import type { Components, Theme } from "@mui/material/styles";
import { createElement } from "react";

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
        // A busy button stays as readable as before: only its icon spins.
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
      { props: { variant: "text", color: "error" }, style: { color: "var(--red-t)" } },
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
        "& textarea.MuiOutlinedInput-input": { padding: 0, height: "auto" },
        "& .MuiInputAdornment-root": { margin: 0, color: "var(--text-3)" },
        "&.MuiInputBase-adornedStart": { paddingLeft: 10 },
        "&.MuiInputBase-adornedEnd": { paddingRight: 10 },
        "&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline": {
          borderColor: "var(--text-3)",
        },
        "&.Mui-focused": { outline: "2px solid var(--focus)", outlineOffset: -1 },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "transparent", borderWidth: 1 },
        "&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: "var(--red-m)", borderWidth: 2 },
        "&.Mui-error.Mui-focused": { outlineOffset: 1 },
        "&.Mui-disabled": { background: "var(--sunken)" },
        ...PHONE_CONTROL,
      },
      input: {
        padding: "7px 10px",
        height: 20,
        "&:focus-visible": { outline: "none" },
        "&::placeholder": { color: "var(--text-3)", opacity: 1 },
      },
      multiline: { padding: "8px 10px" },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: createElement("span", { className: "mark" }),
      checkedIcon: createElement("span", { className: "mark" }),
      indeterminateIcon: createElement("span", { className: "mark" }),
    },
    styleOverrides: {
      root: {
        padding: 4,
        "& .mark": {
          display: "grid",
          placeItems: "center",
          width: 16,
          height: 16,
          border: "1.5px solid var(--control)",
          borderRadius: 4,
          background: "var(--surface)",
        },
        "&.Mui-checked .mark, &.MuiCheckbox-indeterminate .mark": {
          borderColor: "var(--primary)",
          background: "var(--primary)",
        },
        // Drawn with borders, so that it takes the color that is readable on primary.
        "&.Mui-checked .mark::after": {
          content: '""',
          width: 4,
          height: 8,
          marginTop: -2,
          border: "solid var(--on-primary)",
          borderWidth: "0 1.75px 1.75px 0",
          rotate: "45deg",
        },
        "&.MuiCheckbox-indeterminate .mark::after": {
          content: '""',
          width: 8,
          height: 0,
          margin: 0,
          border: "solid var(--on-primary)",
          borderWidth: "1.75px 0 0",
          rotate: "none",
        },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 28, height: 16, padding: 0, overflow: "visible" },
      sizeSmall: { width: 28, height: 16, padding: 0, "& .MuiSwitch-thumb": { width: 12, height: 12 } },
      switchBase: {
        padding: "2px !important",
        color: "#ffffff",
        "&.Mui-checked": { transform: "translateX(12px) !important", color: "light-dark(#ffffff, var(--on-primary))" },
        "&.Mui-checked + .MuiSwitch-track": { background: "var(--primary)", opacity: 1 },
        "&.Mui-focusVisible + .MuiSwitch-track": FOCUS_RING,
        "&:focus-visible": { outline: "none" },
      },
      thumb: { width: 12, height: 12, boxShadow: "none" },
      track: { borderRadius: 8, background: "var(--control)", opacity: 1 },
    },
  },
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
