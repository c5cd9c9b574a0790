const CHECKS = 20;
const CHECK_EVERY_MS = 1_500;
/** The payment was completed already, in another tab or an earlier attempt. */
export const PAID_ALREADY = "payment_intent_unexpected_state";

/** Polls the outcome: the provider may report it to the server later than to the browser. */
export async function waitForProvider<Outcome>(
  ask: () => Promise<Outcome | null | undefined>,
  isProcessing: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  for (let check = 1; ; check++) {
    const outcome = await ask();
    if (!outcome) throw new Error("The payment came back empty.");
    if (!isProcessing(outcome) || check === CHECKS) return outcome;
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
}
