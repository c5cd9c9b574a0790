const CHECKS = 20;
const CHECK_EVERY_MS = 1_500;
/** Another tab, or an earlier try, has paid already. */
export const PAID_ALREADY = "payment_intent_unexpected_state";

/** The provider may need a moment until it knows what the browser was told. */
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
