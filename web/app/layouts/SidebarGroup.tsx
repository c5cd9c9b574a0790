import { NavLink, useLocation } from "react-router-dom";
import { isWithin } from "#web/screen/paths.ts";
import { usePerson } from "#web/session/session.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { StaffScreenGroup } from "./staff-screens.ts";

/** A group in the sidebar; its screens are listed below it while one of them is open. */
export function SidebarGroup({
  group: { label, icon, screens },
  isFolded,
}: {
  group: StaffScreenGroup;
  isFolded: boolean;
}) {
  const person = usePerson();
  const { pathname } = useLocation();
  const shown = screens.filter(({ isFor }) => isFor?.(person) ?? true);
  const [first] = shown;
  if (!first) return null;
  const isOpen = shown.some(({ path }) => isWithin(pathname, path));
  return (
    <>
      <NavLink
        to={first.path}
        className="group"
        data-tour={label}
        data-open={isOpen || undefined}
        title={isFolded ? label : undefined}
      >
        <Icon name={icon} />
        <span className="word">{label}</span>
      </NavLink>
      {isOpen && !isFolded
        ? shown.map(({ path, label: name }) => (
            <NavLink key={path} to={path} className="sub" data-tour={path}>
              {name}
            </NavLink>
          ))
        : null}
    </>
  );
}
