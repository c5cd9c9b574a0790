/** Programs by their mark in the user agent, the narrower first: Edge and Opera also call themselves Chrome, Chrome Safari. */
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

/** `Chrome 146 on macOS`: what a person knows a device by. */
export function deviceLabel(userAgent: string | null): string {
  const program = PROGRAMS.flatMap(([name, mark]) => {
    const version = mark.exec(userAgent ?? "")?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent ?? ""))?.[0];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "An unknown program";
}
