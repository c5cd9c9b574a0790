import { useCallback } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ClientRowFragment } from "../clients.generated.ts";
import { type TagChoice } from "./tag-choice.ts";
import {
  useAddUserTagsMutation,
  useCreateTagMutation,
  useRemoveUserTagMutation,
  useTagClientsMutation,
} from "./tags.generated.ts";

export type TaggedClient = Pick<ClientRowFragment, "id" | "name" | "tags">;

/** Actions on client tags; each resolves to whether it succeeded, and errors are shown. */
export function useTagChanges() {
  const [createTag] = useCreateTagMutation();
  const [addUserTags] = useAddUserTagsMutation();
  const [removeUserTag] = useRemoveUserTagMutation();
  const [tagClients] = useTagClientsMutation();

  const save = useCallback(
    (clients: readonly TaggedClient[], { add, remove }: TagChoice) =>
      attempt("The tags were not changed", async () => {
        const [first, ...others] = clients;
        if (!first) return;
        if (others.length === 0 && remove.length === 0) {
          await addUserTags({ variables: { id: first.id, input: { tag_ids: [...add] } } });
        } else {
          const client_ids = clients.map(({ id }) => id);
          await tagClients({
            variables: { input: { client_ids, add_tag_ids: [...add], remove_tag_ids: [...remove] } },
          });
        }
        const whose = others.length === 0 ? first.name : `${clients.length} clients`;
        showToast({ message: `The tags of ${whose} are saved`, tone: "success" });
      }),
    [addUserTags, tagClients],
  );
  const takeOff = useCallback(
    ({ id }: TaggedClient, tagId: number) =>
      attempt("The tag was not removed", () => removeUserTag({ variables: { id, tagId } })),
    [removeUserTag],
  );
  /** Returns the new tag's id. */
  const create = useCallback(
    async (name: string) => {
      let id: number | undefined;
      await attempt("The tag was not added", async () => {
        id = (await createTag({ variables: { input: { name } } })).data?.createTag?.id;
      });
      return id;
    },
    [createTag],
  );
  return { save, takeOff, create };
}
