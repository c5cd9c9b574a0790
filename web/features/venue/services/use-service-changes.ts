import { useCallback } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ServiceFormSent } from "./service-form.ts";
import {
  useCreateServiceMutation,
  useDeleteServiceMutation,
  useUpdateServiceMutation,
  type ServiceRowFragment,
} from "./services.generated.ts";

interface ServiceChanges {
  create: (sent: ServiceFormSent) => Promise<void>;
  update: (service: ServiceRowFragment, sent: ServiceFormSent) => Promise<void>;
  /** Asks for confirmation by name; resolves to true once the service is removed from the lists. */
  remove: (service: ServiceRowFragment) => Promise<boolean>;
}

export function useServiceChanges(): ServiceChanges {
  const [createService] = useCreateServiceMutation();
  const [updateService] = useUpdateServiceMutation();
  const [deleteService] = useDeleteServiceMutation();
  const confirm = useConfirm();

  const create = useCallback(
    async (sent: ServiceFormSent) => {
      await createService({ variables: { input: sent } });
      showToast({ message: `${sent.name} is added`, tone: "success" });
    },
    [createService],
  );
  const update = useCallback(
    async ({ id, version }: ServiceRowFragment, { kind: _kind, ...sent }: ServiceFormSent) => {
      await updateService({ variables: { id, input: { ...sent, version } } });
      showToast({
        message: `${sent.name} is saved`,
        detail: "bookings made before keep their price and rules",
        tone: "success",
      });
    },
    [updateService],
  );
  const remove = useCallback(
    async ({ id, name, version }: ServiceRowFragment) => {
      const isMeant = await confirm({
        title: `Remove ${name}?`,
        text: "It leaves the lists and the booking page. If it was ever booked it is archived, and its bookings stand.",
        confirmLabel: "Remove service",
        cancelLabel: "Keep it",
        tone: "danger",
        typeToConfirm: name,
      });
      if (!isMeant) return false;
      return attempt(`${name} was not removed`, async () => {
        const { data } = await deleteService({ variables: { id, version } });
        const done = data?.deleteService?.is_archived ? "is archived" : "is deleted";
        showToast({ message: `${name} ${done}`, tone: "success" });
      });
    },
    [confirm, deleteService],
  );
  return { create, update, remove };
}
