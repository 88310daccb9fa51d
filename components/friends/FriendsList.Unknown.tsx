import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectArePresencesUnknown } from '../../store/friends/selectors';
import { presencesRequested } from '../../store/friends/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { friendsMessages } from './friends.messages';

/** Says that nobody knows where the friends are: all of them show as offline. */
export function PresencesUnknown() {
  const dispatch = useAppDispatch();
  const isUnknown = useAppSelector(selectArePresencesUnknown);
  if (!isUnknown) return null;
  return (
    <Line role="alert">
      <Icon name="alert" size="medium" />
      <FormattedMessage {...friendsMessages.presencesUnknown} />
      <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(presencesRequested())}>
        <FormattedMessage {...friendsMessages.retry} />
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-bottom: 24px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  > button {
    color: ${tokens.on.text};
  }
`;
