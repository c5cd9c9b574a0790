import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { NO_FILTERS, sameFilters, type ClientFilters } from "#web/features/clients/shared/client-filters.ts";
import { ClientFilterFields } from "#web/features/clients/shared/ClientFilterFields.tsx";
import { useSoldPlansQuery } from "#web/features/memberships/shared/membership.generated.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { Stack } from "#web/ui/layout/Stack.ts";
import { useCampaignTagsQuery } from "./communications.generated.ts";
import { clientsText, skippedLines } from "./format-campaign.ts";
import type { Reach } from "./use-recipient-count.ts";

interface CampaignAudienceProps {
  filters: ClientFilters;
  reach: Reach;
  onChange: (change: Partial<ClientFilters>) => void;
}

const WHO = [
  { value: "all", label: "All clients" },
  { value: "some", label: "Some clients", detail: "by tag, plan or last booking" },
];

/** The audience, chosen by the client list filters, with its size. */
export function CampaignAudience({ filters, reach, onChange }: CampaignAudienceProps) {
  const [isFiltered, setIsFiltered] = useState(() => !sameFilters(filters, NO_FILTERS));
  const choose = ([who]: readonly string[]) => {
    setIsFiltered(who === "some");
    if (who === "all") onChange(NO_FILTERS);
  };
  return (
    <Frame>
      <ChoiceCards label="Recipients" cards={WHO} value={[isFiltered ? "some" : "all"]} onChange={choose} />
      {isFiltered ? <AudienceFilters filters={filters} onChange={onChange} /> : null}
      <ReachText reach={reach} />
    </Frame>
  );
}

function AudienceFilters({ filters, onChange }: Pick<CampaignAudienceProps, "filters" | "onChange">) {
  const tags = useCampaignTagsQuery().data?.tags ?? [];
  const { data: sold } = useSoldPlansQuery();
  const plans = (sold?.membershipPlans?.data ?? []).filter(({ is_gift_card }) => !is_gift_card);
  return (
    <>
      <FormField label="Name, email or phone" hint="optional">
        {(wiring) => (
          <OutlinedInput
            fullWidth
            value={filters.search}
            onChange={({ target }) => onChange({ search: target.value })}
            inputProps={{ ...wiring, maxLength: 100 }}
            autoComplete="off"
          />
        )}
      </FormField>
      <ClientFilterFields filters={filters} tags={tags} plans={plans} onChange={onChange} />
    </>
  );
}

function ReachText({ reach: { found, isLoading, problem } }: { reach: Reach }) {
  if (problem) return <p role="alert">{problem}</p>;
  const lines = skippedLines(found?.skipped ?? []);
  return (
    <div className="reach" role="status" aria-busy={isLoading || undefined}>
      {found ? (
        <b>
          {found.recipient_count === found.chosen_count
            ? `${clientsText(found.recipient_count)} will get it`
            : `${found.recipient_count} of ${clientsText(found.chosen_count)} will get it`}
        </b>
      ) : (
        <b>Counting…</b>
      )}
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ reason, count, text }) => (
            <li key={reason}>
              {count}: {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const Frame = styled(Stack)({
  gap: 16,
  fontSize: 13,
  lineHeight: "20px",
  "& .reach": { padding: "10px 12px", borderRadius: "var(--r-s)", background: "var(--sunken)" },
  "& .reach[aria-busy]": { color: "var(--text-2)" },
  "& .reach b": { fontVariantNumeric: "tabular-nums" },
  "& .reach ul": { margin: "4px 0 0", paddingLeft: 18, color: "var(--text-2)" },
});
