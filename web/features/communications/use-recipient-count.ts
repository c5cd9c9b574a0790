import { explain } from "#web/apollo/explain-fault.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import { audienceOf, type CampaignForm } from "./campaign-form.ts";
import {
  type AudienceCountFragment,
  useCampaignReachLazyQuery,
  useCampaignReachQuery,
} from "./communications.generated.ts";

export interface Reach {
  /** How many it would reach as it is written; none until that is known. */
  found: AudienceCountFragment | undefined;
  isLoading: boolean;
  problem: string | undefined;
  /** Counts anew what is shown. */
  refresh: () => void;
  /** Counts what is about to be sent. */
  count: (form: CampaignForm) => Promise<AudienceCountFragment>;
}

/** The text counts too: its fields decide who it can be filled in for. */
const inputOf = ({ subject, body, marketing, filters }: CampaignForm) => ({
  subject: subject.slice(0, 150),
  body: body.slice(0, 10_000),
  marketing,
  audience: audienceOf({ filters }),
});

/** How many clients a campaign would reach, asked for again whenever writing has rested. */
export function useRecipientCount(form: CampaignForm): Reach {
  const rested = useDebouncedText(JSON.stringify(inputOf(form)));
  // what was made of the form a line above
  const input = JSON.parse(rested) as ReturnType<typeof inputOf>;
  const { data, previousData, error, loading, refetch } = useCampaignReachQuery({
    variables: { input },
    fetchPolicy: "cache-and-network",
  });
  const [ask] = useCampaignReachLazyQuery({ fetchPolicy: "network-only" });
  return {
    found: (data ?? previousData)?.campaignAudience ?? undefined,
    isLoading: loading || rested !== JSON.stringify(inputOf(form)),
    problem: error ? explain(error).message : undefined,
    refresh: () => void refetch(),
    count: async (sent) => {
      const { data: counted, error: refused } = await ask({ variables: { input: inputOf(sent) } });
      if (refused) throw refused;
      if (!counted?.campaignAudience) throw new Error("The recipients could not be counted.");
      return counted.campaignAudience;
    },
  };
}
