import type { PushTarget } from '../club/notices';

// Its scope is its folder: it sees no page and no request of the club.
const worker = '/static/push/worker.js';
const scope = '/static/push/';

/** False for browsers without push messages, and for an iPhone until the club is on its home screen. */
const canPush = () => 'PushManager' in globalThis && 'serviceWorker' in navigator;

async function readSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address of this browser at its push service; null where it gets no messages. */
export async function readPushEndpoint(): Promise<string | null> {
  return (await readSubscription())?.endpoint ?? null;
}

/** Asks the reader, and subscribes this browser; null where the reader or the browser says no. `publicKey` in base64url. */
export async function subscribeToPush(publicKey: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // One of another key, or of another player, does not stay.
  await unsubscribeFromPush();
  const registration = await untilActive(await navigator.serviceWorker.register(worker, { scope }));
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no keys for push messages.');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** `navigator.serviceWorker.ready` waits for the worker of the page, and this one has no page. */
async function untilActive(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const starting = registration.installing ?? registration.waiting;
  if (starting && !registration.active)
    await new Promise<void>((resolve) => {
      starting.addEventListener('statechange', () => starting.state !== 'installed' && resolve());
    });
  return registration;
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}
