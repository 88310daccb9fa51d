import { pickNotes, yScale } from './BalanceChart';

describe('the scale of the balance chart', () => {
  it.each([
    [1310, [0, 400, 800, 1200]],
    [95, [0, 25, 50, 75]],
    [0, [0, 4, 8]],
  ])('has round grid values up to %d', (largest, lines) => {
    expect(yScale(largest).lines).toEqual(lines);
    expect(yScale(largest).top).toBeGreaterThan(largest);
  });

  it('keeps the heaviest notes that neither overlap nor cross an edge', () => {
    const note = (id: string, x: number, weight: number) => ({ id, label: 'Oath scroll', x, weight });
    const picked = pickNotes(
      [note('small', 220, 20), note('large', 200, 150), note('far', 400, 10), note('edge', 9, 90)],
      {
        left: 0,
        right: 600,
      },
    );
    expect(picked.map(({ id }) => id)).toEqual(['large', 'far']);
  });
});
