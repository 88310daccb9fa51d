import { createECDH, ECDH } from 'node:crypto';
import { generateRequestDetails } from 'web-push';

export interface PushSettings {
  /** The key pair by which push services know the club (VAPID, RFC 8292), in base64url. */
  publicKey: string;
  privateKey: string;
  /** Where they reach the operator: a `mailto:` or `https:` address. */
  subject: string;
  /** Domains of push services, where other than the browsers' own may be used. */
  services?: readonly string[];
}

/** What a browser gives to who may push to it: an address, its public key and a secret (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** That of VAPID and of the keys of browsers. */
const curve = 'prime256v1';

/** Push services of Chromium, Firefox, Safari and Edge; the platform calls no other address that a player names. */
const browsersServices = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

export function isPushService(endpoint: string, { services = browsersServices }: PushSettings): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host } = new URL(endpoint);
  const isTrusted = services.some((service) => host === service || host.endsWith(`.${service}`));
  return isTrusted && (protocol === 'https:' || services !== browsersServices);
}

/** Whether a text is a point of the curve that push messages are encrypted for. */
export function isPushKey(text: string): boolean {
  try {
    ECDH.convertKey(text, curve, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Whether two keys of VAPID belong together. */
export function isKeyPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH(curve);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** How long a push service keeps a message for a browser that is off. */
const lifeSeconds = 24 * 60 * 60;
const timeoutMs = 10_000;

/**
 * Sends an encrypted message. Returns false where the browser takes no more, because the player has stopped it; throws where the
 * push service did not take it.
 */
export async function sendPush(settings: PushSettings, target: PushTarget, message: object): Promise<boolean> {
  const { endpoint, p256dh, auth } = target;
  const { publicKey, privateKey, subject } = settings;
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { publicKey, privateKey, subject },
    TTL: lifeSeconds,
  });
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return false;
  // Without the address, which is a secret of the player's browser.
  if (!response.ok) throw new Error(`The push service ${new URL(endpoint).host} answered ${response.status}.`);
  return true;
}
