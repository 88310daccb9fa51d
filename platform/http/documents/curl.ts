import { headerNames, schemeNames } from '../kernel/headers';
import type { DocumentedCall } from './documentCalls';
import { schemesOf } from './security';

/** The demo application, player and password, so that examples work as they are. */
export interface Demo {
  baseUrl: string;
  appId: string;
  email: string;
  password: string;
}

/** An example call for a terminal after `setUp`, which defines `$CLUB`, `$APP` and `$TICKET`. */
export function curlOf({ definition, urlExample, body, bodyExample }: DocumentedCall, demo: Demo): string {
  const { method, takesIdempotencyKey, isSigned } = definition;
  const [scheme] = schemesOf(definition);
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$CLUB${urlExample}"`,
    ['-H "$APP"', ...(scheme ? [credentials(scheme.name, demo)] : [])].join(' '),
    ...(takesIdempotencyKey ? [`-H '${headerNames.idempotencyKey}: once-please'`] : []),
    ...(isSigned ? [`-H '${headerNames.gameSignature}: key=..., at=..., hmac=...'`] : []),
    ...(body ? [`-H '${headerNames.contentType}: application/json'`] : []),
    ...(body ? [`-d ${quoted(JSON.stringify(bodyExample, null, 2))}`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** The commands that define the variables and log in. */
export const setUp = ({ baseUrl, appId, email, password }: Demo): string =>
  `CLUB=${baseUrl}
APP='${headerNames.appId}: ${appId}'
TICKET="${headerNames.authorization}: ${schemeNames.ticket} t=$(
  curl -s "$CLUB/v3/profiles/sessions" -d '{}' \\
    -H "$APP" -H '${headerNames.contentType}: application/json' \\
    -u '${email}:${password}' |
  sed 's/.*"ticket":"\\([^"]*\\).*/\\1/'
)"`;

function credentials(scheme: keyof typeof schemeNames, { email, password }: Demo): string {
  if (scheme === 'ticket') return '-H "$TICKET"';
  if (scheme === 'basic') return `-u '${email}:${password}'`;
  return `-H '${headerNames.authorization}: ${schemeNames[scheme]} t=...'`;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
