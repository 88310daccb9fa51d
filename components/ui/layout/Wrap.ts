import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

const { content, gutter } = tokens.layout;

/** The centered content column, 1280 px wide at most. */
export const Wrap = styled.div`
  position: relative;
  width: min(${content}, 100% - 2 * ${gutter});
  margin-inline: auto;
`;
