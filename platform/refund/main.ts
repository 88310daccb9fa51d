import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { runCommand } from '../support/runCommand';
import { readOptions } from './options';
import { giveRefund } from './refund';

/** `npm run refund`: refunds one spending of a player. */
runCommand(() => giveRefund(readOptions(process.argv.slice(2)), readSettings(process.env), systemClock));
