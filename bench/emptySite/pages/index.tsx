import type { GetStaticProps } from 'next';
import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import styled from 'styled-components';

/** Served from the cache of prerendered pages and rebuilt after a minute, as the club's pages are. */
export const getStaticProps: GetStaticProps = () => ({ props: {}, revalidate: 60 });

/** One line of text, and a button, of which the first answered press is measured. */
export default function EmptyPage() {
  const [isOpen, setIsOpen] = useState(false);
  const count = useSelector(({ count: read }: { count: number }) => read);
  return (
    <Line>
      Nothing: <FormattedNumber value={count} />
      <button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Menu
      </button>
    </Line>
  );
}

const Line = styled.p`
  font-size: 1rem;
`;
