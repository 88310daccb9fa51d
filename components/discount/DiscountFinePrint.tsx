import styled from 'styled-components';
import { selectIsCA } from '../../store/auth/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Icon } from '../ui/icons/Icon';
import { useTexts } from '../ui/text/useTexts';

export function DiscountFinePrint() {
  const t = useTexts();
  const isCanada = useAppSelector(selectIsCA);
  return (
    <FinePrint>
      <li>
        <Icon name="info" size="small" />
        {t('discount.exceptions')}
      </li>
      <li data-strong={isCanada || undefined}>
        <Icon name="info" size="small" />
        {t('discount.canada')}
      </li>
    </FinePrint>
  );
}

const FinePrint = styled.ul`
  ${text.small}
  margin: 36px 0 16px;
  border-top: 1px solid ${tokens.on.hairline};
  color: ${tokens.on.muted};

  li {
    display: flex;
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid ${tokens.on.hairline};
  }

  li[data-strong] {
    font-weight: 700;
    color: ${tokens.on.gold};
  }

  svg {
    margin-top: 2px;
  }
`;
