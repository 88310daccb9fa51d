import type { GetStaticPaths, GetStaticProps } from 'next';
import { PlainPage } from '../../../../components/shell/PlainPage';
import { gameSections } from '../../../../routes';
import { shellProps, type ShellProps } from '../../../../store/pageProps';

/** Games are made when first asked for. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** A section outside the route table is a 404 (spec 2, Route table). */
export const getStaticProps: GetStaticProps<ShellProps> = async ({ locale, params }) => {
  if (!gameSections.some((section) => section === params?.section)) return { notFound: true };
  return { props: await shellProps(locale, ['game']) };
};

export default function GamePage() {
  return <PlainPage name="game" isForPlayers />;
}
