import { useId } from 'react';
import styled from 'styled-components';
import type { StarPlayerWithNews } from '../../../store/starplayers/pageProps';
import { PageArrow } from '../../navigation/PageArrow';
import { columns } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Section } from '../../ui/layout/Section';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { useTexts } from '../../ui/text/useTexts';
import { PlayerConstellation } from '../PlayerConstellation';

export function SkySoFar({ starPlayers }: { starPlayers: readonly StarPlayerWithNews[] }) {
  const t = useTexts();
  const id = useId();
  if (starPlayers.length === 0) return null;
  return (
    <Section $surface="ink">
      <SectionIntro title={t('starplayers.sky')} lead={t('starplayers.sky.lead')} />
      <PlayerList>
        {starPlayers.map(({ name, role, story, gameTitle, avatarUrl, newsId, ...player }) => (
          <li key={player.id}>
            <PlayerConstellation player={player} size="listed" />
            <PlayerText>
              <PlayerHeading>
                {avatarUrl !== null && <img src={avatarUrl} width={48} height={48} alt="" loading="lazy" />}
                <div>
                  <h3 id={id + player.id}>{name}</h3>
                  {t('starplayers.roleIn', { role, game: gameTitle })}
                </div>
              </PlayerHeading>
              <p>{story}</p>
              {newsId !== null && (
                <PageArrow to={{ page: 'news-details', params: { newsId } }} isSmall aria-describedby={id + player.id}>
                  {t('starplayers.read')}
                </PageArrow>
              )}
            </PlayerText>
          </li>
        ))}
      </PlayerList>
    </Section>
  );
}

const PlayerList = styled.ol`
  ${columns(2, { laptop: 1 })}
  gap: clamp(40px, 5vw, 72px) clamp(32px, 4vw, 64px);
  padding-bottom: 96px;

  li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: clamp(20px, 2.4vw, 40px);
    align-items: center;
  }

  li > img {
    width: 100%;
    height: auto;
  }

  li:nth-child(even) {
    translate: 0 96px;
  }

  ${media.below.laptop} {
    gap: 0;
    padding-bottom: 0;

    li {
      grid-template-columns: 112px minmax(0, 1fr);
      gap: 20px;
      padding: 28px 0;
      border-top: 1px solid ${tokens.on.hairline};
    }

    li:nth-child(even) {
      translate: none;
    }
  }
`;

const PlayerText = styled.div`
  p {
    max-width: 32ch;
    margin-top: 14px;
    color: ${tokens.on.muted};
    text-wrap: pretty;
  }

  a {
    margin-top: 2px;
  }
`;

const PlayerHeading = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  font-size: ${tokens.size.small};
  line-height: 1.4;
  color: #c9d2ee;

  img {
    border-radius: ${tokens.radius.small};
  }

  h3 {
    ${text.t1}
    color: ${tokens.on.text};
  }

  ${media.below.tablet} {
    align-items: start;
    flex-direction: column;
    gap: 10px;

    img {
      width: 40px;
      height: 40px;
    }
  }
`;
