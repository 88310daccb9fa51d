import { bytesTables } from './bytes';
import { clusterTable } from './cluster';
import { firstPressTable } from './firstPress';
import { readOptions } from './options';
import { platformTable } from './platform';
import { growthTables } from './growth';
import { addHeavyPlayer, heavyTable } from './heavy';
import { withServedSites } from './servedSites';
import { siteLoadTable } from './siteLoad';
import { runCommand } from '../platform/support/runCommand';

const print = (text: string) => void process.stdout.write(text);

const siteTables = { press: firstPressTable, load: siteLoadTable, bytes: bytesTables, heavy: heavyTable };
const otherTables = { platform: platformTable, cluster: clusterTable, growth: growthTables };

/**
 * `npm run bench`: measures separate copies of the club and of an empty site. Its ratios are about the same on slow and
 * fast machines; its times are those of this machine and of what else it does.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.site.length > 0) {
    const prepare = options.site.includes('heavy') ? addHeavyPlayer : undefined;
    await withServedSites(options, prepare, async (sites) => {
      for (const part of options.site) print(await siteTables[part](sites, options));
    });
  }
  for (const part of options.others) print(await otherTables[part](options, print));
}

void runCommand(main);
