import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { routeChangeCompleted } from '../../../store/router/slice';
import { renderWithStore } from '../../testing/renderWithStore';
import { buildRouter } from '../../shell/testing/renderInShell';
import { useQueryStep } from './useQueryStep';

const kinds = ['weekly', 'special', 'classic'] as const;

function Choice() {
  const [kind, choose] = useQueryStep('kind', kinds, 'weekly');
  return (
    <>
      <output>{kind}</output>
      <button onClick={() => choose('special')}>Special</button>
    </>
  );
}

function show() {
  const pushed: unknown[] = [];
  let complete = () => {};
  const push = (...step: unknown[]) => {
    pushed.push(step);
    return new Promise<boolean>((resolve) => {
      complete = () => resolve(true);
    });
  };
  const { store } = renderWithStore(
    <RouterContext value={{ ...buildRouter(), push }}>
      <Choice />
    </RouterContext>,
  );
  const goTo = (url: string) =>
    act(async () => {
      store.dispatch(routeChangeCompleted({ page: 'challenges', params: {}, url }));
      complete();
      await Promise.resolve();
    });
  return { pushed, goTo };
}

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['a known value', '/challenges?kind=classic', 'classic'],
  ['an unknown value', '/challenges?kind=daily', 'weekly'],
  ['several values', '/challenges?kind=special&kind=classic', 'special'],
  ['no value', '/challenges', 'weekly'],
])('reads %s from the address', async (_case, url, kind) => {
  await show().goTo(url);
  expect(screen.getByRole('status')).toHaveTextContent(kind);
});

it('shows a choice at once, adds a history entry that keeps the rest of the query, and follows Back', async () => {
  window.history.replaceState(null, '', '/challenges?nav=0');
  const { pushed, goTo } = show();
  await goTo('/challenges?nav=0');

  await userEvent.click(screen.getByRole('button', { name: 'Special' }));
  expect(screen.getByRole('status')).toHaveTextContent('special');
  expect(pushed).toEqual([
    ['/challenges?nav=0&kind=special', undefined, { shallow: true, scroll: false, locale: false }],
  ]);

  await goTo('/challenges?nav=0&kind=special');
  await goTo('/challenges?nav=0');
  expect(screen.getByRole('status')).toHaveTextContent('weekly');
});
