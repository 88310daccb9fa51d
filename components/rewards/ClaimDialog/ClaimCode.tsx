import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { copyResults, useCopyText } from '../../ui/browser/useCopyText';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';

export function ClaimCode({ code }: { code: string }) {
  const t = useTexts();
  const { ref, state, copy } = useCopyText(code);
  const isIdle = state === 'idle';
  return (
    <Cluster as="span" $gap={[2, 3]}>
      <Code ref={ref}>{code}</Code>
      <Button
        variant="outline"
        size="tiny"
        icon={isIdle ? 'copy' : 'check'}
        aria-label={isIdle ? t('rewards.claim.copyCode', { code }) : undefined}
        aria-live="polite"
        onClick={copy}
      >
        {t(isIdle ? 'rewards.claim.copy' : copyResults[state])}
      </Button>
    </Cluster>
  );
}

const Code = styled.samp`
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.03em;
  white-space: nowrap;
  color: ${tokens.on.text};
`;
