import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { acceptanceRequested, policiesRequested } from '../../store/account/policies/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { policyTexts } from './policies.messages';
import { PolicyText } from './PolicyAcceptance.Text';
import { Good, Heading, Line, Trouble } from './ProfileContent.styles';

/** Policies that have changed since the player accepted them: to be read, and accepted, here. */
export function PolicyAcceptance({ isAccepted }: { isAccepted: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, texts, acceptance, haveChanged } = useAppSelector(({ policies }) => policies);

  useEffect(() => {
    dispatch(policiesRequested());
  }, [dispatch]);

  if (isAccepted) {
    return (
      <Good role="status">
        <Icon name="check" size="small" />
        <FormattedMessage {...policyTexts.accepted} />
      </Good>
    );
  }
  return (
    <Frame>
      <Heading>
        <FormattedMessage {...policyTexts.title} />
      </Heading>
      {texts && (
        <>
          <Line>{texts.reason}</Line>
          <div>
            <PolicyText title={policyTexts.termsOfUse} text={texts.policies.termOfUseContent} />
            <PolicyText title={policyTexts.privacy} text={texts.policies.privacyPolicyContent} />
            <PolicyText title={policyTexts.termsOfSale} text={texts.policies.termOfSaleContent} />
          </div>
          {acceptance.failure && (
            <Trouble role="alert">
              <FormattedMessage {...(haveChanged ? policyTexts.changedAgain : policyTexts.notAccepted)} />
            </Trouble>
          )}
          <Button
            working={acceptance.status === 'loading' && formatMessage(policyTexts.accepting)}
            onClick={() => dispatch(acceptanceRequested())}
          >
            <FormattedMessage {...policyTexts.accept} />
          </Button>
        </>
      )}
      {!texts && status !== 'failed' && (
        <Loading label={formatMessage(policyTexts.loading)}>
          <Skeleton $height="220px" />
        </Loading>
      )}
      {!texts && status === 'failed' && (
        <>
          <Trouble role="alert">
            <FormattedMessage {...policyTexts.failed} />
          </Trouble>
          <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(policiesRequested())}>
            <FormattedMessage {...policyTexts.retry} />
          </Button>
        </>
      )}
    </Frame>
  );
}

const { color, on, radius, space } = tokens;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${on.outline};
  border-left: 3px solid ${color.gold};
  border-radius: ${radius.card};
  background-color: ${on.raised};

  > div {
    width: 100%;
  }
`;
