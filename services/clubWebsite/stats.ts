import { defineEndpoint, pick } from '../http/endpoint';
import * as read from '../http/parse';
import { type SpaceInput, website } from './website';

function readNumeral(value: unknown, path?: string): number {
  return read.number(typeof value === 'string' && value !== '' ? Number(value) : value, path);
}

const readStatCard = read.object({
  statName: read.string,
  displayName: read.string,
  /** 'LongTimespan' counts seconds, 'Integer', 'Decimal', 'Percentage', 'Distance'. */
  format: read.string,
  value: readNumeral,
  unit: read.optionalText,
});
export type StatCard = ReturnType<typeof readStatCard>;

export const readStatCards = read.listIn('Statscards', readStatCard);

export const getStatsOverview = defineEndpoint('clubWebsite.getStatsOverview', 'GET', {
  path: `${website}/stats/overview`,
  query: pick<SpaceInput>('spaceId'),
  parse: readStatCards,
});
