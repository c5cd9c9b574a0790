import { createHash } from "node:crypto";
import type { Database } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import type { FileStore } from "#api/files/file-store.ts";
import { fileName, madeOf, pictureLibrary, type PictureFormat, type SizeName } from "#api/files/pictures.ts";
import { pictureFolder, type StoredPicture } from "#api/files/stored-picture.ts";
import type { UploadPurpose } from "#schema/venue/uploads/models.ts";
import * as draw from "./drawings.ts";

/** The company with pictures; whatever is not listed here shows the look without one. */
const COMPANY = "demo";

const SERVICES: Readonly<Record<string, () => string>> = {
  Simulator: () => draw.bay(draw.DAY),
  "VIP suite": () => draw.bay(draw.NIGHT, draw.SOFA),
  "Studio practice": () => draw.bay(draw.DUSK),
  "Lesson with a coach": () => draw.bay(draw.DAY, draw.FIGURES),
  "Putting lesson": draw.puttingGreen,
};
const LOCATIONS: Readonly<Record<string, () => string>> = {
  "Main Street": () => draw.storefront(draw.DUSK, "#31424A"),
  "North Shore": () => draw.storefront(draw.DAY, "#7A5C45"),
};
const COACHES: Readonly<Record<string, () => string>> = {
  Dayo: () => draw.face({ back: "#1F6F67", skin: "#8A5A3B", hair: "#1B1512", shirt: "#F1F3F4", style: "cap" }),
  "Mei-Lin": () => draw.face({ back: "#C9A35F", skin: "#F0C7A0", hair: "#15110F", shirt: "#0F766E", style: "long" }),
  Sean: () => draw.face({ back: "#3E5E86", skin: "#F0C9AC", hair: "#A8542F", shirt: "#DDE3E8", style: "short" }),
  Ana: () => draw.face({ back: "#8A4F5E", skin: "#EBBD9A", hair: "#5A3A24", shirt: "#F6E7D8", style: "bun" }),
  Luc: () => draw.face({ back: "#7B6AA0", skin: "#C58F66", hair: "#33231A", shirt: "#1E3A5C", style: "curls" }),
  Amara: () => draw.face({ back: "#B86B3F", skin: "#6B432C", hair: "#17110D", shirt: "#F3D9A4", style: "bun" }),
};

interface Drawing {
  purpose: UploadPurpose;
  svg: string;
  alt?: string;
  show: (trx: TenantTransaction, picture: string) => Promise<unknown>;
}

/** Draws the demo company's pictures and stores them as if they had been uploaded. */
export async function addDemoPictures(owner: Database, files: FileStore, now: Temporal.Instant): Promise<void> {
  const tenant = await owner.selectFrom("tenants").where("slug", "=", COMPANY).select("tenant_id").executeTakeFirst();
  if (!tenant) return;
  const { tenant_id } = tenant;
  for (const drawing of drawingsOf(tenant_id)) {
    const kept = await keepDrawing(files, tenant_id, drawing);
    await inTenant(owner, tenant_id, async (trx) => {
      const row = { tenant_id, purpose: drawing.purpose, key: kept.key, idle_since: now };
      const { id } = await trx.insertInto("uploads").values(row).returning("id").executeTakeFirstOrThrow();
      const picture = JSON.stringify({ ...kept, id } satisfies StoredPicture);
      await trx
        .updateTable("uploads")
        .set({ picture, is_shown: true })
        .where("tenant_id", "=", tenant_id)
        .where("id", "=", id)
        .execute();
      await drawing.show(trx, picture);
    });
  }
}

function drawingsOf(tenantId: string): Drawing[] {
  const onCompany = (column: "logo" | "cover") => (trx: TenantTransaction, picture: string) =>
    trx
      .updateTable("tenants")
      .set({ [column]: picture })
      .where("tenant_id", "=", tenantId)
      .execute();
  const named = (table: "services" | "locations", name: string) => (trx: TenantTransaction, picture: string) =>
    trx.updateTable(table).set({ picture }).where("tenant_id", "=", tenantId).where("name", "=", name).execute();
  const onCoach = (first_name: string) => (trx: TenantTransaction, picture: string) =>
    trx
      .updateTable("coaches")
      .set({ picture })
      .where("tenant_id", "=", tenantId)
      .where("user_id", "in", (eb) =>
        eb.selectFrom("users").where("tenant_id", "=", tenantId).where("first_name", "=", first_name).select("id"),
      )
      .execute();
  return [
    { purpose: "logo", svg: draw.harbourLogo(), show: onCompany("logo") },
    { purpose: "cover", svg: draw.cover(), alt: "A green between hills at dusk", show: onCompany("cover") },
    ...Object.entries(SERVICES).map(([name, svg]) => ({
      purpose: "service" as const,
      svg: svg(),
      show: named("services", name),
    })),
    ...Object.entries(LOCATIONS).map(([name, svg]) => ({
      purpose: "location" as const,
      svg: svg(),
      show: named("locations", name),
    })),
    ...Object.entries(COACHES).map(([name, svg]) => ({ purpose: "coach" as const, svg: svg(), show: onCoach(name) })),
  ];
}

async function keepDrawing(
  files: FileStore,
  tenantId: string,
  { purpose, svg, alt = "" }: Drawing,
): Promise<Omit<StoredPicture, "id">> {
  const sharp = await pictureLibrary();
  // Only for its own drawings; before and after this, SVG is blocked.
  sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  sharp.block({ operation: ["VipsForeignLoadSvg"] });
  const { width, height, channels } = info;
  const format: PictureFormat = purpose === "logo" ? "png" : "webp";
  const made = await madeOf(() => sharp(data, { raw: { width, height, channels } }), format);
  // Identical on every machine.
  const key = createHash("sha256").update(`${purpose} ${svg}`).digest("base64url").slice(0, 22);
  const measures = (size: SizeName) => ({ width: made[size].width, height: made[size].height });
  for (const size of ["small", "medium", "large"] as const) {
    await files.write(fileName(pictureFolder(tenantId, key), size, format), made[size].content, `image/${format}`);
  }
  return {
    key,
    format,
    alt,
    sizes: { small: measures("small"), medium: measures("medium"), large: measures("large") },
  };
}
