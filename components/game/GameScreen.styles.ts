import styled from 'styled-components';
import { Wrap } from '../ui/layout/Wrap';

/** The part of a game's page under its tabs. */
export const GameBody = styled(Wrap)`
  padding-block: 40px 72px;
`;
