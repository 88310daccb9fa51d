import { defineEndpoint, path } from '../http/endpoint';
import { readFlag, readList, readNumber, readObject, readString } from '../http/parse';
import { type RarityId, readRarityId } from './rarities';

export interface ClubConfig {
  spaceId: string;
  country: string;
  locale: string;
  /** 'UAT' (spec 9, Rewards). */
  environment: string;
  /** 180 (spec 9, Rewards). */
  days: number;
  rarities: { id: RarityId; name: string }[];
  features: { challengesEnabled: boolean; statsEnabled: boolean };
}

export const readConfig = readObject<ClubConfig>((field) => ({
  spaceId: field('spaceId', readString),
  country: field('country', readString),
  locale: field('locale', readString),
  environment: field('environment', readString),
  days: field('days', readNumber),
  rarities: field(
    'rarities',
    readList(readObject((rarity) => ({ id: rarity('id', readRarityId), name: rarity('name', readString) }))),
  ),
  features: field(
    'features',
    readObject((feature) => ({
      challengesEnabled: feature('challengesEnabled', readFlag),
      statsEnabled: feature('statsEnabled', readFlag),
    })),
  ),
}));

/** The player's country and language. */
export interface Region {
  country: string;
  locale: string;
}

export const getConfig = defineEndpoint<Region & { spaceId: string }, ClubConfig>({
  name: 'club.getConfig',
  method: 'GET',
  path: ({ spaceId }) => path`/v1/spaces/${spaceId}/club/configs`,
  query: ({ country, locale }) => ({ country, locale }),
  auth: 'ticket',
  parse: readConfig,
});
