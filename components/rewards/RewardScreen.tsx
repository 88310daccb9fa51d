import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RewardPreview } from '../../services/club/rewardPreview';
import type { RewardPageProps } from '../../store/rewards/pageProps';
import { availabilityOf } from '../../store/rewards/rules';
import { playerRewardsRequested } from '../../store/rewards/scopes';
import { usePlayerSelector, useRequests, useAppSelector } from '../../store/support/hooks';
import { PageHead } from '../head/PageHead';
import { addressOf } from '../head/structuredData';
import { JoinButton, SignInButton } from '../login/JoinButton';
import { ClubLink } from '../navigation/ClubLink';
import { PageArrow } from '../navigation/PageArrow';
import { usePlace } from '../navigation/usePlace';
import { valuesOf } from '../rules/changeTexts';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ButtonLink, mainAction } from '../ui/buttons/Button';
import { Cluster } from '../ui/layout/Cluster';
import { Columns } from '../ui/layout/Columns';
import { Section } from '../ui/layout/Section';
import { Stack } from '../ui/layout/Stack';
import { Text } from '../ui/layout/Text';
import { Hero, HeroActions } from '../ui/sections/Hero';
import { Rarity } from '../ui/text/Rarity';
import { useTexts } from '../ui/text/useTexts';
import { CalendarDay } from '../ui/time/CalendarDay';
import { rarityColors } from './rarities';
import { Price } from './RewardCard/Price';
import { RewardPicture, RewardSound } from './RewardPreview';
import { CatalogCards } from './VisitorRewards/CatalogCards';
import { selectIsPlayer } from '../../store/account/selectors';

export function RewardScreen({ reward, alike, priceChanges }: RewardPageProps) {
  const intl = useIntl();
  const t = useTexts();
  const { name, kind, gameTitle, rarityId, value, detail, preview, rewardLocation } = reward;
  const rarity = rarityColors[rarityId];
  const isPlayer = useAppSelector(selectIsPlayer);
  const isSoldOut = reward.limitReachedDetails.length > 0;
  return (
    <>
      <Hero
        title={name}
        hasLongTitle
        notice={
          <Cluster as="p" $gap={[2, 4]} $above={5} style={{ color: tokens.on.muted }}>
            <Rarity rarity={rarity} size="large" />
            <span>{[kind, gameTitle, sizeOf(preview)].filter((fact) => fact !== null).join(' · ')}</span>
          </Cluster>
        }
        lead={detail.description}
        drawing={
          <PictureStage data-rarity={rarity}>
            <RewardPicture {...reward} />
          </PictureStage>
        }
        columns="minmax(0, 6fr) minmax(0, 5fr)"
        startsWithDrawing
      >
        <p style={{ marginTop: 24, fontSize: tokens.size.count }}>
          <Price units={value} />
        </p>
        <RewardSound preview={preview} game={gameTitle} />
        <HeroActions>
          {isPlayer ? (
            <PlayerAction rewardId={reward.rewardId} isSoldOut={isSoldOut} />
          ) : (
            <>
              <JoinButton staysHere />
              <SignInButton staysHere />
            </>
          )}
        </HeroActions>
      </Hero>
      <Section $surface="paper">
        <Columns $widths="7fr 5fr" $stackedGap="32px">
          <div>
            <Text as="h2" $type="d3">
              {t(isSoldOut ? 'rewards.soldOut' : 'rewards.page.how')}
            </Text>
            {isSoldOut ? (
              <Text $above={6}>{reward.limitReachedDetails.join(' ')}</Text>
            ) : (
              <NumberedSteps>
                <li>{t('rewards.sheet.playItText', { game: gameTitle })}</li>
                {reward.lockedDetails.length > 0 && <li>{reward.lockedDetails.join(' ')}</li>}
                <li>{t('rewards.page.earn', { price: value })}</li>
              </NumberedSteps>
            )}
          </div>
          {(rewardLocation !== null || detail.instruction !== '') && (
            <div>
              <Text as="h2" $type="d3">
                {t('rewards.claim.where')}
              </Text>
              <Text $above={6}>{rewardLocation}</Text>
              <Text $above={3} $color="muted">
                {detail.instruction}
              </Text>
            </div>
          )}
          {priceChanges.length > 0 && (
            <div style={{ gridColumn: '1 / -1' }}>
              <Text as="h2" $type="d3">
                {t('rewards.page.prices')}
              </Text>
              <Prices>
                {priceChanges.map((change) => (
                  <li key={change.date}>
                    <CalendarDay date={change.date} />
                    <b>{valuesOf(intl, change)}</b>
                  </li>
                ))}
              </Prices>
              <PageArrow to={{ page: 'rules' }} style={{ marginTop: 16 }}>
                {t('pages.rules.title')}
              </PageArrow>
            </div>
          )}
        </Columns>
      </Section>
      {alike.length > 0 && (
        <Section $surface="ink">
          <Text as="h2" $type="d3" style={{ marginBottom: 24 }}>
            {t('rewards.page.alike', { game: gameTitle })}
          </Text>
          <CatalogCards rewards={alike} kindOf={({ kind: what }) => what} />
          <PageArrow to={{ page: 'rewards' }} style={{ marginTop: 16 }}>
            {t('pages.rewards.title')}
          </PageArrow>
        </Section>
      )}
    </>
  );
}

/** Of a picture; the same in every language. */
const sizeOf = (preview: RewardPreview | null) =>
  preview?.kind === 'image' && preview.width && preview.height ? `${preview.width} × ${preview.height} px` : null;

/** Leads to the dialog of the reward, which opens over the list of all games, where every reward is known. */
function PlayerAction({ rewardId, isSoldOut }: { rewardId: string; isSoldOut: boolean }) {
  const t = useTexts();
  useRequests(playerRewardsRequested());
  const reward = usePlayerSelector(({ rewards }) => rewards.rewards[rewardId]);
  const isOwned = reward !== undefined && availabilityOf(reward, null).kind === 'owned';
  if (isSoldOut && !isOwned) return <Text $type="rowTitle">{t('rewards.soldOut')}</Text>;
  return (
    <>
      {/* Also of one that can be claimed again. */}
      {reward !== undefined && reward.quantityPurchased > 0 && <Text $type="rowTitle">{t('rewards.claim.owned')}</Text>}
      <ButtonLink
        as={ClubLink}
        to={{ page: 'rewards', query: { games: 'all', reward: rewardId } }}
        $size="large"
        {...(!isOwned && mainAction)}
      >
        {isOwned ? t('shell.spend.see') : t('rewards.visitor.claim')}
      </ButtonLink>
    </>
  );
}

/** The picture in the light of its rarity. */
const PictureStage = styled.div`
  display: grid;
  place-items: center;
  background: radial-gradient(closest-side, color-mix(in srgb, ${tokens.on.rarity} 22%, transparent), transparent);

  img {
    width: min(320px, 100%);
    height: auto;
  }
  img[data-wide] {
    width: 100%;
    border-radius: ${tokens.radius.card};
  }
`;

const NumberedSteps = styled(Stack).attrs({ as: 'ol', $gap: 3, $above: 6 })`
  max-width: 56ch;
  padding-left: 1.5em;
  list-style: decimal;
  ${text.body}
`;

const Prices = styled.ul`
  margin-top: 16px;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 32px;
    padding: 12px 0;
    border-bottom: 1px solid ${tokens.on.hairline};
  }
  time {
    min-width: 10em;
    color: ${tokens.on.muted};
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export function RewardHead({
  reward: { name, gameTitle, value, detail, imageUrl, preview },
}: Pick<RewardPageProps, 'reward'>) {
  const t = useTexts();
  const { locale } = usePlace();
  return (
    <PageHead
      page="rewards"
      title={`${name} · ${gameTitle}`}
      description={[t('ui.units', { units: value }), detail.description].filter((part) => part !== '').join(' · ')}
      image={preview?.kind === 'image' ? preview.url : imageUrl}
      trail={[[t('pages.rewards.title'), addressOf('rewards', locale)]]}
    />
  );
}
