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

const counted = [measuringTexts.pages, measuringTexts.buttons, measuringTexts.speed, measuringTexts.errors];

/** The overlay `_popup=measuring`: what is measured, what is not, who receives it, and how to decline. */
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
      <CountedList>
        {counted.map((item) => (
          <li key={item.id}>
            <FormattedMessage {...item} />
          </li>
        ))}
      </CountedList>
      <Heading>
        <FormattedMessage {...measuringTexts.never} />
      </Heading>
      <Explanation>
        <FormattedMessage {...measuringTexts.neverExplanation} />
      </Explanation>
      <Heading>
        <FormattedMessage {...measuringTexts.retention} />
      </Heading>
      <Explanation>
        <FormattedMessage
          {...measuringSentences.retentionExplanation}
          values={{ publisher: brand.publisher, days: keptDays }}
        />
      </Explanation>
      <Heading>
        <FormattedMessage {...measuringTexts.choice} />
      </Heading>
      <Explanation>
        <FormattedMessage {...measuringTexts.choiceExplanation} />
      </Explanation>
      <ChoicesButton variant="outline" onClick={openChoices}>
        <FormattedMessage {...consentTexts.choices} />
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
