import type { GetStaticProps } from 'next';
import Head from 'next/head';
import { DesignScreen } from '../components/design/DesignScreen';
import { freshSeconds } from '../store/pageProps';

export default function DesignPage() {
  return (
    <>
      <Head>
        <title>Interface</title>
      </Head>
      <DesignScreen />
    </>
  );
}

/** The design page is for developers; in production it does not exist. */
export const getStaticProps: GetStaticProps = () =>
  process.env.NODE_ENV === 'production' ? { notFound: true, revalidate: freshSeconds } : { props: {} };
