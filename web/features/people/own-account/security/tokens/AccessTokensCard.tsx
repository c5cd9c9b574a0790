import Button from "@mui/material/Button";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { attempt } from "#web/apollo/show-failure.ts";
import { accessTokensAnchor } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Quiet } from "#web/ui/text/Quiet.ts";
import {
  useAccessTokensQuery,
  useRevokeAccessTokenMutation,
  type AccessTokenRowFragment,
} from "./access-tokens.generated.ts";
import { AccessTokenTable } from "./AccessTokenTable.tsx";
import { NewTokenDialog } from "./NewTokenDialog.tsx";

/** Tokens with which scripts read the graph on the user's behalf. */
export function AccessTokensCard() {
  const query = useAccessTokensQuery({ fetchPolicy: "cache-and-network" });
  const [isMaking, setIsMaking] = useState(false);
  const revoke = useRevoke();
  const { hash } = useLocation();
  // The card renders after the browser has already looked for the anchor.
  const showIfNamed = useCallback(
    (card: HTMLElement | null) => {
      if (hash === `#${accessTokensAnchor}`) card?.scrollIntoView();
    },
    [hash],
  );
  const list = query.data?.accessTokens;
  if (!list)
    return (
      <Unloaded failure="Your access tokens could not be loaded" query={query} waiting={<RowsSkeleton rows={2} />} />
    );
  return (
    <div style={{ scrollMarginTop: 16 }} id={accessTokensAnchor} ref={showIfNamed}>
      <Card
        title="Access tokens"
        note={
          <Button size="small" startIcon={<Icon name="plus" />} onClick={() => setIsMaking(true)}>
            New token
          </Button>
        }
      >
        <CardBody>
          <Quiet>
            For scripts and spreadsheets that read the graph as you do. Tokens are read-only. Signing out everywhere or
            a new password revokes them all.
          </Quiet>
        </CardBody>
        {list.data.length > 0 ? <AccessTokenTable tokens={list.data} onRevoke={revoke} /> : null}
      </Card>
      {isMaking ? <NewTokenDialog fields={list.readable_fields} onClose={() => setIsMaking(false)} /> : null}
    </div>
  );
}

function useRevoke() {
  const confirm = useConfirm();
  const [revoke] = useRevokeAccessTokenMutation();
  return async ({ id, name }: AccessTokenRowFragment) => {
    const isSure = await confirm({
      title: `Revoke “${name}”?`,
      text: "Whatever uses it is refused from its next request on.",
      confirmLabel: "Revoke",
      cancelLabel: "Keep it",
      tone: "danger",
    });
    if (!isSure) return;
    await attempt(`“${name}” could not be revoked`, () => revoke({ variables: { id } }), `“${name}” is revoked`);
  };
}
