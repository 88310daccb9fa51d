import { useState } from 'react';
import styled from 'styled-components';
import type { Block } from '../../../services/account/blocks';
import { blocks, unblock } from '../../../store/friends/blocks/tasks';
import { useResource } from '../../../store/support/useResource';
import { useTask } from '../../../store/support/useTask';
import { ErrorText } from '../../ui/text/ErrorText';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { GrowingList } from '../../ui/lists/GrowingList';
import { Button } from '../../ui/buttons/Button';
import { guardPresses } from '../../ui/buttons/guardPresses';
import { RetryButton } from '../../ui/buttons/RetryButton';
import { useFocusOnFewer } from '../../ui/focus/useFocusOnFewer';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { FriendsSection } from '../FriendsSkeleton';

export function BlockedPlayers() {
  const t = useTexts();
  const { status, data, load } = useResource(blocks, null);
  const blocked = data ?? [];
  const heading = useFocusOnFewer(blocked.length);
  const { failure, run } = useTask(unblock);
  const [chosen, setChosen] = useState<Block | null>(null);
  const end = (block: Block) => {
    setChosen(block);
    void run(block);
  };
  if (status !== 'failed' && blocked.length === 0) return null;
  return (
    <FriendsSection title={t('safety.list')} headingRef={heading}>
      {status === 'failed' && (
        <BlockedRow>
          <ErrorText>{t('safety.listFailed')}</ErrorText>
          <RetryButton onClick={load} />
        </BlockedRow>
      )}
      {failure && chosen && <ErrorText>{t('safety.unblockFailed', { name: chosen.nameOnPlatform })}</ErrorText>}
      {blocked.length > 0 && (
        <GrowingList items={blocked}>
          {(shown) => (
            <ul ref={guardPresses}>
              {shown.map((block) => (
                <BlockedRow as="li" key={block.pid}>
                  <PlayerName>{block.nameOnPlatform}</PlayerName>
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={t('safety.unblockOf', { name: block.nameOnPlatform })}
                    onClick={() => end(block)}
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

const BlockedRow = styled(Cluster).attrs({ $gap: [2, 4], $justify: 'space-between' })`
  min-height: 64px;
  padding: 8px 0;
  border-top: 1px solid ${tokens.on.hairline};

  &:last-child {
    border-bottom: 1px solid ${tokens.on.hairline};
  }
`;

const PlayerName = styled.span`
  ${text.rowTitle}
  flex: 1;
  min-width: 0;
`;
