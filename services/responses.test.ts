import fc from 'fast-check';
import { ServiceError } from './http/errors';
import * as read from './http/parse';
import { endpoints } from './testing/endpoints';
import {
  wireAction,
  wireBalanceHistory,
  wireBankedChallenge,
  wireClaim,
  wireError,
  wireFriend,
  wireGame,
  wireNewsItem,
  wirePlayerProfile,
  wireRewards,
  wireSession,
  wireStatCard,
  wireTransaction,
} from './testing/wireResponses';

/** Responses whose field names the hostile ones use. */
const responses = [
  { actions: [wireAction()], games: [wireGame()], news: [wireNewsItem()], friends: [wireFriend()] },
  { Statscards: [wireStatCard()], transactions: [wireTransaction()], challenges: [wireBankedChallenge()] },
  { profiles: [wirePlayerProfile()], titles: [], applications: [], badges: [], avatars: [], validationReports: [] },
  wireClaim(90),
  wireRewards(),
  wireBalanceHistory(),
  wireSession(),
  wireError(3, 401),
];

describe('a response of any shape', () => {
  const keys = [...new Set(keysIn(responses))];
  const { json } = fc.letrec<{ json: unknown; leaf: unknown }>((tie) => ({
    leaf: fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constantFrom(null, '', 'javascript:alert(1)', '2024-03-04T15:00:00.0783145Z', 'weekly', 'Active', 'rare'),
    ),
    json: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.constantFrom('__proto__', 'toString')), tie('json')),
      fc.jsonValue(),
    ),
  }));
  const hostile = [null, undefined, [], [null], 0, '', true, deep([]), deep({})];

  it.each(endpoints)('$name parses it, or an error names the field', (endpoint) => {
    const parse = (response: unknown) => endpoint.parse(response);
    for (const response of hostile) expectParsedOrNamed(parse, response);
    fc.assert(fc.property(json, (response) => expectParsedOrNamed(parse, response)));
  });
});

function expectParsedOrNamed(parse: (json: unknown) => unknown, response: unknown) {
  try {
    parse(response);
  } catch (error) {
    // A response may also report an error itself.
    if (error instanceof ServiceError && read.isRecord(response) && error.errorCode === response.errorCode) return;
    expect(error).toBeInstanceOf(read.UnreadableResponseError);
    expect(error).toHaveProperty('message', expect.stringMatching(/^reply\b/));
  }
}

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return read.isRecord(value) ? Object.entries(value).flatMap(([key, item]) => [key, ...keysIn(item)]) : [];
}

/** A thousand nested levels. */
function deep(innermost: unknown): unknown {
  return Array.from({ length: 1000 }).reduce<unknown>((inner) => ({ challenges: [inner], reward: inner }), innermost);
}
