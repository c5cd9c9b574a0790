import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Venue } from "#web/tenant/venue.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import type { BookingFormValues } from "../dialog/booking-form.ts";
import { EndsFields } from "./EndsFields.tsx";

interface RepeatFieldsProps {
  form: UseFormReturn<BookingFormValues>;
  venue: Venue;
}

/** Whether the booking repeats weekly, and until when. */
export function RepeatFields({ form: { control }, venue }: RepeatFieldsProps) {
  const [isWeekly, date] = useWatch({ control, name: ["repeat.weekly", "date"] });
  return (
    <div>
      <CheckboxInput control={control} name="repeat.weekly" label="Repeat weekly" look="switch" />
      {isWeekly ? (
        <FieldRow>
          <EndsFields
            control={control}
            names={{ ends: "repeat.ends", count: "repeat.count", until: "repeat.until" }}
            venue={venue}
            first={date}
          />
        </FieldRow>
      ) : null}
    </div>
  );
}
