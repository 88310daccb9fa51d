import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { mainId } from './Main';
import { menuTexts } from './menu.messages';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  const { formatMessage } = useIntl();
  return <Frame href={`#${mainId}`}>{formatMessage(menuTexts.skip)}</Frame>;
}

const Frame = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${tokens.layer.tooltip};
  padding: 12px 16px;
  border-radius: ${tokens.radius.small};
  background-color: ${tokens.color.paper};
  color: ${tokens.color.paperText};
  font-weight: 700;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
