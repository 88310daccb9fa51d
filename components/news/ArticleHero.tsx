import styled from 'styled-components';
import type { ArticleProps } from '../../store/news/pageProps';
import { ClubLink } from '../navigation/ClubLink';
import { onSurface } from '../theme/onSurface';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Section';
import { Picture } from '../ui/media/Picture';
import { useTexts } from '../ui/text/useTexts';
import { CalendarDay } from '../ui/time/CalendarDay';

type ArticleHeroProps = Pick<ArticleProps['article'], 'title' | 'publicationDate' | 'mediaUrl' | 'game'>;

export function ArticleHero({ title, publicationDate, mediaUrl, game }: ArticleHeroProps) {
  const t = useTexts();
  return (
    <HeroHeader>
      {mediaUrl !== null && (
        <ScenePicture>
          <Picture src={mediaUrl} width={960} height={540} isEager />
        </ScenePicture>
      )}
      <HeroText>
        <BackLink to={{ page: 'news' }}>{t('news.title')}</BackLink>
        <h1>{title}</h1>
        <p>
          <CalendarDay date={publicationDate} />
          {game && <span>{game.title}</span>}
        </p>
      </HeroText>
    </HeroHeader>
  );
}

const HeroHeader = styled.header.attrs(onSurface('deep'))`
  position: relative;
  overflow: hidden;
`;

const ScenePicture = styled.div`
  position: absolute;
  inset: 0 0 0 36%;
  -webkit-mask-image: linear-gradient(90deg, transparent, rgba(0, 0, 0, 0.4) 24%, #000 60%);
  mask-image: linear-gradient(90deg, transparent, rgba(0, 0, 0, 0.4) 24%, #000 60%);

  ${media.below.laptop} {
    inset: 0 0 auto;
    aspect-ratio: 16 / 9;
    max-height: 460px;
    width: 100%;
    -webkit-mask-image: linear-gradient(180deg, #000 50%, transparent);
    mask-image: linear-gradient(180deg, #000 50%, transparent);
  }
`;

const HeroText = styled(Wrap)`
  display: grid;
  align-content: end;
  justify-items: start;
  min-height: clamp(480px, 36vw, 640px);
  padding-block: 112px clamp(40px, 4vw, 64px);

  h1 {
    ${text.d2}
    max-width: 13.5em;
    margin-top: 16px;
    text-shadow: 0 0 32px ${tokens.color.ink950};
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 20px;
    font-size: ${tokens.size.control};
    color: ${tokens.color.skyLead};
  }

  span::before {
    content: '';
    display: inline-block;
    width: 1px;
    height: 12px;
    margin-right: 16px;
    background: ${tokens.line.hover};
  }

  ${media.from.laptop} {
    > * {
      max-width: 60%;
    }
  }

  ${media.below.laptop} {
    min-height: 0;
    padding-top: max(200px, min(44vw, 400px));
  }
`;

const BackLink = styled(ClubLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.control.tap};
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.display};
  color: ${tokens.on.link};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
