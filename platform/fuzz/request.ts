/** A request of the fuzz tests. */
export interface FuzzRequest {
  /** The operation or page that it is about. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, not normalized. */
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether the sender adds a player's ticket, unless the headers have credentials. */
  sendsTicket: boolean;
}

/** What a client sees of a response. */
export interface FuzzResponse {
  status: number;
  location: string | undefined;
  body: string;
}

/**
 * What no response to any request may have: a status of 500 and more, a redirect to another host, a stack trace, a query
 * or a path of the server. Undefined where the response is fine.
 */
export function violationOf({ status, location, body }: FuzzResponse): string | undefined {
  if (status >= 500) return `The status is ${status}.`;
  if (location !== undefined && isElsewhere(location)) return `The response leads to ${location}`;
  const leak = leaks.find(({ pattern }) => pattern.test(body));
  return leak && `The response shows ${leak.shows}.`;
}

function isElsewhere(location: string): boolean {
  const base = 'http://localhost';
  return !URL.canParse(location, base) || new URL(location, base).hostname !== 'localhost';
}

const leaks = [
  { shows: 'a stack trace', pattern: /\sat (?:async )?[\w.<>[\] ]* ?\(?(?:file:|node:|webpack|\/)[^\s)]*:\d+:\d+/ },
  {
    shows: 'a query',
    pattern: /Failed query|\b(?:(?:insert into|delete from|select [^<>]+ from) "\w+"|update "\w+" set)/i,
  },
  { shows: 'a path of the server', pattern: /\/node_modules\/|\/\.build\/|\/\.next\// },
];
