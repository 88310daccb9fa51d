import { useId } from 'react';
import { PopupTexts } from '../../popups/PopupTexts';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { AttentionBox } from '../../ui/feedback/AttentionBox';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
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
  const t = useTexts();
  const titleId = useId();
  return (
    <AttentionBox as="section" $gap={3} style={{ padding: tokens.space[5] }} aria-labelledby={titleId}>
      <Text as="h2" id={titleId} $type="t1">
        {t('autoBank.offer.title')}
      </Text>
      <p>{t('autoBank.offer.text')}</p>
      <Cluster>
        <Button size="small" onClick={() => onAnswer(true)}>
          {t('autoBank.offer.accept')}
        </Button>
        <Button variant="outline" size="small" onClick={() => onAnswer(false)}>
          {t('autoBank.offer.decline')}
        </Button>
      </Cluster>
    </AttentionBox>
  );
}
