import type { GetStaticProps } from 'next';
import { FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import styled from 'styled-components';

/** Served from the cache of prerendered pages and rebuilt after a minute, as the club's pages are. */
export const getStaticProps: GetStaticProps = () => ({ props: {}, revalidate: 60 });

/** One line of text. */
export default function EmptyPage() {
  const count = useSelector(({ count: read }: { count: number }) => read);
  return (
    <Line>
      Nothing: <FormattedNumber value={count} />
    </Line>
  );
}

const Line = styled.p`
  font-size: 1rem;
`;
