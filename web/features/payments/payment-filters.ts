import { useMemo } from "react";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";
import type { PaymentMethod } from "#web/apollo/schema-types.generated.ts";
import { METHOD_LOOKS } from "#web/payments/format-payment.ts";
import { addDays } from "#web/time/wall-clock.ts";
import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";

const METHODS = ["cash", "card_terminal", "card", "transfer", "other", "credit"] as const satisfies PaymentMethod[];
const DAYS = { today: { label: "Today", days: 1 }, week: { label: "Last 7 days", days: 7 } } as const;
type Days = keyof typeof DAYS;
const isDays = (text: string | null): text is Days => text !== null && text in DAYS;

interface PaymentFilterUrl {
  chips: GridFilter[];
  toggle: (key: string) => void;
  clear: () => void;
  /** By the argument names of the query; null means no filter. */
  asked: { method: PaymentMethod[] | null; refunded: boolean | null; voided: boolean | null; date_from: string | null };
}

/** Filters of the payment list, kept in the URL. */
export function usePaymentFilters(today: string): PaymentFilterUrl {
  const [params, setParams] = useUrlSearch();
  return useMemo(() => {
    const methods = METHODS.filter((method) => params.get("method")?.split(",").includes(method));
    const days = params.get("days");
    const [isRefunded, isVoided] = [params.has("refunded"), params.has("voided")];
    const set = (change: Record<string, string | null>) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        for (const [name, value] of Object.entries(change)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      });
    const toggle = (key: string) => {
      if (isDays(key)) return set({ days: days === key ? null : key });
      if (key === "refunded") return set({ refunded: isRefunded ? null : "1" });
      if (key === "voided") return set({ voided: isVoided ? null : "1" });
      const chosen = METHODS.filter((method) => methods.includes(method) !== (method === key));
      set({ method: chosen.join(",") || null });
    };
    return {
      chips: [
        ...Object.entries(DAYS).map(([key, { label }]) => ({ key, label, isOn: key === days })),
        ...METHODS.map((key) => ({ key, label: METHOD_LOOKS[key].label, isOn: methods.includes(key) })),
        { key: "refunded", label: "Refunded", isOn: isRefunded },
        { key: "voided", label: "Recorded by mistake", isOn: isVoided },
      ],
      toggle,
      clear: () => set({ days: null, method: null, refunded: null, voided: null, search: null }),
      asked: {
        method: methods.length > 0 ? methods : null,
        refunded: isRefunded ? true : null,
        voided: isVoided ? true : null,
        date_from: isDays(days) ? addDays(today, 1 - DAYS[days].days) : null,
      },
    };
  }, [params, setParams, today]);
}
