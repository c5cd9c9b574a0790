import { createTheme } from "@mui/material/styles";
import { controls } from "./controls.ts";
import { surfaces } from "./surfaces.ts";

declare module "@mui/material/Button" {
  interface ButtonPropsSizeOverrides {
    xl: true;
  }
}

/** Phone breakpoint: below it dialogs fill the screen, lists become cards, controls are 44 px high. */
export const PHONE = "(max-width: 599.95px)";
/** Below this breakpoint, list rows show only the essentials: person, status and money. */
export const WIDE = "(min-width: 1280px)";
/** Where a list has room for what is seldom looked for. */
export const ROOMY = "(min-width: 1440px)";

/**
 * The one theme. Colors are the tokens of tokens.css, which contain both modes (`light-dark()`): neither the mode nor a
 * company's branding needs another theme or another render.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1440, xl: 1920 } },
  palette: {
    primary: {
      main: "var(--primary)",
      light: "var(--primary-soft)",
      dark: "var(--primary-hover)",
      contrastText: "var(--on-primary)",
    },
    secondary: tonePalette("blue", "var(--secondary)", "var(--on-secondary)"),
    error: tonePalette("red", "var(--red-m)", "#ffffff"),
    warning: tonePalette("amber", "var(--amber-m)", "#ffffff"),
    info: tonePalette("blue", "var(--blue-m)", "#ffffff"),
    success: tonePalette("green", "var(--green-m)", "#ffffff"),
    text: { primary: "var(--text)", secondary: "var(--text-2)", disabled: "var(--text-3)" },
    divider: "var(--line)",
    background: { default: "var(--bg)", paper: "var(--surface)" },
    action: {
      hover: "var(--hover)",
      selected: "var(--selected)",
      focus: "var(--hover)",
      active: "var(--text-2)",
      disabled: "var(--text-3)",
      disabledBackground: "var(--grey-f)",
    },
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography: {
    fontFamily: "var(--font)",
    fontSize: 14,
    h1: { fontSize: "1.25rem", lineHeight: "1.75rem", fontWeight: 600, letterSpacing: "-0.017em" },
    h2: { fontSize: "1rem", lineHeight: "1.5rem", fontWeight: 600, letterSpacing: "-0.011em" },
    h3: { fontSize: "0.875rem", lineHeight: "1.25rem", fontWeight: 600, letterSpacing: "-0.008em" },
    body1: { fontSize: "0.875rem", lineHeight: "1.25rem", letterSpacing: "-0.006em" },
    body2: { fontSize: "0.8125rem", lineHeight: "1.25rem", letterSpacing: "-0.006em" },
    caption: { fontSize: "0.75rem", lineHeight: "1rem", letterSpacing: 0 },
    button: {
      fontSize: "0.8125rem",
      lineHeight: "1.25rem",
      fontWeight: 500,
      letterSpacing: "-0.006em",
      textTransform: "none",
    },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 160,
      complex: 180,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  components: { ...controls, ...surfaces },
});

function tonePalette(tone: "blue" | "red" | "amber" | "green", main: string, contrastText: string) {
  return { main, light: `var(--${tone}-f)`, dark: `var(--${tone}-t)`, contrastText };
}
