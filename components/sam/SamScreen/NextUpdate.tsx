import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { StarMark } from '../../ui/icons/StarMark';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';
import { nextFriday } from './nextFriday';
import { heroMessages, heroTemplates } from './SamHero.messages';

/** The date of the assistant's next update. The user's time zone is known after mounting. */
export function NextUpdate() {
  return (
    <UpdateLine>
      <StarMark size={16} color={tokens.color.gold} />
      <span>
        <UpdateDate />
      </span>
    </UpdateLine>
  );
}

function UpdateDate() {
  const formatDay = useFormatDay();
  const now = useNow();
  if (now === null) return <FormattedMessage {...heroMessages.friday} />;
  const today = new Date(now);
  const friday = nextFriday(today);
  if (friday.toDateString() === today.toDateString()) return <FormattedMessage {...heroMessages.today} />;
  const date = formatDay(friday, { weekday: 'long' });
  return <FormattedMessage {...heroTemplates.next} values={{ date }} />;
}

const UpdateLine = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 24px;
  font-weight: 600;
`;
