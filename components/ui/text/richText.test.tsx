import { render, screen } from '@testing-library/react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { richText } from './richText';

const level = (text: string) => (
  <IntlProvider locale="de-DE" defaultLocale="en-US" messages={{ 'dashboard.level.next': text }}>
    <FormattedMessage {...richText('dashboard.level.next')} values={{ xp: 7380, level: 24, b: bold }} />
  </IntlProvider>
);

const bold = (parts: React.ReactNode) => <b key="xp">{parts}</b>;

// The translation of a browser has moved the texts: see failOnBareTexts.
it('given the texts of another language with another order, React removes no text by itself', () => {
  const { rerender, container } = render(<p>{level('<b>{xp} XP</b> to level {level}')}</p>);
  expect(container).toHaveTextContent('7380 XP to level 24');

  rerender(<p>{level('Noch <b>{xp} XP</b> bis Level {level}')}</p>);

  expect(container).toHaveTextContent('Noch 7380 XP bis Level 24');
  expect(screen.getByText('7380 XP').tagName).toBe('B');
});
