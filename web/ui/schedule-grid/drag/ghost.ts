import type { BodyPlace } from "../model/geometry.ts";

/**
 * Copy of the moved block with a label. Written to the DOM directly: React renders nothing during a drag, however many
 * blocks there are.
 */
export interface Ghost {
  /** `isRefused`: the label says why it cannot be dropped there. */
  show(origin: HTMLElement, place: BodyPlace, label: string, isRefused: boolean): void;
  hide(): void;
}

/** Creates the ghost from the two empty elements the grid renders for it. */
export function createGhost(box: HTMLElement, label: HTMLElement): Ghost {
  let shownFor: HTMLElement | undefined;
  return {
    show(origin, place, text, isRefused) {
      if (shownFor !== origin) {
        shownFor?.removeAttribute("data-origin");
        origin.setAttribute("data-origin", "");
        box.className = `${origin.className} sg-ghost`;
        box.replaceChildren(...[...origin.childNodes].map((node) => node.cloneNode(true)));
        shownFor = origin;
      }
      Object.assign(box.style, place);
      label.style.left = place.left;
      label.style.top = place.top;
      label.textContent = text;
      label.toggleAttribute("data-refused", isRefused);
      box.hidden = false;
      label.hidden = false;
    },
    hide() {
      shownFor?.removeAttribute("data-origin");
      shownFor = undefined;
      box.hidden = true;
      label.hidden = true;
    },
  };
}
