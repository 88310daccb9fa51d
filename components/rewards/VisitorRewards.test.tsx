import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildShowcase, buildShowcaseReward } from '../../services/testing/visitorBuilders';
import { renderInShell } from '../shell/testing/renderInShell';
import { VisitorRewards } from './VisitorRewards';

const place = { pathname: '/rewards' };

const show = (showcase: Parameters<typeof VisitorRewards>[0]['showcase'] = buildShowcase()) =>
  renderInShell(<VisitorRewards showcase={showcase} />, place);

it('says how many rewards there are, as counted', () => {
  show();

  expect(screen.getByText(/There are more than 700/)).toBeVisible();
  expect(screen.getByText('756 rewards in 1 game; here are 1 of them.')).toBeVisible();
});

it('teaches claiming in three steps', () => {
  show();

  const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(steps.slice(0, 3)).toEqual(['Earn Units', 'Choose a reward', 'Claim it']);
});

it.each([
  ['Common', '288 rewards', '10 to 40 Units'],
  ['Epic', '145 rewards', '150 Units'],
  ['Exotic', '33 rewards', '400 to 1,600 Units'],
])('explains that %s are %s of %s', (name, count, price) => {
  show();

  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(count));
  expect(row).toHaveTextContent(name);
  expect(row).toHaveTextContent(price);
});

describe('the shelf', () => {
  const rewards = [
    buildShowcaseReward({ rewardId: 'a', name: 'The light itself', rarityId: 'EXOTIC' }),
    buildShowcaseReward({ rewardId: 'b', name: 'Pilot’s peacoat' }),
    buildShowcaseReward({ rewardId: 'c', name: 'Ember carrier', gameSlug: 'hollow-north', gameTitle: 'Hollow North' }),
    ...Array.from({ length: 7 }, (_, i) => buildShowcaseReward({ rewardId: `more ${i}`, name: `Knot ${i}` })),
  ];
  const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

  it('shows eight at first, and the others when asked', async () => {
    show(buildShowcase({ rewards }));
    expect(names()).toHaveLength(8);

    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));

    expect(names()).toHaveLength(10);
  });

  it('is browsed by rarity and by game', async () => {
    show(buildShowcase({ rewards }));

    await userEvent.click(screen.getByRole('button', { name: 'Exotic' }));
    expect(names()).toEqual(['The light itself']);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Hollow North');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('there is more');

    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(names()).toEqual(['Ember carrier']);
  });
});

it('leads to joining', async () => {
  const { store } = show();

  await userEvent.click(screen.getAllByRole('button', { name: 'Join the Club' })[0] ?? document.body);

  expect(store.getState().interface).toMatchObject({ showLoginModal: true, showRegister: true });
});

it('still reads well where nothing could be counted', () => {
  show(null);

  expect(screen.getByText(/There are more than 700/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Claim it' })).toBeVisible();
});
