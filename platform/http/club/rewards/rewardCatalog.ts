import { z } from 'zod';
import type { RewardRow } from '../../../db/stores/games/catalogStore';
import { readRewardCatalog, readRewardDetails, readRewardSample } from '../../../db/stores/rewards/rewardCatalogStore';
import { termsOf } from '../../../db/stores/rewards/rewardStore';
import { readPriceChanges } from '../../../db/stores/rewards/ruleChangeStore';
import type { ServiceContext } from '../../../serviceContext';
import { orNotFound } from '../../kernel/errors';
import { openOperation } from '../../kernel/operation';
import { amountOfUnits, timestamp, wireDate } from '../../kernel/wireTypes';
import { numberInQuery } from '../../kernel/validate';
import { lockDetails, previewOf, rarityId, rewardSummary, websiteRewardShape, wireRewardSummary } from './rewardShapes';

const catalogReward = websiteRewardShape.pick({ kind: true, value: true }).extend(rewardSummary);

const wireCatalogReward = (services: ServiceContext, reward: RewardRow): z.input<typeof catalogReward> => ({
  ...wireRewardSummary(services, reward),
  kind: reward.kind,
  value: reward.value,
});

const catalogRewardDetails = catalogReward.extend({
  ...websiteRewardShape.pick({
    rewardLocation: true,
    detail: true,
    lockedDetails: true,
    limitReachedDetails: true,
    preview: true,
  }).shape,
});

const priceChange = z.object({ date: timestamp, before: amountOfUnits, after: amountOfUnits });

const sampleShape = z.object({
  totalRewards: z.int(),
  rarities: z.array(
    z.object({
      rarityId,
      available: z.int(),
      lowestValue: amountOfUnits.optional(),
      highestValue: amountOfUnits.optional(),
    }),
  ),
  rewards: z.array(catalogReward),
});

/** The public rewards, without claims (docs/contracts/visitor-reads.md). */
export const rewardCatalog = (services: ServiceContext) => [
  openOperation('GET', '/v1/spaces/club/rewards/sample', {
    id: 'getRewardSample',
    summary: 'How many rewards there are, by rarity and price, and a sample of them.',
    query: z.object({ limit: numberInQuery({ min: 1, max: 60, fallback: 12 }) }),
    response: sampleShape,
    handle: async ({ query }) => {
      const { rewards, totalRewards, rarities } = await readRewardSample(services.db, query.limit);
      return { totalRewards, rarities, rewards: rewards.map((reward) => wireCatalogReward(services, reward)) };
    },
  }),
  openOperation('GET', '/v1/spaces/club/rewards', {
    id: 'getRewardCatalog',
    summary: 'All rewards, page by page, of one rarity or game or of all.',
    description: 'They go round rarities and games, the rarest first, so that every page shows many of both.',
    query: z.object({
      rarityId: rarityId.optional(),
      spaceId: z.guid().optional(),
      offset: numberInQuery({ min: 0, max: 100_000, fallback: 0 }),
      limit: numberInQuery({ min: 1, max: 1000, fallback: 24 }),
    }),
    response: z.object({ total: z.int(), rewards: z.array(catalogReward) }),
    handle: async ({ query: { offset, limit, ...wanted } }) => {
      const rewards = await readRewardCatalog(services.db, wanted);
      return {
        total: rewards.length,
        rewards: rewards.slice(offset, offset + limit).map((reward) => wireCatalogReward(services, reward)),
      };
    },
  }),
  openOperation('GET', '/v1/spaces/club/rewards/details', {
    id: 'getRewardDetails',
    summary: 'A reward, and others of its game at about the same price.',
    query: z.object({ rewardId: z.string().max(80) }),
    response: z.object({
      reward: catalogRewardDetails,
      alike: z.array(catalogReward),
      priceChanges: z.array(priceChange).describe('Newest first.'),
    }),
    errors: ['notFound'],
    handle: async ({ query }) => {
      const { reward, alike } = orNotFound(await readRewardDetails(services.db, query.rewardId.toLowerCase()));
      return {
        reward: {
          ...wireCatalogReward(services, reward),
          rewardLocation: reward.location,
          detail: { description: reward.description, instruction: reward.instruction },
          ...lockDetails(termsOf(reward).lock),
          preview: previewOf(services, reward),
        },
        alike: alike.map((other) => wireCatalogReward(services, other)),
        priceChanges: (await readPriceChanges(services.db, reward.rewardId)).map(({ changedAt, before, after }) => ({
          date: wireDate(changedAt),
          before,
          after,
        })),
      };
    },
  }),
];
