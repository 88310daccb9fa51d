import { pino, type DestinationStream, type Logger } from 'pino';

const logLevels = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof logLevels)[number];

/** A request that a server has answered. It has the pattern of the path and not the path, which may name a player. */
export interface EndedRequest {
  transactionId: string;
  method: string;
  /** `/v1/profiles/:id/club/rewards`; `unknown` where no route is. */
  route: string;
  status: number;
  /** Until the response was ready, in milliseconds. */
  ms: number;
  /** What the site's cache of pages answered: HIT, STALE or MISS. */
  cache?: string;
}

/** Load balancers send these every two seconds. */
export const probes: readonly string[] = ['/health', '/ready', '/api/health', '/api/ready'];

/**
 * The log of a server: lines of JSON on stderr with level, time and the server's name. A caller leaves out what
 * belongs to a player: email addresses, names, tickets, passwords (docs/operations.md, Logs).
 */
export const createLogger = (
  server: 'site' | 'platform',
  level: LogLevel,
  destination: DestinationStream = pino.destination(2),
): Logger =>
  pino(
    {
      level,
      base: { server },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );

/** Writes what Node warns of, such as deprecations, as lines too; by itself it writes text. */
export function logWarnings(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ name, message }));
}

/** Writes a line for each request; those of health checks at the level `debug`. */
export const requestLogger = (log: Logger) => (request: EndedRequest) =>
  log[probes.includes(request.route) ? 'debug' : 'info']({ ...request, ms: Math.round(request.ms * 10) / 10 });

/** The level of `LOG_LEVEL`, `info` by default. Throws an error with one sentence for a value that is no level. */
export function readLogLevel({ LOG_LEVEL: text }: Record<string, string | undefined>): LogLevel {
  const level = logLevels.find((known) => known === (text || 'info'));
  if (level) return level;
  throw new Error(`LOG_LEVEL is "${text ?? ''}"; set it to one of ${logLevels.join(', ')}.`);
}
