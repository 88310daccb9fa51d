import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

interface SectionHeadProps {
  title: ReactNode;
  /** In muted words behind the title. */
  note?: ReactNode;
  /** At the end of the line: an ArrowLink. */
  link?: ReactNode;
}

/** The heading over a part of a page, with where it leads on. */
export function SectionHead({ title, note, link }: SectionHeadProps) {
  return (
    <Line>
      <Heading>{title}</Heading>
      {note !== undefined && <Note>{note}</Note>}
      {link !== undefined && <End>{link}</End>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: 16px;
  margin-bottom: 12px;

  ${media.below.laptop} {
    flex-wrap: wrap;
    gap: 0 12px;
  }
`;

const Heading = styled.h2`
  ${text.playerH2}
`;

const Note = styled.span`
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  ${media.below.laptop} {
    order: 3;
    width: 100%;
    margin-top: -4px;
  }
`;

const End = styled.span`
  margin-left: auto;
`;
