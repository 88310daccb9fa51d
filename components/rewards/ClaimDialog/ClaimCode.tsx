import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { useCopyText } from '../../ui/browser/useCopyText';
import { claimMessages, claimTemplates } from './claim.messages';

/** The code that proves a claim, and a button that copies it. */
export function ClaimCode({ code }: { code: string }) {
  const { formatMessage } = useIntl();
  const { ref, state, copy } = useCopyText(code);
  const isIdle = state === 'idle';
  return (
    <CodeRow>
      <Code ref={ref}>{code}</Code>
      <Button
        variant="outline"
        size="tiny"
        icon={isIdle ? 'copy' : 'check'}
        aria-label={isIdle ? formatMessage(claimTemplates.copyCode, { code }) : undefined}
        aria-live="polite"
        onClick={copy}
      >
        <FormattedMessage {...claimMessages[isIdle ? 'copy' : state]} />
      </Button>
    </CodeRow>
  );
}

const CodeRow = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Code = styled.samp`
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.03em;
  white-space: nowrap;
  color: ${tokens.on.text};
`;
