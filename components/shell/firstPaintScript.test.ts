import { matchLocale } from '../../services/locale/matchLocale';
import { rememberedLocaleKey } from '../../services/locale/localeKeys';
import { isLocaleDetected } from '../../services/locale/rememberedLocale';
import { firstPaintScript, reloadedKey } from './firstPaintScript';
import { returningKey } from './useReturningMark';

const marks = document.documentElement.dataset;
const reload = jest.fn();

const partsOf = (address: string) => {
  const { origin, pathname, search, hash } = new URL(address, 'http://localhost');
  return { origin, pathname, search, hash };
};

/** Runs the script with a location of its own, because jsdom's cannot be left; returns where it went. */
function runAt(address: string, location = partsOf(address)): string | null {
  let opened: string | null = null;
  Object.assign(location, { replace: (to: string) => (opened = to), reload });
  Object.assign(window, { testLocation: location });
  const script = document.createElement('script');
  script.textContent = `(location => {${firstPaintScript}})(testLocation)`;
  document.head.append(script);
  script.remove();
  return opened;
}

afterEach(() => {
  delete marks.nav;
  delete marks.returning;
  delete marks.moving;
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
  jest.restoreAllMocks();
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

  const languagesAre = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it.each([
    [['fr-FR', 'en'], '/', '/fr-FR'],
    [['fr-BE'], '/rewards?nav=0#top', '/fr-FR/rewards?nav=0#top'],
    [['no'], '/units', '/nb-NO/units'],
    [['pt_BR'], '/', '/pt-BR'],
    [['xx', 'de'], '/', '/de-DE'],
    [['en-GB'], '/', '/en-GB'],
    [['es-419'], '/', '/es-MX'],
    [['es-AR', 'es'], '/', '/es-MX'],
    [['en-AU'], '/units', '/en-GB/units'],
    [['en-PH'], '/', null],
    [['en-US', 'fr'], '/', null],
    [['xx'], '/', null],
    [[], '/', null],
    [['fr'], '/de-DE', null],
    [['fr'], '/EN-us/rewards', null],
    [['fr'], '/fr-FR/rewards', null],
  ])('opens in the languages %j the address %s at %s', (languages, address, expected) => {
    languagesAre(...languages);
    expect(runAt(address)).toBe(expected);
    expect(marks.moving).toBe(expected === null ? undefined : '');
    expect(isLocaleDetected()).toBe(expected !== null);
    if (expected !== null) expect(expected.split(/[/?#]/)[1]).toBe(matchLocale(languages));
  });

  it.each([
    ['/en-US/units', '/en-US/rewards?a=b#c'],
    ['/en-US', '/en-US/rewards?a=b#c'],
    ['/units', '/fr-FR/rewards?a=b#c'],
    ['/en-USA', '/fr-FR/rewards?a=b#c'],
  ])('opens a link that was pressed on %s before the page was hydrated at %s', (page, expected) => {
    languagesAre('fr');
    const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(`http://localhost${page}`);
    expect(runAt('/rewards?a=b#c')).toBe(expected);
    expect(isLocaleDetected()).toBe(expected.startsWith('/fr-FR'));
    referrer.mockReturnValue(`https://elsewhere.example${page}`);
    expect(runAt('/rewards?a=b#c')).toBe('/fr-FR/rewards?a=b#c');
  });

  it.each([
    ['ja-JP', '/ja-JP/units'],
    ['en-US', null],
    ['klingon', '/fr-FR/units'],
  ])('takes the language %s that was chosen in this browser before the browser’s own', (chosen, expected) => {
    languagesAre('fr');
    localStorage.setItem(rememberedLocaleKey, chosen);
    expect(runAt('/units')).toBe(expected);
    expect(isLocaleDetected()).toBe(chosen === 'klingon');
  });
});

describe('Back before the page’s scripts', () => {
  it.each([
    ['to another path', '/rewards', 1],
    ['to another query', '/units?page=2', 1],
    ['to another hash', '/units#more', 0],
  ])('%s loads %s again %i times', (_, address, times) => {
    const location = partsOf('/units');
    runAt('/units', location);
    Object.assign(location, partsOf(address));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledTimes(times);
    // The window still has this listener in the next test.
    Object.assign(location, partsOf('/units'));
  });
});

describe('a lost script', () => {
  /** Loses one script of a page, whose second request is answered with this status; 0 for no answer. */
  async function lose(status: number, { defer = true } = {}) {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        status === 0 ? Promise.reject(new TypeError('No connection')) : Promise.resolve(new Response('', { status })),
      );
    runAt('/');
    const script = document.createElement('script');
    script.defer = defer;
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
    await Promise.resolve();
    await Promise.resolve();
    return fetched;
  }

  it.each([
    ['has again', 200, 1],
    ['no longer has it, after a deploy', 404, 1],
    ['still cannot send', 503, 0],
    ['cannot be asked for', 0, 0],
  ])('that the server %s (%i): the page is loaded again %i times', async (_, status, times) => {
    const fetched = await lose(status);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it.each([503, 0])('is asked for until the server has it again, after %i', async (status) => {
    jest.useFakeTimers();
    try {
      const fetched = await lose(status);
      await jest.advanceTimersByTimeAsync(60_000);
      // At once, and after 2, 6, 14, 30 and 46 seconds.
      expect(fetched).toHaveBeenCalledTimes(6);
      expect(reload).not.toHaveBeenCalled();
      fetched.mockResolvedValue(new Response(''));
      await jest.advanceTimersByTimeAsync(16_000);
      expect(reload).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('loads the page again once a minute at most', async () => {
    sessionStorage.setItem(reloadedKey, String(Date.now() - 59_000));
    await lose(200);
    expect(reload).not.toHaveBeenCalled();
    sessionStorage.setItem(reloadedKey, String(Date.now() - 61_000));
    await lose(200);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves code that loads later to the part that needs it', async () => {
    expect(await lose(200, { defer: false })).not.toHaveBeenCalled();
  });

  it('does nothing where storage is blocked, because it could go on for ever', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    expect(await lose(200)).not.toHaveBeenCalled();
  });
});
