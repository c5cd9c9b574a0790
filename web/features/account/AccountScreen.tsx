import { styled } from "@mui/material/styles";
import { AccountFrame } from "./AccountFrame.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { GoogleCard } from "./GoogleCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { SignInsCard } from "./SignInsCard.tsx";
import { TwoFactorCard } from "./TwoFactorCard.tsx";

/** Where one is signed in, and what one signs in with. */
export function AccountScreen() {
  return (
    <AccountFrame title="Sign-in and devices">
      <SessionsCard />
      <Pair>
        <EmailCard />
        <PasswordCard />
        <TwoFactorCard />
        <GoogleCard />
      </Pair>
      <SignInsCard />
    </AccountFrame>
  );
}

const Pair = styled("div")({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 16,
  "& > section": { display: "flex", flexDirection: "column" },
  "& p": { padding: "0 16px 12px", fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .acts": { display: "flex", flexWrap: "wrap", gap: 8, marginTop: "auto", padding: "0 16px 16px" },
  "@media (max-width: 767.95px)": { gridTemplateColumns: "1fr" },
});
