/**
 * What `import … from "zod"` means in the web (vite.config.ts): zod with the API's sentences, that never tries
 * `new Function`, which the content security policy refuses and reports. It is settled here because zod reads the
 * setting when a schema is made.
 */
import { config } from "zod/v4";
import { sentences } from "#schema/shared/sentences.ts";

export * from "zod/v4";
export * as z from "zod/v4";

config({ jitless: true, customError: sentences });
