import { useState } from "react";
import { accessToken } from "#web/session/access-token.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { saveFile } from "#web/ui/file/save-file.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { type BookingFilters, filterArguments } from "./booking-filters.ts";

const EXPORT_PATH = "/api/v1/bookings/export";

/** Saves the whole result of the list as a file, made by the server. */
export function useBookingsFile(filters: BookingFilters, search: string) {
  const { venue } = useVenues();
  const [isSaving, setIsSaving] = useState(false);
  const today = wallTimeAt(useNow(), venue?.utc_offset ?? "+00:00").date;
  const save = async () => {
    setIsSaving(true);
    const asked = new URLSearchParams(search === "" ? {} : { search });
    for (const [name, value] of Object.entries(filterArguments(filters, today))) {
      if (value !== null) asked.set(name, String(value));
    }
    const refusal = await saveFile(`${EXPORT_PATH}?${asked}`, { token: accessToken(), name: `bookings-${today}.csv` });
    if (refusal) showToast({ message: "The file was not made", detail: refusal, tone: "error" });
    setIsSaving(false);
  };
  return { save, isSaving };
}
