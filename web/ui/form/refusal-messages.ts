import { createContext } from "react";
import type { FormRefusal } from "./form-refusal.ts";

const UNKNOWN_FAILURE = "This could not be sent. Nothing was saved; please try again.";

/**
 * Turns an error thrown by a submission into form messages. Provided by the component that knows the server; without it,
 * failures go to the error report.
 */
export const RefusalMessages = createContext((error: unknown): FormRefusal => {
  reportError(error);
  return { message: UNKNOWN_FAILURE };
});
