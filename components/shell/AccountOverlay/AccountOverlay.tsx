import { useEffect } from 'react';
import styled from 'styled-components';
import { selectMustAcceptPolicies } from '../../../store/account/selectors';
import { logoutRequested } from '../../../store/session/events';
import { defaultOverlayHeight } from '../../../store/interface/rules';
import { selectGoal } from '../../../store/rewards/goal/selectors';
import { goalRequested } from '../../../store/rewards/goal/slice';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../../store/support/hooks';
import { balanceRequested } from '../../../store/units/slice';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { PopupLink } from '../../popups/PopupLink';
import { PopupTexts } from '../../popups/PopupTexts';
import { GoalMeter } from '../../rewards/Goal/GoalMeter';
import { belowMessages } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { useTexts } from '../../ui/text/useTexts';
import { LanguageSelector } from '../LanguageSelector/LanguageSelector';
import { type Player, PlayerSummary } from './PlayerSummary';

const pages = ['dashboard', 'games', 'friends', 'challenges', 'rewards', 'units'] as const;

interface AccountOverlayProps {
  id: string;
  isOpen: boolean;
  player: Player | null;
  onLeave: () => void;
}

export function AccountOverlay({ id, isOpen, player, onLeave }: AccountOverlayProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const overlayHeight = useAppSelector((state) => state.interface.overlayHeight) ?? defaultOverlayHeight;
  const mustAccept = useAppSelector(selectMustAcceptPolicies);
  const signOut = () => {
    onLeave();
    dispatch(logoutRequested());
  };
  return (
    <OverlayPosition style={{ '--overlay-height': `${overlayHeight}px` }}>
      <FadeBox $isShown={isOpen} inert={!isOpen}>
        <Panel id={id} role="region" aria-label={t('shell.account.label')}>
          <PlayerSummary player={player} />
          <PopupTexts>
            <GoalSummary isOpen={isOpen} />
          </PopupTexts>
          {mustAccept && (
            <PolicyNotice popup="profile" onClick={onLeave}>
              <Icon name="info" size="normal" />
              {t('shell.account.policies')}
            </PolicyNotice>
          )}
          <ProfileButtons>
            <ButtonLink as={PopupLink} popup="profile" onClick={onLeave} $variant="outline" $size="small">
              {t('shell.account.profile')}
            </ButtonLink>
            <ButtonLink as={PopupLink} popup="avatar" onClick={onLeave} $variant="outline" $size="small">
              {t('shell.account.avatar')}
            </ButtonLink>
          </ProfileButtons>
          <PageLinks>
            {pages.map((page) => (
              <li key={page}>
                <PageLink to={{ page }} {...measured('menu-link', 'account')}>
                  {t(`pages.${page}.title`)}
                </PageLink>
              </li>
            ))}
          </PageLinks>
          <LanguageSelector isBare />
          <Button variant="outline" size="small" isFull onClick={signOut} {...measured('sign-out', 'account')}>
            {t('shell.menu.signOut')}
          </Button>
        </Panel>
      </FadeBox>
    </OverlayPosition>
  );
}

/** While closed, it does not catch clicks on the page behind it. */
const OverlayPosition = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${tokens.layer.submenu};
  width: 360px;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  ${media.below.tablet} {
    left: 0;
    width: auto;
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-height: calc(100dvh - var(--overlay-height) - 40px - ${belowMessages});
  margin-top: ${belowMessages};
  padding: ${tokens.space[5]};
  overflow-y: auto;
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.card};
  background-color: ${tokens.color.ink800};
  box-shadow: ${tokens.shadow.menu};
`;

const PolicyNotice = styled(PopupLink)`
  ${text.label}
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.control.tap};
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.on.outline};
  border-left: 3px solid ${tokens.color.gold};
  border-radius: ${tokens.radius.small};

  &:hover {
    background-color: ${tokens.on.hoverFill};
  }
`;

const ProfileButtons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
`;

const PageLinks = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${tokens.space[6]};
  padding-block: ${tokens.space[2]};
  border-block: 1px solid ${tokens.line.hairline};
`;

const PageLink = styled(ClubLink)`
  display: flex;
  align-items: center;
  min-height: ${tokens.control.tap};
  margin-inline: calc(-1 * ${tokens.space[3]});
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.small};
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.body};
  color: ${tokens.color.soft};

  &:hover {
    background-color: ${tokens.on.hoverFill};
    color: ${tokens.color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

function GoalSummary({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const goal = usePlayerSelector(selectGoal);
  useEffect(() => {
    if (!isOpen) return;
    dispatch(goalRequested());
    dispatch(balanceRequested());
  }, [dispatch, isOpen]);
  return (
    goal && (
      <GoalLink to={{ page: 'dashboard' }}>
        <GoalMeter goal={goal} />
      </GoalLink>
    )
  );
}

const GoalLink = styled(ClubLink)`
  display: block;
  text-decoration: none;
`;

/** Fades in and out in 150 ms (spec 9). */
const FadeBox = styled.div<{ $isShown: boolean }>`
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  transition:
    opacity ${tokens.duration.fade}ms,
    visibility ${tokens.duration.fade}ms;
`;
