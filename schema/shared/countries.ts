/** A country and its provinces or states (ISO 3166-1 and -2); if none are listed here, addresses are stored without one. */
export interface Country {
  name: string;
  code: string;
  provinces: readonly { name: string; code: string }[];
}

/** By country, each as "code name", to keep the list readable. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  AU: [
    "ACT Australian Capital Territory",
    "NSW New South Wales",
    "NT Northern Territory",
    "QLD Queensland",
    "SA South Australia",
    "TAS Tasmania",
    "VIC Victoria",
    "WA Western Australia",
  ],
  CA: [
    "AB Alberta",
    "BC British Columbia",
    "MB Manitoba",
    "NB New Brunswick",
    "NL Newfoundland and Labrador",
    "NT Northwest Territories",
    "NS Nova Scotia",
    "NU Nunavut",
    "ON Ontario",
    "PE Prince Edward Island",
    "QC Quebec",
    "SK Saskatchewan",
    "YT Yukon",
  ],
  DE: [
    "BW Baden-Württemberg",
    "BY Bayern",
    "BE Berlin",
    "BB Brandenburg",
    "HB Bremen",
    "HH Hamburg",
    "HE Hessen",
    "MV Mecklenburg-Vorpommern",
    "NI Niedersachsen",
    "NW Nordrhein-Westfalen",
    "RP Rheinland-Pfalz",
    "SL Saarland",
    "SN Sachsen",
    "ST Sachsen-Anhalt",
    "SH Schleswig-Holstein",
    "TH Thüringen",
  ],
  IE: ["C Connacht", "L Leinster", "M Munster", "U Ulster"],
  MX: [
    "BCN Baja California",
    "CHH Chihuahua",
    "CMX Ciudad de México",
    "GUA Guanajuato",
    "JAL Jalisco",
    "MEX México",
    "NLE Nuevo León",
    "PUE Puebla",
    "QUE Querétaro",
    "ROO Quintana Roo",
    "SON Sonora",
    "VER Veracruz",
    "YUC Yucatán",
  ],
  NZ: ["AUK Auckland", "BOP Bay of Plenty", "CAN Canterbury", "OTA Otago", "WKO Waikato", "WGN Wellington"],
  GB: ["ENG England", "NIR Northern Ireland", "SCT Scotland", "WLS Wales"],
  US: [
    "AL Alabama",
    "AK Alaska",
    "AZ Arizona",
    "AR Arkansas",
    "CA California",
    "CO Colorado",
    "CT Connecticut",
    "DE Delaware",
    "DC District of Columbia",
    "FL Florida",
    "GA Georgia",
    "HI Hawaii",
    "ID Idaho",
    "IL Illinois",
    "IN Indiana",
    "IA Iowa",
    "KS Kansas",
    "KY Kentucky",
    "LA Louisiana",
    "ME Maine",
    "MD Maryland",
    "MA Massachusetts",
    "MI Michigan",
    "MN Minnesota",
    "MS Mississippi",
    "MO Missouri",
    "MT Montana",
    "NE Nebraska",
    "NV Nevada",
    "NH New Hampshire",
    "NJ New Jersey",
    "NM New Mexico",
    "NY New York",
    "NC North Carolina",
    "ND North Dakota",
    "OH Ohio",
    "OK Oklahoma",
    "OR Oregon",
    "PA Pennsylvania",
    "PR Puerto Rico",
    "RI Rhode Island",
    "SC South Carolina",
    "SD South Dakota",
    "TN Tennessee",
    "TX Texas",
    "UT Utah",
    "VT Vermont",
    "VA Virginia",
    "WA Washington",
    "WV West Virginia",
    "WI Wisconsin",
    "WY Wyoming",
  ],
};

/** ISO 3166-1, without places that nobody lives in. */
const CODES =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA " +
  "CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO " +
  "FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM " +
  "JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO " +
  "MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT " +
  "PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL " +
  "TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";

const names = new Intl.DisplayNames("en", { type: "region" });

/** Every country, by name. */
export const COUNTRIES: readonly Country[] = CODES.split(" ")
  .map((code) => ({ code, name: names.of(code) ?? code, provinces: (PROVINCES[code] ?? []).map(provinceOf) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

function provinceOf(province: string): Country["provinces"][number] {
  const [code = "", ...words] = province.split(" ");
  return { code, name: words.join(" ") };
}

interface Place {
  country: string | null;
  province_state: string | null;
}

/** Why a country and a province do not belong together, by field; null if they do. A province needs its country. */
export function placeFault({ country, province_state }: Place): { field: keyof Place; sentence: string } | null {
  const found = COUNTRIES.find(({ code }) => code === country);
  if (country !== null && !found) return { field: "country", sentence: UNKNOWN_COUNTRY };
  if (province_state === null) return null;
  if (!found) return { field: "country", sentence: "Choose the country of this province." };
  if (found.provinces.some(({ code }) => code === province_state)) return null;
  const sentence =
    found.provinces.length === 0
      ? `Leave the province empty: addresses in ${found.name} are saved without one.`
      : `${province_state} is not a province or state of ${found.name}. Enter its code, for example ${found.provinces[0]?.code}.`;
  return { field: "province_state", sentence };
}

const UNKNOWN_COUNTRY = "Enter the country's code of ISO 3166-1, for example CA.";

export const isCountry = (code: string): boolean => COUNTRIES.some((country) => country.code === code);

/** Provinces of a country, by its code; empty for a country without any here. */
export function provincesOf(countryCode: string): Country["provinces"] {
  return COUNTRIES.find(({ code }) => code === countryCode)?.provinces ?? [];
}
