import { z } from "zod";
import { CreateClientInput } from "#schema/clients/clients/models.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import { optionalText } from "#web/ui/form/optional-text.ts";

const { shape } = CreateClientInput;

/** Converts form values to the request: an empty value is null; the contract's own rules and messages apply. */
export const ClientForm = z.object({
  first_name: shape.first_name,
  last_name: shape.last_name.unwrap(),
  email: optionalText.pipe(shape.email.unwrap()),
  contact_email: optionalText.pipe(shape.contact_email.unwrap()),
  phone: optionalText.pipe(shape.phone.unwrap()),
});

export type ClientFormValues = z.input<typeof ClientForm>;
export type ClientFormSent = z.output<typeof ClientForm>;

/** Form values of an existing client, or empty ones. */
export function clientFormValues(client: ClientFormSent | undefined): ClientFormValues {
  return {
    first_name: client?.first_name ?? "",
    last_name: client?.last_name ?? "",
    email: client?.email ?? "",
    contact_email: client?.contact_email ?? "",
    phone: client?.phone ?? "",
  };
}

/** The dialog's values as text, for comparison with what somebody else saved. */
export const CLIENT_ANSWERS: readonly ComparedAnswer<ClientFormValues>[] = [
  { label: "First name", names: ["first_name"], text: ({ first_name }) => first_name },
  { label: "Last name", names: ["last_name"], text: ({ last_name }) => last_name },
  { label: "Email", names: ["email"], text: ({ email }) => email || "none" },
  { label: "Contact email", names: ["contact_email"], text: ({ contact_email }) => contact_email || "none" },
  { label: "Phone", names: ["phone"], text: ({ phone }) => phone || "none" },
];

/** Returns only the changed fields, so that concurrent edits of other fields are kept. */
export function changesOf(before: ClientFormValues, sent: ClientFormSent): Partial<ClientFormSent> {
  const was = new Map<string, string>(Object.entries(before));
  return Object.fromEntries(Object.entries(sent).filter(([field, value]) => was.get(field) !== (value ?? "")));
}
