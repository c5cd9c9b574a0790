import { Screen } from "#web/app/layouts/Screen.tsx";

export function BookingsScreen() {
  return <Screen>Soon</Screen>;
}
