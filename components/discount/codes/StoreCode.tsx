import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PromotionKey } from '../../../services/promotions/discountCodes';
import { media, tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { copyResults, useCopyText } from '../../ui/browser/useCopyText';
import { useTexts } from '../../ui/text/useTexts';
import { lastZone } from '../../ui/time/useFormatDay';

interface StoreCodeProps {
  code: PromotionKey;
  /** An expired code cannot be copied. */
  isExpired?: boolean;
}

export function StoreCode({ code: { code, expiresAt }, isExpired = false }: StoreCodeProps) {
  const { formatDate } = useIntl();
  const t = useTexts();
  const { ref, state, copy } = useCopyText(code);
  const date = formatDate(expiresAt, { day: 'numeric', month: 'long', year: 'numeric', timeZone: lastZone });
  return (
    <CodeGrid>
      <Code ref={ref} data-expired={isExpired || undefined}>
        {code}
      </Code>
      <ExpiryLine>{t(isExpired ? 'discount.code.expired' : 'discount.code.until', { date })}</ExpiryLine>
      {!isExpired && (
        <CopyButton
          variant="outline"
          size="small"
          icon={state === 'idle' ? 'copy' : 'check'}
          aria-label={state === 'idle' ? t('discount.code.copy', { code }) : undefined}
          aria-live="polite"
          onClick={copy}
        >
          {t(state === 'idle' ? 'discount.copy' : copyResults[state])}
        </CopyButton>
      )}
    </CodeGrid>
  );
}

const CodeGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 20px;
  align-items: center;
`;

const Code = styled.samp`
  font: 600 1.25rem / 1.25 ${tokens.font.display};
  letter-spacing: 0.03em;
  overflow-wrap: anywhere;

  ${media.below.tablet} {
    grid-column: 1 / -1;
    font-size: clamp(0.9375rem, 4.7vw, 1.25rem);
    letter-spacing: 0;
  }

  &[data-expired] {
    color: ${tokens.on.muted};
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;

const ExpiryLine = styled.p`
  grid-column: 1;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  ${media.below.tablet} {
    grid-column: 1 / -1;
  }
`;

const CopyButton = styled(Button)`
  grid-column: 2;
  grid-row: 1 / span 2;

  ${media.below.tablet} {
    grid-column: 1 / -1;
    grid-row: auto;
    margin-top: 12px;
  }
`;
