import type { JudgedEvent } from '../../events/event.ts';
import { judgedGroup } from '../../events/resolve.ts';
import type { House } from '../../zodiac/names.ts';
import type { EntityType } from './house-meanings.ts';

export const MUNDANE_TOPICS = [
  'economy',
  'government_stability',
  'public_health',
  'harvest',
  'conflict',
  'treaties',
  'disaster',
  'trade',
  'growth_company',
  'funding_company',
  'dispute_company',
] as const;
export type MundaneTopicKey = (typeof MUNDANE_TOPICS)[number];

/** A matter of a nation, company or place with its group of houses. */
export interface MundaneTopic {
  readonly key: MundaneTopicKey;
  /** An unwelcome matter: its houses show that it is present. */
  readonly presentType: boolean;
  readonly event: JudgedEvent;
}

const topic = (
  key: MundaneTopicKey,
  label: string,
  primary: House,
  favourable: readonly House[],
  denial: readonly House[],
  presentType = false,
): MundaneTopic => ({
  key,
  presentType,
  event: { ...judgedGroup(favourable, { denial, primary }), label, polarity: presentType ? 'adverse' : 'neutral' },
});

/** Groups of houses, derived from R10 by the meaning of the houses: ours. */
const TOPICS: readonly MundaneTopic[] = [
  topic('economy', 'Economy', 2, [2, 6, 10, 11], [5, 8, 12]),
  topic('government_stability', 'Government stability', 10, [1, 6, 10, 11], [5, 8, 12]),
  topic('public_health', 'Public health', 1, [1, 5, 11], [6, 8, 12]),
  topic('harvest', 'Harvest', 4, [2, 4, 11], [3, 8, 12]),
  topic('conflict', 'Conflict', 7, [6, 7, 8, 12], [2, 4, 11], true),
  topic('treaties', 'Treaty making', 7, [2, 7, 11], [1, 6, 10]),
  topic('disaster', 'Disaster', 8, [4, 8, 12], [1, 11], true),
  topic('trade', 'Trade', 9, [3, 9, 11], [8, 12]),
  topic('growth_company', 'Growth', 11, [2, 6, 10, 11], [5, 8, 12]),
  topic('funding_company', 'Funding', 6, [2, 6, 11], [5, 8, 12]),
  topic('dispute_company', 'Success in disputes', 6, [1, 6, 10, 11], [4, 5, 7, 8, 12]),
];

const KEYS_OF: Readonly<Record<EntityType, readonly MundaneTopicKey[]>> = {
  nation: MUNDANE_TOPICS.slice(0, 8),
  company: ['growth_company', 'funding_company', 'dispute_company', 'economy', 'treaties', 'trade'],
  place: ['economy', 'public_health', 'harvest', 'disaster', 'trade'],
};

/** The topics of a nation, a company or a place, in the order in which they are printed. */
export const topicsOf = (type: EntityType): readonly MundaneTopic[] =>
  KEYS_OF[type].flatMap((key) => TOPICS.filter((each) => each.key === key));
