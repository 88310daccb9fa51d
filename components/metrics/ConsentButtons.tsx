import styled from 'styled-components';
import { choiceMade } from '../../store/metrics/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { columns } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { useTexts } from '../ui/text/useTexts';

/** Equal in size and look: declining is as easy as agreeing. */
export function ConsentButtons({ onAnswer }: { onAnswer?: () => void }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const answer = (choice: 'allowed' | 'refused') => {
    onAnswer?.();
    dispatch(choiceMade(choice));
  };
  return (
    <AnswerButtons>
      <Button variant="outline" isFull onClick={() => answer('refused')}>
        {t('shell.consent.refuse')}
      </Button>
      <Button variant="outline" isFull onClick={() => answer('allowed')}>
        {t('shell.consent.agree')}
      </Button>
    </AnswerButtons>
  );
}

const AnswerButtons = styled.div`
  ${columns(2)}
  gap: ${tokens.space[3]};

  > button {
    min-width: 0;
    height: auto;
    min-height: ${tokens.control.normal};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    white-space: normal;
    text-align: center;
  }

  ${media.below.tablet} {
    > button {
      min-height: ${tokens.control.tap};
      padding: ${tokens.space[1]} ${tokens.space[2]};
    }
  }
`;
