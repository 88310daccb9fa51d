import type { BrowserContext, Page } from '@playwright/test';
import { violationsIn } from '../support/axe';
import { newPlayer, signOn } from '../support/players';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** Without the internet a browser cannot subscribe, so the page's push manager does as if it had. */
async function fakePushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    if (!('PushManager' in window)) return;
    let subscription: object | null = null;
    const endpoint = 'https://fcm.googleapis.com/fcm/send/this-browser';
    const p256dh = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => {
        subscription = {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
          unsubscribe: () => Promise.resolve((subscription = null)),
        };
        return Promise.resolve(subscription);
      },
    });
  });
}

/** Delivers a message to the service worker, as the browser does for its push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

/** What the worker shows from now on: a browser without windows shows no notices. */
async function recordShown(context: BrowserContext): Promise<() => Promise<unknown>> {
  const [worker] = context.serviceWorkers();
  const shown = await worker?.evaluateHandle(() => {
    const titles: (string | undefined)[][] = [];
    ServiceWorkerRegistration.prototype.showNotification = (title, { body } = {}) => {
      titles.push([title, body]);
      return Promise.resolve();
    };
    return titles;
  });
  return () => Promise.resolve(shown?.jsonValue());
}

/** Presses a shown notice, or a button of it, and returns what the worker did: no protocol presses it. */
async function pressNotice(context: BrowserContext, press: { action: string; url: string }): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs.');
  return worker.evaluate(async ({ action, url }) => {
    const done: string[] = [];
    const record = (step: string) => Promise.resolve(done.push(step));
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve({ unsubscribe: () => record('unsubscribed') }),
    });
    Object.assign(Reflect.get(self, 'clients'), { openWindow: (address: string) => record(`opened ${address}`) });
    const ends: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => ends.push(promise);
    const notification = { close: () => void record('closed'), data: { url } };
    dispatchEvent(Object.assign(new Event('notificationclick'), { action, notification, waitUntil }));
    await Promise.all(ends);
    return done;
  }, press);
}

test('a player turns notices of this device on, gets one while the club is elsewhere, and turns them off', async ({
  page,
  context,
}) => {
  await fakePushService(context);
  await signOn(context, await newPlayer());
  await page.goto('/units?_popup=profile.notices');
  const onThisDevice = page.getByRole('switch', { name: /^Notifications on this device/ });
  await expect(onThisDevice).not.toBeChecked();
  await onThisDevice.press('Space');
  await expect(onThisDevice).toBeChecked();
  const refunds = page.getByRole('group', { name: 'Refunded Units' });
  await expect(refunds.getByRole('switch', { name: 'On your devices' })).toBeChecked();
  expect(await violationsIn(page)).toEqual([]);

  const shown = await recordShown(context);
  const notice = { title: 'Meridian Club', body: 'Refunded Units: 30 (Storm lamp)' };
  await deliver(page, { ...notice, url: '/dashboard?_popup=notices', tag: 'n', stop: 'Turn off on this device' });
  await expect.poll(shown).toEqual([[notice.title, notice.body]]);
  const url = '/dashboard?_popup=notices';
  expect(await pressNotice(context, { action: '', url })).toEqual(['closed', `opened ${url}`]);
  expect(await pressNotice(context, { action: 'stop', url })).toEqual(['closed', 'unsubscribed']);

  await onThisDevice.press('Space');
  await expect(onThisDevice).not.toBeChecked();
  await expect(refunds.getByRole('switch', { name: 'On your devices' })).toHaveCount(0);
});
