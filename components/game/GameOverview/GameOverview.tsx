import type { ReactNode } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Game } from '../../../services/clubWebsite/games';
import { usePlayerSelector } from '../../../store/support/hooks';
import { ChallengeList } from '../../challenges/ChallengeList';
import { sortByUrgency, isOpen } from '../../challenges/challengeOrder';
import { ExternalLink } from '../../navigation/ExternalLink';
import { gamePage } from '../../navigation/gamePage';
import { PageArrow } from '../../navigation/PageArrow';
import { StatsRow } from '../../stats/StatsRow';
import { media, tokens } from '../../theme/tokens';
import { TextLink } from '../../ui/buttons/TextLink';
import { StateCard } from '../../ui/feedback/StateCard';
import { Cluster } from '../../ui/layout/Cluster';
import { Columns } from '../../ui/layout/Columns';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { SectionHead } from '../../ui/sections/SectionHead';
import { useTexts } from '../../ui/text/useTexts';
import type { GamePage } from '../useGamePage';
import { usePlatformName } from '../platforms';
import { OverviewAside } from './OverviewAside';
import { RewardsByRarity } from './RewardsByRarity';

const maxChallenges = 3;

export function GameOverview({ page }: { page: GamePage }) {
  const t = useTexts();
  const { game, address, openSpaceId, isOwned } = page;
  return (
    <OverviewColumns $widths="8fr 4fr" $gap="40px 24px">
      <Stack $gap={10}>
        {openSpaceId === null ? (
          <GameSoon game={game} />
        ) : (
          <>
            <section>
              <SectionHead
                title={t('game.next')}
                aside={t(isOwned ? 'game.next.note' : 'game.activateFirst')}
                link={<PageArrow to={gamePage(address, 'challenges')}>{t('game.all.challenges')}</PageArrow>}
              />
              <ChallengeList spaceId={openSpaceId} filter={isOpen} order={sortByUrgency} most={maxChallenges} />
            </section>
            <RewardsPart page={page} />
            {isOwned && <StatsPart page={page} />}
          </>
        )}
      </Stack>
      <OverviewAside page={page} />
      <GameAbout game={game} />
    </OverviewColumns>
  );
}

/** Replaces sections of an unreleased game, with its release date if known. */
export function GameSoon({ game: { releaseDate } }: { game: Game }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  return (
    <StateCard kind="offline" title={t('game.soon.title')}>
      {releaseDate === null
        ? t('game.soon')
        : t('game.opensOn', { date: formatDate(releaseDate, { dateStyle: 'long', timeZone: 'UTC' }) })}
    </StateCard>
  );
}

function RewardsPart({ page: { address } }: { page: GamePage }) {
  const t = useTexts();
  const { status, totalOwned, totalAvailable } = usePlayerSelector((state) => state.rewards);
  if (status === 'failed' || (status === 'loaded' && totalAvailable === 0)) return null;
  return (
    <section>
      <SectionHead
        title={t('game.section.rewards')}
        aside={status === 'loaded' && t('game.ownedOf', { owned: totalOwned, available: totalAvailable })}
        link={<PageArrow to={gamePage(address, 'rewards')}>{t('game.all.rewards')}</PageArrow>}
      />
      <RewardsByRarity isLoading={status !== 'loaded'} />
    </section>
  );
}

function StatsPart({ page: { game, address } }: { page: GamePage }) {
  const t = useTexts();
  const { cards, status } = usePlayerSelector(({ stats }) => stats);
  const nameOf = usePlatformName();
  if (!game.statsEnabled || status === 'failed' || (status === 'loaded' && cards.length === 0)) return null;
  return (
    <section>
      <SectionHead
        title={t('stats.title')}
        aside={t('game.statsOn', { platform: nameOf(game.platform) })}
        link={<PageArrow to={gamePage(address, 'stats')}>{t('game.all.stats')}</PageArrow>}
      />
      <StatsRow cards={cards.length > 0 ? cards : null} />
    </section>
  );
}

/** The aside spans both rows, so that the description directly follows the main column; on phones the description is last. */
const OverviewColumns = styled(Columns)`
  ${media.from.laptop} {
    grid-template-rows: auto 1fr;

    > :nth-child(2) {
      grid-row: span 2;
    }
  }
`;

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  twitch: 'Twitch',
  discord: 'Discord',
  reddit: 'Reddit',
} as const;

function GameAbout({ game }: { game: Game }) {
  const t = useTexts();
  const { description, releaseDate, isReleased, genre, ageRating, siteUrl, storeUrl, supportUrl, socials } = game;
  const links = [
    { url: siteUrl, name: t('game.site') },
    { url: storeUrl, name: t('game.store') },
    { url: supportUrl, name: t('game.support') },
    ...socials.map(({ name, url }) => ({ url, name: networkNames[name] })),
  ];
  if (description === '') return null;
  return (
    <section>
      <SectionHead title={t('game.about')} />
      <Text $color="muted" $measure="68ch" style={{ textWrap: 'pretty' }}>
        {description}
      </Text>
      <Facts>
        {releaseDate !== null && (
          <Fact name={t(isReleased ? 'game.released' : 'game.releases')}>
            <FormattedDate value={releaseDate} dateStyle="long" timeZone="UTC" />
          </Fact>
        )}
        {genre !== null && <Fact name={t('game.genre')}>{genre}</Fact>}
        {ageRating !== null && <Fact name={t('game.age')}>{ageRating}</Fact>}
      </Facts>
      <LinkList>
        {links.map(
          ({ url, name }) =>
            url !== null && (
              <li key={url}>
                <TextLink as={ExternalLink} href={url}>
                  {name}
                </TextLink>
              </li>
            ),
        )}
      </LinkList>
    </section>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Facts = styled(Cluster).attrs({ as: 'dl', $gap: [4, 10], $align: 'start', $above: 5 })`
  dt {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }
  dd {
    margin-top: 2px;
    font-weight: 600;
  }
`;

const LinkList = styled(Cluster).attrs({ as: 'ul', $gap: [1, 5], $above: 5 })`
  font-size: ${tokens.size.small};

  a {
    display: inline-block;
    padding: 6px 0;
  }
`;
