import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { useTwoFactorStateQuery, type TwoFactorStateQuery } from "./account.generated.ts";
import { DisableTwoFactorDialog } from "./DisableTwoFactorDialog.tsx";
import { RenewCodesDialog } from "./RenewCodesDialog.tsx";

const RECOVERY_CODES = 10;
const FEW_CODES = 3;

/** The state of two-factor sign-in and the available actions. */
export function TwoFactorCard() {
  const query = useTwoFactorStateQuery({ fetchPolicy: "cache-and-network" });
  const state = query.data?.twoFactor;
  if (!state) return <Unloaded failure="Two-factor sign-in could not be loaded" query={query} />;
  return state.is_on ? <SwitchedOn state={state} /> : <SwitchedOff />;
}

function SwitchedOff() {
  return (
    <Card title="Two-factor sign-in">
      <p>
        Off. Turn it on to sign in with your password and a code from an app on your phone. A stolen password alone is
        then useless.
      </p>
      <div className="acts">
        <Button component={Link} to={paths.twoFactor} variant="contained">
          Set up
        </Button>
      </div>
    </Card>
  );
}

type State = NonNullable<TwoFactorStateQuery["twoFactor"]>;

function SwitchedOn({ state: { recovery_codes_left, is_required } }: { state: State }) {
  const [dialog, setDialog] = useState<"renew" | "disable">();
  const close = () => setDialog(undefined);
  return (
    <Card
      title="Two-factor sign-in"
      note={
        <StateChip tone="green" icon="check-circle">
          On
        </StateChip>
      }
    >
      <p>
        Authenticator app, {recovery_codes_left} of {RECOVERY_CODES} recovery codes left.
        {recovery_codes_left <= FEW_CODES ? " Make new ones before they run out." : null}
        {is_required ? " Your company requires you to keep it on." : null}
      </p>
      <div className="acts">
        <Button onClick={() => setDialog("renew")}>New recovery codes</Button>
        <Button component={Link} to={paths.twoFactor}>
          Move to a new phone
        </Button>
        <RefusableButton
          color="error"
          onClick={() => setDialog("disable")}
          refusal={is_required ? "Your company requires you to use two-factor sign-in." : undefined}
        >
          Turn off
        </RefusableButton>
      </div>
      {dialog === "renew" ? <RenewCodesDialog onClose={close} /> : null}
      {dialog === "disable" ? <DisableTwoFactorDialog onClose={close} /> : null}
    </Card>
  );
}
