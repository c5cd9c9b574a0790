import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCompany } from "#web/tenant/company.ts";
import { GoogleRedirectDocument } from "./google.generated.ts";

/** Leads this tab to Google; it comes back to /auth/google/callback. */
export function useBeginGoogle() {
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
  const begin = async () => {
    setIsLeaving(true);
    setFailure(undefined);
    try {
      const { data } = await client.query({
        query: GoogleRedirectDocument,
        variables: { tenant: id, original_domain: window.location.host },
        fetchPolicy: "no-cache",
      });
      window.location.assign(data?.googleRedirect?.url ?? "");
    } catch (error) {
      setFailure(explain(error).message);
      setIsLeaving(false);
    }
  };
  return { begin: () => void begin(), isLeaving, failure };
}
