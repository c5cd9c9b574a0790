import { Controller } from "react-hook-form";
import { ScopeCards } from "#web/features/bookings/shared/weekly/ScopeCards.tsx";
import type { Venue } from "#web/tenant/venue.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { CancelClassForm, FIRST, SCOPES } from "./cancel-class-form.ts";
import type { ClassDetailsFragment } from "./class-sessions.generated.ts";
import { ClassMoney } from "./ClassMoney.tsx";
import { whenText } from "./format-class.ts";
import { useClassChanges } from "./use-class-changes.ts";

interface CancelClassDialogProps {
  one: ClassDetailsFragment;
  venue: Venue;
  onClose: () => void;
}

/** Confirms cancelling a class: shows who loses a seat and the message they get. */
export function CancelClassDialog({ one, venue, onClose }: CancelClassDialogProps) {
  const { cancel } = useClassChanges();
  const { attendees, name, series_id } = one;
  return (
    <FormDialog
      title={`Cancel ${name}?`}
      note={whenText(one, venue)}
      schema={CancelClassForm}
      defaultValues={FIRST}
      submitLabel="Cancel class"
      giveUpLabel="Keep class"
      tone="danger"
      onSubmit={({ scope, notify, message, refund }) =>
        cancel(one, {
          isForFollowing: scope === "following",
          notify,
          message: message || null,
          refund: refund === "payment" ? null : refund,
        })
      }
      onClose={onClose}
    >
      {({ control, watch }) => (
        <>
          {series_id === null ? null : (
            <Controller
              control={control}
              name="scope"
              render={({ field }) => (
                <ScopeCards label="Cancel" scopes={SCOPES} value={field.value} onChange={field.onChange} />
              )}
            />
          )}
          <p>
            {attendees.length === 0
              ? "Nobody has a seat on this date."
              : `${countText(attendees.length, "person loses", "people lose")} a seat on this date.`}{" "}
            Coach and room become free at once, and it cannot be undone.
          </p>
          <ClassMoney
            control={control}
            classId={one.id}
            isForFollowing={watch("scope") === "following"}
            refund={watch("refund")}
            locale={venue.locale}
          />
          <CheckboxInput control={control} name="notify" label="Mail everybody who has a seat or waits for one" />
          <TextInput control={control} name="message" label="Message" hint="optional, in the mail" lines={3} />
        </>
      )}
    </FormDialog>
  );
}
