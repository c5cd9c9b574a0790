import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
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
    <Figures>
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
    </Figures>
  );
}

const Figures = styled("div")({
  display: "grid",
  gap: 12,
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& h3": { fontSize: 13, lineHeight: "20px", fontWeight: 500, color: "var(--text-2)" },
  "& dl": { display: "grid", gap: 4, paddingTop: 12, borderTop: "1px solid var(--line)" },
  "& dl > div": { display: "flex", justifyContent: "space-between", gap: 12 },
  "& dt": { color: "var(--text-2)" },
  "& dd": { textAlign: "right" },
  "& p": { color: "var(--text-2)" },
});
