import { Client } from "pg";
import { afterAll } from "vitest";
import { tenantFaults } from "./named-tenants.ts";

interface Watch {
  /** By statement, for the current test file. */
  faults: Map<string, string[]>;
  isForgiving: boolean;
}

/** For a file that tests what row-level security and rights prevent: its own statements name no tenant. */
export function forgiveUnnamedTenants(): void {
  watch.isForgiving = true;
}

/**
 * Watches every statement that a test file sends in a tenant's transaction: each must name the tenant of every table it
 * touches. Those that do not are reported at the end of the file.
 */
const watch = ((globalThis as { tenantWatch?: Watch }).tenantWatch ??= startWatch());

function startWatch(): Watch {
  const faults = new Map<string, string[]>();
  const known = new Map<string, string[]>();
  const inTenant = new WeakSet<Client>();
  const send = Client.prototype.query;
  Client.prototype.query = function note(this: Client, ...call: never) {
    const [query]: [string | { text?: string }] = call;
    const text = typeof query === "string" ? query : (query.text ?? "");
    if (/^(begin|commit|rollback$)/.test(text)) inTenant.delete(this);
    if (text.includes("set local app.tenant_id")) inTenant.add(this);
    else if (inTenant.has(this)) {
      const found = known.get(text) ?? tenantFaults(text);
      known.set(text, found);
      if (found.length > 0) faults.set(text, found);
    }
    return send.apply(this, call);
  } as typeof send; // its many overloads all pass through
  return { faults, isForgiving: false };
}

const LONGEST_SHOWN = 600;

afterAll(() => {
  const told = [...watch.faults].map(
    ([text, faults]) => `${faults.join("\n")}\n  in: ${text.replaceAll(/\s+/g, " ").slice(0, LONGEST_SHOWN)}`,
  );
  const { isForgiving } = watch;
  watch.faults.clear();
  watch.isForgiving = false;
  if (told.length > 0 && !isForgiving)
    throw new Error(`Statements that leave the tenant to row-level security:\n${told.join("\n\n")}`);
});
