import { useCallback } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { LocationFormSent } from "./location-form.ts";
import {
  useCreateLocationMutation,
  useDeleteLocationMutation,
  useUpdateLocationMutation,
  type LocationRowFragment,
} from "./locations.generated.ts";
import { shareVersion } from "./share-version.ts";

interface LocationChanges {
  create: (sent: LocationFormSent) => Promise<number | undefined>;
  update: (location: LocationRowFragment, sent: LocationFormSent) => Promise<void>;
  /** Asks for confirmation by name; resolves to true once the location is removed. */
  remove: (location: LocationRowFragment) => Promise<boolean>;
}

export function useLocationChanges(): LocationChanges {
  const [createLocation] = useCreateLocationMutation();
  const [updateLocation] = useUpdateLocationMutation();
  const [deleteLocation] = useDeleteLocationMutation();
  const confirm = useConfirm();

  const create = useCallback(
    async (sent: LocationFormSent) => {
      const { data } = await createLocation({ variables: { input: sent } });
      showToast({ message: `${sent.name} is added`, detail: "closed until its hours are set", tone: "success" });
      return data?.createLocation?.id;
    },
    [createLocation],
  );

  const update = useCallback(
    async ({ id, version }: LocationRowFragment, sent: LocationFormSent) => {
      await updateLocation({
        variables: { id, input: { ...sent, version } },
        update: (cache, { data }) => {
          if (data?.updateLocation) shareVersion(cache, id, data.updateLocation.version);
        },
      });
      showToast({ message: `${sent.name} is saved`, tone: "success" });
    },
    [updateLocation],
  );

  const remove = useCallback(
    async ({ id, name, version }: LocationRowFragment) => {
      const isMeant = await confirm({
        title: `Remove ${name}?`,
        text: "It leaves every list and the booking page. Its history stays.",
        confirmLabel: "Remove location",
        cancelLabel: "Keep it",
        tone: "danger",
        typeToConfirm: name,
      });
      if (!isMeant) return false;
      if (
        !(await attempt(`${name} was not removed`, async () => {
          await deleteLocation({
            variables: { id, version },
            awaitRefetchQueries: true,
            update: (cache) => cache.evict({ id: cache.identify({ __typename: "Location", id }) }),
          });
        }))
      )
        return false;
      showToast({ message: `${name} is removed`, tone: "success" });
      return true;
    },
    [confirm, deleteLocation],
  );
  return { create, update, remove };
}
