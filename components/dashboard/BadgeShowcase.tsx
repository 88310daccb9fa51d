import styled from 'styled-components';
import { badgeSlots, nextBadgeSlotLevel } from '../../store/profile/rules';
import { selectProfile } from '../../store/profile/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import { media, tokens } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { SectionHead } from '../ui/sections/SectionHead';
import { useTexts } from '../ui/text/useTexts';

/** The player's badge showcase: filled, free and locked slots. Renders nothing until the profile is loaded. */
export function BadgeShowcase() {
  const t = useTexts();
  const { userId, selectedBadges, unlockedBadgeSlot: unlocked } = usePlayerSelector(selectProfile);
  if (userId === '') return null;
  return (
    <section>
      <SectionHead
        title={t('dashboard.showcase')}
        aside={t('dashboard.showcase.line')}
        link={
          <ArrowLink as={PopupLink} popup="badges">
            {t('dashboard.showcase.edit')}
          </ArrowLink>
        }
      />
      <SlotList aria-label={t('dashboard.showcase')}>
        {Array.from({ length: badgeSlots.total }, (_, slot) => {
          const opensAt = slot < unlocked ? null : nextBadgeSlotLevel(unlocked);
          const badge = slot < unlocked ? selectedBadges?.badges[slot] : undefined;
          const emptyLine =
            opensAt === null ? t('dashboard.showcase.emptyLine') : t('dashboard.showcase.opens', { level: opensAt });
          return (
            <li key={slot}>
              {badge?.imageUrl ? (
                <img src={badge.imageUrl} width="112" height="112" alt="" loading="lazy" />
              ) : (
                <EmptyRing>{opensAt !== null && <Icon name="lock" />}</EmptyRing>
              )}
              <b>{badge ? badge.name : t('dashboard.showcase.slot', { slot: slot + 1 })}</b>
              <span>{badge ? badge.gameTitle : emptyLine}</span>
            </li>
          );
        })}
      </SlotList>
    </section>
  );
}

const SlotList = styled.ul`
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
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  }
`;

const EmptyRing = styled.div`
  display: grid;
  place-items: center;
  width: 112px;
  height: 112px;
  border: 1px dashed ${tokens.line.hover};
  border-radius: 50%;
  color: ${tokens.on.muted};
`;
