import { firstPaintScript, returningKey } from './firstPaintScript';

const marks = document.documentElement.dataset;

function runAt(address: string) {
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.textContent = firstPaintScript;
  document.head.append(script);
  script.remove();
}

afterEach(() => {
  delete marks.nav;
  delete marks.returning;
  localStorage.clear();
});

describe('the first-paint script', () => {
  it.each([
    ['/challenges?nav=0', '0'],
    ['/?a=b&nav=0#top', '0'],
    ['/challenges', undefined],
    ['/challenges?nav=1', undefined],
    ['/challenges?nav=00', undefined],
  ])('marks %s with nav=%s', (address, nav) => {
    runAt(address);
    expect(marks.nav).toBe(nav);
  });

  it('marks a browser in which a player was signed in', () => {
    runAt('/');
    expect(marks.returning).toBeUndefined();
    localStorage.setItem(returningKey, '1');
    runAt('/');
    expect(marks.returning).toBe('');
  });
});
