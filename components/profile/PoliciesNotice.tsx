import { selectMustAcceptPolicies } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import { TextLink } from '../ui/buttons/TextLink';
import { AttentionBox } from '../ui/feedback/AttentionBox';
import { useTexts } from '../ui/text/useTexts';

/** Nothing once the policies are accepted. */
export function PoliciesNotice({ hasLink = true }: { hasLink?: boolean }) {
  const t = useTexts();
  const mustAccept = useAppSelector(selectMustAcceptPolicies);
  return (
    <div role="status">
      {mustAccept && (
        <AttentionBox as="p" $gap={2} $align="start">
          <b>{t('profile.policies.title')}</b>
          <span>{t('profile.policies.blocked')}</span>
          {hasLink && (
            <TextLink as={PopupLink} popup="profile">
              {t('profile.policies.read')}
            </TextLink>
          )}
        </AttentionBox>
      )}
    </div>
  );
}
