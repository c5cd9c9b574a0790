import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import { Service } from "#schema/venue/services/models.ts";
import { saveOrMeet } from "#web/apollo/newer-edition.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useCompany } from "#web/tenant/company.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { useAskBeforeClosing } from "#web/ui/form/use-ask-before-leaving.ts";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import type { Choices } from "./format-service.ts";
import { PolicyFields } from "./PolicyFields.tsx";
import { PriceFields } from "./PriceFields.tsx";
import { RuleFields } from "./RuleFields.tsx";
import { serviceAnswers } from "./service-answers.ts";
import { serviceForm, serviceFormValues, type ServiceFormSent, type ServiceFormValues } from "./service-form.ts";
import { ServicePanelForm } from "./ServicePanelForm.tsx";
import type { ServiceRowFragment } from "./services.generated.ts";
import { useServiceChanges } from "./use-service-changes.ts";
import { WhatFields } from "./WhatFields.tsx";

interface ServicePanelProps {
  /** The service to change; undefined for a new one. */
  service: ServiceRowFragment | undefined;
  choices: Choices;
  onClose: () => void;
}

/** Editor of one service next to the list: what it is, its lengths and prices, its rules. */
export function ServicePanel({ service, choices, onClose }: ServicePanelProps) {
  const { currency } = useCompany();
  const formId = useId();
  const schema = useMemo(() => serviceForm(currency), [currency]);
  const form = useForm<ServiceFormValues, unknown, ServiceFormSent>({
    resolver: zodResolver(schema),
    defaultValues: serviceFormValues(service),
  });
  const stale = useStaleForm(serviceAnswers(choices), {
    values: serviceFormValues(service),
    version: service?.version ?? 0,
  });
  const { create, update, remove } = useServiceChanges();
  const [refusal, removeRefusal] = [useRefusal("catalog.write"), useRefusal("catalog.delete")];
  const { leave, done } = useAskBeforeClosing(form.formState.isDirty, onClose, "service");
  const { submit, isSending, problem } = useFormSubmit(
    form,
    async (sent) => {
      return saveOrMeet(
        Service,
        () => (service ? update({ ...service, version: stale.version }, sent) : create(sent)),
        (theirs) => stale.meet(form, { values: serviceFormValues(theirs), version: theirs.version }),
      );
    },
    done,
  );
  const removeAndClose = async (gone: ServiceRowFragment) => {
    if (await remove(gone)) done();
  };
  return (
    <SidePanel
      title={service?.name ?? "New service"}
      subtitle={service ? "New prices and rules count for new bookings" : null}
      width={496}
      onClose={() => void leave()}
      actions={
        <>
          <RefusableButton type="submit" form={formId} variant="contained" loading={isSending} refusal={refusal}>
            {service ? "Save service" : "Add service"}
          </RefusableButton>
          <Button onClick={() => void leave()} disabled={isSending}>
            Cancel
          </Button>
          {service ? (
            <RefusableButton
              color="error"
              variant="text"
              refusal={removeRefusal}
              onClick={() => void removeAndClose(service)}
            >
              Remove
            </RefusableButton>
          ) : null}
        </>
      }
    >
      <ServicePanelForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={refusal !== undefined}>
          <WhatFields form={form} choices={choices} isNew={service === undefined} />
          <PriceFields form={form} currency={currency} />
          <RuleFields form={form} />
          <PolicyFields form={form} currency={currency} />
        </fieldset>
        {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this service" /> : null}
        <FormErrors form={form} problem={problem} />
      </ServicePanelForm>
    </SidePanel>
  );
}
