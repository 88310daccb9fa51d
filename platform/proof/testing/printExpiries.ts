import { endOfMonth, monthName, weekStart } from '../../domain/calendar';
import { expiryOf } from '../../domain/ledger';

/** Prints the results of the calendar's rules around every end of a month, in the process's time zone. */
const months = Array.from({ length: 12 * 17 }, (_, month) => Date.UTC(2015, month, 1));
const times = [...months, Date.UTC(2019, 3, 2), Date.UTC(2024, 1, 29, 12)];
const results = times
  .flatMap((time) => [time - 1, time, time + 12 * 3_600_000])
  .map((time) => new Date(time))
  .map((time) => ({
    time,
    ends: [expiryOf(time, 'FR'), expiryOf(time, 'CA'), endOfMonth(time)],
    month: monthName(time),
    monday: weekStart(time),
  }));
process.stdout.write(
  JSON.stringify({ hoursFromUtc: -new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset() / 60, results }),
);
