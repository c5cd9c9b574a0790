import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, type ReactNode } from "react";
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { ZodType } from "zod";
import { PHONE } from "#web/theme/theme.ts";
import { RefusableButton } from "../button/RefusableButton.tsx";
import { useFrozenLayout } from "../dialog/frozen-layout.ts";
import { Icon } from "../icon/Icon.tsx";
import { stopSlowWork, useIsSlow } from "../pending/pending-work.ts";
import type { FormRefusal } from "./form-refusal.ts";
import { FormDialogLayout } from "./FormDialogLayout.tsx";
import { FormErrors } from "./FormErrors.tsx";
import { useAskBeforeClosing } from "./use-ask-before-leaving.ts";
import { useFormSubmit } from "./use-form-submit.ts";

interface FormDialogProps<Values extends FieldValues, Sent extends FieldValues> {
  title: string;
  /** Parses form values into the input to send; its messages are shown below the fields. */
  schema: ZodType<Sent, Values>;
  defaultValues: DefaultValues<Values>;
  /** The action: "Book 5 lessons"; a function if it depends on the values so far. */
  submitLabel: string | ((form: UseFormReturn<Values, unknown, Sent>) => string);
  /** Why it cannot be submitted yet. */
  submitRefusal?: string | undefined;
  /** Gives it up; other words where the act itself is to cancel. */
  giveUpLabel?: string;
  /** Submits. Errors it throws are shown as the server's refusal; it may resolve to a refusal with messages of its own. */
  onSubmit: (sent: Sent, form: UseFormReturn<Values, unknown, Sent>) => Promise<FormRefusal | void>;
  /** Called when closed, whether done or cancelled. */
  onClose: () => void;
  children: (form: UseFormReturn<Values, unknown, Sent>) => ReactNode;
  /** Text next to the title: the venue's time zone. */
  note?: ReactNode;
  /** A second column: price, policy, availability. Below the fields on phones. */
  aside?: (form: UseFormReturn<Values, unknown, Sent>) => ReactNode;
  /** At the left of the footer. */
  foot?: (form: UseFormReturn<Values, unknown, Sent>) => ReactNode;
  tone?: "primary" | "danger";
}

/**
 * A form in a dialog: focuses the first error, shows the server's refusals inline, asks about unsaved changes, and
 * submits once. Mount it to open it. Fills the screen on phones; Ctrl/⌘ + Enter submits.
 */
export function FormDialog<Values extends FieldValues, Sent extends FieldValues = Values>(
  props: FormDialogProps<Values, Sent>,
) {
  const { title, schema, defaultValues, submitLabel, giveUpLabel = "Cancel", onSubmit, onClose, children } = props;
  const { note, aside, foot, tone, submitRefusal } = props;
  const form = useForm<Values, unknown, Sent>({ resolver: zodResolver(schema), defaultValues });
  const { leave, done } = useAskBeforeClosing(form.formState.isDirty, onClose);
  const send = async (sent: Sent) => (submitRefusal === undefined ? onSubmit(sent, form) : { message: submitRefusal });
  const { submit, isSending, problem } = useFormSubmit(form, send, done);
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  useFrozenLayout();
  const titleId = useId();

  const isSlow = useIsSlow() && isSending;
  const close = () => {
    if (!isSending) void leave();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? {} : { width: aside ? 912 : 584 } } }}
    >
      <FormDialogLayout
        noValidate
        data-aside={aside ? true : undefined}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(event);
        }}
      >
        <header>
          <h2 id={titleId}>{title}</h2>
          <span className="note">{note}</span>
          <IconButton aria-label="Close" onClick={close} edge="end">
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="body">
          <div className="fields">
            {children(form)}
            <FormErrors form={form} problem={problem} />
          </div>
          {aside ? <div className="aside">{aside(form)}</div> : null}
        </div>
        <footer>
          <div className="foot" role={isSlow ? "status" : undefined}>
            {isSlow ? "Still trying…" : foot?.(form)}
          </div>
          {isSlow ? (
            <Button onClick={stopSlowWork}>Stop</Button>
          ) : (
            <Button onClick={close} disabled={isSending}>
              {giveUpLabel}
            </Button>
          )}
          <RefusableButton
            type="submit"
            variant="contained"
            color={tone === "danger" ? "error" : "primary"}
            loading={isSending}
            {...(submitRefusal !== undefined && { refusal: submitRefusal })}
          >
            {typeof submitLabel === "string" ? submitLabel : submitLabel(form)}
          </RefusableButton>
        </footer>
      </FormDialogLayout>
    </Dialog>
  );
}
