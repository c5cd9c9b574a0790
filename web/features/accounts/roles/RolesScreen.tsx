import { styled } from "@mui/material/styles";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { paths } from "#web/app/paths.ts";
import { AccountsTabs } from "../AccountsTabs.tsx";
import { RolesMatrix } from "./RolesMatrix.tsx";

/** What each role may do here. */
export function RolesScreen() {
  return (
    <Screen title="Roles and permissions">
      <Views>
        <AccountsTabs current={paths.roles} />
        <RolesMatrix />
      </Views>
    </Screen>
  );
}

const Views = styled("div")({ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 });
