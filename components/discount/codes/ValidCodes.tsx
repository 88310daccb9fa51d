import { useEffect } from 'react';
import styled from 'styled-components';
import { selectDiscountCodes } from '../../../store/discount/selectors';
import { codesRequested } from '../../../store/discount/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { StoreCode } from './StoreCode';

/** The player's codes that have not expired, at the top of the page; nothing without one. */
export function ValidCodes() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { items } = usePlayerSelector(selectDiscountCodes);
  const now = useNow();
  useEffect(() => {
    dispatch(codesRequested());
  }, [dispatch]);
  const valid = items.filter(({ expiresAt }) => now !== null && Date.parse(expiresAt) > now);
  if (valid.length === 0) return null;
  return (
    <CodesSlip>
      <h2>{t('discount.codes')}</h2>
      <p>{t('discount.codes.lead')}</p>
      <ul>
        {valid.map((code) => (
          <li key={code.code}>
            <StoreCode code={code} />
          </li>
        ))}
      </ul>
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

  ul {
    margin-top: 12px;
  }
  li {
    padding: 14px 0;
    border-top: 1px dashed ${tokens.on.outline};
  }
`;
