import { z } from "zod";
import { ICON_PATHS } from "#web/ui/icon/icon-paths.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import type { Target } from "./target.ts";

const STORAGE_KEY = "palette-recent";
const KEPT = 5;

const Kept = z.object({
  person_id: z.int(),
  targets: z.array(
    z.object({ key: z.string(), label: z.string(), note: z.string().optional(), path: z.string(), icon: z.string() }),
  ),
});

/** Targets this person opened from the palette in this tab, latest first. Not shared with others who sign in here. */
export function recentTargets(personId: number): Target[] {
  return keptOf(personId).map(({ note, icon, ...target }) => ({
    ...target,
    group: "Recent",
    icon: isIcon(icon) ? icon : "clock",
    ...(note && { note }),
  }));
}

export function keepRecent(personId: number, { key, label, note, path, icon }: Target): void {
  const others = keptOf(personId).filter((target) => target.key !== key);
  const targets = [{ key, label, note, path, icon }, ...others].slice(0, KEPT);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ person_id: personId, targets }));
}

function keptOf(personId: number): z.infer<typeof Kept>["targets"] {
  const kept = Kept.safeParse(parsed(sessionStorage.getItem(STORAGE_KEY)));
  return kept.success && kept.data.person_id === personId ? kept.data.targets : [];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isIcon(icon: string): icon is IconName | "person-initials" {
  return icon === "person-initials" || Object.hasOwn(ICON_PATHS, icon);
}
