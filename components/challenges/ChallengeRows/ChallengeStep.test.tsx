import { screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { buildChallenge } from '../../../services/testing/builders';
import { renderWithStore } from '../../testing/renderWithStore';
import { ChallengeStep } from './ChallengeStep';

const ignore = () => undefined;

it.each([
  ['UTC', '2024-03-13T00:00:00Z', 'Mar 12, 2024, 11:59 PM'],
  ['UTC', '2024-03-13T00:00:01Z', 'Mar 13, 2024, 12:00 AM'],
  ['America/New_York', '2024-03-13T00:00:00Z', 'Mar 12, 2024, 7:59 PM'],
  ['Asia/Tokyo', '2024-03-13T00:00:00Z', 'Mar 13, 2024, 8:59 AM'],
  ['Asia/Tokyo', '2024-03-12T15:00:00Z', 'Mar 12, 2024, 11:59 PM'],
])('in %s, shows the last minute before the bank deadline %s as %s', (timeZone, bankUntil, minute) => {
  renderWithStore(
    <IntlProvider locale="en-US" defaultLocale="en-US" onError={ignore} timeZone={timeZone}>
      <ChallengeStep
        challenge={buildChallenge({ status: 'completed', bankUntil })}
        nameId="name"
        isPending={false}
        failure={null}
        onActivate={ignore}
        onBank={ignore}
      />
    </IntlProvider>,
  );
  expect(screen.getByText(`Bank by ${minute}`)).toBeVisible();
});
