/** What a person agrees to wherever they are asked for marketing mail: optional, and never ticked beforehand. */
export const NEWS_CONSENT = "Send me news and offers by email. I can stop them at any time.";
