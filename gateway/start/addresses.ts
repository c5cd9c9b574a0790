export interface Installation {
  siteUrl(slug: string): string;
  /** Origin of the bare domain. */
  centralUrl: string;
  /** URL of the API if it is another process, which then holds the data. */
  apiUrl: string | undefined;
  dataDir: string;
  /** Page showing mail that is stored rather than sent; null if SMTP_URL is set. */
  mailPage: string | null;
  hasDemo: boolean;
}

interface Row {
  what: string;
  where: string;
}

const DEMO_TENANTS: [slug: string, what: string][] = [
  ["demo", "Demo venue"],
  ["studio", "Coaching studio"],
  ["trial", "On trial"],
  ["expired", "Trial over (locked)"],
  ["cancelled", "Cancelled (locked)"],
  ["comped", "Comped"],
];

/** Printed at the end of a start: where everything is, and who can sign in. */
export function addressTable(installation: Installation): string {
  const { centralUrl, apiUrl, dataDir, hasDemo, mailPage } = installation;
  const rows = [
    ...(hasDemo ? demoRows(installation) : [{ what: "Central site", where: centralUrl }]),
    { what: "Health checks", where: `${centralUrl}/healthz  ${centralUrl}/readyz` },
    ...(mailPage ? [{ what: "Mail (not sent)", where: mailPage }] : []),
    apiUrl === undefined ? { what: "Data", where: dataDir } : { what: "API", where: apiUrl },
  ];
  const width = Math.max(...rows.map((row) => row.what.length));
  const lines = rows.map((row) => `  ${row.what.padEnd(width)}  ${row.where}`);
  return ["", "Fairway is ready.", "", ...lines, "", ...hints(installation)].join("\n");
}

function hints({ apiUrl, hasDemo }: Installation): string[] {
  if (apiUrl !== undefined) return [];
  return [...(hasDemo ? SIGN_INS : FIRST_COMPANY), ""];
}

function demoRows({ siteUrl, centralUrl }: Installation): Row[] {
  const demo = siteUrl("demo");
  const [venue, ...others] = DEMO_TENANTS.map(([slug, what]) => ({ what, where: siteUrl(slug) }));
  return [
    ...(venue ? [venue] : []),
    { what: "Booking page", where: `${demo}/book` },
    { what: "GraphQL", where: `${demo}/graphql` },
    { what: "REST API", where: `${demo}/api/v1` },
    { what: "Sign-up of a new venue", where: centralUrl },
    { what: "Platform REST API", where: `${centralUrl}/api/central` },
    ...others,
  ];
}

const SIGN_INS = [
  "  Sign in as owner@demo.test, admin@demo.test, staff@demo.test, coach@demo.test or member@demo.test",
  "  (on another demo company: owner@studio.test and so on). Password: demo-password",
];

const FIRST_COMPANY = ["  Run npm run create-tenant to add a company with its first owner."];
