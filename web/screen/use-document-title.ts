import { useContext, useEffect } from "react";
import { CompanyContext } from "#web/tenant/company.ts";

/** Sets the tab's title: "Bookings · Harbour Indoor Golf". */
export function useDocumentTitle(title: string): void {
  const company = useContext(CompanyContext);
  const whole = company ? `${title} · ${company.name}` : title;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
