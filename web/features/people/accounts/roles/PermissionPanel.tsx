import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { PERMISSION_SCOPES } from "#schema/people/sign-in/permissions.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import type { Role } from "#web/apollo/schema-types.generated.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { FailedPart } from "#web/ui/page/FailedPart.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { Facts } from "#web/ui/text/Facts.tsx";
import { Quiet } from "#web/ui/text/Quiet.ts";
import { ROLE_LABELS, SCOPE_LABELS, SHORT_ROLES } from "./role-labels.ts";
import { usePeopleOfRoleQuery, type PermissionLineFragment } from "./roles.generated.ts";
import { ScopeMark } from "./ScopeMark.tsx";
import type { Cell, RoleDraft } from "./use-role-draft.ts";

interface PermissionPanelProps {
  line: PermissionLineFragment;
  draft: RoleDraft;
  mayChange: boolean;
  onClose: () => void;
}

/** One permission: what it allows, its default, and who would gain or lose it. */
export function PermissionPanel({ line, draft, mayChange, onClose }: PermissionPanelProps) {
  const cells = line.roles.flatMap(({ role }) => draft.cellOf(line, role) ?? []);
  const changed = cells.filter(({ wanted, default_reach }) => wanted !== default_reach);
  return (
    <SidePanel title={line.name} onClose={onClose} width={316}>
      <Stack gap={16}>
        <Quiet>{line.explanation}</Quiet>
        <Facts
          labelWidth={72}
          facts={[
            { label: "Name", value: <code>{line.id}</code> },
            { label: "At first", value: allowedText(cells, "default_reach") },
            { label: "Now", value: allowedText(cells, "wanted") },
          ]}
        />
        {cells
          .filter(({ wanted, reach }) => wanted !== reach)
          .map((cell) => (
            <WhoIsConcerned key={cell.role} cell={cell} />
          ))}
        {mayChange && changed.length > 0 ? (
          <PanelSection aria-label="Differs from the first settings">
            <h3>Differs from the first settings</h3>
            {changed.map((cell) => (
              <p key={cell.role} className="head">
                <span>
                  {ROLE_LABELS[cell.role].name}: {SCOPE_LABELS[cell.wanted]}, at first{" "}
                  {SCOPE_LABELS[cell.default_reach]}
                </span>
                <Button size="small" onClick={() => draft.set(cell, cell.default_reach)}>
                  Reset
                </Button>
              </p>
            ))}
          </PanelSection>
        ) : null}
        <Signs own={line.own_explanation} />
      </Stack>
    </SidePanel>
  );
}

/** "Staff, admin and owner; coach for their own" */
function allowedText(cells: readonly Cell[], which: "default_reach" | "wanted"): string {
  const names = (reach: Cell["wanted"]) =>
    cells.filter((cell) => cell[which] === reach).map(({ role }) => SHORT_ROLES[role]);
  const own = names("own").map((name) => `${name} for their own`);
  return [...names("yes"), ...own].join(", ") || "Nobody";
}

/** How many people gain or lose it, with their names if they are few. */
function WhoIsConcerned({ cell: { role, reach, wanted } }: { cell: Cell }) {
  const { data, error, refetch } = usePeopleOfRoleQuery({ variables: { type: role } });
  if (error && !data)
    return <FailedPart title="The people did not load" error={explain(error)} onRetry={() => void refetch()} />;
  if (!data?.accounts) return null;
  const { data: people, meta } = data.accounts;
  const isWider = PERMISSION_SCOPES.indexOf(wanted) > PERMISSION_SCOPES.indexOf(reach);
  const names = meta.total <= people.length ? people.map(({ first_name }) => first_name) : [];
  return (
    <Note tone="amber" icon="people" role="status">
      {concernedText(role, meta.total, isWider)}
      {names.length > 0 ? `: ${names.join(", ")}` : ""}. It counts from their next click.
    </Note>
  );
}

/** "5 people with the role Staff gain it" */
function concernedText(role: Role, count: number, isWider: boolean): string {
  const who = countText(count, "person", "people");
  const verb = isWider ? "gain" : "lose";
  return `${who} with the role ${ROLE_LABELS[role].name} ${verb}${count === 1 ? "s" : ""} it`;
}

function Signs({ own }: { own: string | null }) {
  return (
    <PanelSection aria-label="Signs">
      <h3>Signs</h3>
      <SignFacts>
        <div>
          <dt>
            <ScopeMark reach="yes" />
          </dt>
          <dd>may do it</dd>
        </div>
        {own ? (
          <div>
            <dt>
              <ScopeMark reach="own" />
            </dt>
            <dd>{own}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            <ScopeMark reach="no" />
          </dt>
          <dd>refused, and told so</dd>
        </div>
        <div>
          <dt>
            <ScopeMark reach="yes" isFixed />
          </dt>
          <dd>stays as it is: owners keep all</dd>
        </div>
      </SignFacts>
    </PanelSection>
  );
}

const SignFacts = styled("dl")({
  display: "grid",
  gap: 8,
  "& > div": { display: "grid", gridTemplateColumns: "72px minmax(0, 1fr)", gap: 8 },
});
