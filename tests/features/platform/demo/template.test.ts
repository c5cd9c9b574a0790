import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readTemplate } from "#api/tenants/template.ts";

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "template-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "template.json");
  await writeFile(file, text);
  return file;
}

const altered = async (change: (template: Awaited<ReturnType<typeof readTemplate>>) => void) => {
  const template = await readTemplate();
  change(template);
  return fileWith(JSON.stringify(template));
};

it("reads the template for new companies", async () => {
  const { locations, services, coaches } = await readTemplate();
  expect([locations.length, services.length, coaches.length]).toEqual([1, 2, 1]);
});

it('offers free places in turn unless the template says "everybody"', async () => {
  const { services } = await readTemplate();
  expect(services.map(({ waitlist_offers }) => waitlist_offers)).toEqual(["in_turn", "in_turn"]);
  const everybody = await altered((template) =>
    template.services.forEach((service) => Object.assign(service, { waitlist_offers: "everybody" })),
  );
  expect((await readTemplate(everybody)).services[0]?.waitlist_offers).toBe("everybody");
  const nobody = await altered((template) =>
    template.services.forEach((service) => Object.assign(service, { waitlist_offers: "nobody" })),
  );
  await expect(readTemplate(nobody)).rejects.toThrow("services.0.waitlist_offers");
});

it("reports the position of a name that refers to nothing", async () => {
  const file = await altered(({ coaches }) => coaches.forEach((coach) => coach.services.push("Yoga")));
  await expect(readTemplate(file)).rejects.toThrow(
    'coaches.0.services: names "Yoga", which the template does not have',
  );
});

it("refuses an unknown field", async () => {
  const file = await altered((template) => Object.assign(template, { bars: [] }));
  await expect(readTemplate(file)).rejects.toThrow("bars");
});

it("refuses invalid JSON", async () => {
  await expect(readTemplate(await fileWith("{"))).rejects.toThrow("is not JSON");
});
