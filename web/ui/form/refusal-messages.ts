import { createContext } from "react";
import type { FormRefusal } from "./form-refusal.ts";

const UNKNOWN_FAILURE = "This could not be sent. Nothing was saved; please try again.";

/** How forms say what a send threw. Whoever knows the server provides it; without, a failure goes to the error report. */
export const RefusalMessages = createContext((error: unknown): FormRefusal => {
  reportError(error);
  return { message: UNKNOWN_FAILURE };
});
