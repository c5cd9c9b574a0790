import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { FreezeLayout } from "../dialog/frozen-layout.ts";
import { Icon } from "../icon/Icon.tsx";

interface SidePanelProps {
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Primary action first; always visible at the bottom. */
  actions?: ReactNode;
  /** In px; defaults to 376. */
  width?: number;
}

export const USUAL_WIDTH = 376;

export const BESIDE_LIST = "(min-width: 1024px)";

/** Whether there is room next to the list; frozen while a dialog is open above the panel. */
function useBeside(): { beside: boolean; hold: () => () => void } {
  const hasRoom = useMediaQuery(BESIDE_LIST, { noSsr: true });
  const [isBeside, setIsBeside] = useState(hasRoom);
  const [dialogs, setDialogs] = useState(0);
  if (dialogs === 0 && isBeside !== hasRoom) setIsBeside(hasRoom);
  const hold = useCallback(() => {
    setDialogs((open) => open + 1);
    return () => setDialogs((open) => open - 1);
  }, []);
  return { beside: isBeside, hold };
}

/** Details of one row next to the list; above it below 1024 px. Escape closes; focus moves in and back. */
export function SidePanel(props: SidePanelProps) {
  const { beside, hold } = useBeside();
  return (
    <FreezeLayout value={hold}>
      <PlacedPanel {...props} beside={beside} />
    </FreezeLayout>
  );
}

function PlacedPanel({ beside, ...props }: SidePanelProps & { beside: boolean }) {
  if (beside) return <PanelBeside {...props} />;
  return (
    <Drawer
      anchor="right"
      open
      onClose={props.onClose}
      slotProps={{ paper: { "aria-label": props.title, sx: { width: `min(100vw, ${props.width ?? USUAL_WIDTH}px)` } } }}
    >
      <PanelContent {...props} />
    </Drawer>
  );
}

function PanelBeside(props: SidePanelProps) {
  const { onClose } = props;
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <Aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      style={{ width: props.width ?? USUAL_WIDTH }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <PanelContent {...props} titleId={titleId} />
    </Aside>
  );
}

function PanelContent({ title, subtitle, onClose, children, actions, titleId }: SidePanelProps & { titleId?: string }) {
  return (
    <Frame>
      <header>
        <div>
          <h2 id={titleId}>{title}</h2>
          {subtitle}
        </div>
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="body">{children}</div>
      {actions ? <footer>{actions}</footer> : null}
    </Frame>
  );
}

const Aside = styled("aside")({
  flex: "0 0 auto",
  minHeight: 0,
  background: "var(--surface)",
  borderLeft: "1px solid var(--line)",
  "&:focus-visible": { outlineOffset: -2 },
});

const Frame = styled("div")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  "& header": { display: "flex", gap: 8, alignItems: "flex-start", padding: 16, fontSize: 13, color: "var(--text-2)" },
  "& header > div": { display: "grid", flex: 1, gap: 4, minWidth: 0 },
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em", color: "var(--text)" },
  "& .body": { flex: 1, minHeight: 0, overflow: "auto", padding: "0 16px 16px" },
  "& footer": { display: "flex", gap: 8, padding: 16, borderTop: "1px solid var(--line-soft)" },
  "& header > button": { margin: "-4px -4px 0 0" },
  "@media (max-width: 599.95px)": {
    "& header > button": { margin: "-10px -12px 0 0" },
    "& footer": { paddingBottom: "max(16px, env(safe-area-inset-bottom))" },
    // The expected action fills the available width.
    "& footer .MuiButton-contained": { flex: "1 0 auto" },
  },
});
