import { useNavigate } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";

const VIEWS = [
  { view: paths.accounts, label: "People" },
  { view: paths.roles, label: "Roles and permissions" },
] as const;

/** Switches between people and role permissions. */
export function AccountsTabs({ current }: { current: (typeof VIEWS)[number]["view"] }) {
  const navigate = useNavigate();
  return <ViewTabs label="Accounts" views={VIEWS} current={current} onChange={(path) => void navigate(path)} />;
}
