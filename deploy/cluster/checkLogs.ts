import { readFileSync } from 'node:fs';
import { z } from 'zod';

const line = z.looseObject({ level: z.string(), time: z.string(), server: z.enum(['site', 'platform']) });

/** Email addresses, tickets and the other secrets of that length, the demo player's name and password, paths with values. */
const forbidden = /\w@[\w-]+\.\w|(?<![\w-])[\w-]{64}(?![\w-])|Northwind|meridian-demo|[?&]\w+=/;

/**
 * Reads all that the servers have written: lines of JSON and nothing else, none with a player's value, and errors that name their
 * place in the source. Returns what was seen; throws if it is otherwise.
 */
export function checkLogs(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const errors = new Set<string>();
  for (const text of lines) {
    if (forbidden.test(text)) throw new Error(`A line of the log has a player's value: ${text}`);
    const { level, server, stack } = line.parse(JSON.parse(text));
    if (level !== 'error') continue;
    errors.add(server);
    if (typeof stack === 'string' && /(main|start)\.cjs:\d/.test(stack))
      throw new Error(`An error names no source: ${text}`);
  }
  if (errors.size < 2) throw new Error(`Only ${[...errors].join()} has written errors, although services were down.`);
  return `${lines.length} lines of the servers are JSON, without a player's value, and their errors name the source`;
}
