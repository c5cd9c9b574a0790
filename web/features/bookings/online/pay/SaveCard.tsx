import { PublicCheckbox } from "../frame/PublicCheckbox.tsx";

interface SaveCardProps {
  savesCard: boolean;
  onChange: (savesCard: boolean) => void;
}

/** Asks whether to save the card, and says what for. */
export function SaveCard({ savesCard, onChange }: SaveCardProps) {
  return (
    <PublicCheckbox isChecked={savesCard} onChange={onChange}>
      Save this card for later bookings here, and for fees that fall due under their rules
    </PublicCheckbox>
  );
}
