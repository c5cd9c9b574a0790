import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { MoveTarget, ScheduleBlock, ScheduleGridProps } from "../types.ts";
import { attachDrag } from "./drag.ts";
import { createGhost, type Ghost } from "./ghost.ts";
import { attachHoverSlot } from "./hover-slot.ts";

interface GridPointerInput {
  props: ScheduleGridProps;
  scroller: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  blocks: readonly ScheduleBlock[];
  move: (block: ScheduleBlock, target: MoveTarget) => Promise<void>;
  onDragStart: () => void;
}

export interface GridPointer {
  ghost: RefObject<Ghost | null>;
  ghostBox: RefObject<HTMLDivElement | null>;
  ghostLabel: RefObject<HTMLDivElement | null>;
  slot: RefObject<HTMLDivElement | null>;
}

/** Ghost, drag and hover slot, attached once; they read current values from the last render. */
export function useGridPointer(input: GridPointerInput): GridPointer {
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const ghost = useRef<Ghost | null>(null);
  const ghostBox = useRef<HTMLDivElement>(null);
  const ghostLabel = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const { scroller, body } = input;

  useEffect(() => {
    if (!scroller.current || !body.current || !ghostBox.current || !ghostLabel.current) return;
    const shown = createGhost(ghostBox.current, ghostLabel.current);
    const element = body.current;
    ghost.current = shown;
    return attachDrag(scroller.current, () => {
      const { props, blocks, move, onDragStart } = latest.current;
      if (!props.onMove || props.draggable === false) return undefined;
      return {
        rules: props,
        ghost: shown,
        body: element,
        blockById: (id) => blocks.find((block) => block.id === id),
        onDragStart: () => {
          onDragStart();
          props.onDraggingChange?.(true);
        },
        onDragEnd: () => props.onDraggingChange?.(false),
        onDrop: (block, target) => void move(block, target),
      };
    });
  }, [scroller, body]);

  const canCreate = input.props.onCreate !== undefined;
  useEffect(() => {
    if (!canCreate || !scroller.current || !body.current || !slot.current) return;
    return attachHoverSlot(scroller.current, body.current, slot.current, () => latest.current.props);
  }, [scroller, body, canCreate]);

  return { ghost, ghostBox, ghostLabel, slot };
}
