import type { ComponentType } from 'react';
import styled from 'styled-components';
import { hiddenFor } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { ProgressLine, progressPatienceMs } from '../feedback/ProgressLine';
import { clientPart } from './clientPart';

/** A dialog that loads when it is opened first: on a slow network, or without one, a line shows that the press was taken. */
export const dialogPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  clientPart(load, DialogComing);

export const DialogComing = () => (
  <Patience>
    <ProgressLine />
  </Patience>
);

const Patience = styled.div`
  position: fixed;
  z-index: ${tokens.layer.tooltip};
  ${hiddenFor(progressPatienceMs)}
`;
