// Fonts, tokens and what every page needs before a component is drawn.
import "@fontsource-variable/inter/opsz.css";
import "./tokens.css";
import "./base.css";
