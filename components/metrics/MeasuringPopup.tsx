import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { privacyDialogToggled } from '../../store/metrics/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import type { PopupProps } from '../popups/popupProps';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { consentTexts } from './consent.messages';
import { choiceTexts, measuringSentences, measuringTexts } from './metrics.messages';

const keptDays = 30;

const counted = [measuringTexts.pages, measuringTexts.buttons, measuringTexts.speed, measuringTexts.faults];

/** `_popup=measuring`: what is measured, what never is, who gets it, and how one refuses. */
export function MeasuringPopup({ isOpen, onClose }: PopupProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const openChoices = () => {
    onClose();
    dispatch(privacyDialogToggled(true));
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(consentTexts.measuring)}
      closeLabel={formatMessage(choiceTexts.close)}
      isFullScreenOnPhones
    >
      <Heading>
        <FormattedMessage {...measuringTexts.counted} />
      </Heading>
      <List>
        {counted.map((item) => (
          <li key={item.id}>
            <FormattedMessage {...item} />
          </li>
        ))}
      </List>
      <Heading>
        <FormattedMessage {...measuringTexts.never} />
      </Heading>
      <Words>
        <FormattedMessage {...measuringTexts.neverWords} />
      </Words>
      <Heading>
        <FormattedMessage {...measuringTexts.kept} />
      </Heading>
      <Words>
        <FormattedMessage {...measuringSentences.keptWords} values={{ publisher: brand.publisher, days: keptDays }} />
      </Words>
      <Heading>
        <FormattedMessage {...measuringTexts.choice} />
      </Heading>
      <Words>
        <FormattedMessage {...measuringTexts.choiceWords} />
      </Words>
      <Choices variant="outline" onClick={openChoices}>
        <FormattedMessage {...consentTexts.choices} />
      </Choices>
    </Modal>
  );
}

const Heading = styled.h3`
  ${text.rowTitle}
  margin-top: ${tokens.space[6]};
`;

const Words = styled.p`
  margin-top: ${tokens.space[2]};
  color: ${tokens.on.muted};
  text-wrap: pretty;
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[2]};
  padding-left: ${tokens.space[5]};
  list-style: disc;
  color: ${tokens.on.muted};
`;

const Choices = styled(Button)`
  margin-top: ${tokens.space[6]};
`;
