import { PageHead } from '../components/head/PageHead';
import { YearScreen } from '../components/year/YearScreen';
import { staticPage } from '../store/pageProps';

export const getStaticProps = staticPage('year', 'units.call.challenges');

export default function YearPage() {
  return (
    <>
      <PageHead page="year" isHidden />
      <YearScreen />
    </>
  );
}
