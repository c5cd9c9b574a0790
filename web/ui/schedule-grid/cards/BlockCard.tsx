import Popper from "@mui/material/Popper";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactNode } from "react";

interface BlockCardProps {
  /** The card's anchor, and whether it was opened by keyboard and therefore takes focus. */
  card: { anchor: HTMLElement; byKey: boolean };
  label: string;
  onClose: () => void;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  children: ReactNode;
}

const FOCUSABLE = "button:not(:disabled), a[href], input, select, textarea";

/** Hover card of a block or a time: its facts and actions. Escape closes it and returns focus to the block. */
export function BlockCard(props: BlockCardProps) {
  return (
    <Popper open anchorEl={props.card.anchor} placement="right-start" modifiers={MODIFIERS} sx={{ zIndex: 20 }}>
      <CardAtBlock {...props} />
    </Popper>
  );
}

// Inside the Popper, so that its effects run once the card is in the DOM.
function CardAtBlock({ card, label, onClose, onPointerEnter, onPointerLeave, children }: BlockCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const { anchor, byKey } = card;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // It is positioned a frame later: scrolling to where it is now would make the page jump.
    if (byKey) box.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      if (box.current?.contains(document.activeElement)) anchor.focus();
      close.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [anchor, byKey]);
  return (
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
  );
}

const MODIFIERS = [
  { name: "offset", options: { offset: [0, 6] } },
  { name: "preventOverflow", options: { padding: 8, altAxis: true } },
];

const Card = styled("div")({
  width: 328,
  fontSize: 13,
  lineHeight: "20px",
  background: "var(--raised)",
  borderRadius: "var(--r)",
  boxShadow: "var(--float)",
  "& > *": { padding: "12px 16px" },
  "& > * + *": { borderTop: "1px solid var(--line-soft)" },
});
