import type { ReactNode } from 'react';
import type { Destination } from '../../routes';
import { brand, type PolicyName } from '../brand/brand';
import { PolicyLink } from '../navigation/PolicyLink';
import { PopupLink } from '../popups/PopupLink';
import type { PopupName } from '../popups/popupNames';
import { ClubLink } from '../navigation/ClubLink';
import { TextLink } from '../ui/buttons/TextLink';

const names = { club: brand.club, publisher: brand.publisher, assistant: brand.assistant };

const pages = {
  challenges: { page: 'challenges' },
  rewards: { page: 'rewards' },
  discount: { page: 'discount' },
  units: { page: 'units' },
  games: { page: 'games' },
  sam: { page: 'sam' },
  starplayers: { page: 'starplayers' },
} as const satisfies Record<string, Destination>;

const popups = { profile: 'profile', avatar: 'avatar' } as const satisfies Record<string, PopupName>;

const sites = { support: brand.links.support } as const;

const policies = { privacy: 'privacy-policy' } as const satisfies Record<string, PolicyName>;

const mapped = <Key extends string, From, To>(from: Record<Key, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, change(value)]));

/** Values for the placeholders of the answers, with rendered links. */
export const linkedValues = {
  ...names,
  ...mapped(pages, (to) => (parts: ReactNode[]) => (
    <TextLink as={ClubLink} to={to}>
      {parts}
    </TextLink>
  )),
  ...mapped(popups, (popup) => (parts: ReactNode[]) => (
    <TextLink as={PopupLink} popup={popup}>
      {parts}
    </TextLink>
  )),
  ...mapped(sites, (href) => (parts: ReactNode[]) => <TextLink href={href}>{parts}</TextLink>),
  ...mapped(policies, (policy) => (parts: ReactNode[]) => (
    <TextLink as={PolicyLink} policy={policy}>
      {parts}
    </TextLink>
  )),
};

const asText = (parts: string[]) => parts.join('');

/** The same with the links as plain text, for the search. */
export const plainValues = { ...names, ...mapped({ ...pages, ...popups, ...sites, ...policies }, () => asText) };
