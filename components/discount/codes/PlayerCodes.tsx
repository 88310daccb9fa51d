import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PromotionKey } from '../../../services/promotions/discountCodes';
import { discountCodes } from '../../../store/discount/tasks';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useResource } from '../../../store/support/useResource';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Cluster } from '../../ui/layout/Cluster';
import { Disclosure } from '../../ui/layout/Disclosure';
import { RetryButton } from '../../ui/buttons/RetryButton';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Text } from '../../ui/layout/Text';
import { GrowingList } from '../../ui/lists/GrowingList';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { StoreCode } from './StoreCode';

/** The expired codes, or a sample. `ValidCodes` shows those that can be used. */
export function PlayerCodes({ sample }: { sample: ReactNode }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status, data } = usePlayerSelector(discountCodes.select);
  const items = data ?? [];
  const now = useNow() ?? 0;
  if (items.length === 0) {
    if (status === 'failed') {
      return (
        <Cluster role="alert" $justify="space-between" style={{ paddingTop: 28 }}>
          <Text $type="small" $color="muted">
            {t('discount.codes.failed')}
          </Text>
          <RetryButton onClick={() => dispatch(discountCodes.requested(null))} />
        </Cluster>
      );
    }
    if (status === 'loaded') return sample;
    return (
      <Loading label={t('discount.codes.loading')}>
        <Skeleton $height="36px" $width="340px" style={{ marginTop: 28 }} />
      </Loading>
    );
  }
  const expired = items.filter(({ expiresAt }) => Date.parse(expiresAt) <= now);
  return (
    <>
      {sample}
      {expired.length > 0 && (
        <Disclosure title={t('discount.codes.older', { count: expired.length })} isCompact>
          <Codes codes={expired} areExpired />
        </Disclosure>
      )}
    </>
  );
}

export function ValidCodes() {
  const t = useTexts();
  const { data } = useResource(discountCodes, null);
  const now = useNow();
  const valid = (data ?? []).filter(({ expiresAt }) => now !== null && Date.parse(expiresAt) > now);
  if (valid.length === 0) return null;
  return (
    <CodesSlip>
      <h2>{t('discount.codes')}</h2>
      <p>{t('discount.codes.lead')}</p>
      <Codes codes={valid} />
    </CodesSlip>
  );
}

const CodesSlip = styled.section.attrs(onSurface('ink'))`
  margin-top: 28px;
  padding: 20px 24px 8px;
  border: 1px dashed ${tokens.on.gold};
  border-radius: ${tokens.radius.card};

  h2 {
    ${text.t1}
  }

  > p {
    margin-top: 4px;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;

const Codes = ({ codes, areExpired }: { codes: readonly PromotionKey[]; areExpired?: boolean }) => (
  <GrowingList items={codes}>
    {(shown) => (
      <CodeList>
        {shown.map((code) => (
          <li key={code.code}>
            <StoreCode code={code} isExpired={areExpired} />
          </li>
        ))}
      </CodeList>
    )}
  </GrowingList>
);

const CodeList = styled.ul`
  margin-top: 12px;

  li {
    padding: 16px 0;
    border-top: 1px dashed ${tokens.on.outline};
  }
`;
