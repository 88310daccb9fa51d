/** Shows the notices that the services push to this browser, also while the club is closed (services/push/browserPush.ts). */
'use strict';

self.addEventListener('push', (event) => {
  const { title, body, url, tag, stop } = event.data.json();
  const actions = [{ action: 'stop', title: stop }];
  const icon = '/static/icons/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, actions, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stopPush() : self.clients.openWindow(event.notification.data.url));
});

/** The services find out at the next message, which the push service does not take any more. */
async function stopPush() {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
