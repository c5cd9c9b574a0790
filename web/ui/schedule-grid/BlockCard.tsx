import Popper from "@mui/material/Popper";
import { styled } from "@mui/material/styles";
import { type ReactNode, useEffect, useRef } from "react";
import type { OpenCard } from "./use-block-card.ts";

interface BlockCardProps {
  card: OpenCard;
  label: string;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

const FOCUSABLE = "button:not(:disabled), a[href], input, select, textarea";

/** What floats at a block: its facts and its acts. Escape closes it and gives the focus back to the block. */
export function BlockCard({ card, label, onClose, onPointerEnter, onPointerLeave, children }: BlockCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const { anchor, byKey } = card;
  useEffect(() => {
    if (byKey) box.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      if (box.current?.contains(document.activeElement)) anchor.focus();
      onClose();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [anchor, byKey, onClose]);
  return (
    <Popper open anchorEl={anchor} placement="right-start" modifiers={MODIFIERS} sx={{ zIndex: 20 }}>
      <Card
        ref={box}
        role="dialog"
        aria-label={label}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        onBlur={(event) => {
          if (byKey && event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) onClose();
        }}
      >
        {children}
      </Card>
    </Popper>
  );
}

const MODIFIERS = [
  { name: "offset", options: { offset: [0, 6] } },
  { name: "preventOverflow", options: { padding: 8, altAxis: true } },
];

const Card = styled("div")({
  width: 304,
  fontSize: 13,
  lineHeight: "20px",
  background: "var(--raised)",
  borderRadius: "var(--r)",
  boxShadow: "var(--float)",
  "& > *": { padding: "12px 16px" },
  "& > * + *": { borderTop: "1px solid var(--line-soft)" },
});
