import { render, screen, waitFor } from '@testing-library/react';
import Router from 'next/router';
import { createContext, startTransition, useContext, useEffect, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { lazyPart, lazyParts } from '../ui/browser/lazyPart';
import { Island } from './Island';
import { buildRouter } from './testing/renderInShell';

const Language = createContext('English');
const hydrated = jest.fn<undefined, [name: string]>();

function Part({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  const language = useContext(Language);
  useEffect(() => hydrated(name), [name]);
  return <button onClick={() => setPresses(presses + 1)}>{`${name}, ${language}, ${presses}`}</button>;
}

const parts = (
  <>
    <Part name="Header" />
    <Island hydrate="visible">
      <Part name="News" />
    </Island>
    <Island hydrate="visible">
      <Part name="Footer" />
    </Island>
  </>
);
const router = buildRouter();
interface PageProps {
  language?: string;
  Late?: ComponentType<{ name: string }>;
}
const Page = ({ language = 'English', Late }: PageProps) => (
  <RouterContext value={router}>
    <Language value={language}>
      {parts}
      {Late && (
        <Island hydrate="visible">
          <Late name="Rewards" />
        </Island>
      )}
    </Language>
  </RouterContext>
);

/** jsdom has no layout: the test brings an element near the window. */
class TestObserver implements IntersectionObserver {
  static readonly all = new Set<TestObserver>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private element: Element | null = null;

  constructor(private readonly report: IntersectionObserverCallback) {
    TestObserver.all.add(this);
  }

  observe(element: Element) {
    this.element = element;
  }
  disconnect() {
    TestObserver.all.delete(this);
  }
  unobserve() {
    this.element = null;
  }
  takeRecords() {
    return [];
  }

  static bringNear(target: Element) {
    for (const { element, report } of TestObserver.all) {
      const box = target.getBoundingClientRect();
      const isIntersecting = element?.contains(target) ?? false;
      const entry = { boundingClientRect: box, intersectionRect: box, rootBounds: null, intersectionRatio: 1, time: 0 };
      if (element) report([{ ...entry, isIntersecting, target: element }], new TestObserver(() => undefined));
    }
  }
}

const errors = jest.fn();
let root: Root;
let end = () => {};

/** The page as the server sends it; nothing happens to it after its start. */
async function open(onServer = <Page />, inBrowser = onServer) {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(onServer);
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: TestObserver });
  // React schedules by itself, as in a browser: `act` would hydrate everything.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  root = hydrateRoot(box, inBrowser, { onRecoverableError: errors });
  end = () => box.remove();
  await waitFor(() => expect(hydrated).toHaveBeenCalledWith('Header'));
  await idle();
}
afterEach(async () => {
  root.unmount();
  await idle();
  end();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  hydrated.mockClear();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect(errors).not.toHaveBeenCalled();
});

/** Time enough for React to do whatever it has left to do. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 100));

const buttons = () => screen.getAllByRole('button');
const texts = () => buttons().map(({ textContent }) => textContent);

it('shows the HTML of the server, and hydrates no part that is far away', async () => {
  await open();
  expect(texts()).toEqual(['Header, English, 0', 'News, English, 0', 'Footer, English, 0']);
  expect(hydrated.mock.calls).toEqual([['Header']]);
});

it('hydrates no part that is far away where presses elsewhere interrupt what React does in idle time', async () => {
  hydrated.mockImplementationOnce(() => {
    for (let ms = 0; ms < 60; ms += 1) setTimeout(() => screen.getByText(/Header/).click(), ms);
  });
  await open();
  expect(texts()[0]).toBe('Header, English, 60');
  expect(hydrated.mock.calls).toEqual([['Header']]);
});

it('hydrates a part that comes near the window', async () => {
  await open();
  const before = buttons();
  TestObserver.bringNear(screen.getByText(/Footer/));
  await idle();
  expect(hydrated.mock.calls).toEqual([['Header'], ['Footer']]);
  expect(buttons()).toEqual(before);
});

it('answers a press on a part that is not hydrated yet, once', async () => {
  await open();
  const before = buttons();
  screen.getByText(/News/).click();
  await idle();
  expect(texts()).toEqual(['Header, English, 0', 'News, English, 1', 'Footer, English, 0']);
  expect(hydrated.mock.calls).toEqual([['Header'], ['News']]);
  expect(buttons()).toEqual(before);
});

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}

it('keeps what is typed into a part that is not hydrated yet', async () => {
  await open(
    <RouterContext value={router}>
      <Part name="Header" />
      <Island hydrate="visible">
        <Search />
      </Island>
    </RouterContext>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  for (const value of ['l', 'la', 'lantern']) {
    Object.assign(field, { value });
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('lantern'));
  expect(field).toHaveValue('lantern');
});

function Choice() {
  const [chosen, setChosen] = useState('all');
  return (
    <>
      <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option>all</option>
        <option>Saltwatch</option>
      </select>
      <output>{chosen}</output>
    </>
  );
}

it('keeps what is chosen in a part that is not hydrated yet', async () => {
  await open(
    <RouterContext value={router}>
      <Part name="Header" />
      <Island hydrate="visible">
        <Choice />
      </Island>
    </RouterContext>,
  );
  const field = screen.getByRole('combobox');
  Object.assign(field, { value: 'Saltwatch' });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saltwatch'));
  expect(field).toHaveValue('Saltwatch');
});

it('takes no choice for the reader’s in a part that the browser renders', async () => {
  const choose = jest.fn();
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: TestObserver });
  render(
    <RouterContext value={router}>
      <Island hydrate="visible">
        <select value="all" onChange={choose}>
          <option>all</option>
        </select>
      </Island>
    </RouterContext>,
  );
  await idle();
  expect(choose).not.toHaveBeenCalled();
});

it('hydrates a part that the keyboard reaches, and keeps the focus there', async () => {
  await open();
  screen.getByText(/Footer/).focus();
  await waitFor(() => expect(hydrated).toHaveBeenCalledWith('Footer'));
  expect(screen.getByText(/Footer/)).toHaveFocus();
});

it('keeps the HTML of the server where the address changes', async () => {
  await open();
  const before = buttons();
  Router.events.emit('routeChangeStart', '/news');
  startTransition(() => root.render(<Page language="French" />));
  await waitFor(() => expect(texts()).toEqual(['Header, French, 0', 'News, French, 0', 'Footer, French, 0']));
  expect(buttons()).toEqual(before);
});

it('keeps the HTML of the server where its content changes, and shows the change', async () => {
  const pageWith = (name: string) => (
    <RouterContext value={router}>
      <Part name="Header" />
      <Island hydrate="visible">
        <Part name={name} />
      </Island>
    </RouterContext>
  );
  await open(pageWith('News'));
  const before = buttons();
  root.render(pageWith('Late news'));
  await waitFor(() => expect(texts()).toEqual(['Header, English, 0', 'Late news, English, 0']));
  expect(buttons()).toEqual(before);
});

it('never shows a part empty where an update reaches it early', async () => {
  await open();
  const empty = jest.fn();
  const watch = new MutationObserver(() => {
    if (document.querySelectorAll('button').length < 3) empty();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  root.render(<Page language="French" />);
  await idle();
  watch.disconnect();
  expect(texts()).toEqual(['Header, French, 0', 'News, French, 0', 'Footer, French, 0']);
  expect(empty).not.toHaveBeenCalled();
});

it('shows its content at once on a page rendered in the browser', async () => {
  await open();
  root.render(
    <RouterContext value={router}>
      <Island key="opened" hydrate="visible">
        <Part name="Rewards" />
      </Island>
    </RouterContext>,
  );
  await waitFor(() => expect(texts()).toEqual(['Rewards, English, 0']));
});

/** A part whose code the server has, and which a browser gets once `arrive` is called. */
async function lateParts() {
  const OnServer = lazyPart(() => Promise.resolve(Part));
  await lazyParts.at(-1)?.();
  const load = jest.fn<Promise<typeof Part>, []>();
  let arrive = () => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(Part);
    }),
  );
  await open(<Page Late={OnServer} />, <Page Late={lazyPart(load)} />);
  return { load, arrive };
}

it('loads the code of a part in a file of its own when it is needed, and then answers a press that came before', async () => {
  const { load, arrive } = await lateParts();
  expect(load).not.toHaveBeenCalled();
  const before = buttons();
  screen.getByText(/Rewards/).click();
  await idle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(texts().at(-1)).toBe('Rewards, English, 0');
  arrive();
  await waitFor(() => expect(texts().at(-1)).toBe('Rewards, English, 1'));
  expect(hydrated.mock.calls).toEqual([['Header'], ['Rewards']]);
  expect(buttons()).toEqual(before);
});

it('shows the HTML of the server as long as the code of a part does not arrive', async () => {
  await lateParts();
  TestObserver.bringNear(screen.getByText(/Rewards/));
  await idle();
  expect(texts().at(-1)).toBe('Rewards, English, 0');
  expect(hydrated.mock.calls).toEqual([['Header']]);
});

it('hydrates an idle part once the browser is idle', async () => {
  await open(
    <RouterContext value={router}>
      <Part name="Header" />
      <Island hydrate="idle">
        <Part name="Footer" />
      </Island>
    </RouterContext>,
  );
  await waitFor(() => expect(hydrated.mock.calls).toEqual([['Header'], ['Footer']]));
});
