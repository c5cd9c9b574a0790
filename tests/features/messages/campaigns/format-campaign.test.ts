import { expect, test } from "vitest";
import { triedText } from "#web/features/messages/campaigns/format-campaign.ts";

test.each([
  [1, false, "tried once"],
  [3, false, "tried 3 times"],
  [1, true, "given up after 1 try"],
  [15, true, "given up after 15 tries"],
])("describes an email after %i tries, given up: %s", (tries, is_given_up, told) => {
  expect(triedText({ tries, is_given_up })).toBe(told);
});
