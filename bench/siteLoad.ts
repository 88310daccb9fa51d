import { Agent, request } from 'node:http';
import { measure, type Figures } from './measure';
import type { ServedSites } from './servedSites';
import { milliseconds, ratio, tableOf } from './table';

const connections = 64;
const rounds = 4;
const measuredMs = 3000;

/**
 * Requests a second at the origin, without a proxy. The pages alternate, and the best round of each counts, because other
 * programs of the machine only ever take time away.
 */
export async function siteLoadTable({ club, empty }: ServedSites): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const emptyPage = await targetOf('the empty page', empty);
  const padded = await targetOf('an empty page of the bytes of home', `${empty}/padded`);
  const targets = [
    emptyPage,
    padded,
    await targetOf('/', club),
    await targetOf('/fr-FR/rewards', `${club}/fr-FR/rewards`),
  ];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, figures } of targets) {
        figures.push(await measure(() => readPage(url, agent), { users: connections, measuredMs }));
      }
    }
  } finally {
    agent.destroy();
  }
  return tableOf(
    `Requests a second over ${connections} connections, the best of ${rounds} rounds each`,
    ['page', 'bytes', 'a second', 'of the empty page', 'of the page of equal bytes', 'p99'],
    targets.map(({ name, bytes, figures }) => [
      name,
      String(bytes),
      best(figures).perSecond.toFixed(0),
      ratio(best(figures).perSecond, best(emptyPage.figures).perSecond),
      ratio(best(figures).perSecond, best(padded.figures).perSecond),
      milliseconds(best(figures).p99),
    ]),
  );
}

const targetOf = async (name: string, url: string) => ({
  name,
  url,
  bytes: (await (await fetch(url)).arrayBuffer()).byteLength,
  figures: new Array<Figures>(),
});

function best(figures: readonly Figures[]): Figures {
  const [first] = figures.toSorted((a, b) => b.perSecond - a.perSecond);
  if (!first) throw new Error('Nothing was measured.');
  return first;
}

/** Reads a page as a browser requests it, and leaves it compressed: the client shares the machine with the server. */
const readPage = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    request(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response.on('error', reject).on('end', resolve).resume();
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
    })
      .on('error', reject)
      .end();
  });
