import { describe, expect, it } from "vitest";
import { run } from "../planted-checkout.ts";

describe("the other checks", () => {
  it("refuses a type error", () => {
    const { passes, output } = run({ "web/a.ts": 'export const a: number = "one";\n' }, "tsc", "--noEmit");
    expect(output).toContain("TS2322");
    expect(passes).toBe(false);
  });

  it("refuses imports that are not sorted", () => {
    const file = 'import { a } from "./a.ts";\nimport { z } from "zod";\n\nexport const b = [a, z];\n';
    const { passes, output } = run({ "web/b.ts": file }, "prettier", "--check", "web");
    expect(output).toContain("web/b.ts");
    expect(passes).toBe(false);
  });

  it("refuses an unused file and an unused export", () => {
    const files = {
      "web/app/main.tsx": 'import { used } from "./b.ts";\nused();\n',
      "web/app/b.ts": "export const used = (): void => undefined;\nexport const unused = 1;\n",
      "web/app/c.ts": "export const lost = 1;\n",
    };
    const { passes, output } = run(files, "knip", "--include", "files,exports");
    expect(output).toContain("web/app/c.ts");
    expect(output).toContain("unused");
    expect(passes).toBe(false);
  });

  it("refuses unformatted code", () => {
    expect(run({ "web/a.ts": "export const a   = 1\n" }, "prettier", "--check", "web").passes).toBe(false);
  });
});
