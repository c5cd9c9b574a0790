import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { TOO_MUCH_LEFT } from "#schema/payments/cash-ups/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { showChangeFailure } from "#web/apollo/attempt-change.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { signedMoney } from "#web/features/payments/shared/format-payment.ts";
import { draftHook } from "#web/session/use-draft.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { useAskBeforeUnload } from "#web/ui/dialog/use-ask-before-unload.ts";
import { FormField } from "#web/ui/form/FormField.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useCloseCashUpMutation, type CashUpSheetShownFragment } from "./cash-up.generated.ts";

interface CountFormProps {
  sheet: CashUpSheetShownFragment;
  venue: Venue;
}

/** The cash count, by denomination or as a total; a difference requires a reason. */
export function CountForm({ sheet, venue }: CountFormProps) {
  const { amount: expected, currency } = sheet.expected;
  const [draft, keep] = useCountDraft(`${venue.id} ${sheet.day}`);
  const [{ pieces, typed, float, reason }, setDraft] = useState<CountDraft>(
    draft ?? { pieces: {}, typed: "", float: typedMoney(sheet.float.amount, currency), reason: "" },
  );
  useAskBeforeUnload(draft !== undefined);
  const put = (change: Partial<CountDraft>) => {
    const next = { pieces, typed, float, reason, ...change };
    setDraft(next);
    keep(next);
  };
  const { close, isClosing, problems } = useClose(venue);
  const counted = readAmount(typed, currency);
  const difference = counted === undefined ? 0 : counted - expected;
  const money = (amount: number) => formatMoney(amount, currency, venue.locale);
  const count = (piece: number, text: string) => {
    const next = { ...pieces, [piece]: text };
    put({ pieces: next, typed: typedMoney(countOfPieces(next), currency) });
  };
  const submit = async () => {
    const isClosed = await close({
      day: sheet.day,
      expected,
      counted,
      float: float.trim() === "" ? 0 : readAmount(float, currency),
      reason,
    });
    if (isClosed) keep(undefined);
  };
  return (
    <Card title="Count the drawer" note={formatDay(sheet.day, venue)}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <NotesAndCoins pieces={pieces} currency={currency} locale={venue.locale} onCount={count} />
        <TypedField
          label="Counted"
          hint={currency}
          error={problems["counted"]}
          value={typed}
          onChange={(text) => put({ typed: text, pieces: {} })}
        />
        <p className="difference" role="status" data-differs={difference !== 0}>
          {counted === undefined ? (
            `${money(expected)} is expected.`
          ) : (
            <>
              Difference <b>{signedMoney({ amount: difference, currency }, venue.locale)}</b>
            </>
          )}
        </p>
        {difference === 0 ? null : (
          <TypedField
            label="Why"
            help="Written to the ledger with your name"
            error={problems["reason"]}
            value={reason}
            onChange={(text) => put({ reason: text })}
          />
        )}
        <TypedField
          label="Leave in the drawer"
          hint={currency}
          help={
            counted === undefined
              ? undefined
              : `${money(bankedOf(counted, readAmount(float, currency)))} goes to the bank`
          }
          error={problems["float"]}
          value={float}
          onChange={(text) => put({ float: text })}
        />
        <Button type="submit" variant="contained" loading={isClosing}>
          Close the day
        </Button>
      </Form>
    </Card>
  );
}

interface NotesAndCoinsProps {
  pieces: Pieces;
  currency: string;
  locale: string;
  onCount: (piece: number, typed: string) => void;
}

function NotesAndCoins({ pieces, currency, locale, onCount }: NotesAndCoinsProps) {
  if (piecesOf(currency).length === 0) return null;
  return (
    <div className="pieces" role="group" aria-label="Notes and coins">
      {piecesOf(currency).map((piece) => (
        <label key={piece}>
          <span>{formatMoney(piece, currency, locale)}</span>
          <input
            inputMode="numeric"
            value={pieces[piece] ?? ""}
            placeholder="0"
            onChange={(event) => onCount(piece, event.target.value)}
          />
        </label>
      ))}
    </div>
  );
}

interface TypedFieldProps {
  label: string;
  hint?: string;
  help?: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

function TypedField({ label, hint, help, error, value, onChange }: TypedFieldProps) {
  return (
    <FormField label={label} hint={hint} help={help} error={error}>
      {(wiring) => (
        <OutlinedInput
          fullWidth
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ ...wiring, inputMode: hint ? "decimal" : "text", maxLength: 300 }}
        />
      )}
    </FormField>
  );
}

const bankedOf = (counted: number, float = 0): number => Math.max(0, counted - float);

interface Count {
  day: string;
  expected: number;
  counted: number | undefined;
  float: number | undefined;
  reason: string;
}

/**
 * Submits once and resolves to whether the day is closed; missing values are reported at their fields. A refusal because
 * cash has moved brings the new sheet.
 */
function useClose(venue: Venue) {
  const client = useApolloClient();
  const [send, { loading }] = useCloseCashUpMutation();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const refuse = (found: Readonly<Record<string, string>>) => {
    setProblems(found);
    return false;
  };
  const close = async ({ counted, float, reason, ...count }: Count): Promise<boolean> => {
    if (loading) return false;
    if (counted === undefined) return refuse({ counted: "Enter the amount in the drawer." });
    if (counted !== count.expected && reason.trim() === "")
      return refuse({ reason: "Enter a reason for the difference." });
    if (float === undefined) return refuse({ float: "Enter an amount." });
    if (float > counted) return refuse({ float: TOO_MUCH_LEFT });
    setProblems({});
    const input = { ...count, counted, float, location_id: venue.id, ...(reason ? { reason } : {}) };
    try {
      await send({ variables: { input } });
      showToast({ message: `${formatDay(count.day, venue)} is closed`, tone: "success" });
      return true;
    } catch (error) {
      const { fields } = explain(error);
      if (Object.keys(fields).length > 0) return refuse(fields);
      await showChangeFailure(client, "The day was not closed", error);
      return false;
    }
  };
  return { close, isClosing: loading, problems };
}

const Form = styled("form")({
  display: "grid",
  gap: 16,
  padding: 16,
  borderTop: "1px solid var(--line-soft)",
  "& .pieces": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))", gap: "8px 16px" },
  "& .pieces label": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 8,
    fontSize: 13,
    fontWeight: 500,
  },
  "& .pieces input": {
    width: 64,
    height: 36,
    padding: "0 8px",
    border: "1px solid var(--control)",
    borderRadius: "var(--r-s)",
    background: "var(--surface)",
    color: "var(--text)",
    textAlign: "right",
    "&::placeholder": { color: "var(--text-3)" },
    "&:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: 1 },
  },
  "& .difference": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .difference b": { display: "block", fontSize: 24, lineHeight: "32px", color: "var(--text)" },
  "& .difference[data-differs=true] b": { color: "var(--amber-t)" },
  "& .MuiButton-root": { justifySelf: "end" },
  "@media (max-width: 599.95px)": {
    "& .pieces": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "& .pieces input": { height: 44 },
    "& .MuiButton-root": { justifySelf: "stretch", height: 44 },
  },
});

/** Denominations in minor units, largest first; other currencies are counted as a total. */
const PIECES: Readonly<Record<string, readonly number[]>> = {
  CAD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 25, 10, 5],
  USD: [10_000, 5_000, 2_000, 1_000, 500, 100, 25, 10, 5, 1],
  EUR: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  GBP: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  AUD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5],
  JPY: [10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1],
};

const piecesOf = (currency: string): readonly number[] => PIECES[currency] ?? [];

/** The typed count of each denomination. */
type Pieces = Readonly<Record<number, string>>;

/** What was typed so far; counting is often interrupted by a guest at the desk. */
interface CountDraft {
  pieces: Pieces;
  typed: string;
  float: string;
  reason: string;
}

const useCountDraft = draftHook<CountDraft>();

function countOfPieces(pieces: Pieces): number {
  return Object.entries(pieces).reduce((sum, [piece, typed]) => sum + Number(piece) * wholeNumber(typed), 0);
}

const wholeNumber = (typed: string): number => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0);

/** Returns the typed amount in minor units; undefined while it is not valid. */
const readAmount = (typed: string, currency: string): number | undefined =>
  typed.trim() === "" ? undefined : readTypedMoney(typed, currency);
