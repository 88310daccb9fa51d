import styled from 'styled-components';
import type { OnlineStatus } from '../../services/account/presence';
import { ownPresenceRequested, presenceChosen, selectOwnPresence } from '../../store/friends/presence/slice';
import { selectArePresencesKnown, selectFriendCounts } from '../../store/friends/selectors';
import { useAppDispatch, usePlayerSelector, useRequests } from '../../store/support/hooks';
import { visuallyHidden } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Select } from '../ui/fields/Select';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { useAddress } from '../navigation/address';
import { Button } from '../ui/buttons/Button';

export function FriendsTools() {
  return (
    <>
      <OnlineCount />
      <ToolRow>
        <PresenceChoice />
        <AddFriendButton />
      </ToolRow>
    </>
  );
}

function OnlineCount() {
  const t = useTexts();
  const { all, online } = usePlayerSelector(selectFriendCounts);
  const isKnown = usePlayerSelector(selectArePresencesKnown);
  if (all === 0 || !isKnown) return null;
  return <Text $color="muted">{t('friends.count', { online, all })}</Text>;
}

const ToolRow = styled.div`
  display: flex;
  gap: 12px;
  margin-left: auto;

  > div {
    width: 208px;
  }

  ${media.below.tablet} {
    width: 100%;

    > div {
      flex: 1;
    }
    > button {
      width: ${tokens.control.normal};
      padding: 0;
    }
    > button span {
      ${visuallyHidden}
    }
  }
`;

const choices: readonly OnlineStatus[] = ['online', 'away', 'dnd', 'offline'];

function PresenceChoice() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const presence = usePlayerSelector(selectOwnPresence);
  useRequests(ownPresenceRequested());

  return (
    <div>
      {presence === null ? (
        <Skeleton $height={tokens.control.normal} />
      ) : (
        <Select
          label={t('friends.seenAs')}
          isLabelHidden
          start={<PresenceDot aria-hidden data-status={presence} />}
          options={choices.map((value) => ({
            value,
            // As a choice: who is offline without one has chosen nothing.
            label: t(value === 'offline' && presence !== 'offline' ? 'friends.seemOffline' : `friends.status.${value}`),
          }))}
          value={presence}
          onChange={(choice) => dispatch(presenceChosen(choice))}
        />
      )}
    </div>
  );
}

const PresenceDot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background-color: ${tokens.on.good};

  &[data-status='away'] {
    background-color: ${tokens.color.muted};
  }
  &[data-status='dnd'] {
    background-color: ${tokens.on.bad};
  }
  &[data-status='offline'] {
    background-color: transparent;
    box-shadow: inset 0 0 0 2px ${tokens.color.muted};
  }
`;

export function AddFriendButton({ size }: { size?: 'small' }) {
  const t = useTexts();
  const { change } = useAddress();
  return (
    <Button size={size} variant="outline" icon="plus" onClick={() => void change({ view: 'requests', ask: '1' })}>
      <span>{t('friends.add')}</span>
    </Button>
  );
}
