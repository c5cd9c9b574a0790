import Button from "@mui/material/Button";
import { useState } from "react";
import { z } from "zod";
import { AdjustAllowanceInput } from "#schema/memberships/allowances/models.ts";
import type { AllowanceEntryKind, AllowanceUnit } from "#web/apollo/schema-types.generated.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { ReasonInput } from "#web/ui/form/ReasonInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Pager } from "#web/ui/page/Pager.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useAdjustAllowanceMutation,
  useClientAllowanceEntriesQuery,
  type AllowanceLineFragment,
  type ClientAllowanceEntriesQuery,
} from "./allowances.generated.ts";
import { Allowances } from "./Allowances.tsx";
import { formatAllowanceScope, formatQuantity } from "./format-allowance.ts";

interface StaffAllowancesProps {
  clientId: number;
  clientName: string;
  allowances: readonly AllowanceLineFragment[];
  formats: DayFormats;
  ends?: "short" | "withYear";
}

/** A client's allowances at the desk: each can be adjusted, and its history is listed. */
export function StaffAllowances({ clientId, clientName, allowances, formats, ends = "short" }: StaffAllowancesProps) {
  const [adjusting, setAdjusting] = useState<AllowanceLineFragment>();
  const [isOpen, setIsOpen] = useState(false);
  const refusal = useRefusal("memberships.write");
  if (allowances.length === 0) return null;
  return (
    <>
      <Allowances
        allowances={allowances}
        formats={formats}
        ends={ends}
        action={(allowance) => (
          <RefusableButton
            size="small"
            refusal={refusal}
            aria-label={`Adjust ${formatAllowanceScope(allowance)}`}
            onClick={() => setAdjusting(allowance)}
          >
            Adjust
          </RefusableButton>
        )}
      />
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? "Hide entries" : "Show entries"}
      </Button>
      {isOpen ? <Entries clientId={clientId} formats={formats} /> : null}
      {adjusting ? (
        <AdjustDialog allowance={adjusting} clientName={clientName} onClose={() => setAdjusting(undefined)} />
      ) : null}
    </>
  );
}

type Entry = NonNullable<ClientAllowanceEntriesQuery["clientAllowanceEntries"]>["data"][number];

function Entries({ clientId, formats }: Pick<StaffAllowancesProps, "clientId" | "formats">) {
  const [page, setPage] = useState(1);
  const query = useClientAllowanceEntriesQuery({
    variables: { id: clientId, page },
    fetchPolicy: "cache-and-network",
  });
  const found = query.data?.clientAllowanceEntries;
  if (!found) return <Unloaded failure="The entries did not load" query={query} />;
  return (
    <>
      <Rows as="ol" aria-label="Entries">
        {found.data.map((entry) => (
          <EntryRow key={entry.id} entry={entry} formats={formats} />
        ))}
      </Rows>
      <Pager page={page} perPage={found.meta.per_page} total={found.meta.total ?? 0} onPage={setPage} />
    </>
  );
}

const KINDS: Record<AllowanceEntryKind, string> = {
  grant: "Given with the period",
  use: "Booked",
  return: "Back from a booking",
  roll_over: "Carried over",
  expire: "Ended",
  adjust: "Adjusted",
  no_show: "No-show",
};

function EntryRow({ entry, formats }: { entry: Entry; formats: DayFormats }) {
  const { kind, amount, unit, reason, created_by_name, created_at, booking_id } = entry;
  const { venue = PLAIN_FORMATS } = useVenues();
  const sign = amount > 0 ? "+" : "\u2212";
  const details = [
    formatDay(wallTimeAt(created_at, venue).date, formats),
    created_by_name,
    booking_id === null ? null : `booking ${booking_id}`,
    reason,
  ];
  return (
    <li>
      <span className="what">
        {KINDS[kind]}
        <small>{details.filter(Boolean).join(", ")}</small>
      </span>
      <b>
        {sign}
        {formatQuantity(Math.abs(amount), unit)}
      </b>
    </li>
  );
}

const AMOUNTS: Record<AllowanceUnit, { pattern: RegExp; sentence: string }> = {
  minutes: { pattern: /^[-+\u2212]?\d+(?:[.,]\d{1,2})?$/, sentence: "Use a minus sign to take hours away." },
  credits: { pattern: /^[-+\u2212]?\d+$/, sentence: "Enter whole credits. Use a minus sign to take credits away." },
};

/** Schema for adjusting an allowance: hours may be fractional, credits may not. */
export const adjustForm = (unit: AllowanceUnit) =>
  z.object({
    amount: z.string().trim().regex(AMOUNTS[unit].pattern, AMOUNTS[unit].sentence),
    reason: AdjustAllowanceInput.shape.reason,
  });

/** Hours are stored as minutes. */
export function amountOf(text: string, unit: AllowanceUnit): number {
  const number = Number(text.replace("\u2212", "-").replace(",", "."));
  return unit === "minutes" ? Math.round(number * 60) : number;
}

interface AdjustDialogProps {
  allowance: AllowanceLineFragment;
  clientName: string;
  onClose: () => void;
}

function AdjustDialog({ allowance, clientName, onClose }: AdjustDialogProps) {
  const [adjust] = useAdjustAllowanceMutation();
  const { id, unit, left } = allowance;
  return (
    <FormDialog
      title={`Adjust ${formatAllowanceScope(allowance)} of ${clientName}`}
      schema={adjustForm(unit)}
      defaultValues={{ amount: "", reason: "" }}
      submitLabel="Adjust"
      onSubmit={async ({ amount, reason }) => {
        const { data } = await adjust({ variables: { id, input: { amount: amountOf(amount, unit), reason } } });
        const after = data?.adjustAllowance?.left ?? left;
        showToast({ message: `${formatQuantity(after, unit)} left now`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextInput
            control={control}
            name="amount"
            label={unit === "minutes" ? "Hours to add" : "Credits to add"}
            help={`${formatQuantity(left, unit)} left now. A minus takes off: \u22121`}
            inputMode="text"
            autoFocus
          />
          <ReasonInput control={control} name="reason" maxLength={500} />
        </>
      )}
    </FormDialog>
  );
}
