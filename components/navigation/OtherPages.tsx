import type { Destination } from '../../routes';
import { ButtonLink } from '../ui/buttons/Button';
import { Cluster } from '../ui/layout/Cluster';
import { ClubLink } from './ClubLink';

interface OtherPagesProps {
  /** From 1. */
  page: number;
  hasNext: boolean;
  first: 'news' | 'rules';
  /** Of the links to the first page and to the next one. */
  titles: readonly [first: string, next: string];
}

/** From a page of a list to the first and the next one; nothing for a list of one page. */
export function OtherPages({ page, hasNext, first, titles: [firstTitle, nextTitle] }: OtherPagesProps) {
  if (page === 1 && !hasNext) return null;
  const next: Destination = { page: `${first}-page`, params: { number: String(page + 1) } };
  return (
    <Cluster $gap={[3, 6]} $above={10}>
      {page > 1 && (
        <ButtonLink as={ClubLink} to={{ page: first }} $variant="outline">
          {firstTitle}
        </ButtonLink>
      )}
      {hasNext && (
        <ButtonLink as={ClubLink} to={next} $variant="outline" rel="next">
          {nextTitle}
        </ButtonLink>
      )}
    </Cluster>
  );
}
