import { z } from "zod";
import { CreateClientInput } from "#schema/clients/models.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === "" ? null : text));

const { shape } = CreateClientInput;

/** What is typed becomes what is sent: an empty answer is none; the contract's own rules and words apply. */
export const ClientForm = z.object({
  first_name: shape.first_name,
  last_name: shape.last_name,
  email: optionalText.pipe(shape.email.unwrap()),
  contact_email: optionalText.pipe(shape.contact_email.unwrap()),
  phone: optionalText.pipe(shape.phone.unwrap()),
});

export type ClientFormValues = z.input<typeof ClientForm>;
export type ClientFormSent = z.output<typeof ClientForm>;

/** The form of a client as it stands, or an empty one. */
export function clientFormValues(client: ClientRowFragment | undefined): ClientFormValues {
  return {
    first_name: client?.first_name ?? "",
    last_name: client?.last_name ?? "",
    email: client?.email ?? "",
    contact_email: client?.contact_email ?? "",
    phone: client?.phone ?? "",
  };
}
