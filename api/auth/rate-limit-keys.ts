import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

const GROUPS_OF_A_NETWORK = 4;

/** Whom a limit counts: one address, of IPv6 the whole /64, which is one household's or one machine's to choose from. */
export function addressBlock(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...after];
  const network = groups.slice(0, GROUPS_OF_A_NETWORK).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

/** What stands in the table of counters: neither an address nor an account can be read from it. */
export function counterKey(secretKey: string, limit: string, counted: string): string {
  return createHmac("sha256", secretKey).update(`counter ${limit}:${counted}`).digest("base64url");
}
