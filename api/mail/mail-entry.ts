import { z } from "zod";

/** One line of the viewer's list. */
export const MailEntry = z.object({ id: z.string(), at: z.string(), to: z.string(), subject: z.string() });
export type MailEntry = z.infer<typeof MailEntry>;
