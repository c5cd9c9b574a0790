import { folded, question, type Refusal } from "#api/features/imports/planned-row.ts";

/** What a row says of a family: who are one, and what this one is in it. */
export interface FamilyRow {
  row: number;
  family: string;
  /** As the file calls it: "Primary", "Child". */
  role: string;
  plan: { id: number; name: string; family_size: number };
  /** Whether it names the day of a bill, or a price. */
  isBilled: boolean;
}

/** What a row is in a family: its own membership, a use of another row's, or nothing until something is said. */
export type FamilyPart = { kind: "own" } | { kind: "uses"; payer: number } | { kind: "unclear"; refusal: Refusal };

const PAYS =
  /^(primary|payer|payor|paying|main|head|owner|guarantor|holder|responsible|accountholder|accountowner|headofhousehold|headoffamily|primarymember|mainmember|billpayer)$/;
const USES =
  /^(child|son|daughter|kid|junior|youth|teen|spouse|wife|husband|partner|dependent|dependant|member|secondary|additional|familymember|sibling|brother|sister|parent|mother|father|grandparent|grandchild|adult|other)\d*$/;

const OWN: FamilyPart = { kind: "own" };

/** Of each row of a family what it is, by the number of the row; a plan for one person is each one's own. */
export function partsOfFamilies(rows: readonly FamilyRow[]): Map<number, FamilyPart> {
  const families = Map.groupBy(rows, ({ family, plan }) => `${plan.id} ${folded(family)}`);
  const parts = [...families.values()].flatMap((family) =>
    family.map((row): [number, FamilyPart] => [row.row, partOf(row, family)]),
  );
  return new Map(parts);
}

function partOf(row: FamilyRow, family: readonly FamilyRow[]): FamilyPart {
  const role = wordOf(row.role);
  const { plan } = row;
  if (role !== "" && !PAYS.test(role) && !USES.test(role)) {
    return unclear("role_unknown", `The role ${row.role} in the family is not known.`, row.role);
  }
  if (plan.family_size === 1) return row.isBilled || !USES.test(role) ? OWN : forOne(row);
  const paying = family.filter((one) => PAYS.test(wordOf(one.role)));
  if (PAYS.test(role)) return OWN;
  const [first, second] = paying.length > 0 ? paying : family.filter((one) => one.role === "" && one.isBilled);
  if (first && second) {
    if (role === "" && row.isBilled) return OWN;
    const sentence = `Rows ${first.row} and ${second.row} both pay for ${plan.name} in the family ${row.family}. Say whose this one uses.`;
    return unclear("two_payers", sentence, row.family, first.row);
  }
  if (first) return first === row ? OWN : { kind: "uses", payer: first.row };
  if (family.length === 1 && role === "") return OWN;
  const sentence = `Nobody in the family ${row.family} is said to pay for ${plan.name}. Say who does.`;
  return unclear("payer_unknown", sentence, row.family);
}

function forOne({ plan: { name } }: FamilyRow): FamilyPart {
  const sentence = `${name} is for one person. Say in the plan how many may use it, or give this row a bill of its own.`;
  return unclear("plan_for_one", sentence, name);
}

function unclear(code: string, sentence: string, value: string, withRow: number | null = null): FamilyPart {
  return { kind: "unclear", refusal: question(code, sentence, value, withRow) };
}

const wordOf = (role: string): string => role.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
