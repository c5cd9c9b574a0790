import { ICON_PATHS } from "./icon-paths.ts";

/** Half-filled, thin-stroked and dotted icons need more than one plain path. */
const DRAWN = {
  half: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" stroke="none" />
    </>
  ),
  money: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path
        d="M9.9 6.1c-.3-.7-1-1-1.9-1-1 0-1.8.5-1.8 1.4 0 2 3.7 1 3.7 3 0 .9-.8 1.4-1.9 1.4-1 0-1.7-.4-2-1.1M8 4.2v7.6"
        strokeWidth="1.25"
      />
    </>
  ),
  more: <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2.25" />,
} as const;

export type IconName = keyof typeof ICON_PATHS | keyof typeof DRAWN;

interface IconProps {
  name: IconName;
  /** Pixels; 12 in chips, 14 in small controls, 16 in controls, 20 on phones. */
  size?: number;
}

/** A decorative stroke icon in the text color; adjacent text or the button's label carries the meaning. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 12 ? 1.75 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {isDrawn(name) ? DRAWN[name] : <path d={ICON_PATHS[name]} />}
    </svg>
  );
}

function isDrawn(name: IconName): name is keyof typeof DRAWN {
  return name in DRAWN;
}
