import type { ReactNode } from 'react';
import styled from 'styled-components';
import { coveringLink } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Card } from './Card';

interface GameCardProps {
  title: string;
  picture: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  tag?: ReactNode;
  /** Wraps the title into the link that covers the whole card. */
  link?: (title: ReactNode) => ReactNode;
}

export function GameCard({ title, picture, detail, end, tag, link }: GameCardProps) {
  return (
    <GameArticle as="article" $isRaised $isLink={link !== undefined}>
      <PictureWell>
        {picture}
        {tag && <TagPosition>{tag}</TagPosition>}
      </PictureWell>
      <Body>
        <Heading>{link ? link(title) : title}</Heading>
        {(detail !== undefined || end !== undefined) && (
          <Detail>
            <span>{detail}</span>
            {end}
          </Detail>
        )}
      </Body>
    </GameArticle>
  );
}

const GameArticle = styled(Card)`
  overflow: hidden;
`;

const PictureWell = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  background-color: ${tokens.color.ink700};
`;

const TagPosition = styled.div`
  position: absolute;
  left: 12px;
  top: 12px;
  line-height: 0;
`;

const Body = styled.div`
  padding: 14px 16px 16px;

  ${media.below.tablet} {
    padding: 12px 12px 14px;
  }
`;

const Heading = styled.h3`
  ${text.rowTitle}

  a {
    ${coveringLink}
  }
`;

const Detail = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: 4px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;
