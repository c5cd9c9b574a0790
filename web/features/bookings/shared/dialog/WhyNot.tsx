import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useId, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import type { AskedAs, AvailabilityRule } from "#web/apollo/schema-types.generated.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Stack } from "#web/ui/layout/Stack.ts";
import { toneClass } from "#web/ui/state/tone.ts";
import { useExplainTimeQuery, type ExplainTimeQueryVariables } from "./explain.generated.ts";

const ASKED_AS: readonly { value: AskedAs; label: string }[] = [
  { value: "visitor", label: "Visitor" },
  { value: "client", label: "Client" },
  { value: "staff", label: "Front desk" },
];

const RULE_NAMES: Record<AvailabilityRule, string> = {
  bookable_by: "Who may book",
  party_size: "People",
  duration: "Length",
  grid: "Start times",
  notice: "Notice",
  horizon: "Days ahead",
  hours: "Opening hours",
  coach_hours: "Coach’s hours",
  resource_hours: "Bay’s hours",
  coach_free: "Coach is free",
  resource_free: "Bay is free",
};

interface WhyNotProps {
  /** The formatted time, for example "6:00 PM". */
  time: string;
  request: Omit<ExplainTimeQueryVariables, "asked_as">;
}

/** "Why not 18:00?": each rule and its verdict on the chosen time, as it applies to a visitor, a client or the desk. */
export function WhyNot({ time, request }: WhyNotProps) {
  const [isOpen, setOpen] = useState(false);
  const [askedAs, setAskedAs] = useState<AskedAs>("visitor");
  const listId = useId();
  const { data, error } = useExplainTimeQuery(
    isOpen ? { variables: { ...request, asked_as: askedAs }, fetchPolicy: "network-only" } : skipToken,
  );
  const answer = data?.explainAvailability;
  return (
    <Root fit>
      <Button size="small" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        Check {time} against the rules
      </Button>
      <div id={listId} hidden={!isOpen} aria-live="polite" aria-busy={isOpen && !answer && !error}>
        {isOpen ? (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Asked as"
            value={askedAs}
            onChange={(_event, next: AskedAs | null) => {
              if (next) setAskedAs(next);
            }}
          >
            {ASKED_AS.map(({ value, label }) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ) : null}
        {error ? <p role="alert">{explain(error).message}</p> : null}
        {answer ? (
          <ul>
            {answer.rules.map(({ rule, passes, message, permission_name, may_change }) => (
              <li key={rule} className={toneClass(passes ? "green" : "amber")}>
                <Icon name={passes ? "check-circle" : "warning"} />
                <span>
                  <b>{RULE_NAMES[rule]}</b>
                  {message ? <small>{message}</small> : null}
                  {passes || !permission_name ? null : (
                    <small>
                      {may_change ? "You may change it" : "Changed"} with the permission “{permission_name}”.
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Root>
  );
}

const Root = styled(Stack)({
  gap: 8,
  "& > div": { display: "flex", flexDirection: "column", gap: 12 },
  "& > div[hidden]": { display: "none" },
});
