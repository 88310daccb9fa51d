import { bankGraceDays } from './challenges';
import { discount, keyLifeInMonths } from './discount';
import { acceptDays, friendDays, giftLimits } from './gifts';
import { lotLifeInMonths } from './ledger';
import { undoDays } from './rewards';

const [perDay, perMonth] = giftLimits;

/** The rules of the whole club, in whole numbers. The database keeps them too, so that it notes when one changes. */
export const clubRules = [
  { rule: 'unitsLifeMonths', value: lotLifeInMonths },
  { rule: 'discountUnits', value: discount.units },
  { rule: 'discountLifeMonths', value: keyLifeInMonths },
  { rule: 'bankGraceDays', value: bankGraceDays },
  { rule: 'undoDays', value: undoDays },
  { rule: 'giftFriendDays', value: friendDays },
  { rule: 'giftAcceptDays', value: acceptDays },
  { rule: 'giftsPerDay', value: perDay.gifts },
  { rule: 'giftsPerMonth', value: perMonth.gifts },
] as const;
export type ClubRule = (typeof clubRules)[number]['rule'];

/** Rules of one reward, action or challenge. */
export const subjectRules = ['price', 'claimLimit', 'actionUnits', 'challengeUnits'] as const;
export type SubjectRule = (typeof subjectRules)[number];

export const ruleNames = [...subjectRules, ...clubRules.map(({ rule }) => rule)];
export type RuleName = (typeof ruleNames)[number];
