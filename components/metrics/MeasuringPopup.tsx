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

export function MeasuringPopup({ isOpen, onClose }: PopupProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const openChoices = () => {
    onClose();
    dispatch(privacyDialogToggled(true));
  };
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('shell.consent.measuring')} isFullScreenOnPhones>
      <Explanation>
        <h3>{t('metrics.measuring.counted')}</h3>
        <ul>
          {counted.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
        <h3>{t('metrics.measuring.never')}</h3>
        <p>{t('metrics.measuring.neverWords')}</p>
        <h3>{t('metrics.measuring.kept')}</h3>
        <p>{t('metrics.measuring.keptWords', { publisher: brand.publisher, days: keptDays })}</p>
        <h3>{t('metrics.measuring.choice')}</h3>
        <p>{t('metrics.measuring.choiceWords')}</p>
        <Button variant="outline" onClick={openChoices}>
          {t('shell.consent.choices')}
        </Button>
      </Explanation>
    </Modal>
  );
}

const Explanation = styled.div`
  h3 {
    ${text.rowTitle}
  }
  h3,
  > button {
    margin-top: ${tokens.space[6]};
  }
  p,
  ul {
    margin-top: ${tokens.space[2]};
    color: ${tokens.on.muted};
    text-wrap: pretty;
  }
  ul {
    display: grid;
    gap: ${tokens.space[2]};
    padding-left: ${tokens.space[5]};
    list-style: disc;
  }
`;
