import { useId } from 'react';
import { autoBank, autoBankChoice } from '../../store/challenges/tasks';
import { useAppDispatch, usePlayerSelector, useRequestIf, useAppSelector } from '../../store/support/hooks';
import { PopupTexts } from '../popups/PopupTexts';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { AttentionBox } from '../ui/feedback/AttentionBox';
import { SectionLoading } from '../ui/fields/ListSection';
import { Toggle } from '../ui/fields/Toggle';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/layout/Text';
import { choiceFailureText } from '../ui/text/failureText';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';
import { selectIsPlayer } from '../../store/account/selectors';

/** The setting of auto-bank, with a choice that is being saved. Requests it once. */
export function useAutoBank() {
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsPlayer);
  const { status, data } = usePlayerSelector(autoBank.select);
  const { pending, outcome } = usePlayerSelector(autoBankChoice.select);
  const request = autoBank.requested(null);
  useRequestIf(isPlayer && status === 'idle', request);
  return {
    /** Null until known. */
    isOn: pending ?? data?.autoBank ?? null,
    isOffered: data?.isOffered === true && pending === null,
    status,
    outcome,
    load: () => dispatch(request),
    choose: (isOn: boolean) => dispatch(autoBankChoice.chosen(isOn)),
  };
}

export function AutoBankChoice() {
  const t = useTexts();
  const { isOn, status, outcome, load, choose } = useAutoBank();
  const failed = choiceFailureText(outcome, 'autoBank.failed');
  if (isOn === null)
    return <SectionLoading status={status} loading="autoBank.loading" failed="autoBank.loadFailed" onRetry={load} />;
  return (
    <>
      <Toggle checked={isOn} note={t('autoBank.line')} onChange={({ target }) => choose(target.checked)}>
        {t('autoBank.label')}
      </Toggle>
      {failed && <ErrorText>{t(failed)}</ErrorText>}
    </>
  );
}

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
