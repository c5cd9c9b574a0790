/**
 * What `import … from "zod"` means in the web (vite.config.ts): zod that never tries `new Function`, which the content
 * security policy refuses and reports. It is settled here because zod reads the setting when a schema is made.
 */
import { config } from "zod/v4";

export * from "zod/v4";
export * as z from "zod/v4";

config({ jitless: true });
