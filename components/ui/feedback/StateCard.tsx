import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { Card } from '../cards/Card';
import { starPath } from '../icons/shapes';
import { StarChart } from '../icons/StarChart';
import { headingTag } from '../text/Title';

const { color, font, on, space } = tokens;

const marks = {
  empty: <path d={starPath(64, 170, 9)} fill={on.text} stroke="none" />,
  done: <path d={starPath(64, 170, 11)} fill={on.gold} stroke="none" />,
  error: <path d="M40 168L112 186" stroke={on.bad} strokeOpacity=".9" strokeWidth="1.5" strokeDasharray="2 6" />,
  offline: <path d={starPath(64, 170, 9)} stroke={on.muted} strokeOpacity=".8" strokeDasharray="3 3" />,
} as const;

interface StateCardProps {
  kind: keyof typeof marks;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  headingLevel?: number;
}

export function StateCard({ kind, title, children, action, headingLevel = 3 }: StateCardProps) {
  return (
    <StateBox role={kind === 'error' ? 'alert' : undefined}>
      <ChartCorner>
        <StarChart>{marks[kind]}</StarChart>
      </ChartCorner>
      <Heading as={headingTag(headingLevel)}>{title}</Heading>
      <StateText>{children}</StateText>
      {action}
    </StateBox>
  );
}

/* On phones the text is below the mark in the corner, else beside it. */
const StateBox = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: ${space[8]} min(140px, 25%) ${space[8]} ${space[8]};
  overflow: hidden;
  box-shadow: none;

  ${media.below.tablet} {
    padding: 72px ${space[5]} ${space[5]};
  }
`;

const ChartCorner = styled.div`
  position: absolute;
  right: -100px;
  top: -128px;
  color: ${color.muted};
`;

const Heading = styled.h3`
  position: relative;
  font: 600 1.25rem / 1.25 ${font.display};
`;

const StateText = styled.div`
  position: relative;
  max-width: 36ch;
  padding: 8px 0 0;
  font-size: ${tokens.size.control};
  color: ${on.muted};

  & + * {
    margin-top: 20px;
  }
`;
