import styled from 'styled-components';
import type { HomeNews as HomeNewsProps } from '../../store/home/pageProps';
import { ClubLink } from '../navigation/ClubLink';
import { PageArrow } from '../navigation/PageArrow';
import { NewsCard } from '../news/NewsCard';
import { coveringLink } from '../theme/mixins';
import { onSurface } from '../theme/onSurface';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Section';
import { Picture } from '../ui/media/Picture';
import { useTexts } from '../ui/text/useTexts';
import { CalendarDay } from '../ui/time/CalendarDay';

export function HomeNews({ lead, others }: HomeNewsProps) {
  const t = useTexts();
  return (
    <Section>
      <Columns>
        <HeadingRow>
          <h2>{t('home.news.title')}</h2>
          <PageArrow to={{ page: 'news' }}>{t('home.news.all')}</PageArrow>
        </HeadingRow>
        <LeadArticle snippet={lead} headingLevel={3} />
        <ul>
          {others.map(({ newsId, title, date, picture }) => (
            <ArticleRow key={newsId}>
              <div>
                <CalendarDay date={date} />
                <h3>
                  <ClubLink to={{ page: 'news-details', params: { newsId } }}>{title}</ClubLink>
                </h3>
              </div>
              <div>{picture !== null && <Picture src={picture} width={960} height={540} />}</div>
            </ArticleRow>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}

const Section = styled.section.attrs(onSurface('paper'))`
  padding-bottom: ${tokens.layout.section};
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 0 64px;
  padding-top: clamp(48px, 5vw, 72px);
  border-top: 1px solid ${tokens.on.hairline};

  time {
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

const HeadingRow = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: baseline;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: 32px;

  h2 {
    ${text.d3}
  }
  ${media.below.laptop} {
    margin-bottom: 0;
  }
`;

const LeadArticle = styled(NewsCard)`
  h3 {
    ${text.d3}
  }
  p {
    margin-top: 10px;
    font-size: ${tokens.size.body};
  }
`;

const ArticleRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  gap: 20px;
  align-items: start;
  padding: 20px 0;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
    padding-top: 0;
  }

  h3 {
    margin-top: 4px;
    font: 600 1.0625rem / 1.3 ${tokens.font.display};
  }

  > div + div {
    height: 72px;
    border-radius: ${tokens.radius.small};
    overflow: hidden;
    background: ${tokens.color.ink800};
  }

  h3 a {
    ${coveringLink}
  }

  ${media.below.laptop} {
    &:first-child {
      border-top: 1px solid ${tokens.on.hairline};
      padding-top: 20px;
    }
  }
`;
