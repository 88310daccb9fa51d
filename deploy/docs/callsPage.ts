import { defaultCallPolicy } from '../../services/http/callPolicy';
import { headerNames } from '../../services/http/headers';
import { isCall, type CallRow, type Source, type TableRow } from '../../services/table/row';

const chapters: readonly { title: string; sources: readonly Source[]; text: string }[] = [
  {
    title: 'Club',
    sources: ['spec 7, Club'],
    text:
      'Units, rewards, challenges and games. The services also serve the website’s calls under\n' +
      '`/v1/profiles/me/club/aggregation/website/`.',
  },
  { title: 'Account', sources: ['spec 7, Account'], text: 'The player’s identity and account.' },
  {
    title: 'Other',
    sources: ['spec 7, Other'],
    text: 'Pages and files that are loaded by URL. The router fetches the pages and their data.',
  },
  { title: 'Additions', sources: ['wire'], text: 'Calls of the publisher that spec 7 does not name.' },
  {
    title: 'Our own',
    sources: ['ours'],
    text: 'Calls that only this platform serves; `docs/contracts/` describes them.',
  },
];

/** The page of all calls, as formatted Markdown. */
export function callsPage(rows: readonly TableRow[]): string {
  return [introduction, ...chapters.map((chapter) => chapterOf(chapter, rows))].join('\n\n') + '\n';
}

const inSeconds = (ms: number) => `${ms / 1000} s`;

const introduction = `# All calls

Generated from \`services/endpointTable.ts\` by \`npm run docs:calls\`; do not edit it here.

The origin of the services is the setting \`SERVICES_URL\`. Every call sends ${listed([
  headerNames.appId,
  headerNames.genomeId,
  headerNames.locale,
  headerNames.platformType,
])},
and ${listed([headerNames.authorization, headerNames.sessionId])} for a signed-in player. POST, PUT and DELETE send JSON. The
table shows path values in braces, query values after the question mark, and a body's fields in braces at the end.

- **Caller**: _player_ needs a ticket, and the call is not sent without one; _anyone_ needs none; other values are the
  call's own \`${headerNames.authorization}\`.
- **Retried**: a read is retried after a network or gateway error (502, 503, 504), or after a 429 with a Retry-After header;
  _key_ marks writes that are retried with an \`${headerNames.idempotencyKey}\`; other writes are not retried.
- **Limit**: the time limit of a call including its retries. ${inSeconds(defaultCallPolicy.timeoutMs)}, ${defaultCallPolicy.retries} retries and ${defaultCallPolicy.initialDelayMs} ms before the
  first of them are the defaults; the publisher's configuration (\`sdkConfig\`) overrides them.`;

function listed(names: readonly string[]): string {
  const [last, ...others] = names.map((name) => `\`${name}\``).reverse();
  return others.length === 0 ? `${last}` : `${others.reverse().join(', ')} and ${last}`;
}

function chapterOf({ title, sources, text }: (typeof chapters)[number], rows: readonly TableRow[]): string {
  const own = rows.filter(({ source }) => sources.includes(source));
  const head = ['Call', 'Caller', 'Retried', 'Limit', 'Returns', 'Source', 'In the code'];
  return `## ${title}\n\n${text}\n\n${table([head, ...own.map(cellsOf)])}`;
}

const cellsOf = (row: TableRow): string[] => [
  callOf(row),
  isCall(row) ? callerOf(row) : 'anyone',
  isCall(row) ? retried[row.isRetried] : '',
  isCall(row) ? inSeconds(row.timeoutMs ?? defaultCallPolicy.timeoutMs) : '',
  row.returns,
  row.source,
  `\`${row.name}\``,
];

const retried = { always: 'yes', 'with a key': 'key', never: '' };

function callOf(row: TableRow): string {
  const queries = row.queries.map((names) => `?${names.join('&')}`);
  const [query = '', ...otherQueries] = queries;
  const body = isCall(row) && row.body ? ` {${row.body.join(', ')}}` : '';
  return [`\`${row.method} ${row.path}${query}${body}\``, ...otherQueries.map((other) => `or \`${other}\``)].join(' ');
}

function callerOf({ caller, headers }: CallRow): string {
  if (typeof caller === 'string') return { ticket: 'player', none: 'anyone' }[caller];
  const authorization = caller.authorization.startsWith('Basic ')
    ? 'Basic base64({email}:{password})'
    : caller.authorization;
  return [authorization, ...headers].map((text) => `\`${text}\``).join(', ');
}

/** A Markdown table with aligned columns, as the formatter writes it. */
function table(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const toLine = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...body.map(toLine)].join('\n');
}
