import { z } from 'zod';
import { inSpan, isTracing, startPart } from '../support/tracing';

const mostText = 500;

const statement = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);

/**
 * Makes each statement of a connection, a pool or a transaction a span, where it is part of a request or a job. A span has the
 * text with its placeholders, and not what takes their place.
 */
export function traceQueries(target: object): void {
  const query: unknown = Reflect.get(target, 'query');
  if (!isTracing() || typeof query !== 'function') return;
  const traced = (...args: unknown[]): unknown => {
    // With a callback, it is the pool that runs a statement, which has its span already.
    const { data: text } = statement.safeParse(args[0]);
    const span = typeof args.at(-1) === 'function' || text === undefined ? undefined : startPart(spanOf(text));
    const run = (): unknown => Reflect.apply(query, target, args);
    return span ? inSpan(span, () => Promise.resolve(run())) : run();
  };
  Object.assign(target, { query: traced });
}

function spanOf(text: string) {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  return {
    name: operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, mostText),
    },
  } as const;
}
