import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, type ReactNode } from "react";
import { PHONE } from "#web/theme/theme.ts";
import { Icon } from "../icon/Icon.tsx";
import { useFrozenLayout } from "./frozen-layout.ts";

interface ContentDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** In pixels. */
  width?: number;
  /** Actions next to Close. */
  acts?: ReactNode;
  closeLabel?: string;
}

/** A dialog for reading; forms use FormDialog. Mount it to open it. Fills the screen on phones. */
export function ContentDialog({
  title,
  onClose,
  children,
  width = 584,
  acts,
  closeLabel = "Close",
}: ContentDialogProps) {
  useFrozenLayout();
  const titleId = useId();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? {} : { width } } }}
    >
      <Frame>
        <header>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label="Close" onClick={onClose} edge="end">
            <Icon name="close" />
          </IconButton>
        </header>
        {/* Focusable, so that the arrow keys can scroll it. */}
        <Body tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </Body>
        <footer>
          <Button onClick={onClose}>{closeLabel}</Button>
          {acts}
        </footer>
      </Frame>
    </Dialog>
  );
}

const Frame = styled("div")({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 auto",
  minHeight: 0,
  "& > header": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    flex: "none",
    minHeight: 56,
    padding: "8px 24px",
    borderBottom: "1px solid var(--line)",
  },
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em", overflowWrap: "anywhere" },
  "& > footer": {
    display: "flex",
    justifyContent: "flex-end",
    gap: 8,
    flex: "none",
    padding: "14px 24px",
    borderTop: "1px solid var(--line)",
  },
  "& > footer .MuiButton-root": { height: 36 },
  "@media (max-width: 599.95px)": {
    "& > header, & > footer": { paddingInline: 16 },
    "& > footer": { paddingBottom: "max(14px, env(safe-area-inset-bottom))" },
    "& > footer .MuiButton-root": { height: 44, flex: 1 },
  },
});

const Body = styled("div")({
  flex: "1 1 auto",
  minHeight: 0,
  padding: "16px 24px",
  overflow: "auto",
  "&:focus-visible": { outlineOffset: -2 },
  "@media (max-width: 599.95px)": { paddingInline: 16 },
});
