import { randomBytes } from "node:crypto";
import { can, signedIn } from "#api/auth/caller.ts";
import type { Call, OutsideHandler } from "#api/call/call.ts";
import type { Database } from "#api/db/connect.ts";
import { clockShift, statementTime } from "#api/db/database-clock.ts";
import { inTenant } from "#api/db/transaction.ts";
import { ApiError, forbidden, invalidField, notFound } from "#api/errors/errors.ts";
import type { FileStore } from "#api/files/file-store.ts";
import { FORM_MAX_BYTES, type IncomingFile } from "#api/files/incoming-file.ts";
import { FilesLeft, removePicture, takePicture, type Measures, type PictureFormat } from "#api/files/pictures.ts";
import { pictureFolder, presentPicture, storedPicture, type StoredPicture } from "#api/files/stored-picture.ts";
import type { Permission } from "#schema/people/sign-in/permissions.ts";
import { UPLOAD_TOO_LARGE, type Picture, type PictureInput, type UploadPurpose } from "#schema/venue/uploads/models.ts";
import type { uploadOperations } from "#schema/venue/uploads/operations.ts";
import {
  changeUpload,
  countIdleUploads,
  deleteUploadRow,
  insertUpload,
  lockIdleUploads,
  lockUpload,
} from "./queries.ts";

/** The permission to change whatever shows the picture. */
const MAY_UPLOAD: Record<UploadPurpose, Permission> = {
  logo: "company.write",
  cover: "company.write",
  location: "locations.write",
  service: "catalog.write",
  coach: "coaches.write",
};

/** Maximum of unused uploads of a company and of one person; more than a busy day of edits needs. */
const MOST_IDLE = 100;
const MOST_IDLE_EACH = 40;
const SWEPT_AT_ONCE = 20;

const formatOf = (purpose: string): PictureFormat => (purpose === "logo" ? "png" : "webp");

interface Begun {
  tenantId: string;
  id: number;
  key: string;
  purpose: UploadPurpose;
  file: IncomingFile;
}

const placeOf = ({ tenantId, key, purpose }: { tenantId: string; key: string; purpose: string }) => ({
  folder: pictureFolder(tenantId, key),
  format: formatOf(purpose),
});

/**
 * The row is inserted before the files are written, so that the sweep finds them if the upload fails. No transaction is open
 * while bytes are received.
 */
export const createUpload: OutsideHandler<typeof uploadOperations.createUpload, Begun, Measures> = {
  async read(call, { query: { purpose }, body: file }) {
    refuseUnlessMay(call, purpose);
    if ((file.declaredBytes ?? 0) > FORM_MAX_BYTES) throw new ApiError("too_large", UPLOAD_TOO_LARGE);
    const tenantId = call.tenant.tenant_id;
    const { id: uploaded_by } = signedIn(call.caller);
    const idle = await countIdleUploads(call.db, tenantId, uploaded_by);
    if (idle.all >= MOST_IDLE || idle.own >= MOST_IDLE_EACH) {
      throw new ApiError("rate_limited", "Too many pictures were uploaded today and not used. Try again tomorrow.");
    }
    const key = randomBytes(16).toString("base64url");
    const { id } = await insertUpload(call.db, {
      tenant_id: tenantId,
      uploaded_by,
      purpose,
      key,
      idle_since: call.now,
    });
    return { tenantId, id, key, purpose, file };
  },
  ask: ({ files }, begun) => takePicture(files, begun.file, placeOf(begun)),
  async write(call, { small, medium, large }, { tenantId, id, key, purpose }) {
    const measure = ({ width, height }: Measures["small"]) => ({ width, height });
    const picture: StoredPicture = {
      id,
      key,
      format: formatOf(purpose),
      sizes: { small: measure(small), medium: measure(medium), large: measure(large) },
      alt: "",
    };
    await changeUpload(call.db, tenantId, id, { picture: JSON.stringify(picture) });
    return presentOne(picture);
  },
  async fail(call, error, { tenantId, id }) {
    // If files are left, keep the row, so that the sweep finds them.
    if (!(error instanceof FilesLeft)) await deleteUploadRow(call.db, tenantId, id);
  },
};

/** The row loses its picture before the files are removed, so that nobody can use it any more. */
export const deleteUpload: OutsideHandler<
  typeof uploadOperations.deleteUpload,
  Pick<Begun, "tenantId" | "id" | "key"> & { purpose: string },
  void
> = {
  async read(call, { params: { id } }) {
    const tenantId = call.tenant.tenant_id;
    const row = await lockUpload(call.db, tenantId, id);
    if (!row) throw notFound("picture");
    refuseUnlessMay(call, row.purpose);
    if (!isTheirs(call, row)) throw forbidden("You may not change this picture.");
    if (row.is_shown) throw new ApiError("invalid_state", "This picture is in use. Remove it there first.");
    await changeUpload(call.db, tenantId, id, { picture: null });
    return { tenantId, id, key: row.key, purpose: row.purpose };
  },
  ask: ({ files }, picture) => removePicture(files, placeOf(picture)),
  async write(call, _removed, { tenantId, id }) {
    await deleteUploadRow(call.db, tenantId, id);
    return { message: "The picture is removed." };
  },
};

function refuseUnlessMay({ caller }: Call, purpose: UploadPurpose): void {
  if (can(caller, MAY_UPLOAD[purpose]) === "no") throw forbidden("You may not change this picture.");
}

/** Whoever may change only what is their own also has only the pictures that they uploaded. */
const isTheirs = ({ caller }: Call, row: { purpose: UploadPurpose; uploaded_by: number | null }): boolean =>
  can(caller, MAY_UPLOAD[row.purpose]) === "yes" || row.uploaded_by === signedIn(caller).id;

function presentOne(picture: StoredPicture): Picture {
  const shown = presentPicture(picture);
  if (!shown) throw new Error("A stored picture is one");
  return shown;
}

/**
 * Returns the picture column to store: undefined leaves it unchanged, null clears it. The previous picture is released; each
 * picture is used in only one place.
 */
export async function keptPicture(
  call: Call,
  purpose: UploadPurpose,
  column: unknown,
  given: PictureInput | null | undefined,
  field = "picture",
): Promise<string | null | undefined> {
  if (given === undefined) return undefined;
  const { db, tenant, now } = call;
  const { tenant_id } = tenant;
  const before = storedPicture(column);
  if (before && before.id !== given?.id) {
    await changeUpload(db, tenant_id, before.id, { is_shown: false, idle_since: now });
  }
  if (given === null) return null;
  const { id, alt = "" } = given;
  if (before?.id === id) return JSON.stringify({ ...before, alt });
  const picture = await freePicture(call, purpose, id);
  if (!picture) throw invalidField(field, "This picture is no longer available. Choose it again.");
  await changeUpload(db, tenant_id, id, { is_shown: true });
  return JSON.stringify({ ...picture, alt } satisfies StoredPicture);
}

/** An unused picture of this purpose that the caller may use; it is locked. */
async function freePicture(call: Call, purpose: UploadPurpose, id: number): Promise<StoredPicture | null> {
  const row = await lockUpload(call.db, call.tenant.tenant_id, id);
  const isFree = row && !row.is_shown && row.purpose === purpose && isTheirs(call, row);
  return isFree ? storedPicture(row.picture) : null;
}

/** Removes uploads unused for a day and those never completed. Files go first, so that the row is found again after a failure. */
export async function sweepUploads(
  db: Database,
  files: FileStore,
  { tenantId, clock }: { tenantId: string; clock: { now(): Temporal.Instant } },
): Promise<void> {
  const now = statementTime(clockShift(clock));
  const idle = await inTenant(db, tenantId, async (trx) => {
    const rows = await lockIdleUploads(trx, tenantId, now, SWEPT_AT_ONCE);
    for (const { id } of rows) await changeUpload(trx, tenantId, id, { picture: null });
    return rows;
  });
  for (const row of idle) {
    await removePicture(files, placeOf({ tenantId, ...row }));
    await inTenant(db, tenantId, (trx) => deleteUploadRow(trx, tenantId, row.id));
  }
}
