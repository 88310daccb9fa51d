import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PromotionKey } from '../../services/promotions/types';
import { selectDiscountCodes } from '../../store/discount/selectors';
import { codesRequested } from '../../store/discount/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { Collapse } from '../ui/layout/Collapse';
import { TextButton } from '../ui/buttons/TextLink';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { useNow } from '../ui/time/useNow';
import { discountMessages, redeemTemplates } from './Discount.messages';
import { SampleCode } from './SampleCode';
import { StoreCode } from './StoreCode';

/** The codes that a player has, so that none is lost with the dialog that showed it; before the first, what one looks like. */
export function PlayerCodes() {
  const dispatch = useAppDispatch();
  const { status, items } = useAppSelector(selectDiscountCodes);
  const now = useNow() ?? 0;
  useEffect(() => {
    dispatch(codesRequested());
  }, [dispatch]);

  if (items.length === 0) {
    if (status === 'failed') return <CodesFailed onRetry={() => dispatch(codesRequested())} />;
    if (status === 'loaded') return <SampleCode />;
    return <CodesLoading />;
  }
  const isGood = ({ expiresAt }: PromotionKey) => Date.parse(expiresAt) > now;
  return (
    <Frame>
      <h3>
        <FormattedMessage {...discountMessages.codes} />
      </h3>
      <p>
        <FormattedMessage {...discountMessages.codesLead} />
      </p>
      <Codes>
        {items.filter(isGood).map((code) => (
          <li key={code.code}>
            <StoreCode code={code} />
          </li>
        ))}
      </Codes>
      <OldCodes codes={items.filter((code) => !isGood(code))} />
    </Frame>
  );
}

function OldCodes({ codes }: { codes: readonly PromotionKey[] }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (codes.length === 0) return null;
  return (
    <>
      <More aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <FormattedMessage {...redeemTemplates.older} values={{ count: codes.length }} />
      </More>
      <Collapse id={id} isOpen={isOpen}>
        <Codes>
          {codes.map((code) => (
            <li key={code.code}>
              <StoreCode code={code} isExpired />
            </li>
          ))}
        </Codes>
      </Collapse>
    </>
  );
}

const CodesFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Frame role="alert">
    <p>
      <FormattedMessage {...discountMessages.codesFailed} />
    </p>
    <Again variant="outline" size="small" icon="retry" onClick={onRetry}>
      <FormattedMessage {...discountMessages.retry} />
    </Again>
  </Frame>
);

const CodesLoading = () => (
  <Frame>
    <Loading label={useIntl().formatMessage(discountMessages.codesLoading)}>
      <Skeleton $height="36px" $width="340px" />
    </Loading>
  </Frame>
);

const Frame = styled.div`
  padding-top: 28px;

  h3 {
    ${text.t1}
  }

  p {
    max-width: 60ch;
    margin-top: 4px;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;

const Codes = styled.ul`
  margin-top: 12px;

  li {
    padding: 16px 0;
    border-top: 1px dashed ${tokens.on.outline};
  }
`;

const More = styled(TextButton)`
  min-height: ${tokens.control.tap};
  font-size: ${tokens.size.small};
`;

const Again = styled(Button)`
  margin-top: 16px;
`;
