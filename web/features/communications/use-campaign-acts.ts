import { explain } from "#web/apollo/explain-fault.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { type CampaignForm, inputOf } from "./campaign-form.ts";
import {
  type CampaignTextFragment,
  useCreateCampaignMutation,
  useDeleteCampaignMutation,
  useSendCampaignMutation,
  useSendCampaignNowMutation,
  useSendTestCampaignMutation,
  useUpdateCampaignMutation,
} from "./communications.generated.ts";
import { clientsText } from "./format-campaign.ts";

/** What can be done with what is written; a draft that is there is changed first. */
export function useCampaignActs(draft: CampaignTextFragment | undefined) {
  const [createCampaign] = useCreateCampaignMutation();
  const [updateCampaign] = useUpdateCampaignMutation();
  const [deleteCampaign] = useDeleteCampaignMutation();
  const [sendCampaign] = useSendCampaignMutation();
  const [sendCampaignNow] = useSendCampaignNowMutation();
  const [sendTest] = useSendTestCampaignMutation();
  const confirm = useConfirm();

  const keep = async (form: CampaignForm) => {
    const input = inputOf(form);
    if (!draft) return (await createCampaign({ variables: { input } })).data?.createCampaign;
    const { id, version } = draft;
    return (await updateCampaign({ variables: { id, input: { ...input, version } } })).data?.updateCampaign;
  };

  return {
    save: async (form: CampaignForm) => {
      await keep(form);
      showToast({ message: "The draft is saved", tone: "success" });
    },
    send: async (form: CampaignForm, recipient_count: number) => {
      if (draft) {
        const kept = await keep(form);
        const version = kept?.version ?? draft.version;
        await sendCampaign({ variables: { id: draft.id, input: { version, recipient_count } } });
      } else {
        await sendCampaignNow({ variables: { input: { ...inputOf(form), recipient_count } } });
      }
      showToast({ message: `The mail is on its way to ${clientsText(recipient_count)}`, tone: "success" });
    },
    test: async ({ subject, body, marketing }: CampaignForm) => {
      const { data } = await sendTest({ variables: { input: { subject, body, marketing } } });
      showToast({ message: data?.sendTestCampaign?.message ?? "A test is on its way to you.", tone: "success" });
    },
    /** Whether it is gone. */
    remove: async (): Promise<boolean> => {
      if (!draft) return false;
      const isMeant = await confirm({
        title: `Delete the draft “${draft.subject}”?`,
        text: "What is written is lost.",
        confirmLabel: "Delete draft",
        cancelLabel: "Keep it",
        tone: "danger",
      });
      if (!isMeant) return false;
      try {
        await deleteCampaign({ variables: { id: draft.id, version: draft.version } });
        showToast({ message: "The draft is deleted", tone: "success" });
        return true;
      } catch (error) {
        showToast({ message: "The draft was not deleted", detail: explain(error).message, tone: "error" });
        return false;
      }
    },
  };
}
