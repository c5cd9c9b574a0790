import { describe, expect, it } from "vitest";
import { choiceText, pressed, shareOf } from "#web/features/clients/clients/tags/tag-choice.ts";

const [LEAGUE, LEFTY] = [1, 2];
const client = (...ids: number[]) => ({ tags: ids.map((id) => ({ id })) });
const NOTHING = { add: [], remove: [] };
const nameOf = (id: number) => ({ [LEAGUE]: "League", [LEFTY]: "Lefty" })[id];

describe("the tags of several selected clients", () => {
  const clients = [client(LEAGUE, LEFTY), client(LEAGUE), client(LEAGUE)];

  it("are set for all, some or none", () => {
    expect([LEAGUE, LEFTY, 3].map((id) => shareOf(clients, NOTHING, id))).toEqual(["all", "some", "none"]);
  });

  it("are added to all by the first press, removed from all by the second, and labelled so", () => {
    const first = pressed(clients, NOTHING, LEFTY);
    expect([first, choiceText(clients, first, nameOf)]).toEqual([{ add: [LEFTY], remove: [] }, "Adds Lefty to 2"]);
    const second = pressed(clients, first, LEFTY);
    expect([second, choiceText(clients, second, nameOf)]).toEqual([{ add: [], remove: [LEFTY] }, "Takes Lefty off 1"]);
    expect(choiceText(clients, pressed(clients, first, LEAGUE), nameOf)).toBe("Adds Lefty to 2, takes League off 3");
  });

  it("that are pressed back to their first state are no change", () => {
    const off = pressed(clients, NOTHING, LEAGUE);
    expect(pressed(clients, off, LEAGUE)).toEqual(NOTHING);
    const on = pressed(clients, NOTHING, 3);
    expect(pressed(clients, on, 3)).toEqual(NOTHING);
  });
});
