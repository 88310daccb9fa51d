import { startWithCalls } from '../testing/documentedCalls';
import { heavyPlayer } from '../testing/heavyPlayer';
import { startUpMs } from '../testing/startPlatform';

const many = 600;
/** No list of a response is longer. */
const bound = 500;

it(
  'given a player with hundreds of each thing, no call returns a list of all of them',
  async () => {
    const { club, player, calls } = await startWithCalls();
    const all = { people: many, entries: many, claims: many, notices: many, devices: many };
    for (const statement of heavyPlayer(player.profileId, all)) await club.platform.db.execute(statement);
    const unbounded: Record<string, number> = {};
    for (const { definition, urlExample } of calls.filter(({ definition: { method } }) => method === 'GET')) {
      const { body } = await player.call(urlExample);
      const longest = longestList(body);
      if (longest > bound) unbounded[definition.id] = longest;
    }
    expect(unbounded).toEqual({});
    await club.close();
  },
  startUpMs,
);

function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestList));
}
