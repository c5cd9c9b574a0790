import { styled } from "@mui/material/styles";
import { Screen } from "#web/screen/Screen.tsx";
import { CalendarCard } from "./CalendarCard.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { PreferencesCard } from "./PreferencesCard.tsx";

/** Account screen of a staff member. */
export function ProfileScreen() {
  return (
    <Screen>
      <Cards>
        <DetailsForm />
        <PreferencesCard isStaff />
        <CalendarCard />
      </Cards>
    </Screen>
  );
}

const Cards = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: 16,
  maxWidth: 1200,
  padding: 16,
  "@media (max-width: 1279.95px)": { gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 752 },
});
