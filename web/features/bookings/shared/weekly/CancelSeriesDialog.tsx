import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { CancelRefund } from "#schema/bookings/bookings/cancellation.ts";
import type { PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { EditScope } from "#schema/bookings/bookings/series-models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useCan } from "#web/session/session.ts";
import { useSendsEmail } from "#web/tenant/company.ts";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { syncSchedule } from "../actions/booking-cache.ts";
import { CancelFields, type CancelChoice, type PaidBack } from "../actions/CancelFields.tsx";
import { moneyOnCancel } from "../actions/money-on-cancel.ts";
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

const CancelForm = z.object({
  scope: EditScope,
  choice: z.custom<CancelChoice>(),
  /** What becomes of the money unless something else is chosen. */
  refund: CancelRefund.optional(),
});
type CancelValues = z.infer<typeof CancelForm>;

/** Asks which dates of a weekly series to cancel and shows the consequences; cancels them in one request. */
export function CancelSeriesDialog(props: CancelSeriesDialogProps) {
  const { booking, onClose } = props;
  const { data, error, refetch } = useWeeklySeriesQuery({
    variables: { id: booking.series_id },
    fetchPolicy: "cache-and-network",
  });
  return (
    <LoadedDialog
      title={titleOf(booking)}
      data={data?.bookingSeries}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(series) => <CancelDates {...props} series={series} />}
    </LoadedDialog>
  );
}

const titleOf = (booking: BookingDetailsFragment): string => `Cancel the booking of ${bookerName(booking)}?`;

function CancelDates({ booking, when, onClose, series }: CancelSeriesDialogProps & { series: WeeklySeriesFragment }) {
  const name = bookerName(booking);
  const [cancel] = useCancelBookingSeriesMutation();
  const datesOf = (scope: EditScope) => datesIn(series, scope, booking);
  const send = async ({ scope, choice, refund }: CancelValues) => {
    const { data: answer } = await cancel({
      variables: {
        id: booking.series_id,
        input: { booking_id: booking.id, version: booking.version, scope, ...(refund && { refund }), ...choice },
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
      title={titleOf(booking)}
      note={when}
      schema={CancelForm}
      defaultValues={{ scope: "this", choice: {}, refund: undefined }}
      submitLabel={(form) => `Cancel ${countText(datesOf(form.watch("scope")).length, "booking")}`}
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
          <Money form={form} datesOf={datesOf} />
          <Consequences form={form} booking={booking} datesOf={datesOf} />
        </>
      )}
    </FormDialog>
  );
}

interface MoneyProps {
  form: UseFormReturn<CancelValues>;
  datesOf: (scope: EditScope) => Dates;
}

/** What was paid for the dates of the scope, and why they are cancelled. */
function Money({ form, datesOf }: MoneyProps) {
  const client = useApolloClient();
  const mayRefund = useCan("payments.refund");
  const scope = useWatch({ control: form.control, name: "scope" });
  const [paidBack, setPaidBack] = useState<PaidBack>();
  const paid = datesOf(scope)
    .filter(({ payment_status }) => mayRefund && PAID.has(payment_status))
    .map(({ booking_id }) => booking_id)
    .join();
  useEffect(() => {
    let isShown = true;
    const show = (money: PaidBack | undefined) => {
      if (!isShown) return;
      setPaidBack(money);
      form.setValue("refund", money?.first);
    };
    const ids = paid.split(",").filter(Boolean).map(Number);
    void moneyOnCancel(client, ids).then((money) => show(money.paidBack));
    return () => {
      isShown = false;
    };
  }, [client, form, paid]);
  return (
    <CancelFields paidBack={paidBack} onChange={(choice) => form.setValue("choice", choice, { shouldDirty: true })} />
  );
}

const PAID: ReadonlySet<string> = new Set(["paid", "deposit_paid", "partly_refunded"] satisfies PaymentStatus[]);

function Consequences({ form, booking, datesOf }: MoneyProps & { booking: BookingDetailsFragment }) {
  const sendsEmail = useSendsEmail();
  const scope = useWatch({ control: form.control, name: "scope" });
  const { data } = useBookingFeesQuery({ variables: { id: booking.id }, fetchPolicy: "cache-and-network" });
  const due = data?.bookingFees?.terms.cancel_due;
  const owed =
    due && due.amount > 0
      ? ` Under the agreed rules ${formatMoney(due.amount, due.currency, booking.location?.locale)} falls due for this date; it can be waived afterwards.`
      : "";
  const count = datesOf(scope).length;
  return (
    <p>
      {count === 1 ? "The time is released." : `${count} times are released.`} {toldSentence(booking, sendsEmail)}
      {owed}
    </p>
  );
}

type Dates = readonly Pick<WeeklySeriesFragment["dates"][number], "booking_id" | "payment_status">[];

/** The bookings that a scope cancels: this one, or the confirmed ones still to come. */
function datesIn(
  series: WeeklySeriesFragment,
  scope: EditScope,
  { id, payment_status, start_time: start }: Pick<BookingDetailsFragment, "id" | "payment_status" | "start_time">,
): Dates {
  if (scope === "this") return [{ booking_id: id, payment_status }];
  const earliest = Math.max(Date.now(), scope === "following" ? Date.parse(start) - 1 : 0);
  return series.dates.filter(({ status, start_time }) => status === "confirmed" && Date.parse(start_time) > earliest);
}
