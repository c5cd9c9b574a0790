import { explain } from "#web/apollo/explain-fault.ts";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { useCompanyProfileQuery } from "./company.generated.ts";
import { ProfileForm } from "./ProfileForm.tsx";

/** What the company is called, where its clock stands, how it writes and what colour it has. */
export function CompanyScreen() {
  const { data, error, refetch } = useCompanyProfileQuery({ fetchPolicy: "cache-and-network" });
  const company = data?.company;
  return (
    <Screen>
      {company ? <ProfileForm company={company} onStale={() => void refetch()} /> : null}
      {!company && error ? (
        <ErrorState title="The company could not be loaded" error={explain(error)} onRetry={() => void refetch()} />
      ) : null}
      {!company && !error ? <CardsSkeleton hasBeside={false} /> : null}
    </Screen>
  );
}
