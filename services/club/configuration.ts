import { defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';

export const readConfig = read.object({
  /** 'UAT' (spec 9, Rewards). */
  environment: read.string,
  /** 180 (spec 9, Rewards). */
  days: read.number,
});
export type ClubConfig = ReturnType<typeof readConfig>;

export interface Region {
  country: string;
  locale: string;
}

export const getConfig = defineEndpoint('club.getConfig', 'GET', {
  path: ({ spaceId }: Region & { spaceId: string }) => path`/v1/spaces/${spaceId}/club/configs`,
  query: ({ country, locale }) => ({ country, locale }),
  parse: readConfig,
});
