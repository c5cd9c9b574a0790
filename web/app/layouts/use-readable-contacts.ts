import { InMemoryCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { showReadableContacts } from "#web/apollo/readable-contacts.ts";
import { useCompany } from "#web/tenant/company.ts";

/** Must be called above the screens that show them: before their first render. */
export function useReadableContacts(): void {
  const { cache } = useApolloClient();
  const { locale } = useCompany();
  useState(() => {
    if (cache instanceof InMemoryCache) showReadableContacts(cache, locale);
  });
}
