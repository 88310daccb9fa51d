import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PromotionKey } from '../../../services/promotions/discountCodes';
import { media, tokens } from '../../theme/tokens';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
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
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const date = formatDate(expiresAt, { day: 'numeric', month: 'long', year: 'numeric', timeZone: lastZone });
  return (
    <CodeAndCopy $gap={[3, 5]} $justify="space-between">
      <div>
        <Code ref={ref} id={id} data-expired={isExpired || undefined}>
          {code}
        </Code>
        <Text $color="muted" $above={1} style={{ fontSize: tokens.size.small }}>
          {t(isExpired ? 'discount.code.expired' : 'discount.code.until', { date })}
        </Text>
      </div>
      {!isExpired && (
        <CopyButton text={code} shownIn={ref} size="small" aria-describedby={id}>
          {t('discount.copy')}
        </CopyButton>
      )}
    </CodeAndCopy>
  );
}

const CodeAndCopy = styled(Cluster)`
  ${media.below.tablet} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Code = styled.samp`
  font: 600 1.25rem / 1.25 ${tokens.font.display};
  letter-spacing: 0.03em;
  overflow-wrap: anywhere;

  ${media.below.tablet} {
    font-size: clamp(0.9375rem, 4.7vw, 1.25rem);
    letter-spacing: 0;
  }

  &[data-expired] {
    color: ${tokens.on.muted};
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
`;
