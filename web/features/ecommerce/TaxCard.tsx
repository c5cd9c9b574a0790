import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { taxRateText } from "#schema/shared/tax-rules.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useReloadCompany } from "#web/tenant/company.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { type ShownTaxFragment, useCompanyTaxQuery, useSaveCompanyTaxMutation } from "./ecommerce.generated.ts";
import { TaxDialog } from "./TaxDialog.tsx";

/** The company's sales tax, if any. */
export function TaxCard() {
  const { data, error, refetch } = useCompanyTaxQuery({ fetchPolicy: "cache-and-network" });
  const company = data?.company;
  return (
    <Card title="Tax">
      <Body>
        {company ? <Tax company={company} onStale={() => void refetch()} /> : null}
        {!company && error ? <p role="alert">{explain(error).message}</p> : null}
        {!company && !error ? <TextSkeleton lines={3} /> : null}
      </Body>
    </Card>
  );
}

interface TaxProps {
  company: { id: string; version: number; tax: ShownTaxFragment | null };
  /** Someone else changed the company in the meantime. */
  onStale: () => void;
}

function Tax({ company: { id, version, tax }, onStale }: TaxProps) {
  const refusal = useRefusal("company.write");
  const [isOpen, setIsOpen] = useState(false);
  const [saveTax] = useSaveCompanyTaxMutation();
  const reloadCompany = useReloadCompany();
  const save = async (changed: Omit<ShownTaxFragment, "__typename"> | null) => {
    try {
      await saveTax({ variables: { id, input: { version, tax: changed } } });
    } catch (error) {
      if (faultOf(error).code === "stale_version") onStale();
      throw error;
    }
    await reloadCompany();
  };
  return (
    <>
      {tax ? <TaxFacts tax={tax} /> : <p>None is charged or shown: people pay the listed prices.</p>}
      <div className="acts">
        <RefusableButton {...(refusal && { refusal })} variant="outlined" onClick={() => setIsOpen(true)}>
          {tax ? "Change the tax" : "Set up tax"}
        </RefusableButton>
        {tax && !refusal ? <StopButton name={tax.name} onStop={() => save(null)} /> : null}
      </div>
      {isOpen ? <TaxDialog tax={tax} onSave={save} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function TaxFacts({ tax: { name, rate, is_inclusive, number } }: { tax: ShownTaxFragment }) {
  const facts = [
    { label: "Rate", value: `${name}, ${taxRateText(rate)}` },
    { label: "Listed prices", value: is_inclusive ? "Contain it" : "It comes on top" },
    { label: "Number", value: number ?? "None on receipts" },
  ];
  return <Facts labelWidth={88} facts={facts} />;
}

function StopButton({ name, onStop }: { name: string; onStop: () => Promise<void> }) {
  const confirm = useConfirm();
  const ask = async () => {
    try {
      const isSure = await confirm({
        title: `Stop charging ${name}?`,
        text: "What is sold from now on has no tax. What was sold keeps its own, and so do its refunds.",
        confirmLabel: `Stop charging ${name}`,
        cancelLabel: "Keep it",
        tone: "danger",
        act: onStop,
      });
      if (isSure) showToast({ message: `${name} is not charged any more`, tone: "success" });
    } catch (error) {
      showToast({ message: `${name} is still charged`, detail: explain(error).message, tone: "error" });
    }
  };
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
  "& .acts": { display: "flex", flexWrap: "wrap", gap: 8 },
});
