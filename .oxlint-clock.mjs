/** Lint rules of our own, which .oxlintrc.json names with "clock/". */

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

export default { meta: { name: "clock" }, rules: { "no-zone-of-the-browser": noZoneOfTheBrowser } };
