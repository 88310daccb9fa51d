import styled from 'styled-components';
import { privacyDialogToggled } from '../../store/metrics/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import type { PopupProps } from '../popups/popupNames';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { useTexts } from '../ui/text/useTexts';

const keptDays = 30;

const counted = [
  'metrics.measuring.pages',
  'metrics.measuring.buttons',
  'metrics.measuring.speed',
  'metrics.measuring.faults',
] as const;

/** The overlay `_popup=measuring`: what is measured, what is not, who receives it, and how to decline. */
export function MeasuringPopup({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const openChoices = () => {
    onClose();
    dispatch(privacyDialogToggled(true));
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.consent.measuring')}
      closeLabel={t('ui.close')}
      isFullScreenOnPhones
    >
      <Heading>{t('metrics.measuring.counted')}</Heading>
      <CountedList>
        {counted.map((item) => (
          <li key={item}>{t(item)}</li>
        ))}
      </CountedList>
      <Heading>{t('metrics.measuring.never')}</Heading>
      <Explanation>{t('metrics.measuring.neverWords')}</Explanation>
      <Heading>{t('metrics.measuring.kept')}</Heading>
      <Explanation>{t('metrics.measuring.keptWords', { publisher: brand.publisher, days: keptDays })}</Explanation>
      <Heading>{t('metrics.measuring.choice')}</Heading>
      <Explanation>{t('metrics.measuring.choiceWords')}</Explanation>
      <ChoicesButton variant="outline" onClick={openChoices}>
        {t('shell.consent.choices')}
      </ChoicesButton>
    </Modal>
  );
}

const Heading = styled.h3`
  ${text.rowTitle}
  margin-top: ${tokens.space[6]};
`;

const Explanation = styled.p`
  margin-top: ${tokens.space[2]};
  color: ${tokens.on.muted};
  text-wrap: pretty;
`;

const CountedList = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[2]};
  padding-left: ${tokens.space[5]};
  list-style: disc;
  color: ${tokens.on.muted};
`;

const ChoicesButton = styled(Button)`
  margin-top: ${tokens.space[6]};
`;
