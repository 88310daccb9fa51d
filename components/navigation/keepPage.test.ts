import { waitFor } from '@testing-library/dom';
import { startNext } from './testing/startNext';

const keep = async () => (await import('./keepPage')).keepPage();
const nothing = () => Promise.resolve();
const inPlace = { shallow: true, scroll: false };

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
  await Router.replace('/units?tab=a', undefined, inPlace);
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
  expect(await backToLanguage(keep)).toContainEqual(expect.stringContaining('/en-US/units.json'));
});

// Once these fail, Next knows by the page whether it has to load it, and `keepPage` can go.
it('is needed: Next alone loads the page again that was opened first', async () => {
  expect(await closeDialog(nothing)).toContainEqual(expect.stringContaining('/en-US/units.json'));
});

it('is needed: Next alone does not load another page of the same route', async () => {
  expect(await backToLanguage(nothing)).toEqual([]);
});
