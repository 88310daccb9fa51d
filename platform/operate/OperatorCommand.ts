import type { Database } from '../db/database';

export interface OperatorCommand {
  summary: string;
  usage: string;
  /** What each option changes that changes something: with it, the command needs `--yes`. All else only reads. */
  changes: Readonly<Record<string, string>>;
  /**
   * Reads its options; throws an error that says in one sentence what is wrong. The work returns the lines to print, and throws
   * such an error too, for example where a player is unknown.
   */
  prepare: (args: string[]) => (db: Database, now: Date) => Promise<string[]>;
}
