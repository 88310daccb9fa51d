import { screen } from '@testing-library/react';
import { renderWithStore } from '../../testing/renderWithStore';
import { useFormatDay } from './useFormatDay';

function Day({ time }: { time: string }) {
  return <p>{useFormatDay()(time, { timeZone: 'UTC' })}</p>;
}

it('tells the year of a date in another year only', () => {
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
