import styled from 'styled-components';
import type { NewsSnippet } from '../../store/news/rules';
import { ClubLink } from '../navigation/ClubLink';
import { coveringLink } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Stack } from '../ui/layout/Stack';
import { Picture, PictureFrame } from '../ui/media/Picture';
import { headingTag } from '../ui/text/Title';
import { CalendarDay } from '../ui/time/CalendarDay';

interface NewsCardProps {
  snippet: NewsSnippet;
  headingLevel?: number;
  isEager?: boolean;
  className?: string;
}

export function NewsCard({ snippet, headingLevel = 2, isEager, className }: NewsCardProps) {
  const { newsId, title, summary, date, picture } = snippet;
  return (
    <CardArticle className={className}>
      <PictureFrame>
        {picture !== null && <Picture src={picture} width={960} height={540} isEager={isEager} />}
      </PictureFrame>
      <div>
        <CalendarDay date={date} />
        <CardTitle as={headingTag(headingLevel)}>
          <ClubLink to={{ page: 'news-details', params: { newsId } }}>{title}</ClubLink>
        </CardTitle>
        <p>{summary}</p>
      </div>
    </CardArticle>
  );
}

const CardTitle = styled.h2`
  ${text.t1}
  margin-top: 6px;

  a {
    ${coveringLink}
  }
`;

const CardArticle = styled(Stack).attrs({ as: 'article', $gap: 5 })`
  position: relative;
  align-content: start;

  time {
    font-size: ${tokens.size.small};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.muted};
  }

  p {
    max-width: 56ch;
    margin-top: 8px;
    font-size: ${tokens.size.control};
    color: ${tokens.on.muted};
    text-wrap: pretty;
  }

  img {
    transition: transform ${tokens.duration.carousel}ms ${tokens.easing.out};
  }
  &:hover img {
    transform: scale(1.02);
  }

  &:hover ${CardTitle} {
    color: ${tokens.on.link};
  }
`;
