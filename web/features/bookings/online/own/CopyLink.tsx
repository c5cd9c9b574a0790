import { useState } from "react";
import { announce } from "#web/ui/announce/announce.ts";
import { PublicButton } from "../frame/PublicButton.tsx";

/** Copies the adjacent link to the clipboard. */
export function CopyLink({ url }: { url: string }) {
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState("copied");
      announce("Link copied");
    } catch {
      // The clipboard needs permission and a secure context; the link can be copied manually.
      setState("refused");
      announce("The link could not be copied. Select it by hand.");
    }
  };
  const label = { ready: "Copy link", copied: "Copied", refused: "Select it by hand" }[state];
  return (
    <PublicButton type="button" data-size="small" onClick={() => void copy()}>
      {label}
    </PublicButton>
  );
}
