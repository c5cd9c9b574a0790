import { useCallback } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ResourceFormSent } from "./resource-form.ts";
import {
  useCreateResourceMutation,
  useDeleteResourceMutation,
  useUpdateResourceMutation,
  type ResourceRowFragment,
} from "./resources.generated.ts";

interface ResourceChanges {
  create: (sent: ResourceFormSent) => Promise<void>;
  update: (resource: ResourceRowFragment, sent: ResourceFormSent) => Promise<void>;
  /** Asks for confirmation by name first. */
  remove: (resource: ResourceRowFragment) => Promise<void>;
}

export function useResourceChanges(): ResourceChanges {
  const [createResource] = useCreateResourceMutation();
  const [updateResource] = useUpdateResourceMutation();
  const [deleteResource] = useDeleteResourceMutation();
  const confirm = useConfirm();

  const create = useCallback(
    async (sent: ResourceFormSent) => {
      await createResource({ variables: { input: sent } });
      showToast({ message: `${sent.name} is added`, tone: "success" });
    },
    [createResource],
  );
  const update = useCallback(
    async ({ id, version }: ResourceRowFragment, sent: ResourceFormSent) => {
      await updateResource({ variables: { id, input: { ...sent, version } } });
      showToast({ message: `${sent.name} is saved`, tone: "success" });
    },
    [updateResource],
  );
  const remove = useCallback(
    async ({ id, name, version }: ResourceRowFragment) => {
      const isMeant = await confirm({
        title: `Remove ${name}?`,
        text: "It leaves the schedule and the booking page. If it was ever booked it is archived, and its history stays.",
        confirmLabel: "Remove resource",
        cancelLabel: "Keep it",
        tone: "danger",
        typeToConfirm: name,
      });
      if (!isMeant) return;
      await attempt(`${name} was not removed`, async () => {
        const { data } = await deleteResource({ variables: { id, version } });
        const done = data?.deleteResource?.is_archived ? "is archived" : "is deleted";
        showToast({ message: `${name} ${done}`, tone: "success" });
      });
    },
    [confirm, deleteResource],
  );
  return { create, update, remove };
}
