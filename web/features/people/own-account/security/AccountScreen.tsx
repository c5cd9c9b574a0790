import { styled } from "@mui/material/styles";
import { useCan } from "#web/session/session.ts";
import { Columns } from "#web/ui/layout/Columns.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { GoogleCard } from "./GoogleCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { SignInsCard } from "./SignInsCard.tsx";
import { AccessTokensCard } from "./tokens/AccessTokensCard.tsx";
import { TwoFactorCard } from "./TwoFactorCard.tsx";

/** The user's sessions, sign-in methods and access tokens. */
export function AccountScreen() {
  const mayExplore = useCan("graph.explore");
  return (
    <AccountFrame title="Sign-in and devices">
      <SessionsCard />
      <Pair from={768}>
        <EmailCard />
        <PasswordCard />
        <TwoFactorCard />
        <GoogleCard />
      </Pair>
      {mayExplore ? <AccessTokensCard /> : null}
      <SignInsCard />
    </AccountFrame>
  );
}

const Pair = styled(Columns)({
  alignItems: "stretch",
  "& > section": { display: "flex", flexDirection: "column" },
  "& p": { padding: "0 16px 12px", fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .acts": { marginTop: "auto", padding: "0 16px 16px" },
});
