import type { Random } from "./random.ts";

/** Given and family names as typical for a venue on the Pacific coast. */
const FIRST_NAMES = listed(`
  Margaux, Owen, Luca, Amrit, Claire, Hana, Tom, Vera, Daniel, Ngozi, Erik, Sunita, Isla, Felix, Mina, Jean,
  Bola, Thierry, Camille, Omar, Quan, Vikram, Florence, Dana, Raj, Grace, Aisha, Mateo, Sofia, Noah, Yuki,
  Wei, Ines, Kofi, Leila, Marek, Nadia, Oskar, Paloma, Rafael, Saoirse, Tariq, Ulrike, Xiu, Yasmin, Zoe,
  André, Beatriz, Callum, Dmitri, Elena, Gabriel, Harriet, Idris, Joon, Kiran, Lars, Mei, Nikhil, Olivia,
  Priscilla, Rosa, Sam, Teresa
`);

const LAST_NAMES = listed(`
  Tremblay, Lindqvist, Marchetti, Singh, Laurent, Kimura, MacLeod, Ferreira, Park, Achebe, Sørensen, Kaur,
  McRae, Brandt, Cho, Côté, Okoye, Lavoie, Dubois, Dhaliwal, Nguyen, Iyer, Okonkwo, Whitfield, Sandhu, Walsh,
  Haddad, Reyes, Novak, Tanaka, Chen, Osei, Rahimi, Kowalski, Petrov, Eriksen, Castillo, Fitzgerald, Hassan,
  Schmidt, Liang, Yamada, Bouchard, Da Silva, Clarke, Ahmed, Dubé, Gallagher, Basra, Murray, Keller,
  Fontaine, Hughes, Andersen, Elliott, Stewart, Beaumont, Jansen, Oyelaran, Wong, Pham, Bianchi, Moreau,
  Cardinal
`);

/** Reserved fictional numbers: 555 0100 to 555 0199. */
const AREA_CODES = ["604", "778", "236", "672"] as const;

export type PersonName = { first_name: string; last_name: string };

/** Splits one literal per list: an array of names would take one line each. */
function listed(text: string): string[] {
  return text.split(",").map((name) => name.trim());
}

/** Returns `count` distinct names, at most 4,096. */
export function personNames(random: Random, count: number): PersonName[] {
  const all = FIRST_NAMES.flatMap((first_name) => LAST_NAMES.map((last_name) => ({ first_name, last_name })));
  if (count > all.length) throw new RangeError(`there are ${all.length} names, not ${count}`);
  return Array.from({ length: count }, () => all.splice(random.below(all.length), 1)).flat();
}

export function personName(random: Random): PersonName {
  return { first_name: random.pick(FIRST_NAMES), last_name: random.pick(LAST_NAMES) };
}

/** Returns an address such as `margaux.tremblay@mail.example`; the .example domain is reserved. */
export function mailAddress({ first_name, last_name }: PersonName): string {
  return `${asciiOf(first_name)}.${asciiOf(last_name)}@mail.example`;
}

/** Returns a number as it is stored, such as `+16045550145`. */
export function phoneNumber(random: Random): string {
  return `+1${random.pick(AREA_CODES)}55501${String(random.below(100)).padStart(2, "0")}`;
}

function asciiOf(name: string): string {
  const plain = name.normalize("NFD").replace(/ø/gi, "o");
  return plain.replace(/[^A-Za-z]/g, "").toLowerCase();
}
