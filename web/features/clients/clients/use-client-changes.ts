import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { fullName } from "#schema/shared/person-name.ts";
import { clientPath } from "#web/screen/paths.ts";
import type { Edition } from "#web/ui/form/use-stale-form.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { changesOf, type ClientFormSent, type ClientFormValues } from "./client-form.ts";
import { useCreateClientMutation, useUpdateClientMutation } from "./clients.generated.ts";

interface ClientChanges {
  /** Returns the new client's id. */
  create: (sent: ClientFormSent) => Promise<number | undefined>;
  /** `seen` is what the changes were made to. */
  update: (id: number, seen: Edition<ClientFormValues>, sent: ClientFormSent) => Promise<void>;
}

/** Actions on clients. */
export function useClientChanges(): ClientChanges {
  const navigate = useNavigate();
  const [createClient] = useCreateClientMutation();
  const [updateClient] = useUpdateClientMutation();

  const create = useCallback(
    async (sent: ClientFormSent) => {
      const { data } = await createClient({ variables: { input: sent } });
      const id = data?.createClient?.id;
      showToast({
        message: `${fullName(sent)} is added`,
        tone: "success",
        ...(id === undefined ? {} : { action: { label: "Open", onClick: () => void navigate(clientPath(id)) } }),
      });
      return id;
    },
    [createClient, navigate],
  );

  const update = useCallback(
    async (id: number, { values, version }: Edition<ClientFormValues>, sent: ClientFormSent) => {
      const { data } = await updateClient({ variables: { id, input: { ...changesOf(values, sent), version } } });
      const waits = data?.updateClient?.email !== sent.email;
      showToast({
        message: `${fullName(sent)} is saved`,
        detail: waits
          ? `A link is on its way to ${sent.email}; until it is followed the old address signs in`
          : undefined,
        tone: "success",
      });
    },
    [updateClient],
  );
  return { create, update };
}
