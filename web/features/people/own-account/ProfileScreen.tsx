import { styled } from "@mui/material/styles";
import { Screen } from "#web/screen/Screen.tsx";
import { Columns } from "#web/ui/layout/Columns.ts";
import { CalendarCard } from "./CalendarCard.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { PreferencesCard } from "./PreferencesCard.tsx";

/** Account screen of a staff member. */
export function ProfileScreen() {
  return (
    <Screen>
      <Cards inset from={1280}>
        <DetailsForm />
        <PreferencesCard isStaff />
        <CalendarCard />
      </Cards>
    </Screen>
  );
}

const Cards = styled(Columns)({ maxWidth: 1200, "@media (max-width: 1279.95px)": { maxWidth: 752 } });
