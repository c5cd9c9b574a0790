/** Props of a `TextInput` for what people enter about themselves. */
export const OWN_FIRST_NAME = {
  name: "first_name",
  label: "First name",
  autoComplete: "given-name",
  maxLength: 100,
} as const;
export const OWN_LAST_NAME = {
  name: "last_name",
  label: "Last name",
  hint: "optional",
  autoComplete: "family-name",
  maxLength: 100,
} as const;
export const OWN_PHONE = {
  name: "phone",
  label: "Mobile",
  hint: "optional",
  type: "tel",
  inputMode: "tel",
  autoComplete: "tel",
  maxLength: 40,
} as const;

/** What a person agrees to wherever they are asked for marketing mail: optional, and never ticked beforehand. */
export const NEWS_CONSENT = "Send me news and offers by email. I can stop them at any time.";
