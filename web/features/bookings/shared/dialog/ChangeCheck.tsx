import { skipToken } from "@apollo/client/react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { PreviewBookingUpdateInput } from "#web/apollo/schema-types.generated.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import { Preview } from "#web/ui/layout/Preview.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { usePreviewMoveQuery } from "../actions/actions.generated.ts";
import { updateInput, type BookingFormValues } from "./booking-form.ts";

interface ChangeCheckProps {
  form: UseFormReturn<BookingFormValues>;
  booking: { id: number; version: number; price: { amount: number; currency: string } };
  before: BookingFormValues;
  locale: string;
}

/** Preview of unsaved changes: the price, who is notified, or why they would be refused. */
export function ChangeCheck({ form, booking, before, locale }: ChangeCheckProps) {
  const input = moveOf(before, useAnswers(form), booking.version);
  const text = JSON.stringify(input);
  const hasRested = useDebouncedText(text) === text;
  const { data, previousData } = usePreviewMoveQuery(
    input && hasRested ? { variables: { id: booking.id, input }, fetchPolicy: "network-only" } : skipToken,
  );
  const preview = input ? (data ?? previousData)?.previewBookingUpdate : undefined;
  const price = preview?.price ?? booking.price;
  return (
    <Preview style={{ marginTop: 16 }} aria-label="What the change comes to" aria-live="polite">
      {preview?.refusal ? (
        <Note tone="amber" icon="warning">
          {preview.refusal.message}
        </Note>
      ) : null}
      <dl>
        <div className="total">
          <dt>Price, {price.currency}</dt>
          <dd>
            <Money {...price} locale={locale} />
          </dd>
        </div>
      </dl>
      {preview && preview.notices.length > 0 ? (
        <ul>
          {preview.notices.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      ) : (
        <p>{preview && !preview.refusal ? "The price stays as agreed." : "As agreed when it was booked."}</p>
      )}
    </Preview>
  );
}

function useAnswers({ control, getValues }: UseFormReturn<BookingFormValues>): BookingFormValues {
  useWatch({ control });
  return getValues();
}

/** The part of the values that is a move; undefined if none of it was changed. */
function moveOf(
  before: BookingFormValues,
  after: BookingFormValues,
  version: number,
): PreviewBookingUpdateInput | undefined {
  if (after.start === "") return undefined;
  const { start_time, end_time, resource_id, coach_id, party_size } = updateInput(before, after, version);
  const move = { start_time, end_time, resource_id, coach_id, party_size };
  return Object.values(move).some((value) => value !== undefined) ? move : undefined;
}
