import type { IconName } from "../icon/Icon.tsx";
import type { Tone } from "./tone.ts";

/** How a state is shown: always an icon and a word in addition to the color. */
export interface Look {
  tone: Tone;
  icon: IconName;
  label: string;
}
