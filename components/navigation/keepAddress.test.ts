import { waitFor } from '@testing-library/dom';
import { startNext } from './testing/startNext';

/** Time for Next to replace the address and to render again. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

const keep = async () => (await import('./keepAddress')).keepAddress();
const nothing = () => Promise.resolve();

it('keeps an address with a query as it was opened, and the page as it was rendered', async () => {
  const { renders } = await startNext('/en-US/units?nav=0', keep);
  await settle();
  expect(window.location.pathname + window.location.search).toBe('/en-US/units?nav=0');
  expect(renders()).toBe(1);
});

it('leaves later replacements to Next', async () => {
  const { Router } = await startNext('/en-US/units?nav=0', keep);
  expect(await Router.replace('/units?nav=0&tab=ledger', undefined, { shallow: true })).toBe(true);
  expect(window.location.search).toBe('?nav=0&tab=ledger');
});

// Once this fails, Next leaves the address alone and `keepAddress` can go.
it('is needed: Next alone removes the locale and renders the page a second time', async () => {
  const { renders } = await startNext('/en-US/units?nav=0', nothing);
  await waitFor(() => expect(renders()).toBe(2));
  expect(window.location.pathname + window.location.search).toBe('/units?nav=0');
});
