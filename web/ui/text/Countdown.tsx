import { useEffect, useRef, useState } from "react";
import { announce } from "../announce/announce.ts";

interface CountdownProps {
  /** End of the countdown in epoch milliseconds. */
  until: number;
  onEnd?: () => void;
}

const SECOND_MS = 1000;
/** Seconds left at which the remaining time is announced; the running figures themselves never are. */
const ANNOUNCE_AT: readonly number[] = [60, 15];

/** Remaining minutes and seconds, "3:48", with hours if there are any; stops at 0:00 and calls `onEnd` once. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const secondsLeft = useSecondsLeft(until);
  const said = useRef<number | undefined>(undefined);
  const ended = useRef(false);

  useEffect(() => {
    if (said.current !== secondsLeft && ANNOUNCE_AT.includes(secondsLeft)) {
      said.current = secondsLeft;
      announce(secondsLeft === 60 ? "One minute left." : `${secondsLeft} seconds left.`);
    }
    if (secondsLeft > 0) ended.current = false;
    else if (!ended.current) {
      ended.current = true;
      onEnd?.();
    }
  }, [secondsLeft, onEnd]);

  return (
    <span className="figures" role="timer" aria-live="off">
      {clockText(secondsLeft)}
    </span>
  );
}

/** Whole seconds until an instant, rounded up so that the last one is visible; never negative. */
export function useSecondsLeft(until: number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => leftUntil(until));
  useEffect(() => {
    const tick = () => setSecondsLeft(leftUntil(until));
    tick();
    const timer = setInterval(tick, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [until]);
  return secondsLeft;
}

function leftUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
}

function clockText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
