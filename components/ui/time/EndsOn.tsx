import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

const messages = defineMessages<{ endsOn: { date: string } }>({
  endsOn: {
    id: 'ui.endsOn',
    defaultMessage: 'Ends {date}',
    description: 'When something ends, where no countdown can run: a weekday, a date and a time',
  },
});

/** The end date as text, shown only without JavaScript, where no countdown can run. */
export function EndsOn({ timestamp }: { timestamp: string | number }) {
  const { formatDate } = useIntl();
  const date = formatDate(timestamp, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return (
    <noscript>
      <FormattedMessage {...messages.endsOn} values={{ date }} />
    </noscript>
  );
}
