import styled from "@emotion/styled";
import { Icon, type IconName } from "#web/ui/icon/Icon.tsx";
import { Card } from "../frame/Card.tsx";
import { formatChoice, withWhom, type WholeChoice } from "../frame/choice.ts";
import { formatPeople } from "../frame/format-venue.ts";
import { PublicButton } from "../frame/PublicButton.tsx";

const KIND_ICONS: Record<WholeChoice["service"]["kind"], IconName> = {
  resource: "screen",
  coach: "coach",
  class: "people",
};

/** The answer of the first step, with a link to change it. */
export function ChosenService({ choice, onChange }: { choice: WholeChoice; onChange: () => void }) {
  return (
    <Row>
      <span className="mark">
        <Icon name={KIND_ICONS[choice.service.kind]} size={20} />
      </span>
      <div>
        <h2>{formatChoice(choice)}</h2>
        <p>
          {formatPeople(choice.party)} · {withWhom(choice)}
        </p>
      </div>
      <PublicButton type="button" data-size="small" onClick={onChange} aria-label="Change what you book">
        Change
      </PublicButton>
    </Row>
  );
}

const Row = styled(Card)({
  display: "flex",
  alignItems: "center",
  gap: 16,
  padding: "12px 16px",
  "& .mark": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 40,
    height: 40,
    borderRadius: "var(--r)",
    background: "var(--primary-soft)",
    color: "var(--primary-soft-text)",
  },
  "& div": { flex: 1, minWidth: 0 },
  "& p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "@media (max-width: 599.95px)": { gap: 12 },
});
