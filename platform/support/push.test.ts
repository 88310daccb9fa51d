import { isPushService } from './push';

const keys = { publicKey: '', privateKey: '', subject: '' };

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://notfcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.club.example/abc', false],
  ['https://fcm.googleapis.com@club.example/abc', false],
  ['https://127.0.0.1/abc', false],
  ['file:///etc/passwd', false],
  ['none', false],
])('%s is of a push service of browsers: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, keys)).toBe(isOne);
});
