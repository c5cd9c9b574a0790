import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "#web/apollo/cache.ts";
import { readableAddress, readablePhone, showReadableContacts } from "#web/apollo/readable-contacts.ts";
import { telHref } from "#web/ui/text/tel-href.ts";

it.each([
  ["+16045550180", "CA", "(604) 555-0180"],
  ["+16045550180", "US", "(604) 555-0180"],
  ["+16045550180", "GB", "+1 604 555 0180"],
  ["+16045550180", undefined, "+1 604 555 0180"],
  ["+442079460018", "GB", "020 7946 0018"],
  ["+16045550180;ext=12", "CA", "(604) 555-0180 ext. 12"],
  ["+16045550180 (mother)", "CA", "+16045550180 (mother)"],
  ["555 0180", "CA", "555 0180"],
])("shows the phone number %s in %s as %s", (stored, country, shown) => {
  expect(readablePhone(stored, country)).toBe(shown);
});

it("shows the letters of an internationalised domain", () => {
  expect(readableAddress("h8@xn--exmple-cua.com")).toBe("h8@exämple.com");
  expect(readableAddress("a@b.com")).toBe("a@b.com");
});

it("dials a number with its extension, in every format", () => {
  expect(["(604) 555-0180", "+1 604 555 0180", "(604) 555-0180 ext. 12", "+16045550180;ext=12"].map(telHref)).toEqual([
    "tel:6045550180",
    "tel:+16045550180",
    "tel:6045550180;ext=12",
    "tel:+16045550180;ext=12",
  ]);
});

it("formats the contacts of each type that has them, and phone numbers in the history", () => {
  const cache = createCache();
  showReadableContacts(cache, "en-CA");
  const query = gql`
    query Contacts {
      client(id: 7) {
        id
        email
        contact_email
        phone
      }
      entry {
        id
        changes {
          field
          before
          after
        }
      }
    }
  `;
  const client = {
    __typename: "Client",
    id: 7,
    email: "h8@xn--exmple-cua.com",
    contact_email: null,
    phone: "+16045550180",
  };
  const changes = [
    { __typename: "AuditChange", field: "Phone", before: null, after: "+16045550180" },
    { __typename: "AuditChange", field: "Name", before: "+16045550180", after: "Ava" },
  ];
  cache.writeQuery({ query, data: { client, entry: { __typename: "AuditEntry", id: 1, changes } } });
  expect(cache.readQuery({ query })).toEqual({
    client: { ...client, email: "h8@exämple.com", phone: "(604) 555-0180" },
    entry: {
      __typename: "AuditEntry",
      id: 1,
      changes: [{ ...changes[0], after: "(604) 555-0180" }, changes[1]],
    },
  });
});
