import { useId, useState } from 'react';
import styled from 'styled-components';
import { acceptPolicyTexts, isOutdatedKey, policyTextsInForce } from '../../store/account/tasks';
import { useResource } from '../../store/support/useResource';
import { useTask } from '../../store/support/useTask';
import { attention } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text as type } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { Collapse } from '../ui/layout/Collapse';
import { SectionNote, SuccessText } from '../ui/fields/Form.styles';
import { SectionLoading } from '../ui/fields/ListSection';
import { ErrorText } from '../ui/text/ErrorText';
import { TopTitle } from '../ui/text/Title';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';

export function PolicyAcceptance({ isAccepted }: { isAccepted: boolean }) {
  const t = useTexts();
  const { status, data: texts, load } = useResource(policyTextsInForce, null);
  const acceptance = useTask(acceptPolicyTexts);

  if (isAccepted) {
    return (
      <SuccessText role="status">
        <Icon name="check" size="small" />
        {t('profile.policies.accepted')}
      </SuccessText>
    );
  }
  return (
    <PolicySection>
      <TopTitle look="t1">{t('profile.policies.title')}</TopTitle>
      {texts && (
        <>
          <SectionNote>{texts.reason}</SectionNote>
          <SectionNote>{t('profile.policies.blocked')}</SectionNote>
          <div>
            <PolicyText title="shell.footer.termsOfUse" text={texts.policies.termOfUseContent} />
            <PolicyText title="shell.footer.privacyPolicy" text={texts.policies.privacyPolicyContent} />
            <PolicyText title="shell.footer.termsOfSale" text={texts.policies.termOfSaleContent} />
          </div>
          {acceptance.failure && (
            <ErrorText>
              {t(isOutdatedKey(acceptance.failure) ? 'profile.policies.changedAgain' : 'profile.policies.notAccepted')}
            </ErrorText>
          )}
          <Button
            working={acceptance.status === 'loading' && t('profile.policies.accepting')}
            onClick={() => void acceptance.run(texts.policies.legalOptinsKey)}
          >
            {t('profile.policies.accept')}
          </Button>
        </>
      )}
      {!texts && (
        <SectionLoading
          status={status}
          loading="profile.policies.loading"
          failed="profile.policies.failed"
          onRetry={load}
          height={220}
        />
      )}
    </PolicySection>
  );
}

interface PolicyTextProps {
  title: PlainTextId;
  /** Paragraphs, separated by empty lines. */
  text: string;
}

function PolicyText({ title, text }: PolicyTextProps) {
  const t = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PolicyItem>
      <PolicyButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t(title)}
        <Chevron $isOpen={isOpen}>
          <Icon name="chevron" size="normal" />
        </Chevron>
      </PolicyButton>
      <Collapse id={id} isOpen={isOpen}>
        <PolicyParagraphs>
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PolicyParagraphs>
      </Collapse>
    </PolicyItem>
  );
}

const { control, duration, easing, on, radius, space } = tokens;

const PolicySection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[5]};
  ${attention}
  border-radius: ${radius.card};

  > div {
    width: 100%;
  }
`;

const PolicyItem = styled.div`
  border-bottom: 1px solid ${on.hairline};
`;

const PolicyButton = styled.button`
  ${type.label}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${control.tap};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Chevron = styled.span<{ $isOpen: boolean }>`
  flex: none;
  color: ${on.muted};
  transform: rotate(${({ $isOpen }) => ($isOpen ? 180 : 0)}deg);
  transition: transform ${duration.collapse}ms ${easing.inOut};
`;

const PolicyParagraphs = styled.div`
  ${type.small}
  display: grid;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  color: ${on.muted};
`;
