import { explain } from "#web/apollo/explain-fault.ts";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import { audienceOf, type CampaignForm } from "./campaign-form.ts";
import {
  useCampaignReachLazyQuery,
  useCampaignReachQuery,
  type AudienceCountFragment,
} from "./communications.generated.ts";

export interface Reach {
  /** The current audience; undefined while loading. */
  found: AudienceCountFragment | undefined;
  isLoading: boolean;
  problem: string | undefined;
  /** Recounts the audience shown. */
  refresh: () => void;
  /** Counts the audience of what is about to be sent. */
  count: (form: CampaignForm) => Promise<AudienceCountFragment>;
}

/** Includes the text, whose placeholders limit who it can be sent to. */
const inputOf = ({ subject, body, marketing, filters }: CampaignForm) => ({
  subject: subject.slice(0, 150),
  body: body.slice(0, 10_000),
  marketing,
  audience: audienceOf({ filters }),
});

/** The number of clients a campaign would reach, refetched with a debounce. */
export function useRecipientCount(form: CampaignForm): Reach {
  const rested = useDebouncedText(JSON.stringify(inputOf(form)));
  // Serialized from the form above.
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
