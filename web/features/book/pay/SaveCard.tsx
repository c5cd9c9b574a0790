interface SaveCardProps {
  savesCard: boolean;
  onChange: (savesCard: boolean) => void;
}

/** Asks whether to save the card, and says what for. */
export function SaveCard({ savesCard, onChange }: SaveCardProps) {
  return (
    <label style={{ display: "flex", alignItems: "center", gap: 8, minHeight: 24 }}>
      <input type="checkbox" checked={savesCard} onChange={({ target }) => onChange(target.checked)} />
      Save this card for later bookings here, and for fees that fall due under their rules
    </label>
  );
}
