import styled from 'styled-components';
import type { SamProps } from '../../../store/sam/pageProps';
import { brand } from '../../brand/brand';
import { media, tokens } from '../../theme/tokens';
import { Columns } from '../../ui/layout/Columns';
import { Section } from '../../ui/layout/Section';
import { Picture, PictureFrame } from '../../ui/media/Picture';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { useTexts } from '../../ui/text/useTexts';

/** The games with stats support, with the note that the list is not complete (spec 1). */
export function SamGames({ id, games }: SamProps & { id: string }) {
  const t = useTexts();
  return (
    <Section id={id} $surface="ink">
      <Columns $widths="4fr 8fr" $gap="clamp(40px, 5vw, 80px)">
        <GamesIntro>
          <SectionIntro isStacked title={t('sam.games')} lead={t('sam.games.lead', { sam: brand.assistant })} />
          <strong>{t('sam.games.exhaustive')}</strong>
        </GamesIntro>
        <Games>
          {games.map(({ slug, title, picture }) => (
            <li key={slug}>
              <GamePicture>{picture !== null && <Picture src={picture} width={352} height={352} />}</GamePicture>
              {title}
            </li>
          ))}
        </Games>
      </Columns>
    </Section>
  );
}

const GamesIntro = styled.div`
  strong {
    display: block;
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid ${tokens.on.hairline};
    font-weight: 600;
  }

  ${media.from.laptop} {
    position: sticky;
    top: 112px;
  }
`;

const Games = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(132px, 28%), 1fr));
  gap: 28px 16px;

  li {
    font: 600 ${tokens.size.control} / 1.3 ${tokens.font.display};
  }

  ${media.below.tablet} {
    gap: 20px 12px;

    li {
      font-size: ${tokens.size.fine};
    }
  }
`;

const GamePicture = styled(PictureFrame)`
  aspect-ratio: 1;
  margin-bottom: 10px;
`;
