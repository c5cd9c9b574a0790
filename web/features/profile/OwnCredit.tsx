import { styled } from "@mui/material/styles";
import { ClientCredit } from "#web/memberships/ClientCredit.tsx";
import { usePerson } from "#web/session/session.ts";
import { Card } from "#web/ui/card/Card.tsx";

/** What the venue owes the signed-in person, and gift cards to add to it. */
export function OwnCredit() {
  const { id } = usePerson();
  return (
    <Card title="Your credit">
      <Body>
        <ClientCredit clientId={id} clientName={null} />
      </Body>
    </Card>
  );
}

const Body = styled("div")({ padding: "8px 16px 16px", fontSize: 14, lineHeight: "20px" });
