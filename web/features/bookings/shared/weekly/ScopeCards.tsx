import type { EditScope } from "#web/apollo/schema-types.generated.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";

const SCOPES: Readonly<Record<EditScope, { label: string; detail: string }>> = {
  this: { label: "This date", detail: "and no other" },
  following: { label: "This and following", detail: "to the last one" },
  all: { label: "All dates", detail: "past ones stay" },
};

interface ScopeCardsProps {
  label: string;
  scopes: readonly EditScope[];
  value: EditScope;
  onChange: (scope: EditScope) => void;
}

/** Selects the dates of a weekly class or booking to act on. */
export function ScopeCards({ label, scopes, value, onChange }: ScopeCardsProps) {
  return (
    <ChoiceCards
      label={label}
      cards={scopes.map((scope) => ({ value: scope, ...SCOPES[scope] }))}
      value={[value]}
      onChange={([chosen]) => {
        const scope = scopes.find((each) => each === chosen);
        if (scope) onChange(scope);
      }}
    />
  );
}
