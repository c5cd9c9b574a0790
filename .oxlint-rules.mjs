import path from "node:path";

/** Lint rules of our own, which .oxlintrc.json names with "house/". */

const nameOf = ({ key, computed }) => (computed ? key.value : (key.name ?? key.value));

/** The browser's zone data may be older than the server's; in UTC nothing is looked up in them. */
const noZoneOfTheBrowser = {
  create: (context) => ({
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== "Property" || nameOf(property) !== "timeZone" || property.value.value === "UTC") continue;
        context.report({
          node: property,
          message: "The browser's zone data may be old. Read the venue's clock with wallTimeAt of #web/time.",
        });
      }
    },
  }),
};

const WITH_A_LIMIT = new Set(["it", "test", "describe", "beforeAll", "beforeEach", "afterAll", "afterEach"]);

/** `a` of `a`, `a.b()`, `a.b(…)(…)`; the name of the method in `a.method`. */
const rootOf = (node) => {
  if (node.type === "MemberExpression") return rootOf(node.object);
  return node.type === "CallExpression" ? rootOf(node.callee) : node.name;
};
const isCallOf = ({ callee }, object, method) =>
  callee.type === "MemberExpression" && callee.object.name === object && callee.property.name === method;

/** Says of a node whether it is a number, or arithmetic with numbers, or a constant of this file that is one of them. */
function numbersIn(program) {
  const constants = new Map(
    program.body
      .map((statement) => statement.declaration ?? statement)
      .flatMap((statement) => (statement.type === "VariableDeclaration" ? statement.declarations : []))
      .map(({ id, init }) => [id.name, init]),
  );
  const isNumber = (node) => {
    if (node?.type === "Literal") return typeof node.value === "number" && node.value !== 0;
    if (node?.type === "BinaryExpression") return isNumber(node.left) || isNumber(node.right);
    return node?.type === "Identifier" && constants.has(node.name) && isNumber(constants.get(node.name));
  };
  return isNumber;
}

/** A rule that knows which nodes are numbers; `nodes` gets that question and the way to report. */
const ruleAboutNumbers = (message, nodes) => ({
  create(context) {
    const isNumber = (node) => numbersIn(context.sourceCode.ast)(node);
    return nodes(isNumber, (node) => context.report({ node, message }));
  },
});

const noFixedLimit = ruleAboutNumbers(
  "A slow machine needs longer. Leave the limit out (expect.poll), or take within() of #tests/support/proof/limits.ts.",
  (isNumber, report) => ({
    Property(property) {
      if (nameOf(property) === "timeout" && isNumber(property.value)) report(property);
    },
    CallExpression(call) {
      const last = call.arguments.at(-1);
      // vi.waitFor has no default in the configuration: it gives up after a second
      const waits = isCallOf(call, "vi", "waitFor");
      if (waits ? call.arguments.length < 2 || isNumber(last) : WITH_A_LIMIT.has(rootOf(call.callee)) && isNumber(last))
        report(call);
    },
  }),
);

const noFixedSleep = ruleAboutNumbers(
  "A slow machine is not ready by then. Await the event itself, or until() of #tests/support/proof/until.ts.",
  (isNumber, report) => ({
    ImportDeclaration(imported) {
      if (imported.source.value === "node:timers/promises") report(imported);
    },
    CallExpression(call) {
      const isTimer = ["setTimeout", "setInterval"].includes(call.callee.name) && isNumber(call.arguments[1]);
      if (isTimer || call.callee.property?.name === "waitForTimeout") report(call);
    },
  }),
);

const CLOCKS = [
  ["Temporal", "Now"],
  ["Date", "now"],
  ["performance", "now"],
  ["process", "hrtime"],
];

/** Speeds are measured by `npm run bench`. */
const noMachineClock = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: "Set the clock of the test (TEST_NOW, vi.setSystemTime, venueNow), and assert the order of events.",
      });
    return {
      MemberExpression(member) {
        const isSet = member.parent.type === "CallExpression" && isCallOf(member.parent, "vi", "spyOn");
        const isClock = ([object, name]) => member.object.name === object && member.property.name === name;
        if (CLOCKS.some(isClock) && !isSet) report(member);
      },
      NewExpression(made) {
        if (made.callee.name === "Date" && made.arguments.length === 0) report(made);
      },
    };
  },
};

const noChance = {
  create: (context) => ({
    MemberExpression(member) {
      if (member.object.name === "Math" && member.property.name === "random")
        context.report({ node: member, message: "A failure by chance cannot be repeated. Take a seed, or a counter." });
    },
  }),
};

const oneComparisonOfSecrets = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: "It throws for other lengths. Compare with isSameSecret of #api/auth/same-secret.ts.",
      });
    return {
      Identifier: (node) => node.name === "timingSafeEqual" && report(node),
      Literal: (node) => node.value === "timingSafeEqual" && report(node),
    };
  },
};

/** The folder whose files know each other: a feature, else a folder of the top, as `api/http`. */
function roomOf(file) {
  const names = file.split("/");
  if (names.length < 3) return names[0];
  if (names[1] === "features") return names.slice(0, 4).join("/");
  return names.slice(0, names[0] === "schema" && names.length > 3 ? 3 : 2).join("/");
}

/** An import shows by its form whether it leaves the room. */
const ownFilesByPath = {
  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !/^[.#]/.test(source.value)) return;
      const isAlias = source.value.startsWith("#");
      const target = isAlias ? source.value.slice(1) : path.join(path.dirname(file), source.value);
      const isOwn = roomOf(target) === roomOf(file);
      if (isOwn && isAlias) context.report({ node: source, message: "A file next to it: import it by its path." });
      if (!isOwn && !isAlias && /^[a-z]+\//.test(target) && !target.startsWith("bench/"))
        context.report({ node: source, message: "A file of another folder: import it by its alias, from #." });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const isOfQueries = (source) => source?.value.endsWith("queries.ts");

/** SQL of a feature is called by the feature alone: another one asks its front. */
const queriesStayHome = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: "Queries stay in their feature. Export a verb that says what it does." });
    const isImported = ({ name }) =>
      context.sourceCode.ast.body.some(
        (statement) =>
          statement.type === "ImportDeclaration" &&
          isOfQueries(statement.source) &&
          statement.specifiers.some(({ local }) => local.name === name),
      );
    return {
      ExportAllDeclaration: (node) => isOfQueries(node.source) && report(node),
      ExportNamedDeclaration(node) {
        const isImportedOnly = node.source === null && node.specifiers.some(({ local }) => isImported(local));
        if (isOfQueries(node.source) || isImportedOnly) report(node);
      },
    };
  },
};

/** A gift card is given; everything else is entered or chosen. */
const UNPLAIN =
  /^\s*(?:Give|Say) (?!(?:a|another) gift card|to a friend)|[.:] (?:Give|Say) |\b(?:anew|heed|meanwhile)\b/;

/** The texts that people read are plain English. */
const plainTexts = {
  create(context) {
    const check = (node, text) => {
      if (typeof text !== "string" || !UNPLAIN.test(text)) return;
      context.report({
        node,
        message: 'Write it as people say it: "Enter …", "Choose …", "again", "in the meantime".',
      });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      JSXText: (node) => check(node, node.value),
    };
  },
};

export default {
  meta: { name: "house" },
  rules: {
    "no-zone-of-the-browser": noZoneOfTheBrowser,
    "no-fixed-limit": noFixedLimit,
    "no-fixed-sleep": noFixedSleep,
    "no-machine-clock": noMachineClock,
    "no-chance": noChance,
    "one-comparison-of-secrets": oneComparisonOfSecrets,
    "own-files-by-path": ownFilesByPath,
    "queries-stay-home": queriesStayHome,
    "plain-texts": plainTexts,
  },
};
