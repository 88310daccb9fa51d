import { type Failure, toFailure } from '../../services/http/errors';
import { loginSucceeded, logoutStarted } from '../session/events';
import { buildLoginReport } from '../support/testing/builders';
import { toastClosed, toastShown, toastsReducer } from './slice';

const none = toastsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof toastsReducer>[1][]) => events.reduce(toastsReducer, none);
const saved = toastShown({ kind: 'good', title: 'Saved' });
const sent = toastShown({ about: 'friend', news: 'asked', name: 'Dune' });

it('shows the toasts in their order, and each can be closed', () => {
  expect(after(saved, sent).shown).toMatchObject([{ title: 'Saved' }, { news: 'asked' }]);
  expect(after(saved, sent, toastClosed(1)).shown).toMatchObject([{ news: 'asked' }]);
});

it('gives no toast the id of another, also after some were closed', () => {
  expect(after(saved, toastClosed(1), sent).shown).toMatchObject([{ id: 2 }]);
});

it('replaces the news that the outcome of a spend is unknown by its end', () => {
  const unknown = toFailure(new Error('The services are down.'));
  const news = (about: 'redemption' | 'gift', failure: Failure | null) =>
    toastShown({ about, failure, unitBalance: null });
  const rejected = { ...unknown, code: 2001, status: 409 };
  expect(after(news('gift', unknown), news('redemption', unknown), news('gift', null)).shown).toMatchObject([
    { about: 'redemption' },
    { about: 'gift', failure: null },
  ]);
  expect(after(news('gift', rejected), news('gift', null)).shown).toHaveLength(2);
});

it('drops the news of a player who signs out, and no text of the site', () => {
  expect(after(saved, sent, logoutStarted()).shown).toMatchObject([{ title: 'Saved' }]);
});

it('claims no longer that the player is signed out, or that the account will be deleted, after a sign-in', () => {
  const signedOut = [toastShown({ about: 'signedOutEverywhere' }), toastShown({ about: 'closing', at: 0 })];
  expect(after(...signedOut, saved, loginSucceeded(buildLoginReport())).shown).toMatchObject([{ title: 'Saved' }]);
});
