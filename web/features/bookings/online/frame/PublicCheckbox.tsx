import type { ReactNode } from "react";

interface PublicCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** A checkbox with its label. */
export function PublicCheckbox({ isChecked, onChange, children }: PublicCheckboxProps) {
  return (
    <label style={{ display: "flex", alignItems: "center", gap: 8, minHeight: 24 }}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
