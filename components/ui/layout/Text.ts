import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

const colors = {
  muted: tokens.on.muted,
  gold: tokens.on.gold,
  bad: tokens.on.bad,
  sky: tokens.color.skyLead,
} as const;

interface TextLook {
  $type?: keyof typeof text;
  $color?: keyof typeof colors;
  $measure?: string;
  /** The distance to what is above it, as a step of the 4 px grid: outside of a Stack, whose gap is its own. */
  $above?: keyof typeof tokens.space;
}

/** A paragraph, or with `as` a heading or a span, that only sets type. */
// oxlint-disable-next-line club/no-shadowed-globals -- no module of the site makes text nodes with the browser's Text
export const Text = styled.p.attrs<TextLook>(({ $measure, $above }) => ({
  // What is undefined here would take the same property away from a given style.
  style: { ...($measure && { maxWidth: $measure }), ...($above && { marginTop: tokens.space[$above] }) },
}))`
  ${({ $type }) => $type && text[$type]}
  ${({ $color }) => $color && `color: ${colors[$color]};`}
`;
