import { styled } from "@mui/material/styles";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { PreferencesCard } from "./PreferencesCard.tsx";

/** The own account of whoever works here. */
export function ProfileScreen() {
  return (
    <Screen>
      <Cards>
        <DetailsForm />
        <PreferencesCard isStaff />
      </Cards>
    </Screen>
  );
}

const Cards = styled("div")({ display: "grid", gap: 16, maxWidth: 752, padding: 16 });
