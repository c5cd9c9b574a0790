import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Popper from "@mui/material/Popper";
import Portal from "@mui/material/Portal";
import { styled } from "@mui/material/styles";
import FocusTrap from "@mui/material/Unstable_TrapFocus";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { PHONE } from "#web/theme/theme.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { TourStep } from "./tour-steps.ts";

interface TourCardProps {
  step: TourStep;
  element: HTMLElement;
  place: { at: number; of: number };
  /** Undefined at the first step. */
  onBack: (() => void) | undefined;
  onNext: () => void;
  onEnd: () => void;
}

/**
 * One step next to its element, or at the bottom on phones. Escape or a click outside ends the tour, the right arrow and
 * Enter advance, the left arrow goes back.
 */
export function TourCard({ step, element, place, onBack, onNext, onEnd }: TourCardProps) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const words = wordsOf(step);
  // The card is read out when it takes focus. Focus then stays, so later steps are announced.
  const told = useRef(words);
  useEffect(() => {
    if (told.current !== words) announce(words);
    told.current = words;
  }, [words]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event;
    const isOnCard = target === currentTarget;
    if (key === "Escape") onEnd();
    else if (key === "ArrowRight" || (key === "Enter" && isOnCard)) onNext();
    else if (key === "ArrowLeft") onBack?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const card = (
    <FocusTrap open>
      <CardBody step={step} place={place} onBack={onBack} onNext={onNext} onEnd={onEnd} onKeyDown={onKeyDown} />
    </FocusTrap>
  );
  return (
    <Portal>
      <Behind onClick={onEnd} aria-hidden="true" />
      <Ring element={element} />
      {isPhone ? (
        <Foot style={{ bottom: roomBelow(element) }}>{card}</Foot>
      ) : (
        <Popper
          open
          anchorEl={element}
          placement="right-start"
          sx={{ zIndex: "modal" }}
          modifiers={[
            { name: "offset", options: { offset: [0, 16] } },
            { name: "preventOverflow", options: { padding: 16, altAxis: true } },
          ]}
        >
          {card}
        </Popper>
      )}
    </Portal>
  );
}

const NEAR_FOOT_PX = 160;

/** Space below the card; moves it up if the element itself is at the bottom of the page. */
function roomBelow(element: HTMLElement): number {
  const { top } = element.getBoundingClientRect();
  const room = window.innerHeight - top;
  return room < NEAR_FOOT_PX ? room + 8 : 0;
}

const wordsOf = ({ title, text, hint }: TourStep): string => [`${title}.`, text, hint].filter(Boolean).join(" ");

interface CardBodyProps extends Omit<TourCardProps, "element"> {
  onKeyDown: (event: KeyboardEvent) => void;
}

function CardBody({
  step: { title, text, hint },
  place: { at, of },
  onBack,
  onNext,
  onEnd,
  onKeyDown,
  ...trapped
}: CardBodyProps) {
  const id = useId();
  return (
    <Card
      {...trapped}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-tour-card=""
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton size="small" aria-label="End the tour" onClick={onEnd}>
          <Icon name="close" size={16} />
        </IconButton>
      </div>
      <div id={`${id}-text`}>
        <p>{text}</p>
        {hint ? (
          <p className="hint">
            <Icon name="info" size={14} />
            {hint}
          </p>
        ) : null}
      </div>
      <div className="foot">
        <span>
          {at + 1} of {of}
        </span>
        {onBack ? <Button onClick={onBack}>Back</Button> : null}
        <Button variant="contained" onClick={onNext}>
          {at + 1 === of ? "Finish" : "Next"}
        </Button>
      </div>
    </Card>
  );
}

/** Outline around the element with everything else dimmed; follows scrolling and resizing. */
function Ring({ element }: { element: HTMLElement }) {
  const [box, setBox] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    const measure = () => setBox(element.getBoundingClientRect());
    measure();
    const resizing = new ResizeObserver(measure);
    resizing.observe(document.body);
    resizing.observe(element);
    window.addEventListener("scroll", measure, { capture: true, passive: true });
    return () => {
      resizing.disconnect();
      window.removeEventListener("scroll", measure, { capture: true });
    };
  }, [element]);
  const { top, left, width, height } = box;
  return <Hole aria-hidden="true" style={{ top: top - 4, left: left - 4, width: width + 8, height: height + 8 }} />;
}

const Behind = styled("div")(({ theme }) => ({ position: "fixed", inset: 0, zIndex: theme.zIndex.modal }));

const Hole = styled("div")(({ theme }) => ({
  position: "fixed",
  zIndex: theme.zIndex.modal,
  borderRadius: "var(--r)",
  outline: "2px solid var(--primary)",
  boxShadow: "0 0 0 200vmax rgb(0 0 0 / 40%)",
  pointerEvents: "none",
}));

const Foot = styled("div")(({ theme }) => ({ position: "fixed", left: 0, right: 0, zIndex: theme.zIndex.modal }));

const Card = styled("div")({
  width: 320,
  padding: 16,
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  boxShadow: "var(--float)",
  outline: 0,
  "& .head": { display: "flex", alignItems: "flex-start", gap: 8 },
  "& h2": { flex: 1, fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
  "& p": { marginTop: 4, fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .hint": { display: "flex", gap: 6, marginTop: 8, color: "var(--text)" },
  "& .hint svg": { marginTop: 3, color: "var(--primary-text)" },
  "& .foot": { display: "flex", alignItems: "center", gap: 8, marginTop: 16 },
  "& .foot span": { flex: 1, fontSize: 12, fontVariantNumeric: "tabular-nums", color: "var(--text-2)" },
  "@media (max-width: 599.95px)": {
    width: "auto",
    padding: "16px 16px max(16px, env(safe-area-inset-bottom))",
    borderWidth: "1px 0 0",
    borderRadius: "12px 12px 0 0",
    "& .MuiButton-root": { minHeight: 44 },
  },
});
