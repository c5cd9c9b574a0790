import { useState } from "react";
import { IMPORT_PART_BYTES, type ImportKind } from "#schema/clients/imports/models.ts";
import { useAddImportPartMutation, useCreateImportMutation } from "./imports.generated.ts";

/** Uploads a file part by part; the Apollo client retries a part that fails. */
export function useSendFile() {
  const [create] = useCreateImportMutation();
  const [addPart] = useAddImportPartMutation();
  const [sent, setSent] = useState<number | null>(null);
  const send = async (kind: ImportKind, file: File): Promise<number> => {
    setSent(0);
    try {
      const { data } = await create({ variables: { input: { kind, file_name: file.name, size: file.size } } });
      const id = data?.createImport?.id;
      if (id === undefined) throw new Error("The server did not name the import");
      for (let from = 0, part = 1; from < file.size; from += IMPORT_PART_BYTES, part += 1) {
        const content = await base64Of(file.slice(from, from + IMPORT_PART_BYTES));
        await addPart({ variables: { id, part, input: { content } } });
        setSent(Math.min(1, (from + IMPORT_PART_BYTES) / file.size));
      }
      return id;
    } finally {
      setSent(null);
    }
  };
  return { send, sent };
}

async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
