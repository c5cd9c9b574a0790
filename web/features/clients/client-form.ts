import { z } from "zod";
import { CreateClientInput } from "#schema/clients/models.ts";
import { optionalText } from "#web/ui/form/optional-text.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

const { shape } = CreateClientInput;

/** Converts form values to the request: an empty value is null; the contract's own rules and messages apply. */
export const ClientForm = z.object({
  first_name: shape.first_name,
  last_name: shape.last_name,
  email: optionalText.pipe(shape.email.unwrap()),
  contact_email: optionalText.pipe(shape.contact_email.unwrap()),
  phone: optionalText.pipe(shape.phone.unwrap()),
});

export type ClientFormValues = z.input<typeof ClientForm>;
export type ClientFormSent = z.output<typeof ClientForm>;

/** Form values of an existing client, or empty ones. */
export function clientFormValues(client: ClientRowFragment | undefined): ClientFormValues {
  return {
    first_name: client?.first_name ?? "",
    last_name: client?.last_name ?? "",
    email: client?.email ?? "",
    contact_email: client?.contact_email ?? "",
    phone: client?.phone ?? "",
  };
}
