import { z } from "zod";

export const Acknowledgement = z
  .object({ message: z.string().describe("One sentence for a person") })
  .meta({ id: "Acknowledgement", description: "Says that it was done" });
