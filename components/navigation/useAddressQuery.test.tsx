import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../shell/testing/renderInShell';
import { useAddressQuery } from './useAddressQuery';
import { useQueryChoice } from './useQueryChoice';

function Reader() {
  const [query, change] = useAddressQuery();
  return <button onClick={() => change({ q: 'a b', gone: null })}>{query.toString()}</button>;
}

function Chooser() {
  const [size, choose] = useQueryChoice('size', ['small', 'large']);
  return <button onClick={() => choose(size === 'small' ? 'large' : 'small')}>{size}</button>;
}

it('changes the query in its place, with what the router keeps of it', async () => {
  const state = { url: '/games?gone=1&nav=0', as: '/en-US/games?gone=1&nav=0', key: 'kept' };
  window.history.replaceState(state, '', '/en-US/games?gone=1&nav=0#top');
  const before = window.history.length;
  renderInShell(<Reader />);

  await userEvent.click(screen.getByRole('button', { name: 'gone=1&nav=0' }));

  expect(screen.getByRole('button', { name: 'nav=0&q=a+b' })).toBeInTheDocument();
  expect(window.location.href).toMatch(/\/en-US\/games\?nav=0&q=a\+b#top$/);
  expect(window.history.state).toEqual({
    url: '/games?nav=0&q=a+b',
    as: '/en-US/games?nav=0&q=a+b#top',
    key: 'kept',
  });
  expect(window.history).toHaveLength(before);
});

it('tells every part of the page that reads it', async () => {
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

it('takes the first of the choices for what it does not know', () => {
  window.history.replaceState(null, '', '/games?size=huge');
  renderInShell(<Chooser />);
  expect(screen.getByRole('button', { name: 'small' })).toBeInTheDocument();
});
