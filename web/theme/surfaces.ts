import type { Components, Theme } from "@mui/material/styles";

/** Hairline borders for surfaces on the page; a shadow only for floating ones. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" }, outlined: { borderColor: "var(--line)" } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { background: "var(--raised)", boxShadow: "var(--float)", borderRadius: "var(--r)", margin: 16 },
      paperFullScreen: { borderRadius: 0, margin: 0 },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { "&:not(.MuiBackdrop-invisible)": { background: "var(--overlay)" } } } },
  MuiMenu: { styleOverrides: { paper: { background: "var(--raised)", boxShadow: "var(--float)", marginTop: 4 } } },
  MuiPopover: { styleOverrides: { paper: { background: "var(--raised)", boxShadow: "var(--float)" } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        gap: 8,
        fontSize: 13,
        "&:focus-visible": { outlineOffset: -2 },
        "@media (max-width: 599.95px)": { minHeight: 44 },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        background: "var(--text)",
        color: "var(--bg)",
        borderRadius: "var(--r-s)",
        padding: "6px 10px",
        fontSize: 12,
        lineHeight: "16px",
        fontWeight: 400,
      },
    },
  },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: { root: { borderRadius: "var(--r-s)", padding: "10px 12px", fontSize: 13, lineHeight: "20px" } },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: "rounded" },
    styleOverrides: { root: { background: "var(--grey-f)" }, rounded: { borderRadius: 4 } },
  },
};
