import { useCallback, useEffect, useRef } from "react";

interface Point {
  clientX: number;
  clientY: number;
}

/** Pressing a button shakes the mouse by less. */
const SHAKE_PX = 4;

/**
 * Returns whether the pointer has moved since the last press or key. A press may change the page so that something else
 * ends up under a resting pointer.
 */
export function usePointerTravel(): () => boolean {
  const travel = useRef<{ last?: Point; from?: Point; hasMoved: boolean }>({ hasMoved: false });
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const rest = (at: Point | undefined) => {
      travel.current = { ...(at && { last: at, from: at }), hasMoved: false };
    };
    document.addEventListener("pointerdown", rest, options);
    document.addEventListener("keydown", () => rest(travel.current.last), options);
    document.addEventListener(
      "pointermove",
      (event) => {
        const { from, hasMoved } = travel.current;
        travel.current = { last: event, ...(from && { from }), hasMoved: hasMoved || isAway(from, event) };
      },
      options,
    );
    return () => listening.abort();
  }, []);
  return useCallback(() => travel.current.hasMoved, []);
}

function isAway(from: Point | undefined, { clientX, clientY }: Point): boolean {
  return from === undefined || Math.hypot(clientX - from.clientX, clientY - from.clientY) > SHAKE_PX;
}
