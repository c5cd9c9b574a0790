import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { attemptChange } from "#web/apollo/attempt-change.ts";
import { showUndo } from "#web/ui/toast/toasts.tsx";
import { sentOf, type BlockedSent } from "./blocked-form.ts";
import {
  useCreateBlockedTimeMutation,
  useDeleteBlockedTimeMutation,
  useRestoreBlockedTimeMutation,
  useUpdateBlockedTimeMutation,
  type BlockedTimeFragment,
} from "./blocked-times.generated.ts";

export interface BlockedActs {
  /** Rejects when refused, as does a change. */
  create: (locationId: number, sent: BlockedSent) => Promise<void>;
  update: (blocked: BlockedTimeFragment, sent: BlockedSent) => Promise<void>;
  /** Shows an error if refused. */
  remove: (blocked: BlockedTimeFragment, isForFollowing?: boolean) => Promise<void>;
}

type Versioned = Pick<BlockedTimeFragment, "id" | "version" | "target">;

/** Actions on blocked times; each shows its outcome and offers Undo. */
export function useBlockedActs(): BlockedActs {
  const client = useApolloClient();
  const [createBlocked] = useCreateBlockedTimeMutation();
  const [updateBlocked] = useUpdateBlockedTimeMutation();
  const [deleteBlocked] = useDeleteBlockedTimeMutation();
  const [restoreBlocked] = useRestoreBlockedTimeMutation();
  return useMemo(() => {
    const restore = ({ id, version, target }: Versioned) =>
      attemptChange(
        client,
        `${target} stays free`,
        () => restoreBlocked({ variables: { id, version } }),
        `${target} is blocked again`,
      );
    const remove = ({ id, version, target }: Versioned, following = false) =>
      attemptChange(client, `${target} stays blocked`, async () => {
        const { data } = await deleteBlocked({ variables: { id, version, following } });
        const removed = data?.deleteBlockedTime?.version ?? version;
        showUndo({
          message: `${target} is free again`,
          onUndo: () => void restore({ id, version: removed, target }),
        });
      });
    return {
      create: async (location_id, { following: _following, ...sent }) => {
        const { data } = await createBlocked({ variables: { input: { ...sent, location_id } } });
        const blocked = data?.createBlockedTime;
        if (blocked) showUndo({ message: `${blocked.target} is blocked`, onUndo: () => void remove(blocked, true) });
      },
      update: async (before, { until: _until, ...sent }) => {
        const { id, version, target } = before;
        const { data } = await updateBlocked({ variables: { id, input: { ...sent, version } } });
        const changed = data?.updateBlockedTime;
        if (!changed) return;
        const { until: _none, ...was } = sentOf(before);
        const input = { ...was, following: sent.following, version: changed.version };
        const back = () => updateBlocked({ variables: { id, input } });
        showUndo({
          message: `The blocked time of ${changed.target} is changed`,
          onUndo: () => void attemptChange(client, `The blocked time of ${target} stays as it is`, back),
        });
      },
      remove,
    };
  }, [client, createBlocked, updateBlocked, deleteBlocked, restoreBlocked]);
}
