import { screen } from '@testing-library/react';
import { renderWithStore } from '../../testing/renderWithStore';
import { useFormatDay } from './useFormatDay';

type Format = Parameters<ReturnType<typeof useFormatDay>>[1];

function Day({ time, format }: { time: string; format?: Format }) {
  return <p>{useFormatDay()(time, { ...format, timeZone: 'UTC' })}</p>;
}

it('shows the year of a date in another year only', () => {
  const year = new Date().getUTCFullYear();
  renderWithStore(
    <>
      <Day time={`${year}-11-30T12:00:00Z`} />
      <Day time={`${year + 2}-11-30T12:00:00Z`} />
    </>,
  );
  expect(screen.getByText('November 30')).toBeVisible();
  expect(screen.getByText(`November 30, ${year + 2}`)).toBeVisible();
});

it.each([
  [{ weekday: 'long' }, '2028-11-30T18:05:00Z', 'Thursday, November 30, 2028'],
  [{ month: 'short' }, '2028-11-30T18:05:00Z', 'Nov 30, 2028'],
  [{ weekday: 'short', month: 'short', hasTime: true }, '2028-11-30T18:05:00Z', 'Thu, Nov 30, 2028, 6:05 PM'],
] as const)('with %j, writes %s as %s', (format, time, text) => {
  renderWithStore(<Day time={time} format={format} />);
  expect(screen.getByText(text)).toBeVisible();
});
