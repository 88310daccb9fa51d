import { render, screen } from '@testing-library/react';
import { tokens } from '../../theme/tokens';
import { PageTitle, Title, TopTitle, headingLevel } from './Title';
import { insertStyles } from '../../testing/styles';

insertStyles();

describe('heading levels (spec 2, Layout)', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [0, 2],
    [7, 2],
    [2.5, 2],
    [-1, 2],
    [Number.NaN, 2],
    ['3', 2],
    [null, 2],
    [undefined, 2],
  ])('%p is level %p', (given, level) => {
    expect(headingLevel(given)).toBe(level);
  });
});

describe('titles', () => {
  it.each([
    ['a title', <Title key="title">Rewards</Title>, 2],
    ['a title of level 9', <Title key="nine" level={9} children="Rewards" />, 2],
    ['a page title', <PageTitle key="page">Rewards</PageTitle>, 2],
    ['a top title', <TopTitle key="top">Rewards</TopTitle>, 3],
    ['a page title of level 1', <PageTitle key="one" level={1} children="Rewards" />, 1],
  ])('%s is a heading of the right level, aligned left', (_, title, level) => {
    render(title);

    expect(screen.getByRole('heading', { name: 'Rewards', level })).toHaveStyle({ textAlign: 'left' });
  });

  it.each([
    ['dark by default', undefined, tokens.color.text],
    ['dark', 'dark', tokens.color.text],
    ['light', 'light', tokens.color.paperText],
  ] as const)('a page title is %s', (_, theme, color) => {
    render(<PageTitle theme={theme}>Rewards</PageTitle>);

    expect(screen.getByRole('heading')).toHaveStyle({ color });
  });
});
