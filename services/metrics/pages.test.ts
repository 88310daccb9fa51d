import { pageNameOf, sectionOf } from './pages';

const tour = 'Take a tour pages';
const player = 'Player pages';

describe('the name and section of a page', () => {
  it.each([
    ['index', {}, 'home', tour],
    ['default-index', {}, 'home', tour],
    ['challenges', {}, 'challenges', tour],
    ['default-rewards', { locale: 'fr-FR' }, 'rewards', tour],
    ['shop-discount', {}, 'shop discount', tour],
    ['default-shop-discount', {}, 'shop discount', tour],
    ['news-details', { newsId: 'ada@lovelace.example' }, 'news details', tour],
    ['reward', { rewardId: 'ada@lovelace.example' }, 'reward', tour],
    ['dashboard', {}, 'dashboard', player],
    ['default-games', {}, 'games', player],
    ['friends', {}, 'friends', player],
    ['game', { game: 'moongate', platform: 'PC', section: 'rewards' }, 'game rewards', player],
    [null, {}, 'not found', tour],
  ])('of the route %j with %j are %j and %j', (route, params, name, section) => {
    expect([pageNameOf(route, params), sectionOf(route)]).toEqual([name, section]);
  });
});
