import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onSurface } from '../../theme/onSurface';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Cluster } from '../layout/Cluster';
import { Wrap } from '../layout/Section';

interface HeroProps {
  title: ReactNode;
  /** A longer title is set smaller. */
  hasLongTitle?: boolean;
  notice?: ReactNode;
  lead: ReactNode;
  backdrop?: ReactNode;
  drawing?: ReactNode;
  /** The widths of text and drawing, as grid tracks: "5fr 7fr". */
  columns?: string;
  /** The drawing is on the left, on phones above the text. */
  startsWithDrawing?: boolean;
  children?: ReactNode;
}

export function Hero({
  title,
  hasLongTitle = false,
  notice,
  lead,
  backdrop,
  drawing,
  columns,
  startsWithDrawing = false,
  children,
}: HeroProps) {
  const words = (
    <>
      <HeroTitle data-long={hasLongTitle || undefined} style={{ '--letters': longestWord(title) }}>
        {title}
      </HeroTitle>
      {notice}
      <HeroLead>{lead}</HeroLead>
      {children}
    </>
  );
  return (
    <HeroBand>
      {backdrop}
      {drawing === undefined ? (
        <WordsOver>{words}</WordsOver>
      ) : (
        <Columns style={{ '--columns': columns }}>
          {startsWithDrawing && drawing}
          <div style={{ containerType: 'inline-size' }}>{words}</div>
          {!startsWithDrawing && drawing}
        </Columns>
      )}
    </HeroBand>
  );
}

/** The letters of the longest word. A line may end at any character of Chinese and Japanese. */
const longestWord = (title: ReactNode) =>
  typeof title === 'string'
    ? Math.max(1, ...title.split(/[\s-]|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u).map(({ length }) => length))
    : 1;

const HeroBand = styled.section.attrs(onSurface('deep'))`
  position: relative;
  overflow: hidden;
  background: ${tokens.gradient.sky};
`;

const HeroTitle = styled.h1`
  ${text.h1}

  &[data-long] {
    /* A letter is about .5em wide: a long word fits its line. */
    font-size: min(clamp(2.75rem, 1.6rem + 3vw, 4.25rem), 100cqi / (var(--letters) * 0.5));
    line-height: 1;
  }
`;

const HeroLead = styled.p`
  ${text.lead}
  max-width: 24.5em;
  margin-top: 24px;
  color: ${tokens.color.skyLead};
`;

/** The text on the left half; on phones below the backdrop, which is 440 px high there. */
const WordsOver = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: clamp(700px, 46vw, 840px);
  padding-block: 112px 72px;

  > * {
    max-width: 48%;
  }

  ${media.below.laptop} {
    min-height: 0;
    padding-block: 440px 56px;

    > * {
      max-width: none;
    }
  }
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: var(--columns);
  gap: clamp(24px, 4vw, 72px);
  align-items: center;
  padding-block: clamp(112px, 10vw, 152px) clamp(56px, 6vw, 88px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding-block: 112px 56px;
  }
`;

export const HeroActions = styled(Cluster)`
  margin-top: 32px;

  ${media.below.tablet} {
    && > * {
      flex: 1 1 100%;
    }
  }
`;
