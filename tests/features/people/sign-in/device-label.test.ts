import { expect, it } from "vitest";
import { deviceLabel } from "#api/auth/device-label.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";

it.each([
  ["Chrome 146 on macOS", `${MAC} ${CHROME}`],
  ["Edge 146 on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/146.0.0.0`],
  ["Opera 120 on Linux", `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} OPR/120.0.0.0`],
  ["Firefox 151 on Windows", "Mozilla/5.0 (Windows NT 10.0; rv:151.0) Gecko/20100101 Firefox/151.0"],
  ["Safari 19 on macOS", `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15`],
  [
    "Safari 19 on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome 146 on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0 Mobile/15E148 Safari/604.1",
  ],
  ["Chrome 146 on Android", `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${CHROME}`],
  ["curl 8", "curl/8.9.1"],
  ["An unknown program", "node"],
  ["An unknown program", null],
])("names the device %s", (words, userAgent) => {
  expect(deviceLabel(userAgent)).toBe(words);
});
