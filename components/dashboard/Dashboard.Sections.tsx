import styled from 'styled-components';
import { Wrap } from '../ui/Layout';

/** The column of the dashboard's parts. */
export const Sections = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-block: 32px 64px;
`;
