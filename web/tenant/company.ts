import { createContext, useContext } from "react";
import { taxesOn, type TaxSubject } from "#schema/shared/tax.ts";
import type { CompanyFaceFragment } from "./company.generated.ts";

export const CompanyContext = createContext<CompanyFaceFragment | undefined>(undefined);

export const CompanyReloadContext = createContext<(() => Promise<void>) | undefined>(undefined);

/** Reloads the company after its public data was changed. Throws outside a CompanyProvider. */
export function useReloadCompany(): () => Promise<void> {
  const reload = useContext(CompanyReloadContext);
  if (!reload) throw new Error("useReloadCompany needs a CompanyProvider above it");
  return reload;
}

/** Public data of this subdomain's company. Throws outside a CompanyProvider. */
export function useCompany(): CompanyFaceFragment {
  const company = useContext(CompanyContext);
  if (!company) throw new Error("useCompany needs a CompanyProvider above it");
  return company;
}

/** The taxes on what is sold of a kind from now on. */
export const useTaxesOn = (kind: TaxSubject): CompanyFaceFragment["taxes"] => taxesOn(useCompany().taxes, kind);

/** Whether emails leave in the company's name; taken for granted where the company is not known. */
export const useSendsEmail = (): boolean => useContext(CompanyContext)?.sends_email ?? true;

/** How the company is locked, as in /locked?reason=; undefined if it is not. */
export function lockReason(company: CompanyFaceFragment): "soft" | "hard" | undefined {
  if (!company.is_locked) return undefined;
  return company.lock_kind === "soft" ? "soft" : "hard";
}
