import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { runCommand } from '../support/runCommand';
import { readOptions } from './options';
import { handleQuarantine } from './quarantine';

/** `npm run quarantine`: lists, releases and drops events that one player cannot have played. */
runCommand(() => handleQuarantine(readOptions(process.argv.slice(2)), readSettings(process.env), systemClock));
