import { lineText } from "./text.ts";

export const NAME_MAX = 100;

export const firstName = (message = "Enter a first name.") => lineText().min(1, message).max(NAME_MAX);

/** Empty for a person with one name, which is then the first name. */
export const lastName = () => lineText().max(NAME_MAX);

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();
