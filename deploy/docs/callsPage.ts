import { defaultCallPolicy } from '../../services/http/callPolicy';
import { headerNames } from '../../services/http/headers';
import { isCall, type CallRow, type Source, type TableRow } from '../../services/table/row';

const chapters: readonly { title: string; sources: readonly Source[]; text: string }[] = [
  {
    title: 'Club',
    sources: ['spec 7, Club'],
    text:
      'Everything about Units, rewards, challenges and games. The services answer the website’s calls under\n' +
      '`/v1/profiles/me/club/aggregation/website/` too.',
  },
  { title: 'Account', sources: ['spec 7, Account'], text: 'Who the player is, and what belongs to the account.' },
  {
    title: 'Other',
    sources: ['spec 7, Other'],
    text: 'Pages and files by their addresses. The pages themselves and their data are fetched by the router.',
  },
  { title: 'Additions', sources: ['wire'], text: 'Calls of the publisher that spec 7 does not name.' },
  {
    title: 'Our own',
    sources: ['ours'],
    text: 'Calls that only this platform serves; `docs/contracts/` tells what they are for.',
  },
];

/** The page of all calls, as Markdown that is formatted already. */
export function callsPage(rows: readonly TableRow[]): string {
  return [introduction, ...chapters.map((chapter) => chapterOf(chapter, rows))].join('\n\n') + '\n';
}

const inSeconds = (ms: number) => `${ms / 1000} s`;

const introduction = `# All calls

Made from \`services/endpointTable.ts\` by \`npm run docs:calls\`; change it there.

The services' origin is one setting, \`SERVICES_URL\`. Every call carries ${listed([
  headerNames.appId,
  headerNames.genomeId,
  headerNames.locale,
  headerNames.platformType,
])},
and ${listed([headerNames.authorization, headerNames.sessionId])} where there is a player. Post, put and delete send JSON. Path values
stand in braces, query values after the question mark, a body's fields in braces after it.

- **Who**: _player_ needs a ticket, and without one nothing is sent; _anybody_ needs none; anything else is what the
  call's own \`${headerNames.authorization}\` holds.
- **Again**: a read is sent again when the network or a gateway (502, 503, 504) fails, or when a 429 says when to come back;
  _key_ marks writes that are sent again under an \`${headerNames.idempotencyKey}\`; other writes never are.
- **Within**: the time limit of a call, its retries included. ${inSeconds(defaultCallPolicy.timeoutMs)}, ${defaultCallPolicy.retries} retries and ${defaultCallPolicy.initialDelayMs} ms before the
  first of them hold until the publisher's configuration says otherwise (\`sdkConfig\`).`;

function listed(names: readonly string[]): string {
  const [last, ...others] = names.map((name) => `\`${name}\``).reverse();
  return others.length === 0 ? `${last}` : `${others.reverse().join(', ')} and ${last}`;
}

function chapterOf({ title, sources, text }: (typeof chapters)[number], rows: readonly TableRow[]): string {
  const own = rows.filter(({ source }) => sources.includes(source));
  const head = ['Call', 'Who', 'Again', 'Within', 'Gives', 'Source', 'In the code'];
  return `## ${title}\n\n${text}\n\n${table([head, ...own.map(cellsOf)])}`;
}

const cellsOf = (row: TableRow): string[] => [
  callOf(row),
  isCall(row) ? whoOf(row) : 'anybody',
  isCall(row) ? again[row.isRetried] : '',
  isCall(row) ? inSeconds(row.timeoutMs ?? defaultCallPolicy.timeoutMs) : '',
  row.gives,
  row.source,
  `\`${row.name}\``,
];

const again = { always: 'yes', 'under a key': 'key', never: '' };

function callOf(row: TableRow): string {
  const queries = row.queries.map((names) => `?${names.join('&')}`);
  const [query = '', ...otherQueries] = queries;
  const body = isCall(row) && row.body ? ` {${row.body.join(', ')}}` : '';
  return [`\`${row.method} ${row.path}${query}${body}\``, ...otherQueries.map((other) => `or \`${other}\``)].join(' ');
}

function whoOf({ caller, headers }: CallRow): string {
  if (typeof caller === 'string') return { ticket: 'player', none: 'anybody' }[caller];
  const authorization = caller.authorization.startsWith('Basic ')
    ? 'Basic base64({email}:{password})'
    : caller.authorization;
  return [authorization, ...headers].map((text) => `\`${text}\``).join(', ');
}

/** A table in columns of even width, as the formatter would have it. */
function table(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const toLine = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...body.map(toLine)].join('\n');
}
