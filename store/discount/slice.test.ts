import { toFailure } from '../../services/http/errors';
import { codesSteps, discountReducer } from './slice';

const none = discountReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof discountReducer>[1][]) => events.reduce(discountReducer, none);
const failure = toFailure(new Error('The services are down.'));

it('keeps the codes while they are fetched again, and after a failure', () => {
  const items = [
    {
      code: 'MERIDIAN-4F7A-91C2-0B3D',
      expiresAt: '2024-06-04T12:00:00.000Z',
      purchaseDate: '2024-03-04T12:00:00.000Z',
    },
  ];
  const fetched = codesSteps.succeeded(items);
  expect(after(fetched).codes).toEqual({ status: 'loaded', failure: null, items });
  expect(after(fetched, codesSteps.started(null)).codes).toMatchObject({ status: 'loading', items });
  expect(after(fetched, codesSteps.failed(failure)).codes).toMatchObject({ status: 'failed', failure, items });
});
