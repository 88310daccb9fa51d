import type { ReactNode } from 'react';
import type { Destination } from '../../routes';
import { brand } from '../brand/brand';
import { ClubLink } from '../navigation/ClubLink';
import { PolicyLink } from '../navigation/PolicyLink';
import { PopupLink } from '../popups/PopupLink';
import type { PopupName } from '../popups/popupNames';
import { TextLink } from '../ui/buttons/TextLink';
import type { TextId } from '../ui/text/useTexts';

interface Question {
  question: TextId;
  answer: TextId;
}

interface Topic {
  id: string;
  title: TextId;
  questions: readonly Question[];
}

const entry = (question: TextId, answer: TextId): Question => ({ question, answer });

/** Most frequent first. */
export const faqTopics: readonly Topic[] = [
  {
    id: 'units',
    title: 'faq.units.title',
    questions: [
      entry('faq.units.earn', 'faq.units.earnAnswer'),
      entry('faq.units.missing', 'faq.units.missingAnswer'),
      entry('faq.units.spend', 'faq.units.spendAnswer'),
      entry('faq.units.expire', 'faq.units.expireAnswer'),
      entry('faq.units.canada', 'faq.units.canadaAnswer'),
      entry('faq.units.pass', 'faq.units.passAnswer'),
    ],
  },
  {
    id: 'challenges',
    title: 'faq.challenges.title',
    questions: [
      entry('faq.challenges.kinds', 'faq.challenges.kindsAnswer'),
      entry('faq.challenges.activate', 'faq.challenges.activateAnswer'),
      entry('faq.challenges.bank', 'faq.challenges.bankAnswer'),
      entry('faq.challenges.late', 'faq.challenges.lateAnswer'),
      entry('faq.challenges.notCounted', 'faq.challenges.notCountedAnswer'),
    ],
  },
  {
    id: 'rewards',
    title: 'faq.rewards.title',
    questions: [
      entry('faq.rewards.claim', 'faq.rewards.claimAnswer'),
      entry('faq.rewards.where', 'faq.rewards.whereAnswer'),
      entry('faq.rewards.locked', 'faq.rewards.lockedAnswer'),
      entry('faq.rewards.refund', 'faq.rewards.refundAnswer'),
      entry('faq.rewards.twice', 'faq.rewards.twiceAnswer'),
      entry('faq.rewards.rarity', 'faq.rewards.rarityAnswer'),
    ],
  },
  {
    id: 'discount',
    title: 'faq.discount.title',
    questions: [
      entry('faq.discount.how', 'faq.discount.howAnswer'),
      entry('faq.discount.not', 'faq.discount.notAnswer'),
      entry('faq.discount.valid', 'faq.discount.validAnswer'),
      entry('faq.discount.canada', 'faq.discount.canadaAnswer'),
    ],
  },
  {
    id: 'play',
    title: 'faq.play.title',
    questions: [
      entry('faq.play.games', 'faq.play.gamesAnswer'),
      entry('faq.play.level', 'faq.play.levelAnswer'),
      entry('faq.play.sam', 'faq.play.samAnswer'),
      entry('faq.play.starplayers', 'faq.play.starplayersAnswer'),
    ],
  },
  {
    id: 'account',
    title: 'faq.account.title',
    questions: [
      entry('faq.account.cost', 'faq.account.costAnswer'),
      entry('faq.account.name', 'faq.account.nameAnswer'),
      entry('faq.account.link', 'faq.account.linkAnswer'),
      entry('faq.account.seen', 'faq.account.seenAnswer'),
      entry('faq.account.data', 'faq.account.dataAnswer'),
      entry('faq.account.mail', 'faq.account.mailAnswer'),
      entry('faq.account.shared', 'faq.account.sharedAnswer'),
    ],
  },
];

const names = { club: brand.club, publisher: brand.publisher, assistant: brand.assistant };

const pageLink = (to: Destination) => (parts: ReactNode[]) => (
  <TextLink as={ClubLink} to={to}>
    {parts}
  </TextLink>
);

const popupLink = (popup: PopupName) => (parts: ReactNode[]) => (
  <TextLink as={PopupLink} popup={popup}>
    {parts}
  </TextLink>
);

const links = {
  challenges: pageLink({ page: 'challenges' }),
  rewards: pageLink({ page: 'rewards' }),
  discount: pageLink({ page: 'discount' }),
  units: pageLink({ page: 'units' }),
  games: pageLink({ page: 'games' }),
  sam: pageLink({ page: 'sam' }),
  starplayers: pageLink({ page: 'starplayers' }),
  profile: popupLink('profile'),
  avatar: popupLink('avatar'),
  support: (parts: ReactNode[]) => <TextLink href={brand.links.support}>{parts}</TextLink>,
  privacy: (parts: ReactNode[]) => (
    <TextLink as={PolicyLink} policy="privacy-policy">
      {parts}
    </TextLink>
  ),
};

export const linkedValues = { ...names, ...links };

const asText = (parts: string[]) => parts.join('');

/** With the links as plain text, for the search. */
export const plainValues = { ...names, ...Object.fromEntries(Object.keys(links).map((name) => [name, asText])) };
