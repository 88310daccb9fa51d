import type { ReactNode } from 'react';
import type { Destination } from '../../routes';
import { brand } from '../brand/brand';
import { ClubLink } from '../navigation/ClubLink';
import { PolicyLink } from '../navigation/PolicyLink';
import { PopupLink } from '../popups/PopupLink';
import type { PopupName } from '../popups/popupNames';
import { TextLink } from '../ui/buttons/TextLink';
import type { TextId } from '../ui/text/useTexts';

interface Topic {
  id: string;
  title: TextId;
  questions: readonly { question: TextId; answer: TextId }[];
}

/** Its texts are `faq.units.title`, `faq.units.earn` and `faq.units.earnAnswer` for `topic('units', 'earn')`. */
const topic = <Id extends string, Name extends string>(id: Id, ...names: Name[]) => ({
  id,
  title: `faq.${id}.title` as const,
  questions: names.map((name) => ({
    question: `faq.${id}.${name}` as const,
    answer: `faq.${id}.${name}Answer` as const,
  })),
});

/** Most frequent first. */
export const faqTopics: readonly Topic[] = [
  topic('units', 'earn', 'missing', 'spend', 'expire', 'canada', 'pass'),
  topic('challenges', 'kinds', 'activate', 'bank', 'late', 'notCounted'),
  topic('rewards', 'claim', 'where', 'locked', 'refund', 'twice', 'rarity'),
  topic('discount', 'how', 'not', 'valid', 'canada'),
  topic('play', 'games', 'level', 'sam', 'starplayers'),
  topic('account', 'cost', 'name', 'link', 'seen', 'data', 'mail', 'shared'),
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
