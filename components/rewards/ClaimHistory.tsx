import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Claim } from '../../services/club/claims';
import type { Gift } from '../../services/club/gifts';
import type { BoughtKey } from '../../services/promotions/discountCodes';
import { discountPrice } from '../../store/discount/rules';
import { discountCodes } from '../../store/discount/tasks';
import { historyOf } from '../../store/rewards/claims/rules';
import { gifts } from '../../store/rewards/gifts/tasks';
import { claims } from '../../store/rewards/claims/tasks';
import { usePlayerSelector } from '../../store/support/hooks';
import { usePages } from '../../store/support/usePages';
import { ClubLink } from '../navigation/ClubLink';
import { PopupTexts } from '../popups/PopupTexts';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeletons } from '../ui/feedback/Skeleton';
import { Coin } from '../ui/icons/Coin';
import { Section } from '../ui/layout/Section';
import { ListFooter } from '../ui/lists/ListFooter';
import { SectionHead } from '../ui/sections/SectionHead';
import { useTexts } from '../ui/text/useTexts';
import { lastZone, useFormatDay } from '../ui/time/useFormatDay';
import { ClaimCode } from './ClaimDialog/ClaimCode';
import { UndoOffer } from './ClaimUndo/UndoOffer';
import { Price } from './RewardCard/Price';

/** Entries that are shown at first, and more of them at each press: a player can have hundreds of codes. */
const step = 20;

export function ClaimHistory() {
  const t = useTexts();
  const { status, items, total, hasMore, load, loadMore } = usePages(claims, null);
  const codes = usePlayerSelector(discountCodes.select).data ?? [];
  // A gift of a friend is a claim once it is accepted.
  const given = (usePlayerSelector(gifts.select).data ?? []).filter(({ isGiven }) => isGiven);
  const [most, setMost] = useState(step);
  const others = [
    ...codes.map((code) => ({ date: code.purchaseDate, row: <CodeRow key={code.code} code={code} /> })),
    ...given.map((gift) => ({
      date: gift.giftDate,
      row: (
        <PopupTexts key={gift.giftId}>
          <GiftRow gift={gift} />
        </PopupTexts>
      ),
    })),
  ];
  const claimed = items.map((claim) => ({
    date: claim.claimDate,
    row: <ClaimRow key={claim.claimId} claim={claim} />,
  }));
  const history = historyOf(claimed, others, hasMore);
  const shown = history.slice(0, most);
  const showMore = () => {
    setMost(most + step);
    if (hasMore && history.length < most + step) loadMore();
  };
  return (
    <Section $surface="paper" $space="player" aria-label={t('rewards.claims.title')}>
      <SectionHead title={t('rewards.claims.title')} />
      <Loadable
        status={status}
        hasContent={(history.length > 0 && status !== 'failed') || items.length > 0}
        loading={t('rewards.claims.loading')}
        skeleton={
          <HistoryList as="div" data-waiting>
            <Skeletons count={5} $height="56px" />
          </HistoryList>
        }
        failed={{ title: t('rewards.claims.failed.title'), text: t('rewards.error'), onRetry: load }}
        empty={{ title: t('rewards.claims.empty.title'), text: t('rewards.claims.empty') }}
      >
        <HistoryList>{shown.map(({ row }) => row)}</HistoryList>
        <ListFooter
          status={status}
          hasMore={hasMore || shown.length < history.length}
          onMore={showMore}
          labels={{
            more: t('rewards.claims.older'),
            loading: t('rewards.claims.loading'),
            failed: t('rewards.error'),
          }}
        >
          <p>
            {t('rewards.claims.shown', {
              shown: shown.length,
              total: total === null ? history.length : total + history.length - items.length,
            })}
          </p>
        </ListFooter>
      </Loadable>
    </Section>
  );
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function ClaimRow({ claim }: { claim: Claim }) {
  const nameId = useId();
  const { formatDate } = useIntl();
  const t = useTexts();
  const { name, gameTitle, claimDate, imageUrl, rewardLocation, instruction, code, units, refundDate, giverName } =
    claim;
  return (
    <HistoryRow
      imageUrl={imageUrl}
      name={<span id={nameId}>{name}</span>}
      origin={
        giverName === null ? (
          t('rewards.claims.claimedOn', { game: gameTitle, date: formatDate(claimDate, day) })
        ) : (
          <PopupTexts>
            <GiftOrigin name={giverName} game={gameTitle} />
          </PopupTexts>
        )
      }
      place={rewardLocation}
      instruction={instruction}
      proof={
        refundDate === null ? (
          <>
            {code !== null && <ClaimCode code={code} />}
            <UndoOffer claim={claim} nameId={nameId} />
          </>
        ) : (
          t('rewards.claims.refunded', { date: formatDate(refundDate, day) })
        )
      }
      units={units}
      isRefunded={refundDate !== null}
    />
  );
}

/** The texts of gifts are not among those of the page. */
function GiftOrigin(values: { name: string; game: string }) {
  return useTexts()('gifts.from', values);
}

function GiftRow({ gift }: { gift: Gift }) {
  const { formatDate } = useIntl();
  const formatDay = useFormatDay();
  const t = useTexts();
  const { name, nameOnPlatform, giftDate, imageUrl, message, units, state, acceptUntil, endDate } = gift;
  const isReturned = state !== 'waiting' && state !== 'accepted';
  const on = (date: string | null) => (date === null ? '' : formatDate(date, day));
  return (
    <HistoryRow
      imageUrl={imageUrl}
      name={name}
      origin={t('gifts.to', { name: nameOnPlatform, date: on(giftDate) })}
      instruction={t(`gifts.message.${message}`)}
      proof={
        state === 'waiting'
          ? t('gifts.until', { date: formatDay(acceptUntil, { hasTime: true }) })
          : t(isReturned ? 'rewards.claims.refunded' : 'gifts.accepted', { date: on(endDate) })
      }
      units={units}
      isRefunded={isReturned}
    />
  );
}

function CodeRow({ code: { code, purchaseDate, expiresAt } }: { code: BoughtKey }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  return (
    <HistoryRow
      name={<ClubLink to={{ page: 'discount' }}>{t('rewards.claims.code')}</ClubLink>}
      origin={formatDate(purchaseDate, day)}
      instruction={t('rewards.claims.codeUntil', { date: formatDate(expiresAt, { ...day, timeZone: lastZone }) })}
      proof={<ClaimCode code={code} />}
      units={discountPrice}
    />
  );
}

interface HistoryRowProps {
  /** Without one, a coin: of a code. */
  imageUrl?: string | null;
  name: ReactNode;
  origin: ReactNode;
  place?: string | null;
  instruction: string;
  proof: ReactNode;
  units: number;
  isRefunded?: boolean;
}

function HistoryRow({ imageUrl, name, origin, place, instruction, proof, units, isRefunded }: HistoryRowProps) {
  return (
    <RowGrid>
      <Emblem>
        {imageUrl === undefined && <Coin size="28px" />}
        {imageUrl && <img src={imageUrl} width="48" height="48" alt="" loading="lazy" />}
      </Emblem>
      <RewardName>
        <h3>{name}</h3>
        <p>{origin}</p>
      </RewardName>
      <Instruction>
        {place && <b>{place}</b>}
        {instruction}
      </Instruction>
      <Proof>{proof}</Proof>
      <PaidUnits data-refunded={isRefunded || undefined}>{units > 0 && <Price units={units} />}</PaidUnits>
    </RowGrid>
  );
}

const { on, size } = tokens;

const HistoryList = styled.ul`
  border-top: 1px solid ${on.outline};

  &[data-waiting] {
    display: grid;
    gap: 33px;
    padding: 16px 0 17px;
    opacity: 0.16;
  }
`;

const RowGrid = styled.li`
  display: grid;
  grid-template: 'emblem what way proof amount' / 64px minmax(0, 5fr) minmax(0, 5fr) minmax(272px, 5fr) 88px;
  gap: 4px 20px;
  align-items: center;
  padding: 12px 0;
  border-bottom: 1px solid ${on.hairline};
  font-size: ${size.small};

  ${media.below.desktop} {
    grid-template: 'emblem what amount' '. way way' '. proof proof' / 56px minmax(0, 1fr) auto;
    gap: 8px 16px;
    padding: 16px 0;
  }

  ${media.below.tablet} {
    grid-template: 'emblem what amount' 'way way way' 'proof proof proof' / 56px minmax(0, 1fr) auto;
  }
`;

/** Emblems are drawn for dark backgrounds. */
const Emblem = styled.span`
  grid-area: emblem;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${tokens.radius.small};
  background-color: ${tokens.color.ink900};
`;

const RewardName = styled.div`
  grid-area: what;

  h3 {
    ${text.rowTitle}
  }
  p {
    color: ${on.muted};
  }
`;

const Instruction = styled.p`
  grid-area: way;
  line-height: 1.45;
  color: ${on.muted};

  b {
    display: block;
    font-weight: 600;
    color: ${on.text};
  }
`;

const Proof = styled.div`
  grid-area: proof;
  color: ${on.muted};
`;

const PaidUnits = styled.p`
  grid-area: amount;
  justify-self: end;
  font-size: ${size.body};

  &[data-refunded] {
    color: ${on.muted};
    text-decoration: line-through;
  }
`;
