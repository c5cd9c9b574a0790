import { use, useRef, useState, type SyntheticEvent } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FormRefusal } from "./form-refusal.ts";
import { RefusalMessages } from "./refusal-messages.ts";

interface FormSubmit {
  submit: (event: SyntheticEvent) => Promise<void>;
  isSending: boolean;
  /** A refusal that belongs to no field. */
  problem: string | undefined;
}

/**
 * Submits a form, one submission at a time. What `send` throws is the server's refusal: its messages are shown below
 * their fields, and the first of these is focused. `send` may resolve to a refusal with messages of its own.
 */
export function useFormSubmit<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  send: (sent: Sent) => Promise<FormRefusal | void>,
  onDone: () => void,
): FormSubmit {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // State lags by one render: two clicks in one frame would both see "not sending".
  const inFlight = useRef(false);
  const refusalOf = use(RefusalMessages);

  const sendOnce = async (sent: Sent) => {
    setIsSending(true);
    const refusal = await send(sent).catch(refusalOf);
    setIsSending(false);
    if (refusal) setProblem(showRefusal(form, refusal));
    else onDone();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // Dialogs are portals: React would bubble the event to a form further up.
    event.stopPropagation();
    if (inFlight.current) return;
    inFlight.current = true;
    setProblem(undefined);
    try {
      await form.handleSubmit(sendOnce)();
    } finally {
      inFlight.current = false;
    }
  };
  return { submit, isSending, problem };
}

function showRefusal<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  refusal: FormRefusal,
): string | undefined {
  const strangers: string[] = refusal.message ? [refusal.message] : [];
  let isFirst = true;
  for (const [path, message] of Object.entries(refusal.fields ?? {})) {
    if (!hasField(form, path)) {
      strangers.push(message);
      continue;
    }
    form.setError(path, { type: "server", message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return strangers.length > 0 ? strangers.join(" ") : undefined;
}

/** The server may name a field this form does not have; its message is then shown above the buttons. */
function hasField<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  path: string,
): path is FieldPath<Values> {
  let at: unknown = form.getValues();
  for (const key of path.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return false;
    at = Reflect.get(at, key);
  }
  return true;
}
