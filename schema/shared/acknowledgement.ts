import { z } from "zod";

export const Acknowledgement = z
  .object({ message: z.string().describe("One sentence to show to a person") })
  .meta({ id: "Acknowledgement", description: "Confirms that it was done" });
