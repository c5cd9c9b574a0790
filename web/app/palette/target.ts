import type { BookingStatus } from "#web/apollo/schema-types.generated.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";

export type TargetGroup = "Recent" | "Clients" | "Bookings" | "Coaches" | "Do" | "Go to";

/** A destination offered by the palette. */
export interface Target {
  /** Unique key: "client 7". */
  key: string;
  group: TargetGroup;
  label: string;
  /** Secondary text after the label. */
  note?: string;
  path: string;
  /** A separate page, opened outside this app. */
  isOtherPage?: boolean;
  /** A person is shown by initials instead of an icon. */
  icon: IconName | "person-initials";
  booking?: { status: BookingStatus; late_minutes: number | null };
  /** Letter of the "g" key sequence that opens it. */
  goKey?: string;
}

/** Whether every typed word is a prefix of a word in the label. */
export function fits(label: string, typed: string): boolean {
  const words = wordsOf(label);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
