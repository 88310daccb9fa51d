import type { Environment } from '../http/environment';
import { errorText } from '../http/errorCatalog';
import { ServiceError } from '../http/errors';
import { randomUuid } from '../http/randomUuid';
import { type BridgeMessage, messageSource, readBridgeMessage } from './messages';
import { signOnTimeouts } from './timeouts';

type BridgeRequest = { type: 'getTicket'; appId: string } | { type: 'logout' };

/** A browser that says it is offline may still reach a platform of the same machine. */
const offlineTimeoutMs = 1_000;

interface Wait<Answer> {
  timeoutMs: number;
  timeoutText: string;
  pick: (message: BridgeMessage) => Answer | null;
}

export interface Bridge {
  request: <Answer>(request: BridgeRequest, wait: Wait<Answer>) => Promise<Answer>;
}

/**
 * Adds the bridge to the page and resolves once it is ready. Rejects with 'Must be in browser' outside of a browser, and
 * when the bridge is not ready within five seconds; its frame is then removed.
 */
export async function openBridge(environment: Environment): Promise<Bridge> {
  const { servicesUrl } = environment;
  if (typeof window === 'undefined') throw new Error(errorText('sso/outsideBrowser'));
  const frame = buildFrame(bridgeUrl(environment, window.location.origin));
  const waitFor = <Answer>(wait: Wait<Answer>) => listen(frame, servicesUrl, wait);
  try {
    const ready = waitFor({
      timeoutMs: navigator.onLine ? signOnTimeouts.initialisation : offlineTimeoutMs,
      timeoutText: 'timeout while initialising the sign-on',
      pick: ({ type }) => (type === 'bridgeReady' ? true : null),
    });
    document.body.append(frame);
    await ready;
  } catch (error) {
    frame.remove();
    throw error;
  }
  return {
    request: (request, { pick, ...wait }) => {
      const id = randomUuid();
      const answer = waitFor({
        ...wait,
        pick: (message) => ('id' in message && message.id === id ? pick(message) : null),
      });
      frame.contentWindow?.postMessage({ source: messageSource, ...request, id }, servicesUrl);
      return answer;
    },
  };
}

function bridgeUrl({ servicesUrl, appId }: Environment, origin: string): string {
  const url = new URL('/sso/bridge', servicesUrl);
  url.search = new URLSearchParams({ origin, appId }).toString();
  return url.href;
}

function buildFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = 'Sign-on';
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  return frame;
}

function listen<Answer>(frame: HTMLIFrameElement, origin: string, { timeoutMs, timeoutText, pick }: Wait<Answer>) {
  return new Promise<Answer>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new ServiceError({ message: timeoutText, errorCode: 'timeout' }));
    }, timeoutMs);
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readBridgeMessage(event, { origin, window: frame.contentWindow });
      const answer = message && pick(message);
      if (answer === null) return;
      stop();
      resolve(answer);
    };
    window.addEventListener('message', onMessage);
  });
}
