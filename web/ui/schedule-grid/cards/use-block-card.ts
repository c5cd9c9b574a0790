import { useEffect, useRef, useState, type PointerEvent } from "react";
import { usePointerTravel } from "./use-pointer-travel.ts";

export interface OpenCard {
  blockId: string;
  anchor: HTMLElement;
  /** Opened by keyboard: the card takes focus. */
  byKey: boolean;
}

interface BlockCard {
  card: OpenCard | undefined;
  open: (card: OpenCard) => void;
  close: () => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  /** The pointer reached the card itself: keeps it open. */
  keep: () => void;
}

const OPEN_AFTER_MS = 350;
const CLOSE_AFTER_MS = 220;

/**
 * Opens a card when the pointer moves to a block and rests there, and keeps it open while the pointer is on the block or
 * the card. A block that moves under a resting pointer opens none.
 */
export function useBlockCard(isEnabled: boolean): BlockCard {
  const [card, setCard] = useState<OpenCard>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const aimedAt = useRef<string | undefined>(undefined);
  const hasMoved = usePointerTravel();
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
    onPointerMove(event) {
      if (!isEnabled || event.pointerType !== "mouse" || event.buttons !== 0 || !hasMoved()) return;
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
