import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A rotating arc in the color of the surrounding text. Decorative: put a text beside it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 18px;
  height: 18px;
  border: 2px solid color-mix(in srgb, currentColor 35%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`;
