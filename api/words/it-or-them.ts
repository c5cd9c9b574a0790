/** What a sentence calls bookings that it has counted. */
export const itOrThem = (count: number): string => (count === 1 ? "it" : "them");

/** "keep them as they are" */
export const itAsItIs = (count: number): string => (count === 1 ? "it as it is" : "them as they are");
