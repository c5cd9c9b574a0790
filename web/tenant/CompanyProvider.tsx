import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { onFault } from "#web/apollo/fault-events.ts";
import { faultOf, type Fault } from "#web/apollo/http-fault.ts";
import { applyBranding } from "#web/theme/branding.ts";
import { CompanyFaceDocument, type CompanyFaceFragment } from "./company.generated.ts";
import { CompanyContext, CompanyReloadContext } from "./company.ts";
import { firstData } from "./first-data.ts";

type Known =
  | { status: "loading" }
  | { status: "known"; company: CompanyFaceFragment }
  | { status: "missing" }
  | { status: "failed"; error: unknown };

interface CompanyProviderProps {
  children: ReactNode;
  /** Shown while the company is loading. */
  loading: ReactNode;
  /** Shown if no company has this subdomain. */
  missing: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
}

/** Provides the company of this subdomain before anything else renders: from the page itself, otherwise by a query. */
export function CompanyProvider({ children, loading, missing, failed }: CompanyProviderProps) {
  const client = useApolloClient();
  const [known, setKnown] = useState<Known>(fromPage);

  const isUnknown = known.status === "loading";
  useEffect(() => {
    if (isUnknown) void askCompany(client).then(setKnown);
  }, [isUnknown, client]);

  useEffect(
    () =>
      onFault((fault) => {
        if (isMissingTenant(fault)) setKnown({ status: "missing" });
        // It was locked while this page was open, so the known state is stale.
        if (fault.status === 423) void askCompany(client).then(setKnown);
      }),
    [client],
  );

  const company = known.status === "known" ? known.company : undefined;
  useEffect(() => applyBranding(company?.brand_color ?? null), [company]);

  const reload = useCallback(async () => setKnown(await askCompany(client)), [client]);

  if (known.status === "missing") return missing;
  if (known.status === "failed") return failed(known.error, () => setKnown({ status: "loading" }));
  if (!company) return loading;
  return (
    <CompanyContext value={company}>
      <CompanyReloadContext value={reload}>{children}</CompanyReloadContext>
    </CompanyContext>
  );
}

async function askCompany(client: ApolloClient): Promise<Known> {
  try {
    const { data } = await client.query({ query: CompanyFaceDocument, fetchPolicy: "network-only" });
    return data?.publicCompany ? { status: "known", company: data.publicCompany } : { status: "missing" };
  } catch (error) {
    return isMissingTenant(faultOf(error)) ? { status: "missing" } : { status: "failed", error };
  }
}

function isMissingTenant({ status, code, message }: Fault): boolean {
  return code === "tenant_not_found" || (status === 404 && message === "tenant not found");
}

function fromPage(): Known {
  const { company } = firstData();
  return isCompany(company) ? { status: "known", company } : { status: "loading" };
}

/** The gateway embeds the contract's PublicCompany or null; zod would outweigh the page's first screen. */
function isCompany(value: unknown): value is CompanyFaceFragment {
  return typeof value === "object" && value !== null && "id" in value && "name" in value && "is_locked" in value;
}
