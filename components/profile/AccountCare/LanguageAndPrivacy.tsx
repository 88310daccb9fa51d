import { FormattedMessage } from 'react-intl';
import { privacyDialogToggled } from '../../../store/metrics/slice';
import { useAppDispatch } from '../../../store/support/hooks';
import { measured } from '../../measuring/measured';
import { consentTexts } from '../../metrics/consent.messages';
import { LanguageSelector } from '../../shell/LanguageSelector/LanguageSelector';
import { Button } from '../../ui/buttons/Button';
import { Row } from '../../ui/layout/Row';
import { FormSection, SectionHeading } from '../../ui/fields/Form.styles';
import { privacyTexts } from './care.messages';

/** The language of the site and of e-mails, and what the site may measure. */
export function LanguageAndPrivacy() {
  const dispatch = useAppDispatch();
  return (
    <FormSection>
      <SectionHeading>
        <FormattedMessage {...privacyTexts.title} />
      </SectionHeading>
      <Row>
        <LanguageSelector />
        <Button
          variant="outline"
          size="small"
          onClick={() => dispatch(privacyDialogToggled(true))}
          {...measured('privacy-choices', 'profile')}
        >
          <FormattedMessage {...consentTexts.choices} />
        </Button>
      </Row>
    </FormSection>
  );
}
