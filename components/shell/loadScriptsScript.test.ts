import { loadScriptsScript, scriptListId, type ScriptList } from './loadScriptsScript';

const list: ScriptList = { sources: ['/a.js', '/b.js'], queue: 'TEST_QUEUE', entries: [{ runs: 1 }, { runs: 2 }] };

const requested = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src, async }) => [src, async]);
const inOrder = [
  ['http://localhost/a.js', false],
  ['http://localhost/b.js', false],
];

/** Runs the script in a page that has just been parsed; returns a function that tells it of a paint. */
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
  expect(Object.entries(window).find(([name]) => name === 'TEST_QUEUE')?.[1]).toEqual(list.entries);
});

test('a page that is not painted loads its scripts after a second', () => {
  openPage();
  jest.advanceTimersByTime(999);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested()).toEqual(inOrder);
});
