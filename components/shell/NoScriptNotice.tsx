import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { menuTexts } from './menu.messages';

/** For readers without scripts: why nothing here lets them join. */
export function NoScriptNotice() {
  const { formatMessage } = useIntl();
  return (
    <noscript>
      <Notice>{formatMessage(menuTexts.noScript)}</Notice>
    </noscript>
  );
}

const Notice = styled.p`
  padding: 10px 20px;
  background-color: ${tokens.color.ink800};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  line-height: 1.5;
  text-align: center;
`;
