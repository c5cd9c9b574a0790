/** Browsers by their user-agent mark, the more specific first: Edge and Opera also claim to be Chrome, and Chrome Safari. */
const PROGRAMS: [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
  ["curl", /^curl\/(\d+)/],
];

const SYSTEMS: [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Returns a label such as `Chrome 146 on macOS`, by which people recognize a device. */
export function deviceLabel(userAgent: string | null): string {
  const program = PROGRAMS.flatMap(([name, mark]) => {
    const version = mark.exec(userAgent ?? "")?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent ?? ""))?.[0];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "An unknown program";
}
