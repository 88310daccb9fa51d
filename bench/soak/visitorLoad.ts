import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameSections, pathOf, visitorPages } from '../../routes';
import { supportedLocales } from '../../services/locale/supportedLocales';
import { content } from '../../platform/content/content';
import { demoPassword } from '../../platform/content/players/demoPassword';
import { virtualUsers } from '../../platform/content/players/virtualUsers';
import { basicOf } from '../../platform/play/client';
import { createRng, type Rng } from '../../platform/play/rng';
import { testAppId } from '../../platform/testing/client';
import type { Answers } from './answers';

/** Many visitors of one server, whose responses are counted, until the signal aborts. */
interface VisitorLoad {
  url: string;
  visitors: number;
  answers: Answers;
  end: AbortSignal;
}

const pauseMs = 40;
const signInPauseMs = 400;
/** How many pages fill the cache (`cacheMaxMemorySize`), at 150 KB each. */
const cachedPages = 450;

/** Opens pages of the site in every language; one in ten is an address that a visitor made up. */
export const visitSite = ({ url, visitors, answers, end }: VisitorLoad): Promise<unknown> =>
  Promise.all(
    Array.from({ length: visitors }, (_, seed) =>
      repeat({ pauseMs, seed, end }, (rng) => answers.call(url + sitePath(rng))),
    ),
  );

/**
 * Opens as many different pages as the site's cache holds, and half as many again: it keeps pages until it is full, which
 * is no leak.
 */
export async function fillCache({ url, visitors, answers, end }: VisitorLoad): Promise<void> {
  const paths = supportedLocales
    .flatMap((locale) =>
      content.games.flatMap(({ slug: game }) =>
        gameSections.map((section) => pathOf({ page: 'game', params: { game, platform: 'PC', section } }, locale)),
      ),
    )
    .slice(0, cachedPages * 1.5);
  const open = async () => {
    for (let path = paths.shift(); path && !end.aborted; path = paths.shift()) await answers.call(url + path);
  };
  await Promise.all(Array.from({ length: visitors }, open));
}

function sitePath(rng: Rng): string {
  const locale = rng.pick(supportedLocales) ?? 'en-US';
  if (rng.isTrue(0.05)) return pathOf({ page: 'news-details', params: { newsId: randomUUID() } }, locale);
  if (rng.isTrue(0.05)) return `/${locale}/${randomUUID()}`;
  const section = rng.pick(gameSections);
  const game = rng.pick(content.games)?.slug;
  if (section && game && rng.isTrue(0.5)) {
    return pathOf({ page: 'game', params: { game, platform: 'PC', section } }, locale);
  }
  return pathOf({ page: rng.pick(visitorPages) ?? 'index' }, locale);
}

/** Reads what the platform shows visitors, its pictures among it; half as many players sign in again and again. */
export async function visitPlatform({ url, visitors, answers, end }: VisitorLoad): Promise<void> {
  const headers = { 'Ubi-AppId': testAppId };
  const publicCalls = ['games', 'rewards/sample', 'starplayers', 'challenges/current', 'rewards'].map(
    (name) => `${url}/v1/spaces/club/${name}`,
  );
  const games = await answers.call(`${url}/v1/spaces/club/games`, { headers });
  const pages = [...picturesIn(games, url), `${url}/docs`, `${url}/sso/policies/terms-of-use`];
  const read = (rng: Rng) =>
    rng.isTrue(0.8)
      ? answers.call(rng.pick(publicCalls) ?? url, { headers })
      : answers.call(rng.pick(pages) ?? url, { headers: { Accept: 'image/avif,image/webp,*/*' } });
  const signIn = (rng: Rng) =>
    answers.call(`${url}/v3/profiles/sessions`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        Authorization: basicOf(rng.pick(virtualUsers)?.email ?? '', demoPassword),
      },
      body: JSON.stringify({ rememberMe: rng.isTrue(0.5) }),
    });
  await Promise.all([
    ...Array.from({ length: visitors }, (_, seed) => repeat({ pauseMs, seed, end }, read)),
    ...Array.from({ length: Math.ceil(visitors / 2) }, (_, seed) =>
      repeat({ pauseMs: signInPauseMs, seed, end }, signIn),
    ),
  ]);
}

async function repeat(
  { pauseMs: ms, seed, end }: { pauseMs: number; seed: number; end: AbortSignal },
  work: (rng: Rng) => Promise<unknown>,
): Promise<void> {
  const rng = createRng(seed);
  while (!end.aborted) {
    await work(rng);
    await sleep(ms, undefined, { signal: end }).catch(() => undefined);
  }
}

/** Addresses of the platform's pictures in a response. */
const picturesIn = (json: string, url: string): string[] => [
  ...new Set([...json.matchAll(/"([^"]*\/pictures\/[^"]+)"/g)].map(([, path = '']) => new URL(path, url).href)),
];
