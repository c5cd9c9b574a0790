import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { usePerson, useSession } from "#web/session/session.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { useTwoFactorStateQuery, type AppSecretFragment } from "./account.generated.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { BeginTwoFactor } from "./BeginTwoFactor.tsx";
import { ConfirmApp } from "./ConfirmApp.tsx";
import { RecoveryCodeList } from "./RecoveryCodeList.tsx";

/** Start, confirm the app, save the recovery codes. */
type Step =
  { name: "begin" } | { name: "confirm"; secret: AppSecretFragment } | { name: "keep"; codes: readonly string[] };

/** Sets up an authenticator app, the first one or a replacement. */
export function TwoFactorScreen() {
  const query = useTwoFactorStateQuery({ fetchPolicy: "network-only" });
  const person = usePerson();
  const state = query.data?.twoFactor;
  return (
    <AccountFrame title="Two-factor sign-in">
      <Narrow>
        {person.must_set_up_two_factor ? (
          <Note tone="amber" icon="lock">
            Your company requires you to use two-factor sign-in. Set it up now to go on.
          </Note>
        ) : null}
        {state ? (
          <Steps isReplacing={state.is_on} />
        ) : (
          <Unloaded failure="Two-factor sign-in could not be loaded" query={query} />
        )}
      </Narrow>
    </AccountFrame>
  );
}

function Steps({ isReplacing }: { isReplacing: boolean }) {
  const { renew } = useSession();
  const { must_set_up_two_factor } = usePerson();
  const navigate = useNavigate();
  // The initial state: confirming changes `isReplacing`.
  const [isMove] = useState(isReplacing);
  const [step, setStep] = useState<Step>({ name: "begin" });

  const finish = async () => {
    // The route guards keep an owner here until the session is renewed.
    if (must_set_up_two_factor) await renew();
    void navigate(must_set_up_two_factor ? paths.dashboard : paths.sessions);
  };
  if (step.name === "begin") {
    return (
      <Card title={isMove ? "Move to a new phone" : "An app on your phone"}>
        <BeginTwoFactor isReplacing={isMove} onSecret={(secret) => setStep({ name: "confirm", secret })} />
      </Card>
    );
  }
  if (step.name === "confirm") {
    return (
      <Card title="Scan this with the app">
        <ConfirmApp secret={step.secret} onCodes={(codes) => setStep({ name: "keep", codes })} />
      </Card>
    );
  }
  return (
    <Card title="Two-factor sign-in is on">
      <KeepCodes codes={step.codes} onKept={() => void finish()} />
    </Card>
  );
}

const Narrow = styled(Stack)({
  gap: 16,
  maxWidth: 640,
  "& form": { display: "flex", flexDirection: "column", gap: 16, padding: "4px 16px 16px" },
  "& p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& p a": { color: "var(--teal-t)", textDecoration: "underline", textUnderlineOffset: 3 },
  "& .qr": { display: "flex", flexWrap: "wrap", gap: 16 },
  "& .qr > div": { flex: "1 1 240px", minWidth: 0 },
  "& code": { fontFamily: "var(--mono)", fontSize: 14, lineHeight: "24px", overflowWrap: "anywhere" },
});

interface KeepCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

function KeepCodes({ codes, onKept }: KeepCodesProps) {
  return (
    <CardBody gap={16}>
      <RecoveryCodeList codes={codes} />
      <div className="acts">
        <Button variant="contained" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </CardBody>
  );
}
