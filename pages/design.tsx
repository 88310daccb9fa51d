import type { GetStaticProps } from 'next';
import Head from 'next/head';
import { DesignScreen } from '../components/design/DesignScreen';

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

/** The page of parts is for those who build the site: in production it does not exist. */
export const getStaticProps: GetStaticProps = () =>
  process.env.NODE_ENV === 'production' ? { notFound: true } : { props: {} };
