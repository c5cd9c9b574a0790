import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCompany } from "#web/tenant/company.ts";
import { GoogleRedirectDocument } from "./google.generated.ts";

const RETURN_TO_KEY = "return_to";

/** Sends this tab to Google, which leads back to /auth/google/callback and from there to `returnTo`. */
export function useGoogleRedirect() {
  const client = useApolloClient();
  const { id } = useCompany();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // Back from Google the browser shows this page as it was left: with its button still busy.
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

/** Leaves this page; rejects where the way is not known. */
export async function goToGoogle(client: ApolloClient, tenant: string, returnTo: string): Promise<void> {
  sessionStorage.setItem(RETURN_TO_KEY, returnTo);
  const { data } = await client.query({
    query: GoogleRedirectDocument,
    variables: { tenant, original_domain: window.location.host },
    fetchPolicy: "no-cache",
  });
  window.location.assign(data?.googleRedirect?.url ?? "");
}

/** The path that the sign-in was begun for; Google itself gives back nothing of ours. */
export function takeReturnTo(): string | null {
  const returnTo = sessionStorage.getItem(RETURN_TO_KEY);
  sessionStorage.removeItem(RETURN_TO_KEY);
  return returnTo;
}
