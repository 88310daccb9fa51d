import { waitFor } from '@testing-library/dom';
import { startNext } from './testing/startNext';

const keep = async () => (await import('./keepPage')).keepPage();
const nothing = () => Promise.resolve();
const inPlace = { shallow: true, scroll: false };

afterEach(() => document.documentElement.removeAttribute('lang'));

const loaded = () => jest.mocked(fetch).mock.calls.map(([url]) => url);

/** Opens a page, and a dialog on it; goes back, then forward. Returns what was loaded meanwhile. */
async function closeDialog(prepare: () => Promise<void>) {
  const { Router, renders } = await startNext('/units', prepare);
  await Router.push('/units?reward=mask', undefined, inPlace);
  const before = renders();
  Router.back();
  await waitFor(() => expect(renders()).toBeGreaterThan(before));
  expect(Router.asPath).toBe('/units');
  const whileClosing = loaded();
  window.history.forward();
  await waitFor(() => expect(Router.asPath).toBe('/units?reward=mask'));
  return whileClosing;
}

/** Filters a page in two languages, and goes back to the first. Returns what that loaded. */
async function backToLanguage(prepare: () => Promise<void>) {
  const { Router } = await startNext('/units', prepare);
  await Router.push('/units', '/fr-FR/units', { locale: false });
  await Router.replace('/units?tab=a', '/fr-FR/units?tab=a', { ...inPlace, locale: false });
  await Router.push('/units', '/de-DE/units', { locale: false });
  await Router.replace('/units?tab=b', '/de-DE/units?tab=b', { ...inPlace, locale: false });
  jest.mocked(fetch).mockClear();
  Router.back();
  await waitFor(() => expect(Router.asPath).toBe('/units?tab=a'));
  return loaded();
}

it('loads nothing where Back closes a dialog of the page that was opened first', async () => {
  expect(await closeDialog(keep)).toEqual([]);
});

it('loads the page that Back leads to, though both were filtered', async () => {
  expect(await backToLanguage(keep)).toContainEqual(expect.stringContaining('/fr-FR/units.json'));
});

it('opens an address without a locale in the language that the reader has chosen since', async () => {
  const { Router } = await startNext('/units?tab=a', keep);
  await Router.push('/', '/de-DE', { locale: false });
  document.documentElement.lang = 'de-DE';
  Router.back();
  await waitFor(() => expect(window.location.pathname).toBe('/de-DE/units'));
  expect(window.location.search).toBe('?tab=a');
  expect(loaded()).toContainEqual(expect.stringContaining('/de-DE/units.json'));
});

it('keeps the page where Back leads to its address before the language was chosen', async () => {
  const { Router } = await startNext('/units', keep);
  await Router.push('/units', '/de-DE/units', { locale: false });
  document.documentElement.lang = 'de-DE';
  jest.mocked(fetch).mockClear();
  Router.back();
  await waitFor(() => expect(window.history.state).toMatchObject({ as: '/de-DE/units', options: { shallow: true } }));
  expect(window.location.pathname).toBe('/de-DE/units');
  expect(loaded()).toEqual([]);
});

// Once these fail, Next knows by the page whether it has to load it, and `keepPage` can go.
it('is needed: Next alone loads the page again that was opened first', async () => {
  expect(await closeDialog(nothing)).toContainEqual(expect.stringContaining('/en-US/units.json'));
});

it('is needed: Next alone does not load another page of the same route', async () => {
  expect(await backToLanguage(nothing)).toEqual([]);
});
