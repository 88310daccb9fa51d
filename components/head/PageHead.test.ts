import { siteUrl } from '../../services/http/addresses';
import { sharedPicture } from './PageHead';

it.each([
  [null, `${siteUrl}/static/cards/rewards.jpg`, true],
  ['http://pictures.test/mask.avif', `${siteUrl}/static/cards/rewards.jpg`, true],
  ['http://pictures.test/mask.svg?v=2', `${siteUrl}/static/cards/rewards.jpg`, true],
  ['http://pictures.test/tower.webp', 'http://pictures.test/tower.webp', false],
  ['http://pictures.test/mask', 'http://pictures.test/mask', false],
])('shared links show %s, or a card that every crawler reads', (image, shown, isCard) => {
  expect(sharedPicture(image, 'rewards')).toEqual({ image: shown, isCard });
});
