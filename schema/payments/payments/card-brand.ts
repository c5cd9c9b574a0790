const BRANDS: Readonly<Record<string, string>> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };

/** A card's brand as its holder knows it; the provider sends "visa". */
export const cardBrand = (brand: string | null): string => (brand === null ? "Card" : (BRANDS[brand] ?? brand));
