import { Screen } from "#web/app/layouts/Screen.tsx";

export function DashboardScreen() {
  return <Screen>Soon</Screen>;
}
