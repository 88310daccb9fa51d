import styled from 'styled-components';
import { blocksRequested, unblockRequested } from '../../../store/friends/blocks/slice';
import { useAppDispatch, usePlayerSelector, useRequests } from '../../../store/support/hooks';
import { ErrorText } from '../../ui/text/ErrorText';
import { oneLine } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { GrowingList } from '../../ui/lists/GrowingList';
import { Button } from '../../ui/buttons/Button';
import { guardPresses } from '../../ui/buttons/guardPresses';
import { RetryButton } from '../../ui/buttons/RetryButton';
import { useFocusOnFewer } from '../../ui/focus/useFocusOnFewer';
import { useTexts } from '../../ui/text/useTexts';
import { FriendsSection } from '../FriendsSkeleton';

export function BlockedPlayers() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status, blocks, unblocking } = usePlayerSelector((state) => state.blocks);
  const heading = useFocusOnFewer(blocks.length);
  useRequests(blocksRequested());

  const failedName = unblocking.failure && blocks.find(({ pid }) => pid === unblocking.pid)?.nameOnPlatform;
  if (status !== 'failed' && blocks.length === 0) return null;
  return (
    <FriendsSection title={t('safety.list')} headingRef={heading}>
      {status === 'failed' && (
        <BlockedRow>
          <ErrorText>{t('safety.listFailed')}</ErrorText>
          <RetryButton onClick={() => dispatch(blocksRequested())} />
        </BlockedRow>
      )}
      {failedName && <ErrorText>{t('safety.unblockFailed', { name: failedName })}</ErrorText>}
      {blocks.length > 0 && (
        <GrowingList items={blocks}>
          {(shown) => (
            <ul ref={guardPresses}>
              {shown.map(({ pid, nameOnPlatform: name }) => (
                <BlockedRow as="li" key={pid}>
                  <PlayerName>{name}</PlayerName>
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={t('safety.unblockOf', { name })}
                    onClick={() => dispatch(unblockRequested(pid))}
                  >
                    {t('safety.unblock')}
                  </Button>
                </BlockedRow>
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </FriendsSection>
  );
}

const BlockedRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 64px;
  padding: 8px 0;
  border-top: 1px solid ${tokens.on.hairline};

  &:last-child {
    border-bottom: 1px solid ${tokens.on.hairline};
  }
`;

const PlayerName = styled.span`
  ${text.rowTitle}
  ${oneLine}
  flex: 1;
  min-width: 0;
`;
