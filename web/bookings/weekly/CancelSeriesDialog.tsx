import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { EditScope } from "#schema/bookings/series-models.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useSendsEmail } from "#web/tenant/company.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { CancelReason, type CancelWhy } from "../actions/CancelReason.tsx";
import { syncSchedule } from "../actions/booking-cache.ts";
import { toldSentence } from "../actions/who-is-told.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { useBookingFeesQuery } from "../panel/booking-fees.generated.ts";
import { bookerName } from "../rows/format-booking.ts";
import { ScopeCards } from "./ScopeCards.tsx";
import { useCancelBookingSeriesMutation, useWeeklySeriesQuery, type WeeklySeriesFragment } from "./weekly.generated.ts";

interface CancelSeriesDialogProps {
  booking: BookingDetailsFragment & { series_id: number };
  /** "Tue 4 May, 18:30–19:30" */
  when: string;
  onClose: () => void;
}

const CancelForm = z.object({ scope: EditScope, why: z.custom<CancelWhy>() });
type CancelValues = z.infer<typeof CancelForm>;

/** Asks which dates of a weekly series to cancel and shows the consequences; cancels them in one request. */
export function CancelSeriesDialog({ booking, when, onClose }: CancelSeriesDialogProps) {
  const name = bookerName(booking);
  const [cancel] = useCancelBookingSeriesMutation();
  const { data } = useWeeklySeriesQuery({ variables: { id: booking.series_id }, fetchPolicy: "cache-and-network" });
  const countOf = (scope: EditScope) => datesIn(data?.bookingSeries, scope, booking);
  const send = async ({ scope, why }: CancelValues) => {
    const { data: answer } = await cancel({
      variables: {
        id: booking.series_id,
        input: { booking_id: booking.id, version: booking.version, scope, ...why },
      },
      update: (cache, { data: cancelled }) => {
        for (const each of cancelled?.cancelBookingSeries?.data ?? []) syncSchedule(cache, each);
      },
    });
    const count = answer?.cancelBookingSeries?.data.length ?? 1;
    showToast({ message: `${countText(count, "booking")} of ${name} cancelled`, tone: "success" });
  };
  return (
    <FormDialog<CancelValues>
      title={`Cancel the booking of ${name}?`}
      note={when}
      schema={CancelForm}
      defaultValues={{ scope: "this", why: {} }}
      submitLabel={(form) => `Cancel ${countText(countOf(form.watch("scope")), "booking")}`}
      tone="danger"
      onSubmit={send}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Controller
            control={form.control}
            name="scope"
            render={({ field }) => (
              <ScopeCards label="Cancel" scopes={EditScope.options} value={field.value} onChange={field.onChange} />
            )}
          />
          <CancelReason onChange={(said) => form.setValue("why", said, { shouldDirty: true })} />
          <Consequences form={form} booking={booking} countOf={countOf} />
        </>
      )}
    </FormDialog>
  );
}

interface ConsequencesProps {
  form: UseFormReturn<CancelValues>;
  booking: BookingDetailsFragment;
  countOf: (scope: EditScope) => number;
}

function Consequences({ form, booking, countOf }: ConsequencesProps) {
  const sendsEmail = useSendsEmail();
  const scope = useWatch({ control: form.control, name: "scope" });
  const { data } = useBookingFeesQuery({ variables: { id: booking.id }, fetchPolicy: "cache-and-network" });
  const due = data?.bookingFees?.terms.cancel_due;
  const owed =
    due && due.amount > 0
      ? ` Under the agreed rules ${formatMoney(due.amount, due.currency, booking.location?.locale)} falls due for this date; it can be waived afterwards.`
      : "";
  const count = countOf(scope);
  return (
    <p>
      {count === 1 ? "The time becomes free at once." : `${count} times become free at once.`}{" "}
      {toldSentence(booking, sendsEmail)}
      {owed}
    </p>
  );
}

/** How many bookings a scope cancels: this one, or the confirmed ones still to come. */
function datesIn(
  series: WeeklySeriesFragment | null | undefined,
  scope: EditScope,
  booking: Pick<BookingDetailsFragment, "start_time">,
): number {
  if (scope === "this" || !series) return 1;
  const earliest = Math.max(Date.now(), scope === "following" ? Date.parse(booking.start_time) - 1 : 0);
  return series.dates.filter(({ status, start_time }) => status === "confirmed" && Date.parse(start_time) > earliest)
    .length;
}
