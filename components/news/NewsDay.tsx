import { FormattedDate } from 'react-intl';

/** The day of an article as the reader writes it. Its day is the publisher's, wherever it is read. */
export const NewsDay = ({ date }: { date: string }) => (
  <time dateTime={date}>
    <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
  </time>
);
