import { Screen } from "#web/app/layouts/Screen.tsx";

export function LocationHoursScreen() {
  return <Screen>Soon</Screen>;
}
