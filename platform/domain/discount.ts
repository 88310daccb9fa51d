import { addMonths, endOfDay } from './calendar';
import { codeOf } from './guid';
import type { EntryDetails } from './ledger';

/** 100 Units give a code for 20% off one order of the store (spec 9, Discount). */
export const discount = {
  units: 100,
  name: '20% off the store',
  entry: {
    reason: 'Discount',
    source: { type: 'discount', id: 'store-20', name: '20% off the store' },
    spaceId: null,
  } satisfies EntryDetails,
};

export const keyLifeInMonths = 3;

/** A code is good for three months, until the end of the day. */
export const keyExpiry = (boughtAt: Date) => endOfDay(addMonths(boughtAt, keyLifeInMonths));

/** A code for the store's checkout, derived from a GUID: 'MERIDIAN-4F7A-91C2-0B3D'. */
export const discountCode = (guid: string): string => codeOf('MERIDIAN', guid);
