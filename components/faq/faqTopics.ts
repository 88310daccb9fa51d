import type { MessageDescriptor } from 'react-intl';
import { accountQuestions as account } from './questions/account.messages';
import { challengesQuestions as challenges } from './questions/challenges.messages';
import { discountQuestions as discount } from './questions/discount.messages';
import { playQuestions as play } from './questions/play.messages';
import { rewardsQuestions as rewards } from './questions/rewards.messages';
import { unitsQuestions as units } from './questions/units.messages';

export interface Question {
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
}

export interface Topic {
  id: string;
  title: MessageDescriptor;
  questions: readonly Question[];
}

const ask = (question: MessageDescriptor, answer: MessageDescriptor): Question => ({
  id: String(question.id),
  question,
  answer,
});

/** Everything that the FAQ answers, by topic, what is asked most first. */
export const faqTopics: readonly Topic[] = [
  {
    id: 'units',
    title: units.title,
    questions: [
      ask(units.earn, units.earnAnswer),
      ask(units.missing, units.missingAnswer),
      ask(units.spend, units.spendAnswer),
      ask(units.expire, units.expireAnswer),
      ask(units.canada, units.canadaAnswer),
      ask(units.pass, units.passAnswer),
    ],
  },
  {
    id: 'challenges',
    title: challenges.title,
    questions: [
      ask(challenges.kinds, challenges.kindsAnswer),
      ask(challenges.activate, challenges.activateAnswer),
      ask(challenges.bank, challenges.bankAnswer),
      ask(challenges.late, challenges.lateAnswer),
      ask(challenges.notCounted, challenges.notCountedAnswer),
    ],
  },
  {
    id: 'rewards',
    title: rewards.title,
    questions: [
      ask(rewards.claim, rewards.claimAnswer),
      ask(rewards.where, rewards.whereAnswer),
      ask(rewards.locked, rewards.lockedAnswer),
      ask(rewards.refund, rewards.refundAnswer),
      ask(rewards.twice, rewards.twiceAnswer),
      ask(rewards.rarity, rewards.rarityAnswer),
    ],
  },
  {
    id: 'discount',
    title: discount.title,
    questions: [
      ask(discount.how, discount.howAnswer),
      ask(discount.not, discount.notAnswer),
      ask(discount.valid, discount.validAnswer),
      ask(discount.canada, discount.canadaAnswer),
    ],
  },
  {
    id: 'play',
    title: play.title,
    questions: [
      ask(play.games, play.gamesAnswer),
      ask(play.level, play.levelAnswer),
      ask(play.sam, play.samAnswer),
      ask(play.starplayers, play.starplayersAnswer),
    ],
  },
  {
    id: 'account',
    title: account.title,
    questions: [
      ask(account.cost, account.costAnswer),
      ask(account.name, account.nameAnswer),
      ask(account.link, account.linkAnswer),
      ask(account.seen, account.seenAnswer),
      ask(account.data, account.dataAnswer),
      ask(account.mail, account.mailAnswer),
      ask(account.shared, account.sharedAnswer),
    ],
  },
];
