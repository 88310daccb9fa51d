import styled from 'styled-components';
import { selectMustAcceptPolicies } from '../../store/account/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import { attention } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { TextLink } from '../ui/buttons/TextLink';
import { useTexts } from '../ui/text/useTexts';

/** Nothing once the policies are accepted. */
export function PoliciesNotice({ hasLink = true }: { hasLink?: boolean }) {
  const t = useTexts();
  const mustAccept = useAppSelector(selectMustAcceptPolicies);
  return (
    <div role="status">
      {mustAccept && (
        <Notice>
          <b>{t('profile.policies.title')}</b>
          <span>{t('profile.policies.blocked')}</span>
          {hasLink && (
            <TextLink as={PopupLink} popup="profile">
              {t('profile.policies.read')}
            </TextLink>
          )}
        </Notice>
      )}
    </div>
  );
}

const { space } = tokens;

const Notice = styled.p`
  ${text.small}
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[4]};
  ${attention}

  b {
    font-weight: 600;
  }
`;
