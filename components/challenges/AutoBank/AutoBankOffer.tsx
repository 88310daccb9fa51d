import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { PopupTexts } from '../../popups/PopupTexts';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { autoBankTexts } from './autoBank.messages';
import { useAutoBank } from './useAutoBank';

/** Offers auto-bank once, after a bank that was almost missed; renders nothing otherwise. */
export function AutoBankOffer() {
  const { isOffered, choose } = useAutoBank();
  // Few players ever see it, so its texts are not in the page.
  return (
    isOffered && (
      <PopupTexts>
        <Offer onAnswer={choose} />
      </PopupTexts>
    )
  );
}

function Offer({ onAnswer }: { onAnswer: (isOn: boolean) => void }) {
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
        <Button size="small" onClick={() => onAnswer(true)}>
          <FormattedMessage {...autoBankTexts.accept} />
        </Button>
        <Button variant="outline" size="small" onClick={() => onAnswer(false)}>
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
