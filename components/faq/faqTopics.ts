import type { MessageDescriptor } from 'react-intl';
import { textSearch } from '../ui/text/textSearch';
import { accountQuestions as account } from './questions/account.messages';
import { challengesQuestions as challenges } from './questions/challenges.messages';
import { discountQuestions as discount } from './questions/discount.messages';
import { playQuestions as play } from './questions/play.messages';
import { rewardsQuestions as rewards } from './questions/rewards.messages';
import { unitsQuestions as units } from './questions/units.messages';

interface Question {
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
}

export interface Topic {
  id: string;
  title: MessageDescriptor;
  questions: readonly Question[];
}

const entry = (question: MessageDescriptor, answer: MessageDescriptor): Question => ({
  id: String(question.id),
  question,
  answer,
});

/** The questions of the FAQ by topic, most frequent first. */
export const faqTopics: readonly Topic[] = [
  {
    id: 'units',
    title: units.title,
    questions: [
      entry(units.earn, units.earnAnswer),
      entry(units.missing, units.missingAnswer),
      entry(units.spend, units.spendAnswer),
      entry(units.expire, units.expireAnswer),
      entry(units.canada, units.canadaAnswer),
      entry(units.pass, units.passAnswer),
    ],
  },
  {
    id: 'challenges',
    title: challenges.title,
    questions: [
      entry(challenges.kinds, challenges.kindsAnswer),
      entry(challenges.activate, challenges.activateAnswer),
      entry(challenges.bank, challenges.bankAnswer),
      entry(challenges.late, challenges.lateAnswer),
      entry(challenges.notCounted, challenges.notCountedAnswer),
    ],
  },
  {
    id: 'rewards',
    title: rewards.title,
    questions: [
      entry(rewards.claim, rewards.claimAnswer),
      entry(rewards.where, rewards.whereAnswer),
      entry(rewards.locked, rewards.lockedAnswer),
      entry(rewards.refund, rewards.refundAnswer),
      entry(rewards.twice, rewards.twiceAnswer),
      entry(rewards.rarity, rewards.rarityAnswer),
    ],
  },
  {
    id: 'discount',
    title: discount.title,
    questions: [
      entry(discount.how, discount.howAnswer),
      entry(discount.not, discount.notAnswer),
      entry(discount.valid, discount.validAnswer),
      entry(discount.canada, discount.canadaAnswer),
    ],
  },
  {
    id: 'play',
    title: play.title,
    questions: [
      entry(play.games, play.gamesAnswer),
      entry(play.level, play.levelAnswer),
      entry(play.sam, play.samAnswer),
      entry(play.starplayers, play.starplayersAnswer),
    ],
  },
  {
    id: 'account',
    title: account.title,
    questions: [
      entry(account.cost, account.costAnswer),
      entry(account.name, account.nameAnswer),
      entry(account.link, account.linkAnswer),
      entry(account.seen, account.seenAnswer),
      entry(account.data, account.dataAnswer),
      entry(account.mail, account.mailAnswer),
      entry(account.shared, account.sharedAnswer),
    ],
  },
];

/** A question with its full text in the player's language. */
interface Searchable {
  id: string;
  text: string;
}

/** The ids of the questions whose text holds every word of the search, ignoring case, accents and punctuation. */
export function searchFaq(questions: readonly Searchable[], search: string): ReadonlySet<string> {
  const isFound = textSearch(search);
  return new Set(questions.filter(({ text }) => isFound(text)).map(({ id }) => id));
}
