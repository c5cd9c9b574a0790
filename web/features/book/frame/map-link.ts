/** Opens the way to an address in the map that the device prefers for such links. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
