import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { taxRateText } from "#schema/shared/tax-rules.ts";
import { TAX_SUBJECTS } from "#schema/shared/tax.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useReloadCompany } from "#web/tenant/company.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { useCompanyTaxQuery, useSaveCompanyTaxMutation, type ShownTaxFragment } from "./ecommerce.generated.ts";
import { SUBJECT_LABELS, type TaxFormSent } from "./tax-form.ts";
import { TaxDialog } from "./TaxDialog.tsx";

/** The company's sales taxes, if any. */
export function TaxCard() {
  const { data, error, refetch } = useCompanyTaxQuery({ fetchPolicy: "cache-and-network" });
  const company = data?.company;
  return (
    <Card title="Tax">
      <Body>
        {company ? <Taxes company={company} onStale={() => void refetch()} /> : null}
        {!company && error ? <p role="alert">{explain(error).message}</p> : null}
        {!company && !error ? <TextSkeleton lines={3} /> : null}
      </Body>
    </Card>
  );
}

interface TaxesProps {
  company: { id: string; version: number; taxes: ShownTaxFragment[] };
  /** Someone else changed the company in the meantime. */
  onStale: () => void;
}

function Taxes({ company: { id, version, taxes }, onStale }: TaxesProps) {
  const refusal = useRefusal("company.write");
  const refusable = { variant: "outlined", ...(refusal && { refusal }) } as const;
  const [edited, setEdited] = useState<ShownTaxFragment | "new">();
  const [saveTax] = useSaveCompanyTaxMutation();
  const reloadCompany = useReloadCompany();
  const save = async (changed: readonly TaxFormSent[]) => {
    try {
      await saveTax({ variables: { id, input: { version, taxes: changed.map(sentOf) } } });
    } catch (error) {
      if (faultOf(error).code === "stale_version") onStale();
      throw error;
    }
    await reloadCompany();
  };
  const of = edited === "new" || edited === undefined ? null : edited;
  return (
    <>
      {taxes.length === 0 ? <p>No tax is charged. Clients pay the listed prices.</p> : null}
      {taxes.map((tax) => (
        <section key={tax.name} aria-label={tax.name}>
          <TaxFacts tax={tax} />
          <div className="acts">
            <RefusableButton {...refusable} onClick={() => setEdited(tax)}>
              Change the tax
            </RefusableButton>
            {refusal ? null : <StopButton name={tax.name} onStop={() => save(taxes.filter((one) => one !== tax))} />}
          </div>
        </section>
      ))}
      <div className="acts">
        <RefusableButton {...refusable} onClick={() => setEdited("new")}>
          {taxes.length === 0 ? "Set up tax" : "Add a tax"}
        </RefusableButton>
      </div>
      {edited === undefined ? null : (
        <TaxDialog
          tax={of}
          others={taxes.filter((tax) => tax !== of)}
          onSave={(sent) => save(of ? taxes.map((tax) => (tax === of ? sent : tax)) : [...taxes, sent])}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

const sentOf = ({ name, rate, is_inclusive, number, on }: TaxFormSent): TaxFormSent => ({
  name,
  rate,
  is_inclusive,
  number,
  on,
});

function TaxFacts({ tax: { name, rate, is_inclusive, number, on } }: { tax: ShownTaxFragment }) {
  const facts = [
    { label: "Rate", value: `${name}, ${taxRateText(rate)}` },
    {
      label: "On",
      value: on.length === TAX_SUBJECTS.length ? "Everything" : on.map((one) => SUBJECT_LABELS[one]).join(", "),
    },
    { label: "Listed prices", value: is_inclusive ? "Contain it" : "It comes on top" },
    { label: "Number", value: number ?? "None on receipts" },
  ];
  return <Facts labelWidth={88} facts={facts} />;
}

function StopButton({ name, onStop }: { name: string; onStop: () => Promise<void> }) {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: `Stop charging ${name}?`,
      text: "New sales have no tax. Past sales and their refunds keep theirs.",
      confirmLabel: `Stop charging ${name}`,
      cancelLabel: "Keep it",
      tone: "danger",
      act: () => attempt(`${name} is still charged`, onStop, `${name} is not charged any more`),
    });
  return (
    <Button color="error" variant="text" onClick={() => void ask()}>
      Stop charging it
    </Button>
  );
}

const Body = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  padding: "0 16px 16px",
  fontSize: 13,
  lineHeight: "20px",
  "& > p": { color: "var(--text-2)" },
  "& > section": { display: "grid", gap: 12, paddingBottom: 12, borderBottom: "1px solid var(--line)" },
});
