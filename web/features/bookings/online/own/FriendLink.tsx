import { useApolloClient } from "@apollo/client/react";
import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { MyBookingLinkDocument } from "./own-bookings.generated.ts";

/** Shares the client's own booking with a friend through its manage link, which is shown only on request. */
export function FriendLink({ id, when }: { id: number; when: string }) {
  const client = useApolloClient();
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (url) shown.current?.focus();
  }, [url]);
  const show = async () => {
    setProblem(undefined);
    try {
      const { data } = await client.query({
        query: MyBookingLinkDocument,
        variables: { id },
        fetchPolicy: "no-cache",
      });
      setUrl(data?.publicBookingLink?.manage_url);
    } catch (error) {
      setProblem(explain(error).message);
    }
  };
  if (!url) {
    return (
      <>
        {problem ? (
          <Note tone="red" icon="warning" role="alert">
            {problem}
          </Note>
        ) : null}
        <PublicButton
          type="button"
          data-size="small"
          aria-label={`Give to a friend: ${when}`}
          onClick={() => void show()}
        >
          Give to a friend
        </PublicButton>
      </>
    );
  }
  return (
    <Shown fit gap={8}>
      <p tabIndex={-1} ref={shown}>
        <b>Send this link to your friend.</b> With it, anyone can see, move or cancel the booking and name the guests,
        without an account. It stays in your name.
      </p>
      <p>{url}</p>
      <CopyLink url={url} />
    </Shown>
  );
}

const Shown = styled(Stack)({
  "& p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "& b": { color: "var(--text)" },
});
