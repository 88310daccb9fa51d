import { screen, within } from '@testing-library/react';
import { buildStarPlayer } from '../../../services/testing/visitorBuilders';
import { renderInShell } from '../../shell/testing/renderInShell';
import { figureOf } from '../PlayerConstellation';
import { StarPlayersScreen } from './StarPlayersScreen';

const starPlayers = [
  { ...buildStarPlayer(), newsId: 'meet-bram' },
  { ...buildStarPlayer({ id: 'a-new-one', name: 'A new one', story: 'Came last week.' }), newsId: null },
];

const show = () => renderInShell(<StarPlayersScreen starPlayers={starPlayers} />, { pathname: '/starplayers' });

const entryOf = (name: string) => {
  const entry = screen.getByRole('heading', { name }).closest('li');
  if (!entry) throw new Error(`${name} is in no list.`);
  return within(entry);
};

it('shows each Star Player with constellation, game and story', () => {
  show();

  expect(entryOf('Old Bram').getByText('The Anchor, in Saltwatch')).toBeVisible();
  expect(entryOf('Old Bram').getByText('Kindly corrects us about knots.')).toBeVisible();
});

it('links to the article about a player, where there is one', () => {
  show();

  const link = entryOf('Old Bram').getByRole('link', { name: 'Read the story' });
  expect(link).toHaveAttribute('href', '/news/meet-bram');
  expect(link).toHaveAccessibleDescription('Old Bram');
  expect(entryOf('A new one').queryByRole('link')).not.toBeInTheDocument();
});

it('shows the services’ picture for a constellation without a drawing', () => {
  const { container } = show();

  expect(figureOf('old-bram')).toBe('anchor');
  expect(figureOf('a-new-one')).toBeNull();
  expect(container.querySelectorAll('img[src="http://pictures.test/anchor.svg"]')).toHaveLength(1);
});

it('explains how to become one and links to the forums', () => {
  show();

  expect(screen.getByRole('heading', { name: 'How to become one' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Nominate a player/ })).toHaveAttribute(
    'href',
    'http://localhost:4000/publisher/forums',
  );
});
