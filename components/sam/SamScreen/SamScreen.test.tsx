import { screen } from '@testing-library/react';
import { renderInShell } from '../../shell/testing/renderInShell';
import { SamScreen } from './SamScreen';

const games = [
  { slug: 'saltwatch', title: 'Saltwatch', picture: null },
  { slug: 'wildermere', title: 'Wildermere', picture: null },
];

const show = () => renderInShell(<SamScreen games={games} />, { pathname: '/sam' });

afterEach(() => {
  jest.useRealTimers();
});

it('lists the games with stats support and states that the list is not exhaustive', () => {
  show();

  const section = screen.getByRole('heading', { name: 'Games with stats support' }).closest('section');
  expect(section).toHaveTextContent('Saltwatch');
  expect(section).toHaveTextContent('Wildermere');
  expect(section).toHaveTextContent('The list is not exhaustive.');
});

it.each([
  ['the next Friday', new Date(2026, 10, 21, 9), 'Next update: Fri, Nov 27'],
  ['today, on a Friday', new Date(2026, 10, 27, 9), 'Updated today'],
])('shows the next update: %s', (_when, now, sentence) => {
  jest.useFakeTimers({ now });
  show();

  expect(screen.getByText(sentence)).toBeVisible();
});

it('lists example questions with their answers', () => {
  show();

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('What will my Units buy?');
  expect(screen.getAllByRole('definition')).toHaveLength(6);
});
