import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LedgerAccount, LedgerTransactionKind } from "#schema/payments/ledger/models.ts";

const TEXT = readFileSync(new URL("../../../../docs/ledger.md", import.meta.url), "utf8");

const explainedIn = (text = "") => new Set([...text.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));

it("explains every account and every kind of transaction", () => {
  const [accounts, kinds] = TEXT.split("| transaction ");
  expect(explainedIn(accounts)).toEqual(new Set(LedgerAccount.options));
  expect(explainedIn(kinds)).toEqual(new Set(LedgerTransactionKind.options));
});
