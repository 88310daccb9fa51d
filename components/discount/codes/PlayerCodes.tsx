import { useId, useState } from 'react';
import styled from 'styled-components';
import type { PromotionKey } from '../../../services/promotions/discountCodes';
import { selectDiscountCodes } from '../../../store/discount/selectors';
import { codesRequested } from '../../../store/discount/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { Collapse } from '../../ui/layout/Collapse';
import { TextButton } from '../../ui/buttons/TextLink';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { SampleCode } from './SampleCode';
import { StoreCode } from './StoreCode';

/** The player's expired discount codes, or a sample code. `ValidCodes` shows those that can be used. */
export function PlayerCodes() {
  const dispatch = useAppDispatch();
  const { status, items } = usePlayerSelector(selectDiscountCodes);
  const now = useNow() ?? 0;
  if (items.length === 0) {
    if (status === 'failed') return <CodesError onRetry={() => dispatch(codesRequested())} />;
    if (status === 'loaded') return <SampleCode />;
    return <CodesSkeleton />;
  }
  const expired = items.filter(({ expiresAt }) => Date.parse(expiresAt) <= now);
  return (
    <>
      <SampleCode />
      <ExpiredCodes codes={expired} />
    </>
  );
}

function ExpiredCodes({ codes }: { codes: readonly PromotionKey[] }) {
  const t = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (codes.length === 0) return null;
  return (
    <>
      <ExpandButton aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t('discount.codes.older', { count: codes.length })}
      </ExpandButton>
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

const CodesError = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTexts();
  return (
    <CodesSection role="alert">
      <p>{t('discount.codes.failed')}</p>
      <RetryButton variant="outline" size="small" icon="retry" onClick={onRetry}>
        {t('ui.retry')}
      </RetryButton>
    </CodesSection>
  );
};

const CodesSkeleton = () => {
  const t = useTexts();
  return (
    <CodesSection>
      <Loading label={t('discount.codes.loading')}>
        <Skeleton $height="36px" $width="340px" />
      </Loading>
    </CodesSection>
  );
};

const CodesSection = styled.div`
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

const ExpandButton = styled(TextButton)`
  min-height: ${tokens.control.tap};
  font-size: ${tokens.size.small};
`;

const RetryButton = styled(Button)`
  margin-top: 16px;
`;
