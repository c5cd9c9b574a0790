import { asker, type Platform } from "../venue.ts";
import type { ApiChild } from "./api-child.ts";

/** Asks the API of this process as one in a process of its own is asked. */
export function askHere({ api }: Platform): ApiChild["ask"] {
  return ({ slug, token, visitor }, operation, question) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(visitor !== undefined && { cookie: `visitor=${visitor}`, "x-requested-with": "test" }),
    };
    return asker(api, slug, headers)(operation, question);
  };
}
