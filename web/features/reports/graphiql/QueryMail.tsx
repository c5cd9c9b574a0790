import Button from "@mui/material/Button";
import { useState } from "react";
import { z } from "zod";
import { MailEvery } from "#schema/reports/saved-queries/mail-models.ts";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { FailedPart } from "#web/ui/page/FailedPart.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useSavedQueryMailsQuery,
  useSetSavedQueryMailMutation,
  useStopSavedQueryMailMutation,
  type SavedQueryMailRowFragment,
  type SavedQueryRowFragment,
} from "./saved-queries.generated.ts";

type Times = Pick<SavedQueryMailRowFragment, "every" | "weekday" | "month_day" | "hour">;

const FIRST: Times = { every: "week", weekday: 1, month_day: 1, hour: 7 };
const HOURS = 24;
const MONTH_DAYS = 28;

/** The schedule on which the query's result is mailed to the user, and controls to set, change and stop it. */
export function QueryMail({ query }: { query: SavedQueryRowFragment }) {
  const { data, error, refetch } = useSavedQueryMailsQuery({ fetchPolicy: "cache-and-network" });
  const mail = data?.savedQueryMails?.data.find(({ query_id }) => query_id === query.id);
  const [isSetting, setIsSetting] = useState(false);
  const formatDate = useFormatDate();
  const stop = useStop(query);
  if (error && !data)
    return <FailedPart title="Its mail did not load" error={explain(error)} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      {mail ? (
        <p>
          Mailed to you {formatTimes(mail)}, next on {formatDate(mail.next_at)}.
        </p>
      ) : null}
      <Button size="small" startIcon={<Icon name="mail" />} onClick={() => setIsSetting(true)}>
        {mail ? "Change the mail" : "Mail it to me"}
      </Button>
      {mail ? (
        <ActButton size="small" onAct={stop}>
          Stop the mail
        </ActButton>
      ) : null}
      {isSetting ? <MailDialog query={query} times={mail ?? FIRST} onClose={() => setIsSetting(false)} /> : null}
    </>
  );
}

/** "each Monday at 07:00". */
function formatTimes({ every, weekday, month_day, hour }: Times): string {
  const at = `at ${hourLabel(hour)}`;
  if (every === "day") return `each day ${at}`;
  if (every === "month") return `on day ${month_day} of each month ${at}`;
  return `each ${WEEKDAYS.find(({ isoWeekday }) => isoWeekday === weekday)?.label} ${at}`;
}

const hourLabel = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

function useStop({ id, name }: SavedQueryRowFragment) {
  const [stop] = useStopSavedQueryMailMutation();
  return async () => {
    await attempt(
      "The mail could not be stopped",
      () => stop({ variables: { id } }),
      `“${name}” is no longer mailed to you`,
    );
  };
}

/** The selection is one of a list of strings. */
const MailForm = z
  .object({ every: MailEvery, weekday: z.string(), month_day: z.string(), hour: z.string() })
  .transform(({ every, weekday, month_day, hour }) => ({
    every,
    weekday: every === "week" ? Number(weekday) : null,
    month_day: every === "month" ? Number(month_day) : null,
    hour: Number(hour),
  }));

const EVERY = [
  { value: "day", label: "Each day" },
  { value: "week", label: "Each week" },
  { value: "month", label: "Each month" },
];

interface MailDialogProps {
  query: SavedQueryRowFragment;
  times: Times;
  onClose: () => void;
}

function MailDialog({ query: { id, name }, times, onClose }: MailDialogProps) {
  const [set] = useSetSavedQueryMailMutation();
  const send = async (input: z.output<typeof MailForm>) => {
    const { data } = await set({ variables: { id, input } });
    if (data?.setSavedQueryMail)
      showToast({ message: `“${name}” is mailed to you ${formatTimes(input)}`, tone: "success" });
  };
  return (
    <FormDialog
      title={`Mail “${name}” to me`}
      schema={MailForm}
      defaultValues={{
        every: times.every,
        weekday: String(times.weekday ?? FIRST.weekday),
        month_day: String(times.month_day ?? FIRST.month_day),
        hour: String(times.hour),
      }}
      submitLabel="Mail it to me"
      onSubmit={send}
      onClose={onClose}
    >
      {({ control, watch }) => (
        <>
          <p>The mail has what the query answers then, with all its rows, as a CSV file.</p>
          <SelectInput control={control} name="every" label="How often" options={EVERY} />
          {watch("every") === "week" ? (
            <SelectInput
              control={control}
              name="weekday"
              label="Weekday"
              options={WEEKDAYS.flatMap(({ isoWeekday, label }) =>
                isoWeekday === null ? [] : [{ value: String(isoWeekday), label }],
              )}
            />
          ) : null}
          {watch("every") === "month" ? (
            <SelectInput
              control={control}
              name="month_day"
              label="Day of the month"
              options={Array.from({ length: MONTH_DAYS }, (_, at) => ({
                value: String(at + 1),
                label: String(at + 1),
              }))}
            />
          ) : null}
          <SelectInput
            control={control}
            name="hour"
            label="Hour"
            help="On your company's clock."
            options={Array.from({ length: HOURS }, (_, hour) => ({ value: String(hour), label: hourLabel(hour) }))}
          />
        </>
      )}
    </FormDialog>
  );
}
