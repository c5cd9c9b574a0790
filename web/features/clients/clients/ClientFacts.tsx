import { useVenues } from "#web/tenant/venue.ts";
import { Facts } from "#web/ui/text/Facts.tsx";
import { telHref } from "#web/ui/text/tel-href.ts";
import type { ClientRowFragment } from "./clients.generated.ts";
import { addedText } from "./format-client.ts";

/** Contact details of a client and since when they have been one. */
export function ClientFacts({ client }: { client: ClientRowFragment }) {
  const { venue } = useVenues();
  const { email, contact_email, phone } = client;
  const facts = [
    { label: "Email", value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: "Contact email", value: contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a> },
    { label: "Phone", value: phone && <a href={telHref(phone)}>{phone}</a> },
    { label: "Client since", value: addedText(client, venue) },
  ];
  return <Facts facts={facts.filter(({ value }) => Boolean(value))} />;
}
