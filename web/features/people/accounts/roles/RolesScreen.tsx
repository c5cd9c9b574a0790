import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUnsavedEdits } from "#web/screen/use-unsaved-edits.ts";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { PHONE } from "#web/theme/theme.ts";
import { SaveBar } from "#web/ui/form/SaveBar.tsx";
import { FullHeight } from "#web/ui/layout/FullHeight.ts";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { AccountsTabs } from "../AccountsTabs.tsx";
import { MatrixTable } from "./MatrixTable.tsx";
import { PermissionPanel } from "./PermissionPanel.tsx";
import { SHORT_ROLES } from "./role-labels.ts";
import {
  useRolesPermissionsQuery,
  useUpdateRolesPermissionsMutation,
  type RolesPermissionsQuery,
} from "./roles.generated.ts";
import { useRoleDraft } from "./use-role-draft.ts";

export function RolesScreen() {
  return (
    <Screen title="Roles and permissions">
      <FullHeight>
        <AccountsTabs current={paths.roles} />
        <RolesMatrix />
      </FullHeight>
    </Screen>
  );
}

/** The permission matrix: visible to users who may see accounts, editable by owners. */
function RolesMatrix() {
  const query = useRolesPermissionsQuery({ fetchPolicy: "cache-and-network" });
  const matrix = query.data?.rolesPermissions;
  if (matrix) return <Matrix matrix={matrix} />;
  return <Unloaded failure="The permissions did not load" query={query} waiting={<RowsSkeleton />} />;
}

function Matrix({ matrix }: { matrix: NonNullable<RolesPermissionsQuery["rolesPermissions"]> }) {
  const { permissions, roles, may_change } = matrix;
  const draft = useRoleDraft(permissions);
  const [openId, setOpen] = useUrlValue("permission");
  const { shown, tabs } = useRolesInSight(roles);
  const opened = permissions.find(({ id }) => id === openId);
  useUnsavedEdits(draft.changes.length > 0);
  return (
    <Frame>
      <div className="split">
        <div className="matrix">
          {tabs}
          <p className="acts lead">
            {may_change
              ? "Press a cell to change it; arrows go from cell to cell. Owners keep every permission; clients use the booking page alone."
              : "Owners set what each role may do."}
            {may_change && !draft.isDefault ? (
              <Button size="small" onClick={draft.setAllToDefault}>
                Back to the first settings
              </Button>
            ) : null}
          </p>
          <MatrixTable
            lines={permissions}
            roles={shown}
            draft={draft}
            mayChange={may_change}
            openId={openId}
            onOpen={(id) => setOpen(id === openId ? null : id)}
          />
        </div>
        {opened ? (
          <PermissionPanel
            key={opened.id}
            line={opened}
            draft={draft}
            mayChange={may_change}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </div>
      {draft.changes.length > 0 ? <SaveChanges draft={draft} /> : null}
    </Frame>
  );
}

function SaveChanges({ draft }: { draft: ReturnType<typeof useRoleDraft> }) {
  const [updateRoles, { loading }] = useUpdateRolesPermissionsMutation();
  const save = async () => {
    await attempt("Nothing was saved", async () => {
      await updateRoles({ variables: { input: { changes: [...draft.changes] } } });
      draft.discard();
      showToast({
        message: "The permissions are saved",
        detail: "They count from everybody’s next click",
        tone: "success",
      });
    });
  };
  return (
    <SaveBar
      changes={draft.words}
      saveLabel="Save"
      isSaving={loading}
      refusal={undefined}
      onDiscard={draft.discard}
      onSave={() => void save()}
    />
  );
}

type RoleSummary = NonNullable<RolesPermissionsQuery["rolesPermissions"]>["roles"][number];

/** All roles side by side; on phones one at a time. */
function useRolesInSight(roles: readonly RoleSummary[]) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [role, setRole] = useState<RoleSummary["role"]>("staff");
  if (!isPhone) return { shown: roles, tabs: null };
  return {
    shown: roles.filter((one) => one.role === role),
    tabs: (
      <ViewTabs
        label="Role"
        views={roles.map((one) => ({ view: one.role, label: SHORT_ROLES[one.role] }))}
        current={role}
        onChange={setRole}
      />
    ),
  };
}

const Frame = styled(FullHeight)({
  flex: 1,
  "& .split": { display: "flex", flex: 1, minHeight: 0 },
  "& .matrix": { flex: 1, minWidth: 0, overflow: "auto", background: "var(--surface)" },
  "& .lead": { padding: "8px 16px", fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
});
