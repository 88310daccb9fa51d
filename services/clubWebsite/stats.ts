import { defineEndpoint } from '../http/endpoint';
import { readListIn, readNumber, readObject, readOptionalInstant, readOptionalText, readString } from '../http/parse';
import { type SpaceInput, website } from './website';

/** A statistic of a player in a game. */
export interface StatCard {
  spaceId: string | null;
  statName: string;
  displayName: string;
  /** The unit of `value`: 'LongTimespan' counts seconds, 'Integer', 'Decimal', 'Percentage', 'Distance'. */
  format: string;
  value: number;
  unit: string | null;
  lastModified: string | null;
}

/** A number, or a text that holds one. */
function readNumeral(value: unknown, path?: string): number {
  return readNumber(typeof value === 'string' && value !== '' ? Number(value) : value, path);
}

const readStatCard = readObject<StatCard>((field) => ({
  spaceId: field('spaceId', readOptionalText),
  statName: field('statName', readString),
  displayName: field('displayName', readString),
  format: field('format', readString),
  value: field('value', readNumeral),
  unit: field('unit', readOptionalText),
  lastModified: field('lastModified', readOptionalInstant),
}));

export const readStatCards = readListIn('Statscards', readStatCard);

export const getStatsOverview = defineEndpoint<SpaceInput, StatCard[]>({
  name: 'clubWebsite.getStatsOverview',
  method: 'GET',
  path: () => `${website}/stats/overview`,
  query: ({ spaceId }) => ({ spaceId }),
  auth: 'ticket',
  parse: readStatCards,
});
