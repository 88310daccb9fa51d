import type { SubjectRule } from '../domain/clubRules';
import type { RuleChangeContent } from './types';

const change = (
  daysAgo: number,
  rule: SubjectRule,
  gameSlug: string,
  key: string,
  [before, after]: [number | null, number | null],
): RuleChangeContent => ({ on: { days: -daysAgo }, rule, gameSlug, key, before, after });

/**
 * What was different before; the last change of each rule ends at what the content has now. Players' claims and earnings
 * cost and paid what they do now, so only those from after a change may concern its subject.
 */
export const ruleChanges: RuleChangeContent[] = [
  // From then on all Units expire; before, those of the transition did not.
  { on: '2019-04-01T00:00:00Z', rule: 'unitsLifeMonths', before: null, after: 24 },
  change(5, 'price', 'saltwatch', 'salt-road-chart', [40, 30]),
  change(12, 'price', 'moongate', 'ferrymans-mask', [180, 150]),
  change(12, 'price', 'saltwatch', 'stormglass-lantern', [240, 260]),
  change(19, 'actionUnits', 'redline-coast', 'drift-the-corniche', [15, 20]),
  change(33, 'challengeUnits', 'skylark-isles', 'the-post-must-glide', [50, 60]),
  change(33, 'claimLimit', 'moongate', 'ferry-token', [1, null]),
  change(54, 'price', 'hollow-north', 'mantle-of-the-northern-lights', [1500, 1200]),
  change(54, 'price', 'banner-and-bone', 'the-last-hill', [500, 600]),
  change(82, 'price', 'moongate', 'ferrymans-mask', [200, 180]),
  change(110, 'claimLimit', 'wildermere', 'silver-birch-seed', [3, null]),
];
