import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { removalChosen } from '../../store/friends/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { compareMessages } from './compare.messages';

/** Ends the friendship, after a second thought. */
export function RemoveFriend({ pid, onClose }: { pid: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const remove = () => {
    onClose();
    dispatch(removalChosen(pid));
  };
  if (!isAsked) {
    return (
      <Line>
        <Button variant="quiet" size="small" onClick={() => setIsAsked(true)}>
          <FormattedMessage {...compareMessages.remove} />
        </Button>
      </Line>
    );
  }
  return (
    <Line>
      <p role="alert">
        <FormattedMessage {...compareMessages.sure} />
      </p>
      <Button variant="outline" size="small" onClick={remove}>
        <FormattedMessage {...compareMessages.reallyRemove} />
      </Button>
      <Button variant="quiet" size="small" autoFocus onClick={() => setIsAsked(false)}>
        <FormattedMessage {...compareMessages.keep} />
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  min-height: 64px;
  padding-top: 16px;
  border-top: 1px solid ${tokens.on.hairline};
`;
