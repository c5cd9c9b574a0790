import { useCallback, useEffect, useState, type RefObject } from "react";

interface OpenSlot {
  columnId: string;
  start: number;
  anchor: HTMLElement;
}

interface SlotCard {
  slot: OpenSlot | undefined;
  open: (columnId: string, start: number) => void;
  close: () => void;
}

/** State of the card at a time of a strip, anchored at the cursor; closes when something else is pressed. */
export function useSlotCard(scroller: RefObject<HTMLElement | null>, cursor: RefObject<HTMLElement | null>): SlotCard {
  const [slot, setSlot] = useState<OpenSlot>();
  const close = useCallback(() => setSlot(undefined), []);
  useEffect(() => {
    const element = scroller.current;
    if (!slot || !element) return;
    element.addEventListener("pointerdown", close);
    return () => element.removeEventListener("pointerdown", close);
  }, [scroller, slot, close]);
  const open = useCallback(
    (columnId: string, start: number) => {
      if (cursor.current) setSlot({ columnId, start, anchor: cursor.current });
    },
    [cursor],
  );
  return { slot, open, close };
}
