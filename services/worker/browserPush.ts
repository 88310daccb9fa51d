import type { PushTarget } from '../club/notices';
import { canHaveWorker, startClubWorker } from './clubWorker';

/** False for browsers without push messages, and for an iPhone until the club is on its home screen. */
const canPush = () => 'PushManager' in globalThis && canHaveWorker();

async function readSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
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
  const registration = await startClubWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no keys for push messages.');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}
