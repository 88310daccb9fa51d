import { pictureAt } from '../club/images';
import { selectedBadgesEntity } from '../../db/stores/players/entityStore';
import { demoPassword } from '../../content/players/demoPassword';
import { ids } from '../../content/ids';
import { guid } from '../../domain/guid';
import type { AddressPart } from './addresses';
import { sharedName, typesOf, type Shape } from './shapes';

const profileId = ids.player('northwind');
const game = 'saltwatch';
const reward = { key: 'tin-of-lamp-oil', name: 'Tin of lamp oil' };
const rewardId = ids.reward(game, reward.key);
const challengeId = ids.challenge(game, 'three-nights-one-lamp');
/** The application id of the demo club's site. */
export const exampleAppId = '7c1d7d3a-5f0e-4d5c-9a0e-3b8a4f4b6c10';
const instant = '2026-03-05T11:28:49.0783145Z';

/** Example values from the demo club, by field name or by shape and field. */
const values: Readonly<Record<string, unknown>> = {
  'WebsiteReward.name': reward.name,
  'WebsiteReward.kind': 'Supplies',
  'ClubReward.name': reward.name,
  'Challenge.name': 'Three nights, one lamp',
  'Challenge.description': 'Keep the lamp lit for three nights.',
  'Challenge.event': 'night.kept',
  'Challenge.status': 'active',
  'Badge.name': 'Harbor Light',
  'Badge.description': 'Ten crews drink to a keeper they never met.',
  'ClubAction.name': 'Light the lamp',
  'ClubAction.description': 'Before it is dark, if you can.',
  'LedgerEntry.units': -20,
  'LedgerEntry.kind': 'spent',
  'StatCard.statName': 'timePlayed',
  'StatCard.displayName': 'played',
  'StatCard.value': 316_800,
  'StatCard.unit': 'seconds',
  'Entity.name': 'userSelectedBadges',
  'QuietHours.from': 22,
  'QuietHours.until': 8,
  'News.type': 'news',
  'News.title': 'The winter road opens',
  'News.summary': 'The pass thaws.',
  'News.body': '<p>For three weeks.</p>',
  // Of RFC 8291.
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ageRating: 'PEGI 16',
  ageRequired: 13,
  available: 40,
  avatarGalleryId: 'northwind',
  balanceAfter: 150,
  city: '',
  code: 'MERIDIAN-7Q2K',
  condition: '',
  count: 4,
  country: 'FR',
  countryCode: 'FR',
  countryName: 'France',
  challengeId,
  dateOfBirth: '1994-05-02',
  days: 180,
  description: 'Four hours of light, and of not wondering.',
  displayName: 'Saltwatch',
  email: 'northwind@meridian.example',
  entityId: selectedBadgesEntity(profileId).entityId,
  gameProgression: 40,
  gameSlug: game,
  gameTitle: 'Saltwatch',
  genre: 'Survival mystery',
  id: rewardId,
  instruction: 'Counted into the pantry at the next supply boat.',
  ip: '203.0.113.7',
  level: 24,
  limit: 20,
  locale: 'fr-FR',
  name: 'night.kept',
  nameOnPlatform: 'Northwind',
  newsId: 'hollow-north-winter-road',
  nextUrl: 'http://localhost:3000/',
  owned: 17,
  password: demoPassword,
  placement: 'home',
  platform: 'PC',
  platforms: 'PC',
  preferredLanguage: 'fr-FR',
  profileId,
  profileIds: profileId,
  progress: 4,
  reason: reward.name,
  revision: 3,
  rewardId,
  seconds: 5400,
  slug: game,
  spaceId: ids.space(game),
  tagline: 'Keep the light. Fear the dark.',
  target: 9,
  timeZone: 'Europe/Paris',
  title: 'Saltwatch',
  unitBalance: 150,
  unitName: 'nights',
  units: 20,
  userId: profileId,
  userIds: profileId,
  username: 'Northwind',
  value: 20,
  xp: 400,
};

interface Place {
  components: Readonly<Record<string, Shape>>;
  baseUrl: string;
  /** The shape that contains the field. */
  within?: string;
  field?: string;
}

export function exampleOf(shape: Shape, place: Place): unknown {
  const { components, field = '' } = place;
  const named = sharedName(shape);
  if (named) {
    const known = knownAt(place) ?? values[named];
    if (known !== undefined) return known;
    return named === 'PictureUrl' ? pictureOf(place) : exampleOf(components[named] ?? {}, { ...place, within: named });
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.properties) {
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, inner]) => [name, exampleOf(inner, { ...place, field: name })]),
    );
  }
  const [type] = typesOf(shape);
  if (type === 'object') return {};
  if (type === 'array') return listOf(shape, place);
  if (shape.anyOf) return exampleOf(shape.anyOf.find((choice) => choice.type !== 'null') ?? {}, place);
  const known = [knownAt(place), values[field]].find((value) => fits(shape, value));
  return known ?? shape.default ?? plainest(shape, field);
}

/** One item, or the minimum number. */
const listOf = ({ items, minItems = 1 }: Shape, place: Place): unknown[] =>
  items ? Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, place)) : [];

export function partExample({ name, kind }: AddressPart): string {
  if (kind === 'profile') return 'me';
  if (name === 'id') return exampleAppId;
  const value = values[name] ?? (kind === 'guid' && guid('example', name));
  return typeof value === 'string' ? value : name;
}

const knownAt = ({ within, field }: Place) => values[`${within}.${field}`];

const pictureOf = (place: Place) =>
  pictureAt(place, place.within?.endsWith('Reward') ? `rewards/${game}/${reward.key}.avif` : 'avatars/northwind.svg');

function fits(shape: Shape, value: unknown): boolean {
  const { enum: choices, format, pattern } = shape;
  const [type] = typesOf(shape);
  if (choices) return choices.some((choice) => choice === value);
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type !== 'string' || typeof value !== 'string') return false;
  if (pattern && !new RegExp(pattern).test(value)) return false;
  if (format === 'uuid') return /^[0-9a-f]{8}-/.test(value);
  return format !== 'uri' || value.startsWith('http');
}

function plainest(shape: Shape, field: string): unknown {
  const { enum: choices, format, minimum = 0 } = shape;
  const [type] = typesOf(shape);
  if (choices) return choices[0];
  if (type === 'boolean') return field.startsWith('is') || field.endsWith('Enabled') || field === 'owned';
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  if (format === 'uuid') return guid('example', field);
  if (format === 'date-time') return instant;
  if (format === 'uri') return 'https://meridian-games.example';
  return type === 'string' ? field : null;
}
