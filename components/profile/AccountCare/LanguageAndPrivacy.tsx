import { privacyDialogToggled } from '../../../store/metrics/slice';
import { useAppDispatch } from '../../../store/support/hooks';
import { measured } from '../../measuring/measured';
import { LanguageSelector } from '../../shell/LanguageSelector/LanguageSelector';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { FormSection, SectionHeading } from '../../ui/fields/Form.styles';
import { useTexts } from '../../ui/text/useTexts';

/** The language of the site and of e-mails, and what the site may measure. */
export function LanguageAndPrivacy() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  return (
    <FormSection>
      <SectionHeading>{t('profile.privacy.title')}</SectionHeading>
      <Cluster>
        <LanguageSelector />
        <Button
          variant="outline"
          size="small"
          onClick={() => dispatch(privacyDialogToggled(true))}
          {...measured('privacy-choices', 'profile')}
        >
          {t('shell.consent.choices')}
        </Button>
      </Cluster>
    </FormSection>
  );
}
