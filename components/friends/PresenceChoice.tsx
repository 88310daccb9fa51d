import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OnlineStatus } from '../../services/account/types';
import { ownPresenceRequested, presenceChosen, selectOwnPresence } from '../../store/friends/presence/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Select } from '../ui/fields/Select';
import { Skeleton } from '../ui/feedback/Skeleton';
import { friendsMessages } from './friends.messages';
import { PresenceDot } from './PresenceDot';

const choices: readonly OnlineStatus[] = ['online', 'away', 'dnd', 'offline'];

/** How the player wants to be seen by friends. */
export function PresenceChoice() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const presence = useAppSelector(selectOwnPresence);
  useEffect(() => {
    dispatch(ownPresenceRequested());
  }, [dispatch]);

  if (presence === null) {
    return (
      <Place>
        <Skeleton $height={tokens.control.normal} />
      </Place>
    );
  }
  return (
    <Place>
      <Select
        label={formatMessage(friendsMessages.seenAs)}
        isLabelHidden
        start={<PresenceDot status={presence} />}
        options={choices.map((value) => ({
          value,
          label: formatMessage(value === 'offline' ? friendsMessages.seemOffline : friendsMessages[value]),
        }))}
        value={presence}
        onChange={(choice) => dispatch(presenceChosen(choice))}
      />
    </Place>
  );
}

const Place = styled.div`
  width: 208px;

  ${media.below.tablet} {
    width: auto;
  }
`;
