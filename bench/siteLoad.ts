import { httpClient, type Send } from '../platform/testing/httpClient';
import { measure, type Figures } from './measure';
import type { ServedSites } from './servedSites';
import { milliseconds, ratio, tableOf } from './table';

const connections = 64;
const rounds = 3;
const measuredMs = 3000;

/**
 * Requests a second at the origin: as a proxy requests that compresses by itself, and with gzip, as a browser does without one.
 * The pages alternate, and the best round of each counts, because other programs of the machine only ever take time away.
 */
export async function siteLoadTable({ club, empty }: ServedSites): Promise<string> {
  const { send, close } = httpClient({ connections });
  const targets = await Promise.all([
    targetOf('the empty page', empty),
    targetOf('an empty page of the bytes of home', `${empty}/padded`),
    targetOf('/', club),
    targetOf('/fr-FR/rewards', `${club}/fr-FR/rewards`),
  ]);
  const [emptyPage, padded] = targets;
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, plain, gzip } of targets) {
        plain.push(await measure(() => readPage(send, url, 'identity'), { users: connections, measuredMs }));
        gzip.push(await measure(() => readPage(send, url, 'gzip'), { users: connections, measuredMs }));
      }
    }
  } finally {
    close();
  }
  return tableOf(
    `Requests a second over ${connections} connections, the best of ${rounds} rounds each`,
    ['page', 'bytes', 'a second', 'of the empty page', 'of equal bytes', 'p99', 'with gzip', 'of equal bytes'],
    targets.map(({ name, bytes, plain, gzip }) => [
      name,
      String(bytes),
      best(plain).perSecond.toFixed(0),
      ratio(best(plain).perSecond, best(emptyPage.plain).perSecond),
      ratio(best(plain).perSecond, best(padded.plain).perSecond),
      milliseconds(best(plain).p99),
      best(gzip).perSecond.toFixed(0),
      ratio(best(gzip).perSecond, best(padded.gzip).perSecond),
    ]),
  );
}

const targetOf = async (name: string, url: string) => ({
  name,
  url,
  bytes: (await (await fetch(url)).arrayBuffer()).byteLength,
  plain: new Array<Figures>(),
  gzip: new Array<Figures>(),
});

function best(figures: readonly Figures[]): Figures {
  const [first] = figures.toSorted((a, b) => b.perSecond - a.perSecond);
  if (!first) throw new Error('Nothing was measured.');
  return first;
}

async function readPage(send: Send, url: string, encoding: 'identity' | 'gzip'): Promise<void> {
  const { status } = await send(url, { headers: { 'Accept-Encoding': encoding } });
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
}
