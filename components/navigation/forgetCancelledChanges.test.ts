import { startNext } from './testing/startNext';

const forget = async () => (await import('./forgetCancelledChanges')).forgetCancelledChanges();
const nothing = () => Promise.resolve();

/** Changes the query of a page twice at once, so that the first change is cancelled, then once more. Returns the last result. */
async function changeAfterCancelled(prepare: () => Promise<void>) {
  const { Router } = await startNext('/units', prepare);
  const completed: string[] = [];
  Router.events.on('routeChangeComplete', (url: string) => completed.push(url));
  const change = (tab: string) => Router.push(`/units?tab=${tab}`, undefined, { shallow: true });
  const atOnce = await Promise.all([change('first'), change('second')]);
  const last = await change('third');
  return { atOnce, last, completed };
}

it('completes a change of the query that comes after a cancelled one', async () => {
  const { atOnce, last, completed } = await changeAfterCancelled(forget);
  expect(atOnce).toEqual([false, true]);
  expect(last).toBe(true);
  expect(completed).toEqual(['/units?tab=second', '/units?tab=third']);
});

// Once this fails, Next has mended vercel/next.js#61938 and `forgetCancelledChanges` can go.
it('is needed: Next alone fails every change after a cancelled one', async () => {
  const { last, completed } = await changeAfterCancelled(nothing);
  expect(last).toBe(false);
  expect(completed).toEqual([]);
});
