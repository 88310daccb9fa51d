import { bytesTables } from './bytes';
import { clusterTable } from './cluster';
import { firstPressTable } from './firstPress';
import { readOptions, type BenchOptions, type SitePart } from './options';
import { platformTable } from './platform';
import { growthTables } from './growth';
import { addHeavyPlayer, heavyTable } from './heavy';
import { withServedSites, type ServedSites } from './servedSites';
import { siteLoadTable } from './siteLoad';
import { runCommand } from '../platform/support/runCommand';

const print = (text: string) => void process.stdout.write(text);

const tables: Record<SitePart, (sites: ServedSites, options: BenchOptions) => Promise<string>> = {
  bytes: bytesTables,
  press: firstPressTable,
  load: siteLoadTable,
  heavy: heavyTable,
};

/**
 * `npm run bench`: measures separate copies of the club and of an empty site. Its ratios are about the same on slow and
 * fast machines; its times are those of this machine and of what else it does.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.site.length > 0) {
    const prepare = options.site.includes('heavy') && { prepare: addHeavyPlayer };
    await withServedSites({ ...options, ...prepare }, async (sites) => {
      for (const part of options.site) print(await tables[part](sites, options));
    });
  }
  if (options.hasPlatform) print(await platformTable(print));
  if (options.hasCluster) print(await clusterTable());
  if (options.hasGrowth) print(await growthTables(options, print));
}

void runCommand(main);
