import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { showFailure } from "#web/apollo/show-failure.ts";
import { paths } from "#web/screen/paths.ts";
import { useCompany } from "#web/tenant/company.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  StartStripeOauthDocument,
  useCreateConnectDashboardLinkMutation,
  useCreateConnectOnboardingLinkMutation,
} from "./ecommerce.generated.ts";

/** Navigates to the provider's page; shows an error if there is none. */
async function leaveFor(url: Promise<string | undefined>, failure: string): Promise<void> {
  try {
    const address = await url;
    if (address === undefined) throw new Error("The link came back empty.");
    window.location.assign(address);
  } catch (error) {
    showFailure(failure, error);
  }
}

/** Opens the provider's page where a business authorizes the platform to take cards for it. */
export function useConnecting(): () => Promise<void> {
  const client = useApolloClient();
  const { id: tenant } = useCompany();
  return () => {
    if (tenant === "") {
      showToast({ message: "Missing tenant identifier", tone: "error" });
      return Promise.resolve();
    }
    const query = { query: StartStripeOauthDocument, variables: { tenant }, fetchPolicy: "no-cache" } as const;
    const asked = client.query(query).then(({ data }) => data?.startStripeOauth?.url);
    return leaveFor(asked, "The provider’s page could not be opened");
  };
}

/** Opens the provider's page for outstanding requirements. */
export function useOnboarding(): () => Promise<void> {
  const [createLink] = useCreateConnectOnboardingLinkMutation();
  return useCallback(() => {
    const screen = `${window.location.origin}${paths.ecommerce}`;
    const input = { return_url: screen, refresh_url: `${screen}?refresh=1` };
    const asked = createLink({ variables: { input } }).then(({ data }) => data?.createConnectOnboardingLink?.url);
    return leaveFor(asked, "The provider’s page could not be opened");
  }, [createLink]);
}

export function useDashboard(): () => Promise<void> {
  const [createLink] = useCreateConnectDashboardLinkMutation();
  return () => {
    const asked = createLink().then(({ data }) => data?.createConnectDashboardLink?.url);
    return leaveFor(asked, "The provider’s dashboard could not be opened");
  };
}
