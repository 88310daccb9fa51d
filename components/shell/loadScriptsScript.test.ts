import { hydratedEvent, loadScriptsScript, scriptListId, type ScriptList } from './loadScriptsScript';

const list: ScriptList = {
  sources: ['/a.js', '/b.js'],
  queue: 'TEST_QUEUE',
  entries: [{ runs: 1 }, { runs: 2 }],
};

const requested = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src, async }) => [src, async]);
const inOrder = [
  ['http://localhost/a.js', false],
  ['http://localhost/b.js', false],
];

/** Runs the script in a page that has just been parsed; returns a function that reports a paint. */
function openPage(): (paint: string) => void {
  let callback: PerformanceObserverCallback = () => undefined;
  class Observer {
    constructor(given: PerformanceObserverCallback) {
      callback = given;
    }
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: Observer });
  const data = document.createElement('script');
  data.id = scriptListId;
  data.type = 'application/json';
  data.textContent = JSON.stringify(list);
  const script = document.createElement('script');
  script.textContent = `(() => {${loadScriptsScript}})()`;
  document.head.append(data, script);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return (paint) => {
    const entries = { getEntriesByName: (name: string) => (name === paint ? [{ name }] : []) };
    Reflect.apply(callback, undefined, [entries]);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  Object.assign(window, { TEST_QUEUE: undefined });
});
afterEach(() => jest.useRealTimers());

test('the scripts load in order after the first contentful paint, once', () => {
  const paint = openPage();
  paint('first-paint');
  expect(requested()).toEqual([]);
  paint('first-contentful-paint');
  expect(requested()).toEqual(inOrder);
  jest.runAllTimers();
  expect(requested()).toEqual(inOrder);
});

test.each(['load', 'error'])('the first module starts with the scripts, the others on %s of the last one', (event) => {
  openPage()('first-contentful-paint');
  const queue = () => Object.entries(window).find(([name]) => name === 'TEST_QUEUE')?.[1];
  expect(queue()).toEqual([{ runs: 1 }]);
  document.head.querySelector('[src="/b.js"]')?.dispatchEvent(new Event(event));
  expect(queue()).toEqual(list.entries);
});

test('a page that is not painted loads its scripts after a second', () => {
  openPage();
  jest.advanceTimersByTime(999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(inOrder);
});

test('the last press before hydration is repeated after it, and later presses are left alone', () => {
  openPage();
  document.body.innerHTML = '<button>First</button><button>Second</button><a href="#top">Link</a>';
  const pressed: string[] = [];
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.textContent);
  });
  press('button');
  press('button + button');
  expect(press('a')).toBe(true);
  expect(pressed).toEqual(['Link']);
  document.dispatchEvent(new Event(hydratedEvent));
  jest.runOnlyPendingTimers();
  expect(pressed).toEqual(['Link', 'Second']);
  press('button');
  expect(pressed).toEqual(['Link', 'Second', 'First']);
});

test('a choice before hydration is reported after it, also where hydration has reset the field', () => {
  openPage();
  document.body.innerHTML = '<select><option>en</option><option>fr</option></select>';
  const [select] = document.getElementsByTagName('select');
  const chosen: (string | undefined)[] = [];
  document.body.addEventListener('change', () => chosen.push(select?.value));
  if (select) select.value = 'fr';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen).toEqual([]);
  if (select) select.value = 'en';
  document.dispatchEvent(new Event(hydratedEvent));
  jest.runOnlyPendingTimers();
  expect(chosen).toEqual(['fr']);
});
