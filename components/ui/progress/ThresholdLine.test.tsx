import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { ThresholdLine } from './ThresholdLine';

const thresholds = [
  { value: 10, units: 10 },
  { value: 25, units: 20 },
  { value: 40, units: 30 },
];
const describeOne = ({ count, units }: { count: number; units: number }, isReached: boolean) =>
  `${count} crates, ${units} Units${isReached ? ', reached' : ''}`;

it.each([
  [25, ['10 crates, 10 Units, reached', '25 crates, 20 Units, reached', '40 crates, 30 Units']],
  [undefined, ['10 crates, 10 Units', '25 crates, 20 Units', '40 crates, 30 Units']],
])('describes a progress of %s, and the count and Units of each threshold, as text', (value, described) => {
  render(
    <ThresholdLine
      thresholds={thresholds}
      value={value}
      label="25 of 40 crates, two of three stars lit"
      describe={describeOne}
    />,
    { wrapper: ({ children }) => <IntlProvider locale="en-US">{children}</IntlProvider> },
  );

  const line = screen.getByRole('group', { name: '25 of 40 crates, two of three stars lit' });
  expect(
    within(line)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(described);
});

it('shows what is counted with the last count, in the order of the language', () => {
  render(
    <IntlProvider locale="ja" messages={{ 'ui.counted': '{unit} {count}' }}>
      <ThresholdLine thresholds={thresholds} label="木箱" describe={describeOne} unitName="木箱" />
    </IntlProvider>,
  );

  expect(screen.getByText('木箱 40')).toBeDefined();
});
