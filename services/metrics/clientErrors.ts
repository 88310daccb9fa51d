export interface ClientError {
  /** The error's class, such as `TypeError`; never its message, which may quote anything. */
  kind: string;
  /** Where in the site's own scripts, such as `chunks/0a1b.js:1:2345`; null where it is not in them. */
  source: string | null;
}

/** More errors than these are not told of one page load, and none twice. */
export const mostErrors = 10;

const kinds = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
];

/** Tells errors that nobody caught, and those that took a part of a page with them (`caughterror`, of ErrorBoundary). Gives what ends that. */
export function watchErrors(tell: (error: ClientError) => void): () => void {
  const told = new Set<string>();
  const take = (error: unknown) => {
    const found = describe(error);
    const key = JSON.stringify(found);
    if (told.has(key) || told.size >= mostErrors) return;
    told.add(key);
    tell(found);
  };
  const onError = (event: Event) => take(event instanceof ErrorEvent ? event.error : undefined);
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
  window.addEventListener('error', onError);
  window.addEventListener('caughterror', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('caughterror', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function describe(error: unknown): ClientError {
  const name = error instanceof Error ? error.name : 'Error';
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, source] = /\/_next\/static\/((?:chunks\/)?[\w.~-]{1,80}\.js:\d{1,7}:\d{1,7})/.exec(stack) ?? [];
  return { kind: kinds.includes(name) ? name : 'Error', source: source ?? null };
}
