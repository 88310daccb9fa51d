import { readEnvironment } from '../http/environment';
import { avatarImageUrl } from './avatarImage';

test.each([
  ['small, as it is by default', undefined, 'http://services.test/p%201/default_146_146.png'],
  ['large', '256_256', 'http://services.test/p%201/default_256_256.png'],
] as const)('the avatar of a player is a picture of the services: %s', (_size, size, url) => {
  const environment = readEnvironment({ SERVICES_URL: 'http://services.test' });
  expect(avatarImageUrl(environment, 'p 1', size)).toBe(url);
});
