import { screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { buildChallenge } from '../../../services/testing/builders';
import { renderWithStore } from '../../testing/renderWithStore';
import { ChallengeStep } from './ChallengeStep';

const ignore = () => undefined;

it.each([
  ['UTC', '2024-03-13T00:00:00Z', 'Tue, Mar 12, 2024'],
  ['UTC', '2024-03-13T00:00:01Z', 'Wed, Mar 13, 2024'],
  ['America/New_York', '2024-03-13T00:00:00Z', 'Tue, Mar 12, 2024'],
  ['Asia/Tokyo', '2024-03-13T00:00:00Z', 'Wed, Mar 13, 2024'],
  ['Asia/Tokyo', '2024-03-12T15:00:00Z', 'Tue, Mar 12, 2024'],
])('in %s, shows the last day before the bank deadline %s as %s', (timeZone, bankUntil, day) => {
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
  expect(screen.getByText(`Bank by ${day}`)).toBeVisible();
});
