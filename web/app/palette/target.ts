import type { BookingStatus } from "#web/apollo/schema-types.generated.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";

export type TargetGroup = "Recent" | "Clients" | "Bookings" | "Coaches" | "Do" | "Go to";

/** Something the palette leads to. */
export interface Target {
  /** Unlike any other's: "client 7". */
  key: string;
  group: TargetGroup;
  label: string;
  /** Quieter words after the label. */
  note?: string;
  path: string;
  /** A page of its own, outside of this one. */
  isOtherPage?: boolean;
  /** A person shows initials instead. */
  icon: IconName | "person-initials";
  booking?: { status: BookingStatus; late_minutes: number | null };
  /** The letter that goes there after g. */
  goKey?: string;
}

/** Whether each word that is typed begins a word of the label. */
export function fits(label: string, typed: string): boolean {
  const words = wordsOf(label);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
