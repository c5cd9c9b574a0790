import { z } from "zod";
import { emailText } from "#schema/shared/email.ts";
import { pageOf, Version } from "#schema/shared/paging.ts";
import { firstName, lastName } from "#schema/shared/person-name.ts";
import { phoneText } from "#schema/shared/text.ts";
import { Instant } from "#schema/shared/time.ts";
import { ClientTag } from "./tag-models.ts";

const email = emailText();
const phone = phoneText();

export const Client = z
  .object({
    id: z.int().describe("Id"),
    first_name: z.string().describe("First name"),
    last_name: z.string().describe("Last name"),
    name: z.string().describe("First and last name"),
    email: z.string().nullable().describe("The person's own email address, used to sign in"),
    contact_email: z.string().nullable().describe("An address shared with others, for example a family's"),
    phone: z.string().nullable().describe("Phone number"),
    tags: z.array(ClientTag).describe("Tags that the company gave them, by name"),
    created_at: Instant.describe("When the client was added"),
    anonymized_at: Instant.nullable().describe("When the client's identity was erased; null for everybody else"),
    version: Version,
  })
  .meta({ id: "Client", description: "A person who books" });
export type Client = z.infer<typeof Client>;

export const ClientPage = pageOf("ClientPage", Client, "clients");

/** The fields that a list of clients can be limited to. */
export const CLIENT_FIELDS = Object.keys(Client.shape) as (keyof Client)[]; // its own keys

/** The same page when only some fields are requested. */
export const SparseClientPage = ClientPage.extend({ data: z.array(Client.partial()) });

export const CreateClientInput = z
  .object({
    first_name: firstName().describe("First name"),
    last_name: lastName().default("").describe("Last name"),
    email: email.nullish().describe("The person's own email address"),
    contact_email: email.nullish().describe("An address shared with others"),
    phone: phone.nullish().describe("Phone number"),
  })
  .meta({ id: "CreateClientInput", description: "A new client" });

export const UpdateClientInput = z
  .object({
    version: Version,
    first_name: firstName().optional().describe("First name"),
    last_name: lastName().optional().describe("Last name"),
    email: email.nullish().describe("The person's own email address; null removes it"),
    contact_email: email.nullish().describe("An address shared with others; null removes it"),
    phone: phone.nullish().describe("Phone number; null removes it"),
  })
  .meta({ id: "UpdateClientInput", description: "The fields of a client to change, and the version last read" });
