import { FormattedDate } from 'react-intl';

/** The date of an article, in UTC: the same day in every time zone. */
export const NewsDay = ({ date }: { date: string }) => (
  <time dateTime={date}>
    <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
  </time>
);
