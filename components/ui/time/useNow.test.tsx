import { act, render, screen } from '@testing-library/react';
import { useNow, ClockOffset } from './useNow';

const hour = 60 * 60 * 1000;
const noon = Date.UTC(2024, 2, 4, 12);

const Clock = () => <p>{new Date(useNow() ?? 0).toISOString()}</p>;

beforeEach(() => jest.useFakeTimers({ now: noon }));
afterEach(() => jest.useRealTimers());

it('shows the right time as soon as a machine wakes, hours later', () => {
  render(<Clock />);
  expect(screen.getByText('2024-03-04T12:00:00.000Z')).toBeVisible();

  jest.setSystemTime(noon + 7 * hour);
  act(() => jest.advanceTimersToNextTimer());

  expect(screen.getByText('2024-03-04T19:00:00.000Z')).toBeVisible();
});

it('follows the clock of the services where the browser’s is wrong', () => {
  render(
    <ClockOffset value={-4 * hour}>
      <Clock />
    </ClockOffset>,
  );
  expect(screen.getByText('2024-03-04T08:00:00.000Z')).toBeVisible();
});
