import styled from 'styled-components';
import { acceptPolicyTexts, isOutdatedKey, policyTextsInForce } from '../../store/account/tasks';
import { useResource } from '../../store/support/useResource';
import { useTask } from '../../store/support/useTask';
import { attention } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text as type } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { Disclosure } from '../ui/layout/Disclosure';
import { DoneStatus } from '../ui/fields/Form';
import { SectionNote } from '../ui/fields/Form.styles';
import { SectionLoading } from '../ui/fields/ListSection';
import { ErrorText } from '../ui/text/ErrorText';
import { TopTitle } from '../ui/text/Title';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';

export function PolicyAcceptance({ isAccepted }: { isAccepted: boolean }) {
  const t = useTexts();
  const { status, data: texts, load } = useResource(policyTextsInForce, null);
  const acceptance = useTask(acceptPolicyTexts);

  if (isAccepted) return <DoneStatus>{t('profile.policies.accepted')}</DoneStatus>;
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
  return (
    <Disclosure title={t(title)} isCompact>
      <PolicyParagraphs>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PolicyParagraphs>
    </Disclosure>
  );
}

const { on, radius, space } = tokens;

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

const PolicyParagraphs = styled.div`
  ${type.small}
  display: grid;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  color: ${on.muted};
`;
