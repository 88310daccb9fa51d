import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage();

export default function NotFoundPage() {
  return <h1>404</h1>;
}
