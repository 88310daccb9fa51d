import { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Loaded before the platform (`node --import`), it makes it a publisher's services that have the calls of section 7 of the
 * specification and no other: any other one gets 404. The sign-on, pictures and health checks stay.
 */
const calls: readonly string[] = `
PUT /v1/profiles/me/club/actions
GET /v1/spaces/:id/club/configs
GET PUT /v1/profiles/me/club/titles
POST PUT /v2/profiles/me/club/challenges
GET /v1/profiles/me/club/console/challenges/overview
GET /v1/profiles/me/club/console/challenges/details
GET /v1/profiles/me/club/console/actions/details
GET /v1/profiles/me/club/console/rewards/overview
GET /v1/profiles/me/club/console/rewards/details
GET /v1/profiles/me/club/console/stats/overview
GET /v1/profiles/me/club/console/stats/details
GET /v1/profiles/me/club/console/playercard
POST /v1/profiles/me/club/console/challenges/activateall
POST /v1/profiles/me/club/rewards
GET /clubwip/v1/profiles/me/club/website/challenges/overview
GET /clubwip/v1/profiles/me/club/website/rewards/overview
GET /clubwip/v1/profiles/me/club/website/rewards/details
GET /clubwip/v1/profiles/me/club/website/stats/overview
GET /clubwip/v1/profiles/me/club/website/newbalance
GET /clubwip/v1/profiles/me/club/website/game
GET /clubwip/v1/profiles/me/club/website/games/owned
GET /clubwip/v1/profiles/me/club/website/games/latestreleased
GET /clubwip/v1/profiles/me/club/website/games/notowned
GET /clubwip/v1/profiles/:id/club/website/stats/lastplayedgame
GET /clubwip/v1/profiles/:id/club/website/playerprofile
POST /customintegrations/CRMCustomIntegrations.svc/rest/v1/profiles/:id/PromotionKeyRewards
POST /v3/profiles/sessions
POST /v3/profiles/me/events
GET /v3/profiles/:id/applications
GET /v2/applications/:id
GET /v1/applications/:id/configuration
PUT /v2/profiles/entities/:id
GET /v1/spaces/news
GET /v3/profiles/me/external
PUT /v3/profiles/:id
GET /v3/policies/:id
GET /ws/v2/reacceptancetext/:id
GET /v3/users/me
POST /v3/users/validateCreation
POST /v3/users
POST /v3/users/:id/profiles
PUT /v3/users/:id/policies
POST /v3/users/startResetPassword
GET /v2/profiles/me/iplocation
GET /v2/avatar/gallery/
POST /v2/avatar/gallery-avatar/
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const parts = line.split(' ');
    const path = parts.pop() ?? '';
    return parts.map((method) => `${method} ${path}`);
  });

const patterns = calls.map((call) => new RegExp(`^${call.replaceAll(':id', '[^/]+')}$`));
const besides = /^(\/sso\/|\/pictures\/|\/avatars?\/|\/health$|\/ready$)/;

const isThere = (method: string, path: string) =>
  method === 'OPTIONS' || besides.test(path) || patterns.some((pattern) => pattern.test(`${method} ${path}`));

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1).join('');

// oxlint-disable-next-line typescript/unbound-method -- it is called with the server it belongs to
const emit = Server.prototype.emit;
Server.prototype.emit = function answer(this: Server, event: string, ...values: unknown[]): boolean {
  const [request, response] = values;
  const isRequest = event === 'request' && request instanceof IncomingMessage && response instanceof ServerResponse;
  if (!isRequest || isThere(request.method ?? '', pathOf(request)))
    return Boolean(Reflect.apply(emit, this, [event, ...values]));
  const headers = { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': request.headers.origin ?? '*' };
  response.writeHead(404, headers).end('<h1>Not found</h1>');
  return true;
};
