import { folded, question, type Refusal } from "../planned-row.ts";

/** What a row says about a family: which one, and the person's part in it. */
export interface FamilyRow {
  row: number;
  family: string;
  /** In the file's own words: "Primary", "Child". */
  role: string;
  plan: { id: number; name: string; family_size: number };
  /** Whether it has a billing day or a price. */
  isBilled: boolean;
}

/** A row's part in a family: its own membership, a share in another row's, or unclear, which has to be resolved. */
export type FamilyPart = { kind: "own" } | { kind: "uses"; payer: number } | { kind: "unclear"; refusal: Refusal };

const PAYS =
  /^(primary|payer|payor|paying|main|head|owner|guarantor|holder|responsible|accountholder|accountowner|headofhousehold|headoffamily|primarymember|mainmember|billpayer)$/;
const USES =
  /^(child|son|daughter|kid|junior|youth|teen|spouse|wife|husband|partner|dependent|dependant|member|secondary|additional|familymember|sibling|brother|sister|parent|mother|father|grandparent|grandchild|adult|other)\d*$/;

const OWN: FamilyPart = { kind: "own" };

/** The part of each row, by row number; in a plan for one person each row has its own membership. */
export function partsOfFamilies(rows: readonly FamilyRow[]): Map<number, FamilyPart> {
  const families = Map.groupBy(rows, ({ family, plan }) => `${plan.id} ${folded(family)}`);
  const parts = [...families.values()].flatMap((family) =>
    family.map((row): [number, FamilyPart] => [row.row, partOf(row, family)]),
  );
  return new Map(parts);
}

type Role = "pays" | "uses" | "unknown" | "none";

function roleOf({ role }: FamilyRow): Role {
  const word = role.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (word === "") return "none";
  if (PAYS.test(word)) return "pays";
  return USES.test(word) ? "uses" : "unknown";
}

function partOf(row: FamilyRow, family: readonly FamilyRow[]): FamilyPart {
  const role = roleOf(row);
  if (role === "unknown") {
    return unclear("role_unknown", `The role ${row.role} in the family is not known.`, row.role);
  }
  if (row.plan.family_size === 1) return role === "uses" && !row.isBilled ? forOne(row) : OWN;
  return role === "pays" ? OWN : partBeside(row, family);
}

/** The part of a row not marked as payer: the payer is the row so marked, else the only one with a bill. */
function partBeside(row: FamilyRow, family: readonly FamilyRow[]): FamilyPart {
  const isNamed = roleOf(row) !== "none";
  const named = family.filter((one) => roleOf(one) === "pays");
  const payers = named.length > 0 ? named : family.filter((one) => roleOf(one) === "none" && one.isBilled);
  const [first, second] = payers;
  if (first && second) return !isNamed && row.isBilled ? OWN : twoPayers(row, [first, second]);
  if (first) return first === row ? OWN : { kind: "uses", payer: first.row };
  return family.length === 1 && !isNamed ? OWN : nobodyPays(row);
}

function twoPayers({ family, plan }: FamilyRow, [first, second]: [FamilyRow, FamilyRow]): FamilyPart {
  const sentence = `Rows ${first.row} and ${second.row} both pay for ${plan.name} in the family ${family}. Enter whose membership this person uses.`;
  return unclear("two_payers", sentence, family, first.row);
}

const nobodyPays = ({ family, plan }: FamilyRow): FamilyPart =>
  unclear("payer_unknown", `Nobody in the family ${family} is said to pay for ${plan.name}. Enter who does.`, family);

function forOne({ plan: { name } }: FamilyRow): FamilyPart {
  const sentence = `${name} is for one person. Set in the plan how many people may use it, or enter a separate bill for this row.`;
  return unclear("plan_for_one", sentence, name);
}

function unclear(code: string, sentence: string, value: string, withRow: number | null = null): FamilyPart {
  return { kind: "unclear", refusal: question(code, sentence, value, withRow) };
}
