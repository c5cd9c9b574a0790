// Fonts, tokens and global styles every page needs before the first component renders.
import "@fontsource-variable/inter/opsz.css";
import "./tokens.css";
import "./base.css";
