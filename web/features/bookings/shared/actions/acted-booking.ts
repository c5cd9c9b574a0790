import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";

/** The fields of a booking that its actions need. */
export interface ActedBooking {
  id: number;
  version: number;
  /** "Camille Dubois" */
  name: string;
}

export interface MovedBooking extends ActedBooking {
  price: { amount: number; currency: string };
  start_time: string;
  end_time: string;
  resource_id: number | null;
  coach_id: number | null;
}

export interface MoveTarget {
  start_time: string;
  end_time: string;
  resource_id: number | null;
  coach_id: number | null;
  /** Outcome shown in the toast: "moves to Bay 4, 18:30" */
  label: string;
}

export const MAY_NOT_REASSIGN = refusalWithout("bookings.reassign_resource");
