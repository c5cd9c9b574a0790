import { zodResolver } from "@hookform/resolvers/zod";
import { equal } from "@wry/equality";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { CreateCampaignInput } from "#schema/messages/campaigns/models.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { NO_FILTERS, ofSaved, type ClientFilters } from "#web/features/clients/shared/client-filters.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { useAskBeforeClosing } from "#web/ui/form/use-ask-before-leaving.ts";
import type { CampaignForm } from "./campaign-form.ts";
import type { CampaignTextFragment } from "./communications.generated.ts";
import { clientsText } from "./format-campaign.ts";
import { useCampaignActs } from "./use-campaign-acts.ts";
import { useRecipientCount } from "./use-recipient-count.ts";

const Texts = CreateCampaignInput.pick({ subject: true, body: true, marketing: true });

const EMPTY: CampaignForm = { subject: "", body: "", marketing: true, filters: NO_FILTERS };

/** The response was lost, and the number of recipients has changed since. */
const SENT_BEFORE = "This campaign was sent already. It is in the list of campaigns.";

const formOf = ({ subject, body, marketing, audience }: CampaignTextFragment): CampaignForm => ({
  subject,
  body,
  marketing,
  filters: ofSaved(audience),
});

/** The edited campaign, its audience and its actions; each action runs only if its input is valid. */
export function useCampaignEditor(draft: CampaignTextFragment | undefined, onClose: () => void) {
  const [firstForm, setFirstForm] = useState(() => (draft ? formOf(draft) : EMPTY));
  const [filters, setFilters] = useState(firstForm.filters);
  const [problem, setProblem] = useState<string>();
  const texts = useForm({
    resolver: zodResolver(Texts),
    defaultValues: { subject: firstForm.subject, body: firstForm.body, marketing: firstForm.marketing },
  });
  const [subject, body, marketing] = useWatch({ control: texts.control, name: ["subject", "body", "marketing"] });
  const form = { subject, body, marketing, filters };
  const isDirty = !equal(form, firstForm);
  const { leave, done } = useAskBeforeClosing(isDirty, onClose, "edit");
  const reach = useRecipientCount(form);
  const acts = useCampaignActs(draft, setFirstForm);
  const confirm = useConfirm();

  /** Shows an error at the field it is about. */
  const showRefusal = (error: unknown) => {
    const { fields, message } = explain(error);
    if (faultOf(error).code === "idempotency_mismatch") return setProblem(SENT_BEFORE);
    if (fields["subject"]) texts.setError("subject", { message: fields["subject"] }, { shouldFocus: true });
    if (fields["body"]) texts.setError("body", { message: fields["body"] }, { shouldFocus: !fields["subject"] });
    if (!fields["subject"] && !fields["body"]) setProblem(Object.values(fields)[0] ?? message);
    reach.refresh();
  };
  const run = (act: (written: CampaignForm) => Promise<unknown>) => async () => {
    setProblem(undefined);
    await texts.handleSubmit((values) => act({ ...values, filters }).catch(showRefusal))();
  };
  const send = async (written: CampaignForm) => {
    const { recipient_count } = await reach.count(written);
    if (recipient_count === 0) return setProblem("Nobody would get this mail. Choose another audience.");
    const sendLabel = `Send to ${clientsText(recipient_count)}`;
    const isMeant = await confirm({
      title: `${sendLabel}?`,
      text: `“${written.subject}” leaves at once and cannot be called back.`,
      confirmLabel: sendLabel,
      cancelLabel: "Keep writing",
    });
    if (!isMeant) return;
    await acts.send(written, recipient_count);
    done();
  };
  return {
    texts,
    form,
    problem,
    reach,
    leave,
    changeFilters: (change: Partial<ClientFilters>) => setFilters((now) => ({ ...now, ...change })),
    send: run(send),
    save: run(async (written) => {
      await acts.save(written);
      done();
    }),
    test: run(acts.test),
    remove: async () => {
      if (await acts.remove()) done();
    },
  };
}
