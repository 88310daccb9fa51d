import { useIntl } from 'react-intl';
import type { PageName } from '../../routes';
import { Section, Wrap } from '../ui/Layout';
import { PageTitle } from '../ui/Title';
import { PageHead } from './PageHead';
import { PlayerGate } from './PlayerGate';
import { pageDescriptions, pageTitles } from './pages.messages';

interface PlainPageProps {
  name: PageName;
  /** Visitors are asked to log in, search engines stay away. */
  isForPlayers?: boolean;
}

/** A page that so far says what it is for. */
export function PlainPage({ name, isForPlayers = false }: PlainPageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(pageTitles[name]);
  const description = formatMessage(pageDescriptions[name]);
  return (
    <Section>
      <PageHead title={title} description={description} isHidden={isForPlayers} />
      <Wrap>
        <PageTitle level={1} look="h1" lead={description}>
          {title}
        </PageTitle>
        {isForPlayers && <PlayerGate skeleton={null}>{null}</PlayerGate>}
      </Wrap>
    </Section>
  );
}
