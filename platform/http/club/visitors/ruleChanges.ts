import { z } from 'zod';
import { readRuleChanges } from '../../../db/stores/rewards/ruleChangeStore';
import { ruleNames, subjectRules } from '../../../domain/clubRules';
import type { ServiceContext } from '../../../serviceContext';
import { clubText } from '../../kernel/clubText';
import { openOperation } from '../../kernel/operation';
import { numberInQuery } from '../../kernel/validate';
import { timestamp, wireDate } from '../../kernel/wireTypes';

const ruleChange = z
  .object({
    changeId: z.guid(),
    date: timestamp.describe('From when the rule is as it is `after`.'),
    rule: z.enum(ruleNames).describe(`${subjectRules.join(', ')} are of one reward, action or challenge.`),
    before: z.int().nullable().describe('Units, or as many as the rule says; null where there was no limit.'),
    after: z.int().nullable(),
    name: clubText.nullable().describe('Of the reward, the action or the challenge; null for rules of the whole club.'),
    gameTitle: z.string().nullable(),
    rewardId: z.guid().nullable(),
  })
  .meta({ id: 'RuleChange' });

/** Every change of prices, rates, expiry and limits (docs/contracts/visitor-reads.md). */
export const ruleChanges = (services: ServiceContext) => [
  openOperation('GET', '/v1/spaces/club/rules/changes', {
    id: 'getRuleChanges',
    summary: 'What changed in prices, rates, expiry and limits, newest first, page by page.',
    query: z.object({
      offset: numberInQuery({ min: 0, max: 1_000_000, fallback: 0 }),
      limit: numberInQuery({ min: 1, max: 100, fallback: 50 }),
    }),
    response: z.object({
      hasMore: z.boolean().describe('True where there are older ones.'),
      changes: z.array(ruleChange),
    }),
    handle: async ({ query }) => {
      const { hasMore, changes } = await readRuleChanges(services.db, query);
      return {
        hasMore,
        changes: changes.map(({ change: { changeId, changedAt, rule, before, after, subjectId }, subject }) => ({
          changeId,
          date: wireDate(changedAt),
          rule,
          before,
          after,
          name: subject?.name ?? null,
          gameTitle: subject?.gameTitle ?? null,
          rewardId: rule === 'price' || rule === 'claimLimit' ? subjectId : null,
        })),
      };
    },
  }),
];
