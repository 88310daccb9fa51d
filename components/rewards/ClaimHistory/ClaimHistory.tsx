import styled from 'styled-components';
import { historyOf } from '../../../store/rewards/claims/rules';
import { claims } from '../../../store/rewards/claims/tasks';
import { usePlayerSelector } from '../../../store/support/hooks';
import { usePages } from '../../../store/support/usePages';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Loadable } from '../../ui/feedback/Loadable';
import { Skeletons } from '../../ui/feedback/Skeleton';
import { Wrap } from '../../ui/layout/Wrap';
import { ListFooter } from '../../ui/lists/ListFooter';
import { useTexts } from '../../ui/text/useTexts';
import { ClaimRow, CodeRow } from './ClaimRow';

const { on } = tokens;

/** The player's claims in all games, and discount codes, newest first, each with how to get the reward. */
export function ClaimHistory() {
  const t = useTexts();
  return (
    <HistorySection aria-label={t('rewards.claims.title')}>
      <Wrap>
        <Title>{t('rewards.claims.title')}</Title>
        <HistoryContent />
      </Wrap>
    </HistorySection>
  );
}

function HistoryContent() {
  const t = useTexts();
  const { status, items, total, hasMore, load, loadMore } = usePages(claims, null);
  const codes = usePlayerSelector(({ discount }) => discount.codes.items);
  const history = historyOf(items, codes, hasMore);
  return (
    <Loadable
      status={status}
      hasContent={(history.length > 0 && status !== 'failed') || history.some(({ kind }) => kind === 'claim')}
      loading={t('rewards.claims.loading')}
      skeleton={
        <ClaimList as="div" data-waiting>
          <Skeletons count={5} $height="56px" />
        </ClaimList>
      }
      failed={{
        title: t('rewards.claims.title'),
        text: t('rewards.claims.failed'),
        onRetry: load,
      }}
      empty={{ title: t('rewards.claims.empty.title'), text: t('rewards.claims.empty') }}
    >
      <ClaimList>
        {history.map((entry) =>
          entry.kind === 'claim' ? (
            <ClaimRow key={entry.claim.claimId} claim={entry.claim} />
          ) : (
            <CodeRow key={entry.code.code} code={entry.code} />
          ),
        )}
      </ClaimList>
      <ListFooter
        status={status}
        hasMore={hasMore}
        onMore={loadMore}
        labels={{
          more: t('rewards.claims.older'),
          loading: t('rewards.claims.loading'),
          failed: t('rewards.claims.failed'),
        }}
      >
        <p role="status">
          {t('rewards.claims.shown', {
            shown: history.length,
            total: total === null ? history.length : total + codes.length,
          })}
        </p>
      </ListFooter>
    </Loadable>
  );
}

const HistorySection = styled.section.attrs(onSurface('paper'))`
  padding-block: ${tokens.layout.playerSection} 64px;
`;

const Title = styled.h2`
  ${text.playerH2}
  margin-bottom: 20px;
`;

const ClaimList = styled.ul`
  border-top: 1px solid ${on.outline};

  &[data-waiting] {
    display: grid;
    gap: 33px;
    padding: 16px 0 17px;
    opacity: 0.16;
  }
`;
