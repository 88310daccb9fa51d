import { screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { readClaims } from '../../../services/club/claims';
import { wireClaimRecord } from '../../../services/testing/wireResponses';
import { renderWithStore } from '../../testing/renderWithStore';
import { UndoOffer } from './UndoOffer';

it.each([
  ['en-US', 'until {time}', 'until Tuesday 2:39 PM'],
  ['ja-JP', '{time}まで', '火曜日 14:39まで'],
])('in %s says the day of the week, then the time', (locale, until, text) => {
  const messages = { 'rewards.undo.until': until, 'rewards.undo.action': 'Undo' };
  const undo = { until: '2999-12-31T14:39:00Z', lots: [] };
  const { claims } = readClaims({ claims: [wireClaimRecord({ undo })], total: 1 });
  renderWithStore(
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {claims.map((claim) => (
        <UndoOffer key={claim.claimId} claim={claim} />
      ))}
    </IntlProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
