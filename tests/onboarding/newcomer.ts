export const PASSWORD = "nine purple umbrellas";

/** Somebody who signs up with this sub-domain. */
export const newcomer = (slug: string) => ({
  name: "Harbour Indoor Golf",
  slug,
  first_name: "Ada",
  last_name: "Field",
  email: `ada@${slug}.example`,
  password: PASSWORD,
  country: "CA",
  timezone: "America/Toronto",
  currency: "CAD",
});
