import { messageSource, type BridgeMessage } from '../protocol';
import { isRecord, postJson, textIn } from './json';
import { siteOrigin, postToSite } from './postToSite';

const unreachableErrorCode = 6;

async function ticketFor(id: string, appId: string): Promise<BridgeMessage> {
  const response = await postJson('/sso/ticket', { appId });
  const read = (name: string) => (response && textIn(response.body, name)) ?? '';
  if (response?.status !== 200 || !read('ticket')) {
    const errorCode = Number(response?.body.errorCode ?? unreachableErrorCode);
    return { type: 'ticketUnavailable', id, errorCode };
  }
  return {
    type: 'ticket',
    id,
    ticket: read('ticket'),
    expiration: read('expiration'),
    userId: read('userId'),
    profileId: read('profileId'),
    sessionId: read('sessionId'),
    token: read('token'),
    user_id: read('user_id'),
  };
}

async function logOut(id: string): Promise<BridgeMessage | undefined> {
  const response = await postJson('/sso/logout', {});
  // No message if nothing was ended: the site has its own timeout.
  return response?.status === 200 ? { type: 'loggedOut', id } : undefined;
}

window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
  if (origin !== siteOrigin || source !== window.parent) return;
  if (!isRecord(data) || data.source !== messageSource) return;
  const id = textIn(data, 'id');
  if (!id) return;
  if (data.type === 'getTicket') void ticketFor(id, textIn(data, 'appId') ?? '').then(postToSite);
  if (data.type === 'logout') void logOut(id).then((message) => message && postToSite(message));
});

postToSite({ type: 'bridgeReady' });
