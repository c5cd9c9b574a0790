// What reads the files of strangers.
const READERS = "^api/features/clients/imports/reading/(plan-table|plans|read-table|read-workbook|sheet-extent)\\.ts$";

/** Data flows one way: schema <- api, schema/generated <- gateway, schema <- web. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\.css$|/workers/|\\?" },
    },
    {
      name: "schema-is-the-bottom",
      comment: "The shared vocabulary imports nothing of ours.",
      severity: "error",
      from: { path: "^schema/" },
      to: { path: "^(telemetry|api|web|gateway|tests)/" },
    },
    {
      name: "telemetry-is-told",
      comment: "Whoever works tells its channels; it knows nobody of ours, and no browser loads it.",
      severity: "error",
      from: { path: "^telemetry/" },
      to: { path: "^(schema|api|web|gateway|simulator|tests)/" },
    },
    {
      name: "web-reaches-the-platform-through-graphql",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(api|gateway|telemetry|tests)/" },
    },
    {
      name: "api-knows-no-client",
      severity: "error",
      from: { path: "^api/" },
      to: { path: "^(web|gateway|tests)/" },
    },
    {
      name: "only-the-composition-root-joins-api-and-gateway",
      comment: "gateway/main.ts and its boot steps; the rest of the gateway knows the API as a function of requests.",
      severity: "error",
      from: { path: "^gateway/", pathNot: "^gateway/(main\\.ts|start/)" },
      to: { path: "^(api|web|tests)/" },
    },
    {
      name: "the-simulator-is-another-program",
      comment: "It stands for the payment provider: reached by the provider's own SDK, and it knows nothing of ours.",
      severity: "error",
      from: { path: "^simulator/" },
      to: { path: "^(api|web|gateway|schema|tests)/" },
    },
    {
      name: "nobody-knows-the-simulator",
      severity: "error",
      from: { path: "^(api|web|gateway|schema)/" },
      to: { path: "^simulator/" },
    },
    {
      name: "web-features-are-islands",
      comment: "Features meet in web/app, or at what a chapter shares.",
      severity: "error",
      from: { path: "^web/features/([^/]+/[^/]+)/" },
      to: { path: "^web/features/", pathNot: "^web/features/($1|[^/]+/shared)/" },
    },
    {
      name: "ui-knows-no-feature-and-no-graph",
      severity: "error",
      from: { path: "^web/(ui|theme)/" },
      to: { path: "^web/(features|app|apollo|screen|session|tenant)/|(^|/)node_modules/(@apollo|graphql)/" },
    },
    {
      name: "web-ground-knows-no-feature",
      severity: "error",
      from: { path: "^web/(time|session|tenant|apollo|screen)/" },
      to: { path: "^web/(features|app)/" },
    },
    {
      name: "api-features-meet-at-the-service",
      comment: "Another feature's tables are reached through its verbs or its pure rules.",
      severity: "error",
      from: { path: "^api/features/([^/]+/[^/]+)/" },
      to: { path: "^api/features/.+queries\\.ts$", pathNot: "^api/features/$1/" },
    },
    {
      name: "only-the-app-knows-the-routes",
      comment: "A chapter of routes leads into features; what a feature needs of another it asks of its service.",
      severity: "error",
      from: { pathNot: "^api/(app\\.ts$|routes/)" },
      to: { path: "^api/routes/" },
    },
    {
      name: "routes-are-chapters",
      comment: "Each maps operations to verbs by itself, and leaves work to the features.",
      severity: "error",
      from: { path: "^api/routes/" },
      to: {
        pathNot: "^(api/(features/(?!.*queries\\.ts$)|auth/|call/|errors/|http/)|schema/)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "api-features-are-entered-by-their-front",
      comment: "The rooms of a feature are its own; others import what lies in its folder, such as service.ts.",
      severity: "error",
      from: { path: "^api/features/([^/]+/[^/]+)/" },
      to: { path: "^api/features/[^/]+/[^/]+/[^/]+/", pathNot: "^api/features/$1/" },
    },
    {
      name: "api-features-do-not-import-each-other",
      comment: "Of two features one knows the other; what both need lies below them.",
      severity: "error",
      scope: "folder",
      from: { path: "^api/features/[^/]+/[^/]+$" },
      to: { path: "^api/features/[^/]+/[^/]+$", circular: true },
    },
    {
      name: "rooms-lie-on-floors",
      comment: "Of two folders one lies above the other: no arrow between the top folders leads back up.",
      severity: "error",
      scope: "folder",
      from: { path: "^(api|web)/[^/]+$" },
      to: { path: "^(api|web)/[^/]+$", circular: true },
    },
    {
      name: "rules-are-pure",
      comment: "A rule sees values only: no database, no HTTP.",
      severity: "error",
      from: { path: "(^|/)(lifecycle|price|free-times|check-time|open-hours|[^/]*rules)\\.ts$" },
      to: {
        path: "^api/(call|db|errors|http|tenancy|auth)/|queries\\.ts$|/service\\.ts$|(^|/)node_modules/(kysely|pg|hono)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "files-are-read-apart",
      comment: "Reading a file of strangers takes seconds; only the worker of the pool may.",
      severity: "error",
      from: { path: "^(api|gateway)/", pathNot: `${READERS}|reading/file-worker\\.ts$` },
      to: {
        path: `${READERS}|(^|/)node_modules/(csv-parse|read-excel-file)/`,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "sql-stays-in-queries",
      severity: "error",
      from: { path: "^api/features/", pathNot: "/queries\\.ts$|-queries\\.ts$" },
      to: { path: "(^|/)node_modules/(kysely|pg)/", dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|\\.mesh|\\.data)/" },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no compiler API; without swc nothing would be read and nothing found.
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
