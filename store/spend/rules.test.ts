import * as fc from 'fast-check';
import { lotsAfterPaying, lotsOf, spendFromLots } from './rules';

const endOf = (day: string) => new Date(`${day}T23:59:59.999-12:00`).toISOString();
const march = { units: 40, expiresAt: endOf('2024-03-31') };
const june = { units: 50, expiresAt: endOf('2024-06-30') };

describe('the lots of a balance', () => {
  it('are ordered soonest first, Units that never expire last', () => {
    expect(lotsOf(120, [june, march])).toEqual([march, june, { units: 30, expiresAt: null }]);
    expect(lotsOf(90, [june, march])).toEqual([march, june]);
  });

  test.each([
    ['part of the first', 30, [30, 0, 0]],
    ['the first to the last unit', 40, [40, 0, 0]],
    ['the first and part of the next', 60, [40, 20, 0]],
    ['all', 120, [40, 50, 30]],
    ['more than there is', 500, [40, 50, 30]],
  ])('pay with %s', (_, price, used) => {
    expect(spendFromLots(lotsOf(120, [june, march]), price).map((lot) => lot.used)).toEqual(used);
  });

  it('keep what a claim leaves', () => {
    expect(lotsAfterPaying(120, [june, march], 60)).toEqual([{ ...june, units: 30 }]);
  });

  it('never pay more than the price nor more than they hold', () => {
    const lots = fc.array(
      fc.record({ units: fc.nat(500), expiresAt: fc.constantFrom(march.expiresAt, june.expiresAt) }),
    );
    fc.assert(
      fc.property(lots, fc.nat(2000), (expiring, price) => {
        const held = expiring.reduce((sum, { units }) => sum + units, 0);
        const uses = spendFromLots(lotsOf(held, expiring), price);
        expect(uses.reduce((sum, { used }) => sum + used, 0)).toBe(Math.min(price, held));
        expect(uses.every(({ units, used, left }) => used >= 0 && left >= 0 && used + left === units)).toBe(true);
      }),
    );
  });
});
