import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Card } from '../cards/Card';
import { starPath } from '../icons/shapes';
import { StarChart } from '../icons/StarChart';
import { headingTag } from '../text/headingLevel';

const { color, font, on, space } = tokens;

const marks = {
  /** A star is up, yours to reach. */
  empty: <path d={starPath(64, 170, 9)} fill={on.text} stroke="none" />,
  /** A star that has come off its course. */
  error: <path d="M40 168L112 186" stroke={on.bad} strokeOpacity=".9" strokeWidth="1.5" strokeDasharray="2 6" />,
  /** A star that nobody sees. */
  offline: <path d={starPath(64, 170, 9)} stroke={on.muted} strokeOpacity=".8" strokeDasharray="3 3" />,
} as const;

interface StateCardProps {
  kind: keyof typeof marks;
  title: string;
  /** Empty says what to do; an error says what is safe. */
  children: ReactNode;
  /** A small outline button: Retry, or what fills the gap. */
  action?: ReactNode;
  headingLevel?: number;
}

/** In the place of what cannot be shown: nothing there yet, a failure, no connection. */
export function StateCard({ kind, title, children, action, headingLevel = 3 }: StateCardProps) {
  return (
    <Frame role={kind === 'error' ? 'alert' : undefined}>
      <Corner>
        <StarChart>{marks[kind]}</StarChart>
      </Corner>
      <Heading as={headingTag(headingLevel)}>{title}</Heading>
      <Words>{children}</Words>
      {action}
    </Frame>
  );
}

/* However many words there are, they stay under the mark in the corner. */
const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: flex-end;
  min-height: 250px;
  padding: 72px ${space[8]} ${space[8]};
  overflow: hidden;
  box-shadow: none;
`;

const Corner = styled.div`
  position: absolute;
  right: -100px;
  top: -128px;
  color: ${color.muted};
`;

const Heading = styled.h3`
  position: relative;
  font: 600 1.25rem / 1.25 ${font.display};
`;

const Words = styled.div`
  position: relative;
  max-width: 36ch;
  padding: 8px 0 0;
  font-size: ${tokens.size.control};
  color: ${on.muted};

  & + * {
    margin-top: 20px;
  }
`;
