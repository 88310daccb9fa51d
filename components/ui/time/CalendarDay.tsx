import { FormattedDate } from 'react-intl';

/** A day with its year, in UTC: the same day in every time zone. */
export const CalendarDay = ({ date }: { date: string }) => (
  <time dateTime={date}>
    <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
  </time>
);
