import type { IntlShape } from 'react-intl';
import type { RuleChange } from '../../services/club/ruleChanges';
import { descriptorOf } from '../ui/text/useTexts';

type Formats = Pick<IntlShape, 'formatMessage' | 'formatNumber'>;

/** What a rule was and what it is, such as "Before: 180 · After: 150"; null is no limit. */
export function valuesOf(
  { formatMessage, formatNumber }: Formats,
  change: Pick<RuleChange, 'before' | 'after'>,
): string {
  const amount = (value: number | null) =>
    value === null ? formatMessage(descriptorOf('rules.noLimit')) : formatNumber(value);
  const values = { before: amount(change.before), after: amount(change.after) };
  return formatMessage(descriptorOf('rules.values'), values);
}

/** What a change is about: a reward, an action or a challenge, or the whole club. */
export function changeTexts(intl: Formats, change: RuleChange) {
  const rule = intl.formatMessage(descriptorOf(`rules.of.${change.rule}`));
  const { name, gameTitle } = change;
  return name === null
    ? { title: rule, detail: intl.formatMessage(descriptorOf('rules.wholeClub')) }
    : { title: name, detail: [rule, gameTitle].filter((part) => part !== null).join(' · ') };
}
