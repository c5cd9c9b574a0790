const MAX_ID = 2_147_483_647;

/** Whether a number of the file may be one of ours, as our exports show it. */
export const isOwnId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID;
