import Button from "@mui/material/Button";
import { DEFAULT_WIDGETS } from "#schema/reports/dashboard/default-widgets.ts";
import { UpdateWidgetPreferencesInput } from "#schema/reports/dashboard/models.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { useUpdateWidgetPreferencesMutation, type DashboardWidgetsFragment } from "./widget-preferences.generated.ts";
import { WidgetChoice } from "./WidgetChoice.tsx";

interface ArrangeDialogProps {
  preferences: DashboardWidgetsFragment;
  onClose: () => void;
}

/** Chooses, sizes and orders the widgets of the user's dashboard. */
export function ArrangeDialog({ preferences: { version, widgets }, onClose }: ArrangeDialogProps) {
  const [update] = useUpdateWidgetPreferencesMutation();
  const shown = widgets.map(({ widget, size, saved_query_id }) => ({
    widget,
    size,
    ...(saved_query_id == null ? {} : { saved_query_id }),
  }));
  return (
    <FormDialog
      title="Arrange your dashboard"
      schema={UpdateWidgetPreferencesInput}
      defaultValues={{ version, widgets: shown }}
      submitLabel="Save"
      onSubmit={async (input) => {
        await update({ variables: { input } });
      }}
      onClose={onClose}
      foot={(form) => (
        <Button variant="text" onClick={() => form.setValue("widgets", [...DEFAULT_WIDGETS], { shouldDirty: true })}>
          Reset layout
        </Button>
      )}
    >
      {(form) => (
        <WidgetChoice
          widgets={form.watch("widgets")}
          onChange={(chosen) => form.setValue("widgets", chosen, { shouldDirty: true })}
        />
      )}
    </FormDialog>
  );
}
