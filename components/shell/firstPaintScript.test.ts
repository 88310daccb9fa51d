import { matchLocale } from '../../services/locale/matchLocale';
import { rememberedLocaleKey } from '../../services/locale/localeKeys';
import { isLocaleDetected } from '../../services/locale/rememberedLocale';
import { firstPaintScript, returningKey } from './firstPaintScript';

const marks = document.documentElement.dataset;

/** Runs the script with a location of its own, because jsdom's cannot be left; returns where it went. */
function runAt(address: string): string | null {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  let opened: string | null = null;
  const location = { pathname, search, hash, replace: (to: string) => (opened = to) };
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
