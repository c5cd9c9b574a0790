import { type ClientFilters, filterArguments } from "#web/clients/client-filters.ts";

/** A campaign as it is being written. */
export interface CampaignForm {
  subject: string;
  body: string;
  marketing: boolean;
  filters: ClientFilters;
}

/** Whom it is for, as the platform is told. */
export function audienceOf({ filters }: Pick<CampaignForm, "filters">) {
  const { tag_ids, match, ...others } = filterArguments(filters);
  return { search: filters.search.trim() || null, tag_ids: tag_ids ?? [], match: match ?? "any", ...others };
}

/** The whole of it, as the platform is told. */
export const inputOf = ({ subject, body, marketing, filters }: CampaignForm) => ({
  subject,
  body,
  marketing,
  audience: audienceOf({ filters }),
});
