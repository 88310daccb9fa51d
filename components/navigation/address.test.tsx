import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { routeChangeCompleted, routeChangeStarted } from '../../store/router/slice';
import { TestRouter } from '../shell/testing/renderInShell';
import { renderWithStore } from '../testing/renderWithStore';
import { useAddress, useAddressDialog, useQueryChoice, useQueryText, withQuery } from './address';

describe('an address with a changed query', () => {
  it.each([
    ['/dashboard', { _popup: 'faq' }, '/dashboard?_popup=faq'],
    ['/fr-FR/units?nav=0', { _popup: 'faq' }, '/fr-FR/units?nav=0&_popup=faq'],
    ['/rewards?q=a+b%26c&_popup=profile#top', { _popup: 'faq' }, '/rewards?q=a+b%26c&_popup=faq#top'],
    ['/rewards?reward=mask&nav=0', { reward: null }, '/rewards?nav=0'],
    ['/games', { q: 'a b', platform: null }, '/games?q=a+b'],
    ['', { _popup: 'faq' }, '?_popup=faq'],
  ])('from %j with %j is %j', (address, values, changed) => {
    expect(withQuery(address, values)).toBe(changed);
  });
});

function FilteredScreen() {
  const { query, change } = useAddress();
  const [size, choose] = useQueryChoice('size', ['small', 'large']);
  const [text, setText] = useQueryText('q');
  const { value, open, close } = useAddressDialog('reward');
  return (
    <>
      <output>{query.toString()}</output>
      <button onClick={() => choose(size === 'small' ? 'large' : 'small')}>{size}</button>
      <button onClick={() => void change({ owned: 'on' }, 'push')}>Owned</button>
      <button onClick={() => void change({ epic: 'on' }, 'push')}>Epic</button>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => open('mask')}>Open a reward</button>
      {value !== null && <button onClick={close}>Close</button>}
    </>
  );
}

const hrefOf = (url: Parameters<NextRouter['push']>[0]) => (typeof url === 'string' ? url : (url.href ?? ''));

/** Shows the screen at an address. */
function show(address = '/rewards') {
  window.history.replaceState({ key: 'page' }, '', address);
  const written: string[] = [];
  const back = jest.fn();
  const { store } = renderWithStore(
    <TestRouter back={back} place={{ asPath: address }} push={write('push')} replace={write('replace')}>
      <FilteredScreen />
    </TestRouter>,
  );
  const goTo = (url: string, key: string) => {
    window.history.replaceState({ key }, '', url);
    act(() => void store.dispatch(routeChangeCompleted({ page: 'rewards', params: {}, url })));
  };
  function write(how: 'push' | 'replace'): NextRouter['push'] {
    return (url) => {
      written.push(`${how} ${hrefOf(url)}`);
      goTo(hrefOf(url), how === 'push' ? `above ${hrefOf(url)}` : 'page');
      return Promise.resolve(true);
    };
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { store, written, back, goTo, press };
}

const settled = (ms = 20) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const expectQuery = (query: string) => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${query}$`));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the query of the address', () => {
  it('is the same for every component, and a choice that is the default is not in it', async () => {
    const { written, press } = show('/en-US/games?nav=0#top');
    await press('small');
    expectQuery('nav=0&size=large');
    await settled();
    await press('large');
    await settled();
    expectQuery('nav=0');
    expect(written).toEqual(['replace /en-US/games?nav=0&size=large#top', 'replace /en-US/games?nav=0#top']);
  });

  it('falls back to the first choice for an unknown value', () => {
    show('/games?size=huge');
    expect(screen.getByRole('button', { name: 'small' })).toBeInTheDocument();
  });

  it('follows Back', async () => {
    const { goTo, press } = show('/rewards');
    await press('Owned');
    await settled();
    expectQuery('owned=on');
    goTo('/rewards', 'page');
    expectQuery('');
  });

  it('has a typed text at once, and is written after a pause, once', async () => {
    const { written } = show('/games');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'moon gate');
    expectQuery('q=moon\\+gate');
    expect(written).toEqual([]);
    await settled(400);
    expect(written).toEqual(['replace /games?q=moon+gate']);
  });

  it('is written with a typed text before anything that follows it', async () => {
    const { written, press } = show('/rewards');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'mask');
    await press('Open a reward');
    await settled();
    expect(written).toEqual(['replace /rewards?q=mask', 'push /rewards?q=mask&reward=mask']);
  });
});

describe('a change of the address after a press', () => {
  let paint = () => {};
  beforeEach(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    paint = () => frames.splice(0).forEach((callback) => callback(0));
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userActivation');
    jest.restoreAllMocks();
  });

  it('shows at once, and is written once it is painted', async () => {
    const { written, press } = show();
    await press('Owned');
    await settled();
    expectQuery('owned=on');
    expect(written).toEqual([]);
    paint();
    await settled();
    expect(written).toEqual(['push /rewards?owned=on']);
  });

  it('is written in the order of the presses', async () => {
    const { written, press } = show();
    await press('Owned');
    await press('Epic');
    await press('Open a reward');
    paint();
    await settled();
    expect(written).toEqual([
      'push /rewards?owned=on',
      'push /rewards?owned=on&epic=on',
      'push /rewards?owned=on&epic=on&reward=mask',
    ]);
  });

  it('is dropped when Back overtakes it', async () => {
    const { written, press } = show();
    await press('Owned');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expectQuery('');
    paint();
    await settled();
    expect(written).toEqual([]);
  });

  it.each([
    ['is dropped while another page is being opened', '/games?filter=all', []],
    ['is kept while this page is read again', '/rewards', ['push /rewards?owned=on']],
  ])('%s', async (_case, to, expected) => {
    const { store, written, press } = show();
    await press('Owned');
    act(() => void store.dispatch(routeChangeStarted(to)));
    paint();
    await settled();
    expect(written).toEqual(expected);
  });
});

describe('a dialog in the address', () => {
  it('that was opened on its page closes by going back, after a search too', async () => {
    const { written, back, press } = show('/games');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'gate');
    await settled(400);
    await press('Open a reward');
    await settled();
    await press('Close');
    await settled();
    expect(back).toHaveBeenCalledTimes(1);
    expect(written).toEqual(['replace /games?q=gate', 'push /games?q=gate&reward=mask']);
  });

  it('that was opened by a link, or before a reload, is only removed from the address', async () => {
    const { written, back, press } = show('/rewards?reward=mask&nav=0');
    await press('Close');
    await settled();
    expect(back).not.toHaveBeenCalled();
    expect(written).toEqual(['replace /rewards?nav=0']);
  });

  it('that is closed at once leaves no entry', async () => {
    const { back, press } = show('/rewards');
    await press('Open a reward');
    await press('Close');
    await settled();
    expect(back).toHaveBeenCalledTimes(1);
  });
});
