import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { Title } from '../text/Title';

interface SectionHeadProps {
  title: ReactNode;
  aside?: ReactNode;
  link?: ReactNode;
}

export function SectionHead({ title, aside, link }: SectionHeadProps) {
  return (
    <HeadingLine>
      <Title look="playerH2">{title}</Title>
      {aside && <Aside>{aside}</Aside>}
      {link}
    </HeadingLine>
  );
}

const HeadingLine = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-bottom: 20px;

  > a {
    --arrow: 16px;
    flex: none;
    max-width: 100%;
    min-height: 0;
    margin-left: auto;
    font-size: ${tokens.size.small};
  }

  ${media.below.laptop} {
    column-gap: 12px;

    /* A long title wraps beside the link, which stays on its line. */
    h2 {
      flex: 1 1 0;
      min-width: min-content;
    }
  }
`;

const Aside = styled.p`
  &:empty {
    display: none;
  }
  /* A long one wraps before the link does. */
  flex: 1 0 min-content;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};

  ${media.below.laptop} {
    order: 3;
    flex-basis: 100%;
  }
`;
