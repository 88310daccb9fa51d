export interface ClientError {
  /** The error's class, such as `TypeError`; never its message, which may hold personal data. */
  kind: string;
  /** Position in the site's own scripts, such as `chunks/0a1b.js:1:2345`; null outside of them. */
  source: string | null;
  /** Id of the request that got this page, as the logs have it; null if the server in front gives none. */
  transactionId: string | null;
}

/** Maximum number of errors that one page load reports; equal errors are reported once. */
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

/** Reports uncaught errors, and those that an ErrorBoundary caught (`caughterror`). Returns a function that stops it. */
export function watchErrors(report: (error: ClientError) => void): () => void {
  const reported = new Set<string>();
  const take = (error: unknown) => {
    const details = describe(error);
    const key = JSON.stringify(details);
    if (reported.has(key) || reported.size >= mostErrors) return;
    reported.add(key);
    report(details);
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
  return { kind: kinds.includes(name) ? name : 'Error', source: source ?? null, transactionId: pageTransaction() };
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** nginx writes the id into the header Server-Timing (deploy/nginx), which scripts of the page may read. */
function pageTransaction(): string | null {
  if (!('PerformanceNavigationTiming' in window)) return null;
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming) || !('serverTiming' in page)) return null;
  const id = page.serverTiming.find(({ name }) => name === 'transaction')?.description;
  return id !== undefined && guid.test(id) ? id : null;
}
