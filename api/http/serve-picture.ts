import type { ApiDeps, Origin } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { pictureFolder } from "#api/files/stored-picture.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";
import { errorResponse } from "./respond.ts";

const FILE = /^(?:small|medium|large)\.(png|webp)$/;
const KEY = /^[\w-]{22}$/;

/**
 * Sends one size of a picture of the Host's own company, with headers that prevent any other use. Anybody who knows
 * its key may load it, so no authentication is needed; the content at a URL never changes.
 */
export async function servePicture(
  { db, outside: { files } }: ApiDeps,
  { key, file }: { key: string; file: string },
  { tenant, requestId }: Origin,
): Promise<Response> {
  const [, format] = FILE.exec(file) ?? [];
  const tenantId = format && KEY.test(key) && tenant !== null ? await tenantIdOf(db, tenant) : undefined;
  const body = tenantId ? await files.read(`${pictureFolder(tenantId, key)}/${file}`) : null;
  if (!body) return errorResponse(new ApiError("not_found", "There is no such picture."), requestId);
  return new Response(body, {
    headers: {
      "content-type": `image/${format}`,
      "content-disposition": `inline; filename="picture.${format}"`,
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
