interface Address {
  address_line: string | null;
  city: string | null;
  province_state: string | null;
}

/** "1280 Main Street, Vancouver, BC": the parts that are given. */
export function addressLine({ address_line, city, province_state }: Address): string {
  return [address_line, city, province_state].filter(Boolean).join(", ");
}
