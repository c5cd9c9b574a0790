import { deviceLabel } from "#api/auth/device-label.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { deviceCookie, deviceCookieOf } from "#api/call/cookies.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import { countDevices, forgetDevices, insertDevice, sawDevice } from "./session-queries.ts";

/** Known browsers kept per person; clearing cookies every time must not grow the list without bound. */
const DEVICES_KEPT = 30;

const TOKEN = /^[\w-]{43}$/;

/** Remembers this browser; mails the person if it is new and not their first. */
export async function knowDevice(call: Call, userId: number): Promise<void> {
  const { db, now, origin, tenant } = call;
  const shown = deviceCookieOf(call, origin);
  if (shown !== "" && (await sawDevice(db, userId, hashToken(shown), now))) return;
  const others = await countDevices(db, userId);
  // People who share a browser at the desk share its cookie.
  const token = TOKEN.test(shown) ? shown : newToken();
  await insertDevice(db, {
    tenant_id: tenant.tenant_id,
    user_id: userId,
    token_hash: hashToken(token),
    last_seen_at: now,
  });
  await forgetDevices(db, userId, DEVICES_KEPT);
  call.setCookie(deviceCookie(origin, token));
  if (others === 0) return;
  const facts: [string, string][] = [
    ["Device", deviceLabel(call.userAgent)],
    ["Address", origin.address],
  ];
  await sendAccountMail(call, "new_device", { user_id: userId, at: now.toString(), facts });
}
