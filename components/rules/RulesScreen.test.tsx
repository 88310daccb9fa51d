import { screen, within } from '@testing-library/react';
import { readRuleChanges } from '../../services/club/ruleChanges';
import { wireClubRuleChange, wireRuleChange } from '../../services/testing/visitorBuilders';
import { renderInShell } from '../shell/testing/renderInShell';
import { RulesScreen } from './RulesScreen';

const place = { pathname: '/rules', asPath: '/rules' };

const { changes } = readRuleChanges({
  hasMore: false,
  changes: [
    wireRuleChange(),
    wireRuleChange({ changeId: 'limit', rule: 'claimLimit', before: 1, after: null, name: 'Ferry token' }),
    wireClubRuleChange(),
  ],
});

it('lists each change with its day, what it was before and what it is', () => {
  renderInShell(<RulesScreen changes={changes} page={1} hasNext={false} />, place);

  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'November 18, 2026Pilot’s peacoatPrice in Units · SaltwatchBefore: 180 · After: 150',
    'November 18, 2026Ferry tokenClaims per player · SaltwatchBefore: 1 · After: no limit',
    'April 1, 2019Months until Units expireWhole clubBefore: no limit · After: 24',
  ]);
  expect(screen.getByRole('link', { name: 'Pilot’s peacoat' })).toHaveAttribute('href', '/reward/peacoat');
  expect(screen.getByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', '/rules-en-US.atom');
});

it('links to the latest and to older changes', () => {
  renderInShell(<RulesScreen changes={changes} page={2} hasNext />, place);

  expect(screen.getByRole('link', { name: 'Latest changes' })).toHaveAttribute('href', '/rules');
  expect(screen.getByRole('link', { name: 'Older changes' })).toHaveAttribute('href', '/rules/page/3');
});

it('says so where there is none', () => {
  const { container } = renderInShell(<RulesScreen changes={[]} page={1} hasNext={false} />, place);

  expect(within(container).getByText('No changes yet. Check back soon.')).toBeVisible();
});
