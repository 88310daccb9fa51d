import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RichText } from './RichText';

const level = (text: string) => (
  <IntlProvider locale="de-DE" defaultLocale="en-US" messages={{ 'dashboard.level.next': text }}>
    <RichText id="dashboard.level.next" values={{ xp: 7380, level: 24 }} />
  </IntlProvider>
);

// The translation of a browser has moved the texts: see failOnBareTexts.
it('given the texts of another language with another order, React removes no text by itself', () => {
  const { rerender, container } = render(<p>{level('<b>{xp} XP</b> to level {level}')}</p>);
  expect(container).toHaveTextContent('7380 XP to level 24');

  rerender(<p>{level('Noch <b>{xp} XP</b> bis Level {level}')}</p>);

  expect(container).toHaveTextContent('Noch 7380 XP bis Level 24');
  expect(screen.getByText('7380 XP').tagName).toBe('B');
});

it('given elements as values, it renders them', () => {
  render(
    <IntlProvider locale="en-US" messages={{ 'ui.sentences': '{first} {second}' }}>
      <RichText id="ui.sentences" values={{ first: <em>One.</em>, second: 'Two.' }} />
    </IntlProvider>,
  );
  expect(screen.getByText('One.').tagName).toBe('EM');
});

it('the compiler knows ids and values', () => {
  const wrong = () => [
    // @ts-expect-error: no such text
    <RichText key="text" id="ui.nothing" values={{}} />,
    // @ts-expect-error: a value is missing
    <RichText key="value" id="dashboard.level.next" values={{ level: 24 }} />,
  ];
  expect(wrong).toEqual(expect.any(Function));
});
