import { Screen } from "#web/app/layouts/Screen.tsx";

export function ScheduleScreen() {
  return <Screen>Soon</Screen>;
}
