import { Screen } from "#web/app/layouts/Screen.tsx";

export function LocationsScreen() {
  return <Screen>Soon</Screen>;
}
