import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../shell/testing/renderInShell';
import { useAddressQuery } from './useAddressQuery';
import { useQueryChoice } from './useQueryChoice';

function Reader() {
  const [query, change] = useAddressQuery();
  return <button onClick={() => change({ q: 'a b', removed: null })}>{query.toString()}</button>;
}

function Chooser() {
  const [size, choose] = useQueryChoice('size', ['small', 'large']);
  return <button onClick={() => choose(size === 'small' ? 'large' : 'small')}>{size}</button>;
}

it('changes the query in place, and in the router’s history state', async () => {
  const state = { url: '/games?removed=1&nav=0', as: '/en-US/games?removed=1&nav=0', key: 'kept' };
  window.history.replaceState(state, '', '/en-US/games?removed=1&nav=0#top');
  const before = window.history.length;
  renderInShell(<Reader />);

  await userEvent.click(screen.getByRole('button', { name: 'removed=1&nav=0' }));

  expect(screen.getByRole('button', { name: 'nav=0&q=a+b' })).toBeInTheDocument();
  expect(window.location.href).toMatch(/\/en-US\/games\?nav=0&q=a\+b#top$/);
  expect(window.history.state).toEqual({
    url: '/games?nav=0&q=a+b',
    as: '/en-US/games?nav=0&q=a+b#top',
    key: 'kept',
  });
  expect(window.history).toHaveLength(before);
});

it('updates every component that reads the query', async () => {
  window.history.replaceState(null, '', '/games');
  renderInShell(
    <>
      <Chooser />
      <Reader />
    </>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'small' }));
  expect(screen.getByRole('button', { name: 'size=large' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'large' }));
  expect(window.location.search).toBe('');
});

it('falls back to the first choice for an unknown value', () => {
  window.history.replaceState(null, '', '/games?size=huge');
  renderInShell(<Chooser />);
  expect(screen.getByRole('button', { name: 'small' })).toBeInTheDocument();
});
