import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OnlineStatus } from '../../services/account/presence';
import { ownPresenceRequested, presenceChosen, selectOwnPresence } from '../../store/friends/presence/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Select } from '../ui/fields/Select';
import { friendsMessages } from './friends.messages';

const choices: readonly OnlineStatus[] = ['online', 'away', 'dnd', 'offline'];

/** The presence that friends see. */
export function PresenceChoice() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const presence = usePlayerSelector(selectOwnPresence);
  useEffect(() => {
    dispatch(ownPresenceRequested());
  }, [dispatch]);

  if (presence === null) {
    return (
      <SelectPlace>
        <Skeleton $height={tokens.control.normal} />
      </SelectPlace>
    );
  }
  return (
    <SelectPlace>
      <Select
        label={formatMessage(friendsMessages.presenceLabel)}
        isLabelHidden
        start={<PresenceDot status={presence} />}
        options={choices.map((value) => ({
          value,
          label: formatMessage(value === 'offline' ? friendsMessages.seemOffline : friendsMessages[value]),
        }))}
        value={presence}
        onChange={(choice) => dispatch(presenceChosen(choice))}
      />
    </SelectPlace>
  );
}

/** A dot in the color of a presence. Decorative: the label beside it has the same meaning. */
function PresenceDot({ status }: { status: OnlineStatus }) {
  return <Dot aria-hidden data-status={status} />;
}

const SelectPlace = styled.div`
  width: 208px;

  ${media.below.tablet} {
    width: auto;
  }
`;

const Dot = styled.span`
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
