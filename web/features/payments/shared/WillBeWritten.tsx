import type { ReactNode } from "react";
import { Preview } from "#web/ui/layout/Preview.ts";
import { Money } from "#web/ui/text/Money.tsx";
import { LedgerEntries } from "./LedgerEntries.tsx";
import type { LedgerTransactionItemFragment } from "./payments.generated.ts";

interface WillBeWrittenProps {
  preview: { entries: LedgerTransactionItemFragment["entries"] } | null | undefined;
  /** What the entries lead to. */
  figures: { label: string; value: { amount: number; currency: string } }[];
  /** Shown while there is no preview. */
  instead: string;
  locale: string | undefined;
  children?: ReactNode;
}

/** What an act on a payment writes to the ledger, beside the form that asks for it. */
export function WillBeWritten({ preview, figures, instead, locale, children }: WillBeWrittenProps) {
  return (
    <Preview as="div">
      <h3>Ledger entries</h3>
      {preview ? (
        <>
          <LedgerEntries label="Ledger entries" entries={preview.entries} locale={locale} />
          {figures.length > 0 ? (
            <dl>
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Money {...value} {...(locale && { locale })} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {children}
        </>
      ) : (
        <p role="status">{instead}</p>
      )}
    </Preview>
  );
}
