import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { createMovePreview, type MovePreview } from "./move-preview.ts";

/** What moves would come to, in the language of the venue. */
export function useMovePreview(locale: string): MovePreview {
  const client = useApolloClient();
  return useMemo(() => createMovePreview(client, locale), [client, locale]);
}
