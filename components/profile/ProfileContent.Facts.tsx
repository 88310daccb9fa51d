import { FormattedMessage, useIntl } from 'react-intl';
import type { User } from '../../services/account/users';
import { profileTexts } from './profile.messages';
import { Facts } from './ProfileContent.styles';

/** What the account says and this dialog does not change. */
export function ProfileFacts({ user: { email, country, dateCreated } }: { user: User }) {
  const { formatDate, formatDisplayName } = useIntl();
  const facts = [
    [profileTexts.email, email] as const,
    [profileTexts.country, formatDisplayName(country, { type: 'region' }) ?? country] as const,
    ...(dateCreated === null
      ? []
      : [[profileTexts.since, formatDate(dateCreated, { dateStyle: 'long', timeZone: 'UTC' })] as const]),
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label.id}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
