import { defineAddition, forVisitors, pick, type PageInput } from '../http/endpoint';
import * as read from '../http/parse';

const rules = [
  'price',
  'claimLimit',
  'actionUnits',
  'challengeUnits',
  'unitsLifeMonths',
  'discountUnits',
  'discountLifeMonths',
  'bankGraceDays',
  'undoDays',
  'giftFriendDays',
  'giftAcceptDays',
  'giftsPerDay',
  'giftsPerMonth',
] as const;

const readChange = read.object({
  changeId: read.string,
  /** ISO instant from which the rule is as it is after the change. */
  date: read.instant,
  rule: read.mapped(read.string, (rule) => rules.find((known) => known === rule) ?? null),
  /** Null where there was no limit. */
  before: read.orNull(read.number),
  after: read.orNull(read.number),
  /** Of the reward, the action or the challenge; null for rules of the whole club. */
  name: read.optionalText,
  gameTitle: read.optionalText,
  rewardId: read.optionalText,
});

/** Without those of rules that the site does not know. */
const readChanges = read.mapped(read.list(readChange), (changes) =>
  changes.flatMap(({ rule, ...change }) => (rule === null ? [] : [{ ...change, rule }])),
);

export type RuleChange = ReturnType<typeof readChanges>[number];

/** A page, newest first, and whether there are older ones. */
export const readRuleChanges = read.object({ hasMore: read.flag, changes: readChanges });

/** Of prices, rates, expiry and limits. */
export const getRuleChanges = defineAddition('club.getRuleChanges', 'GET', {
  path: '/v1/spaces/club/rules/changes',
  query: pick<PageInput>('offset', 'limit'),
  ...forVisitors,
  parse: readRuleChanges,
});
