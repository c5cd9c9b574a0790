import { styled } from "@mui/material/styles";
import { ACCOUNT_LABELS, signedMoney } from "./format-payment.ts";
import type { LedgerTransactionItemFragment } from "./payments.generated.ts";

interface LedgerEntriesProps {
  label: string;
  entries: LedgerTransactionItemFragment["entries"];
  locale: string | undefined;
}

/** Amounts moved by one transaction, by account. */
export function LedgerEntries({ label, entries, locale }: LedgerEntriesProps) {
  return (
    <Entries aria-label={label}>
      {entries.map(({ account, amount }) => (
        <li key={account}>
          <span>{ACCOUNT_LABELS[account]}</span>
          <span>{signedMoney(amount, locale)}</span>
        </li>
      ))}
    </Entries>
  );
}

const Entries = styled("ul")({
  display: "grid",
  flex: "1 1 100%",
  gap: 2,
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& li": { display: "flex", justifyContent: "space-between", gap: 12 },
  "& li > :first-of-type": { color: "var(--text-2)" },
});
