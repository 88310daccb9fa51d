import { useId, useRef } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';

export function ClaimCode({ code }: { code: string }) {
  const t = useTexts();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  return (
    <Cluster as="span" $gap={[2, 3]}>
      <Code ref={ref} id={id}>
        {code}
      </Code>
      <CopyButton text={code} shownIn={ref} size="tiny" aria-describedby={id}>
        {t('rewards.claim.copy')}
      </CopyButton>
    </Cluster>
  );
}

const Code = styled.samp`
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.03em;
  color: ${tokens.on.text};
`;
