import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ComponentProps } from "react";
import { useLocation } from "react-router-dom";
import { announce } from "#web/ui/announce/announce.ts";

const MAIN_ID = "main";

/** Page content. On navigation it takes focus and the screen's title is announced. */
export function Main(props: ComponentProps<"main">) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    // The screen sets its title in its own effect, which runs earlier or once its lazy code has loaded.
    const timer = setTimeout(() => announce(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <Content id={MAIN_ID} tabIndex={-1} ref={main} {...props} />;
}

const Content = styled("main")({ "&:focus, &:focus-visible": { outline: "none" } });

/** First element of the page: lets keyboard users skip the navigation. */
export function SkipLink() {
  return <Skip href={`#${MAIN_ID}`}>Skip to content</Skip>;
}

const Skip = styled("a")({
  position: "fixed",
  zIndex: 100,
  top: 8,
  left: 8,
  padding: "6px 12px",
  borderRadius: "var(--r-s)",
  background: "var(--text)",
  color: "var(--bg)",
  fontSize: 13,
  fontWeight: 500,
  "&:not(:focus)": { clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden", padding: 0 },
});
