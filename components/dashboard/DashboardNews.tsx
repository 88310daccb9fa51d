import styled from 'styled-components';
import type { NewsItem } from '../../services/account/news';
import { withoutRepeatedPictures } from '../../store/news/rules';
import { latestNews, latestNewsShown } from '../../store/news/tasks';
import { useResource } from '../../store/support/useResource';
import { ClubLink } from '../navigation/ClubLink';
import { PageArrow } from '../navigation/PageArrow';
import { columns, coveringLink } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Section } from '../ui/layout/Section';
import { Picture, PictureFrame } from '../ui/media/Picture';
import { SectionHead } from '../ui/sections/SectionHead';
import { useTexts } from '../ui/text/useTexts';
import { useFormatDay } from '../ui/time/useFormatDay';
import { PartFailed } from './PartFailed';

export function DashboardNews() {
  const t = useTexts();
  const { status, data, load } = useResource(latestNews, null);
  const news = data ?? [];
  if (news.length === 0 && status === 'loaded') return null;
  return (
    <Section $surface="paper" $space="player">
      <SectionHead
        title={t('dashboard.news')}
        link={<PageArrow to={{ page: 'news' }}>{t('dashboard.news.all')}</PageArrow>}
      />
      {news.length === 0 && status === 'failed' ? (
        <PartFailed onRetry={load}>{t('dashboard.news.failed')}</PartFailed>
      ) : (
        <Articles>
          {news.length === 0
            ? Array.from({ length: latestNewsShown }, (_, index) => <ArticleSkeleton key={index} />)
            : withoutRepeatedPictures(news.slice(0, latestNewsShown)).map((item) => (
                <Article key={item.newsId} item={item} />
              ))}
        </Articles>
      )}
    </Section>
  );
}

function Article({ item: { newsId, game, title, mediaUrl, publicationDate } }: { item: NewsItem }) {
  const formatDay = useFormatDay();
  return (
    <article>
      <PictureFrame $radius="small">
        {mediaUrl !== null && <Picture src={mediaUrl} width={960} height={540} />}
      </PictureFrame>
      <h3>
        <ClubLink to={{ page: 'news-details', params: { newsId } }}>{title}</ClubLink>
      </h3>
      <p>
        <time dateTime={publicationDate}>{formatDay(publicationDate, { timeZone: 'UTC' })}</time>
        {game && <span>{game.title}</span>}
      </p>
    </article>
  );
}

const ArticleSkeleton = () => (
  <article aria-hidden>
    <Skeleton $aspect="16 / 9" />
    <Skeleton $height="44px" />
  </article>
);

const Articles = styled.div`
  ${columns(latestNewsShown, { laptop: 1 })}
  gap: 24px;

  article {
    position: relative;
  }

  h3 {
    ${text.rowTitle}
    margin: 14px 0 6px;
  }

  h3 a {
    ${coveringLink}
  }

  p {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }

  p span::before {
    content: '·';
    margin-inline: 6px;
  }

  ${media.below.laptop} {
    article {
      display: grid;
      grid-template-columns: 112px minmax(0, 1fr);
      column-gap: 16px;
      align-items: start;
    }

    article > :first-child {
      grid-row: 1 / 4;
    }

    h3 {
      margin-top: 0;
    }
  }
`;
