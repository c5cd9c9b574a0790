import { useRef } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { inputOf, type CampaignForm } from "./campaign-form.ts";
import {
  useCreateCampaignMutation,
  useDeleteCampaignMutation,
  useSendCampaignMutation,
  useSendCampaignNowMutation,
  useSendTestCampaignMutation,
  useUpdateCampaignMutation,
  type CampaignTextFragment,
} from "./communications.generated.ts";
import { clientsText } from "./format-campaign.ts";

/** Actions on the edited campaign. An existing draft is saved first, which is reported through `onKept`. */
export function useCampaignActs(draft: CampaignTextFragment | undefined, onKept: (form: CampaignForm) => void) {
  // The version opened or last saved here, so that changes by others are not overwritten.
  const version = useRef(draft?.version);
  const [createCampaign] = useCreateCampaignMutation();
  const [updateCampaign] = useUpdateCampaignMutation();
  const [deleteCampaign] = useDeleteCampaignMutation();
  const [sendCampaign] = useSendCampaignMutation();
  const [sendCampaignNow] = useSendCampaignNowMutation();
  const [sendTest] = useSendTestCampaignMutation();
  const confirm = useConfirm();

  const keep = async (form: CampaignForm) => {
    const input = inputOf(form);
    if (!draft) return void (await createCampaign({ variables: { input } }));
    const { data } = await updateCampaign({
      variables: { id: draft.id, input: { ...input, version: versionOf(draft) } },
    });
    version.current = data?.updateCampaign?.version ?? version.current;
    onKept(form);
  };
  const versionOf = (opened: CampaignTextFragment) => version.current ?? opened.version;

  // The idempotency key, kept while the content is unchanged, so that a retry after a lost response sends nothing twice.
  const pressed = useRef({ written: "", key: "" });
  const keyOf = (form: CampaignForm): string => {
    const written = JSON.stringify(inputOf(form));
    if (pressed.current.written !== written) pressed.current = { written, key: crypto.randomUUID() };
    return pressed.current.key;
  };

  return {
    save: async (form: CampaignForm) => {
      await keep(form);
      showToast({ message: "The draft is saved", tone: "success" });
    },
    send: async (form: CampaignForm, recipient_count: number) => {
      if (draft) {
        await keep(form);
        await sendCampaign({ variables: { id: draft.id, input: { version: versionOf(draft), recipient_count } } });
      } else {
        const input = { ...inputOf(form), recipient_count };
        await sendCampaignNow({ variables: { input }, context: { headers: { "Idempotency-Key": keyOf(form) } } });
      }
      showToast({ message: `The mail is on its way to ${clientsText(recipient_count)}`, tone: "success" });
    },
    test: async ({ subject, body, marketing }: CampaignForm) => {
      const { data } = await sendTest({ variables: { input: { subject, body, marketing } } });
      showToast({ message: data?.sendTestCampaign?.message ?? "A test is on its way to you.", tone: "success" });
    },
    /** Resolves to whether it was deleted. */
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
      return attempt(
        "The draft was not deleted",
        () => deleteCampaign({ variables: { id: draft.id, version: versionOf(draft) } }),
        "The draft is deleted",
      );
    },
  };
}
