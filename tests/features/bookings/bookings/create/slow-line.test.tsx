import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { EditBookingById } from "#web/features/bookings/shared/dialog/EditBookingDialog.tsx";
import { NewBookingDialog } from "#web/features/bookings/shared/dialog/NewBookingDialog.tsx";
import { WalkInDialog } from "#web/features/bookings/shared/walk-in/WalkInDialog.tsx";
import { CardPaymentDialog } from "#web/features/payments/shared/card/CardPaymentDialog.tsx";
import { TakePaymentDialog } from "#web/features/payments/shared/TakePaymentDialog.tsx";
import { MAIN_STREET, NEVER, Refusal, renderDesk } from "../render-desk.tsx";
import { ONE_BAY } from "./one-bay.ts";

const never = (): typeof NEVER => NEVER;
const FROM = { date: "2027-05-04", start: null, resourceId: null, coachId: null };
const PIA = { id: 12, name: "Pia Lund", partySize: 2, locale: "en-CA" };
const OWED = { ...PIA, bookingId: 12, clientId: 70, balance: 9950, currency: "CAD", credit: 0 };

interface SlowDialog {
  title: string;
  /** What it asks for first. */
  asks: string;
  dialog: (onClose: () => void) => ReactNode;
}

const DIALOGS: readonly SlowDialog[] = [
  {
    title: "New booking",
    asks: "BookingChoices",
    dialog: (onClose) => <NewBookingDialog venue={MAIN_STREET} from={FROM} onClose={onClose} />,
  },
  {
    title: "New booking",
    asks: "ClientChoice",
    dialog: (onClose) => <NewBookingDialog venue={MAIN_STREET} from={FROM} clientId={70} onClose={onClose} />,
  },
  {
    title: "Edit booking",
    asks: "BookingDetails",
    dialog: (onClose) => <EditBookingById bookingId={7} venue={MAIN_STREET} onClose={onClose} />,
  },
  {
    title: "Walk-in",
    asks: "DaySchedule",
    dialog: (onClose) => <WalkInDialog venue={MAIN_STREET} onClose={onClose} />,
  },
  {
    title: "Take payment",
    asks: "BookingAccount",
    dialog: (onClose) => <TakePaymentDialog booking={PIA} onClose={onClose} />,
  },
  {
    title: "Pay by card",
    asks: "SavedCards",
    dialog: (onClose) => <CardPaymentDialog of={OWED} onLink={() => {}} onClose={onClose} />,
  },
];

test.each(DIALOGS)("opens $title while $asks loads, and can be cancelled", async ({ title, asks, dialog }) => {
  const onClose = vi.fn<() => void>();
  const { user } = renderDesk(dialog(onClose), { ...ONE_BAY, [asks]: never });
  expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(DIALOGS.filter(({ asks }) => asks !== "ClientChoice"))(
  "shows an error in $title if $asks fails, and loads it again on request",
  async ({ title, asks, dialog }) => {
    const busy = () => new Refusal("overloaded", 503, "The server is busy.");
    const { user, asked } = renderDesk(dialog(vi.fn<() => void>()), { ...ONE_BAY, [asks]: busy });
    expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(asked(asks)).toHaveLength(2));
  },
);
