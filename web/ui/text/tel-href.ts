/** The link that calls a number, however it is written, with its extension. */
export function telHref(phone: string): string {
  const [, number = phone, extension] = /^(.*?)\s*(?:;ext=|ext\.?|x|#)\s*(\d{1,6})$/i.exec(phone) ?? [];
  return `tel:${number.replaceAll(/[^+\d]/g, "")}${extension ? `;ext=${extension}` : ""}`;
}
