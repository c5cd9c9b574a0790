import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCompany } from "#web/tenant/company.ts";
import { GoogleRedirectDocument } from "./google.generated.ts";

const RETURN_TO_KEY = "return_to";

/** Redirects this tab to Google, which returns to /auth/google/callback and from there to `returnTo`. */
export function useGoogleRedirect() {
  const client = useApolloClient();
  const { id } = useCompany();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // After Back from Google, the browser restores this page with its button still busy.
    const stay = () => setIsLeaving(false);
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, []);
  const redirect = async (returnTo: string) => {
    setIsLeaving(true);
    setFailure(undefined);
    try {
      await goToGoogle(client, id, returnTo);
    } catch (error) {
      setFailure(explain(error).message);
      setIsLeaving(false);
    }
  };
  return { redirectToGoogle: (returnTo: string) => void redirect(returnTo), isLeaving, failure };
}

/** Leaves this page; rejects if the redirect URL could not be loaded. */
export async function goToGoogle(client: ApolloClient, tenant: string, returnTo: string): Promise<void> {
  sessionStorage.setItem(RETURN_TO_KEY, returnTo);
  const { data } = await client.query({
    query: GoogleRedirectDocument,
    variables: { tenant, original_domain: window.location.host },
    fetchPolicy: "no-cache",
  });
  window.location.assign(data?.googleRedirect?.url ?? "");
}

/** The path the sign-in was started for; Google does not return it. */
export function takeReturnTo(): string | null {
  const returnTo = sessionStorage.getItem(RETURN_TO_KEY);
  sessionStorage.removeItem(RETURN_TO_KEY);
  return returnTo;
}
