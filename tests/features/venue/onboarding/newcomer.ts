export const PASSWORD = "nine purple umbrellas";

/** Sign-up data of a new owner with this subdomain. */
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
