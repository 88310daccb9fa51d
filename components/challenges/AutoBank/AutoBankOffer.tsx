import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { selectIsAutoBankOffered } from '../../../store/challenges/autoBank/selectors';
import { autoBankChosen } from '../../../store/challenges/autoBank/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { PopupTexts } from '../../popups/PopupTexts';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { autoBankTexts } from './autoBank.messages';
import { useAutoBank } from './useAutoBank';

/** Offers auto-bank once, after a bank that was almost missed; renders nothing otherwise. */
export function AutoBankOffer() {
  useAutoBank();
  const isOffered = usePlayerSelector(selectIsAutoBankOffered);
  // Few players ever see it, so its texts are not in the page.
  return (
    isOffered && (
      <PopupTexts>
        <Offer />
      </PopupTexts>
    )
  );
}

function Offer() {
  const dispatch = useAppDispatch();
  const titleId = useId();
  return (
    <OfferBox aria-labelledby={titleId}>
      <OfferTitle id={titleId}>
        <FormattedMessage {...autoBankTexts.offerTitle} />
      </OfferTitle>
      <p>
        <FormattedMessage {...autoBankTexts.offer} />
      </p>
      <Answers>
        <Button size="small" onClick={() => dispatch(autoBankChosen(true))}>
          <FormattedMessage {...autoBankTexts.accept} />
        </Button>
        <Button variant="outline" size="small" onClick={() => dispatch(autoBankChosen(false))}>
          <FormattedMessage {...autoBankTexts.decline} />
        </Button>
      </Answers>
    </OfferBox>
  );
}

const { color, on, radius, space } = tokens;

const OfferBox = styled.section`
  ${text.small}
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${on.outline};
  border-left: 3px solid ${color.gold};
  border-radius: ${radius.small};
  background-color: ${on.raised};
`;

const OfferTitle = styled.h2`
  ${text.t1}
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
