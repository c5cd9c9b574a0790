import type { Option } from "#web/ui/form/PlainSelect.tsx";

const LOCALES: readonly Option[] = [
  { value: "en-CA", label: "English (Canada)" },
  { value: "en-US", label: "English (United States)" },
  { value: "en-GB", label: "English (United Kingdom)" },
  { value: "en-AU", label: "English (Australia)" },
  { value: "en-IE", label: "English (Ireland)" },
  { value: "en-NZ", label: "English (New Zealand)" },
  { value: "fr-CA", label: "Français (Canada)" },
  { value: "fr-FR", label: "Français (France)" },
  { value: "de-DE", label: "Deutsch (Deutschland)" },
  { value: "es-ES", label: "Español (España)" },
  { value: "es-MX", label: "Español (México)" },
  { value: "nl-NL", label: "Nederlands (Nederland)" },
  { value: "ja-JP", label: "日本語 (日本)" },
  { value: "ko-KR", label: "한국어 (대한민국)" },
];

/** Options of a select, plus the location's current value if it is not among them. */
export function withCurrent(options: readonly Option[], current: string): readonly Option[] {
  const isKnown = current === "" || options.some(({ value }) => value === current);
  return isKnown ? options : [{ value: current, label: current }, ...options];
}

export function localeOptions(current: string): readonly Option[] {
  return withCurrent(LOCALES, current);
}

/** Time zones known to this browser, plus the location's current one. */
export function zoneOptions(current: string): readonly Option[] {
  const zones = Intl.supportedValuesOf("timeZone");
  const options = [...zones, "UTC"].map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
  return withCurrent(options, current);
}
