import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Badge } from '../../services/clubWebsite/types';
import { badgeSlots, nextBadgeSlotLevel } from '../../store/profile/rules';
import { PopupLink } from '../popups/PopupLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { dashboardMessages, dashboardTemplates } from './dashboard.messages';
import { SectionHead } from '../ui/sections/SectionHead';

interface BadgeShowcaseProps {
  /** The badges the player shows. */
  shown: readonly Badge[];
  /** How many slots are open. */
  unlocked: number;
}

/** The badges a player shows, a slot each: filled, free, or opened by a level to come. */
export function BadgeShowcase({ shown, unlocked }: BadgeShowcaseProps) {
  const { formatMessage } = useIntl();
  const opensAt = nextBadgeSlotLevel(unlocked);
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...dashboardMessages.showcase} />}
        aside={<FormattedMessage {...dashboardMessages.showcaseLine} />}
        link={
          <ArrowLink as={PopupLink} popup="badges" $size="small">
            <FormattedMessage {...dashboardMessages.editShowcase} />
          </ArrowLink>
        }
      />
      {/* On phones the slots run off the edge; the keyboard can push them too. */}
      <Slots tabIndex={0} aria-label={formatMessage(dashboardMessages.showcase)}>
        {Array.from({ length: badgeSlots.total }, (_, slot) => {
          const badge = slot < unlocked ? shown[slot] : undefined;
          return (
            <li key={slot}>
              {badge ? <Filled badge={badge} /> : <Empty slot={slot + 1} opensAt={slot < unlocked ? null : opensAt} />}
            </li>
          );
        })}
      </Slots>
    </section>
  );
}

function Filled({ badge: { name, imageUrl, gameTitle } }: { badge: Badge }) {
  return (
    <>
      {imageUrl === null ? <Ring /> : <img src={imageUrl} width="112" height="112" alt="" loading="lazy" />}
      <b>{name}</b>
      <span>{gameTitle}</span>
    </>
  );
}

function Empty({ slot, opensAt }: { slot: number; opensAt: number | null }) {
  return (
    <>
      <Ring>{opensAt !== null && <Icon name="lock" />}</Ring>
      <b>
        <FormattedMessage {...dashboardTemplates.slot} values={{ slot }} />
      </b>
      <span>
        {opensAt === null ? (
          <FormattedMessage {...dashboardMessages.emptySlotLine} />
        ) : (
          <FormattedMessage {...dashboardTemplates.slotOpens} values={{ level: opensAt }} />
        )}
      </span>
    </>
  );
}

const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(${badgeSlots.total}, 1fr);
  gap: 16px;

  li {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 10px;
    text-align: center;
  }

  b {
    font: 600 ${tokens.size.control} / 1.25 ${tokens.font.display};
  }

  span {
    font-size: ${tokens.size.fine};
    line-height: 1.35;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    display: flex;
    margin-right: calc(-1 * ${tokens.layout.gutter});
    overflow-x: auto;
    scrollbar-width: none;

    li {
      flex: none;
      width: 120px;
    }
  }
`;

const Ring = styled.div`
  display: grid;
  place-items: center;
  width: 112px;
  height: 112px;
  border: 1px dashed ${tokens.line.hover};
  border-radius: 50%;
  color: ${tokens.on.muted};
`;
