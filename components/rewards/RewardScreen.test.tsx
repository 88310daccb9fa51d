import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RewardPreview } from '../../services/club/rewardPreview';
import { readRewardsDetails } from '../../services/clubWebsite/rewards';
import { buildReward } from '../../services/testing/builders';
import { buildCatalogReward } from '../../services/testing/visitorBuilders';
import { wireRewards } from '../../services/testing/wireResponses';
import type { RewardPageProps } from '../../store/rewards/pageProps';
import { playerRewardsFetched } from '../../store/rewards/slice';
import { loginSucceeded } from '../../store/session/events';
import { buildLoginReport } from '../../store/support/testing/builders';
import { renderInShell } from '../shell/testing/renderInShell';
import { RewardScreen } from './RewardScreen';

const place = { pathname: '/reward/[rewardId]', asPath: '/reward/peacoat' };

const show = (overrides: Partial<RewardPageProps['reward']> = {}, priceChanges: RewardPageProps['priceChanges'] = []) =>
  renderInShell(
    <RewardScreen
      reward={{
        ...buildCatalogReward(),
        rewardLocation: 'On the hook by the stairs',
        detail: { description: 'It kept him dry.', instruction: 'Take it from the hook.' },
        lockedDetails: [],
        limitReachedDetails: [],
        preview: null,
        ...overrides,
      }}
      alike={[buildCatalogReward({ rewardId: 'jumper', name: 'Knitted jumper', kind: 'Outfit', value: 90 })]}
      priceChanges={priceChanges}
    />,
    place,
  );

const image = (overrides: Partial<RewardPreview> = {}): RewardPreview => ({
  ...{ kind: 'image', url: 'http://pictures.test/half.webp', width: 1920, height: 1080, alt: '' },
  ...overrides,
});

it('shows what the reward is, what it costs and where it turns up', () => {
  const { container } = show();

  expect(screen.getByRole('heading', { level: 1, name: 'Pilot’s peacoat' })).toBeVisible();
  for (const text of ['Outfit · Saltwatch', 'Rare', '80 Units', 'It kept him dry.', 'Take it from the hook.'])
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  expect(screen.getByText('On the hook by the stairs')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', 'http://pictures.test/peacoat.svg');
  expect(container.querySelector('audio')).toBeNull();
});

it.each([
  ['two steps for an open reward', [], 2],
  ['three for a locked one', ['Reach level 30.'], 3],
])('tells how to get it in %s', (_case, lockedDetails, count) => {
  show({ lockedDetails });

  const texts = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Play Saltwatch once. Then you can claim its rewards.',
    ...lockedDetails,
    'Earn 80 Units in challenges, then claim the reward.',
  ]);
  expect(texts).toHaveLength(count);
});

it('tells no steps to a reward that is sold out', () => {
  show({ limitReachedDetails: ['All 500 are taken.'] });

  expect(screen.getByRole('heading', { name: 'No longer available' })).toBeVisible();
  expect(screen.getByText('All 500 are taken.')).toBeVisible();
  expect(document.querySelector('ol')).toBeNull();
});

it('shows how the price changed, if it did', () => {
  const { unmount } = show();
  expect(screen.queryByRole('heading', { name: 'Price history' })).not.toBeInTheDocument();
  unmount();

  show({}, [{ date: '2026-11-18T00:00:00.000Z', before: 100, after: 80 }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Price history' })).toBeVisible();
  expect(screen.getByText('November 18, 2026')).toBeVisible();
  expect(screen.getByText('Before: 100 · After: 80')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rule changes' })).toHaveAttribute('href', '/rules');
});

it('links to rewards like it, by their pages', () => {
  show();

  expect(screen.getByRole('heading', { level: 2, name: 'More rewards from Saltwatch' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Knitted jumper' })).toHaveAttribute('href', '/reward/jumper');
});

it('shows the picture of a preview in the shape that the picture itself has, and tells its size', () => {
  const { container } = show({ preview: image({ alt: 'A beam over the sea' }) });

  const picture = screen.getByRole('img', { name: 'A beam over the sea' });
  expect(picture).toHaveAttribute('src', 'http://pictures.test/half.webp');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1920', '1080']);
  expect(container.querySelector('img')).toBe(picture);
  expect(screen.getByText('Outfit · Saltwatch · 1920 × 1080 px')).toBeVisible();
});

it('plays the sound of a preview, and loads nothing before', () => {
  const { container } = show({ preview: image({ kind: 'audio', url: 'http://pictures.test/song.mp3' }) });

  const sound = container.querySelector('audio');
  expect(sound).toHaveAttribute('preload', 'none');
  expect(sound).toHaveAttribute('controls');
  expect(sound).toHaveAttribute('src', 'http://pictures.test/song.mp3');
  expect(sound).toHaveAccessibleName('Music sample: Saltwatch');
});

it('lets a visitor join or sign in, and stays open after the login', async () => {
  const { store } = show();

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(store.getState().interface).toMatchObject({ showLoginModal: true, redirectAfterLogin: false });
  await userEvent.click(screen.getByRole('button', { name: 'Join the Club' }));
  expect(store.getState().interface).toMatchObject({ showRegister: true, redirectAfterLogin: false });
});

const showToPlayer = () => {
  const { store } = show();
  act(() => void store.dispatch(loginSucceeded(buildLoginReport({ expiration: Date.now() + 60_000 }))));
  return store;
};

it('does not ask a player to claim what they own', () => {
  const store = showToPlayer();
  const rewards = [buildReward({ rewardId: 'peacoat', quantityLimit: 1, quantityPurchased: 1 })];
  const details = { ...readRewardsDetails(wireRewards()), rewards };
  act(() => void store.dispatch(playerRewardsFetched({ scope: 'owned', details })));

  expect(screen.getByText('You own it')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See details' })).toHaveAttribute(
    'href',
    '/rewards?games=all&reward=peacoat',
  );
  expect(screen.queryByRole('link', { name: 'Claim it' })).not.toBeInTheDocument();
});

it('says that the player owns what can be claimed again', () => {
  const store = showToPlayer();
  const rewards = [buildReward({ rewardId: 'peacoat', quantityLimit: null, quantityPurchased: 2 })];
  const details = { ...readRewardsDetails(wireRewards()), rewards };
  act(() => void store.dispatch(playerRewardsFetched({ scope: 'owned', details })));

  expect(screen.getByText('You own it')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Claim it' })).toBeVisible();
});

it('leads a player to the dialog of the reward, over the list', () => {
  showToPlayer();

  expect(screen.getByRole('link', { name: 'Claim it' })).toHaveAttribute('href', '/rewards?games=all&reward=peacoat');
  expect(screen.queryByRole('button', { name: 'Join the Club' })).not.toBeInTheDocument();
});
