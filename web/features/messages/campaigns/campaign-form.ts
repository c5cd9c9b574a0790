import { filterArguments, type ClientFilters } from "#web/features/clients/shared/client-filters.ts";

/** A campaign being edited. */
export interface CampaignForm {
  subject: string;
  body: string;
  marketing: boolean;
  filters: ClientFilters;
}

/** The audience in request form. */
export function audienceOf({ filters }: Pick<CampaignForm, "filters">) {
  const { tag_ids, match, ...others } = filterArguments(filters);
  return { search: filters.search.trim() || null, tag_ids: tag_ids ?? [], match: match ?? "any", ...others };
}

/** The campaign in request form. */
export const inputOf = ({ subject, body, marketing, filters }: CampaignForm) => ({
  subject,
  body,
  marketing,
  audience: audienceOf({ filters }),
});
