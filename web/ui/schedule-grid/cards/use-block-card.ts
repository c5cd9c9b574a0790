import { type PointerEvent, useEffect, useRef, useState } from "react";

export interface OpenCard {
  blockId: string;
  anchor: HTMLElement;
  /** Opened by a key: the card takes the focus. */
  byKey: boolean;
}

interface BlockCard {
  card: OpenCard | undefined;
  open: (card: OpenCard) => void;
  close: () => void;
  onPointerOver: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  /** The pointer reached the card itself: it stays. */
  keep: () => void;
}

const OPEN_AFTER_MS = 350;
const CLOSE_AFTER_MS = 220;

/** Opens a card when the pointer rests on a block and keeps it while the pointer is on the block or the card. */
export function useBlockCard(isEnabled: boolean): BlockCard {
  const [card, setCard] = useState<OpenCard>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const aimedAt = useRef<string | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const leave = () => {
    aimedAt.current = undefined;
    later(() => setCard((open) => (open?.byKey ? open : undefined)), CLOSE_AFTER_MS);
  };
  return {
    card,
    open: setCard,
    close() {
      clearTimeout(timer.current);
      aimedAt.current = undefined;
      setCard(undefined);
    },
    onPointerOver(event) {
      if (!isEnabled || event.pointerType !== "mouse" || event.buttons !== 0) return;
      const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-block]") : null;
      const blockId = anchor?.dataset["block"];
      if (blockId === aimedAt.current) return;
      if (!anchor || blockId === undefined) return leave();
      aimedAt.current = blockId;
      later(() => setCard({ blockId, anchor, byKey: false }), OPEN_AFTER_MS);
    },
    onPointerLeave: leave,
    keep() {
      clearTimeout(timer.current);
    },
  };
}
