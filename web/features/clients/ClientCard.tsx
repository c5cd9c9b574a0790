import { styled } from "@mui/material/styles";
import { Initials } from "#web/ui/text/Initials.tsx";
import { TagLine } from "./tags/TagLine.tsx";
import { addressOf } from "./format-client.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

/** A client on a phone: who, and how they are reached. */
export function ClientCard({ client }: { client: ClientRowFragment }) {
  return (
    <Card>
      <Initials name={client.name} />
      <span>
        <b>{client.name}</b>
        <small>{[client.phone, addressOf(client)].filter(Boolean).join(" · ")}</small>
        <TagLine tags={client.tags} />
      </span>
    </Card>
  );
}

const Card = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  "& > span:last-of-type": { minWidth: 0 },
  "& b": { display: "block", fontSize: 14, lineHeight: "20px", fontWeight: 500 },
  "& small": { display: "block", fontSize: 13, lineHeight: "20px", color: "var(--text-2)", overflowWrap: "anywhere" },
});
