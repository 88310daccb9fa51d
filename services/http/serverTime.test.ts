import { readingServerTime } from './serverTime';

const hour = 60 * 60 * 1000;
const servicesUrl = 'https://services.example';
const serverNow = Date.UTC(2024, 2, 4, 12);

/** Sends a call from a browser whose clock is wrong by so much; returns what the clock must be corrected by. */
async function offsetsSeen(
  wrongMs: number[],
  { date = new Date(serverNow).toUTCString(), url = `${servicesUrl}/v3/users/me`, tookMs = 0 } = {},
) {
  const seen: number[] = [];
  let browserNow = 0;
  const send = readingServerTime(
    () => {
      browserNow += tookMs;
      return Promise.resolve(new Response('{}', { headers: date ? { Date: date } : {} }));
    },
    { servicesUrl, now: () => browserNow, onOffset: (offsetMs) => seen.push(offsetMs) },
  );
  for (const wrong of wrongMs) {
    browserNow = serverNow + wrong - tookMs;
    await send(url);
  }
  return seen;
}

it.each([
  ['hours fast', 4 * hour, [-4 * hour]],
  ['hours slow', -5 * hour, [5 * hour]],
  ['right', 0, []],
  ['a little fast', 59_000, []],
])('a clock that is %s', async (_what, wrong, expected) => {
  expect(await offsetsSeen([wrong])).toEqual(expected);
});

it('reports the same error once, and a clock that was set right', async () => {
  expect(await offsetsSeen([4 * hour, 4 * hour + 2_000, 20_000])).toEqual([-4 * hour, 0]);
});

it.each([
  ['without a date', { date: '' }],
  ['with an unreadable date', { date: 'soon' }],
  ['of another origin, which may come from a cache', { url: 'https://club.example/static/lang/fr-FR.json' }],
  ['that was received after a sleep', { tookMs: 4 * hour }],
])('takes no time from a response %s', async (_what, response) => {
  expect(await offsetsSeen([4 * hour], response)).toEqual([]);
});
