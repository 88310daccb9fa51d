import styled from 'styled-components';
import { selectMustAcceptPolicies } from '../../../store/account/selectors';
import { logoutRequested } from '../../../store/session/events';
import { defaultOverlayHeight } from '../../../store/interface/rules';
import { selectGoal } from '../../../store/rewards/goal/selectors';
import { goalRequested } from '../../../store/rewards/goal/slice';
import { useAppDispatch, useAppSelector, usePlayerSelector, useRequestIf } from '../../../store/support/hooks';
import { balanceRequested } from '../../../store/units/slice';
import { measured, measuredPlace } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { PopupLink } from '../../popups/PopupLink';
import { PopupTexts } from '../../popups/PopupTexts';
import { GoalMeter } from '../../rewards/Goal/GoalMeter';
import { attention, belowMessages, columns, menuLine } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { useTexts } from '../../ui/text/useTexts';
import { LanguageSelector } from '../LanguageSelector/LanguageSelector';
import { PlayerSummary } from './PlayerSummary';

const pages = ['dashboard', 'games', 'friends', 'challenges', 'rewards', 'units'] as const;

interface AccountOverlayProps {
  id: string;
  isOpen: boolean;
  onLeave: () => void;
}

export function AccountOverlay({ id, isOpen, onLeave }: AccountOverlayProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const overlayHeight = useAppSelector((state) => state.interface.overlayHeight) ?? defaultOverlayHeight;
  const mustAccept = useAppSelector(selectMustAcceptPolicies);
  const signOut = () => {
    onLeave();
    dispatch(logoutRequested());
  };
  return (
    <Panel
      id={id}
      role="region"
      aria-label={t('shell.account.label')}
      style={{ '--overlay-height': `${overlayHeight}px` }}
      $isOpen={isOpen}
      inert={!isOpen}
      {...measuredPlace('account')}
    >
      <PlayerSummary />
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
            <PageLink to={{ page }} {...measured('menu-link')}>
              {t(`pages.${page}.title`)}
            </PageLink>
          </li>
        ))}
      </PageLinks>
      <LanguageSelector isBare />
      <Button variant="outline" size="small" isFull onClick={signOut} {...measured('sign-out')}>
        {t('shell.menu.signOut')}
      </Button>
    </Panel>
  );
}

/** Fades in and out in 150 ms (spec 9). */
const Panel = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${tokens.layer.submenu};
  display: grid;
  gap: ${tokens.space[4]};
  width: 360px;
  max-height: calc(100dvh - var(--overlay-height) - 40px - ${belowMessages});
  margin-top: ${belowMessages};
  padding: ${tokens.space[5]};
  overflow-y: auto;
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.card};
  background-color: ${tokens.color.ink800};
  box-shadow: ${tokens.shadow.menu};
  opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  transition:
    opacity ${tokens.duration.fade}ms,
    visibility ${tokens.duration.fade}ms;

  ${media.below.tablet} {
    left: 0;
    width: auto;
  }

  /* Other than the header's own, they can be out of view. */
  && :is(a, button) {
    scroll-margin: 0;
  }
`;

const PolicyNotice = styled(PopupLink)`
  ${text.label}
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.control.tap};
  padding: ${tokens.space[3]};
  ${attention}

  &:hover {
    background-color: ${tokens.on.hoverFill};
  }
`;

const ProfileButtons = styled.div`
  ${columns(2)}
  gap: ${tokens.space[2]};
`;

/** One column if the text is too large for two. */
const PageLinks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  column-gap: ${tokens.space[6]};
  padding-block: ${tokens.space[2]};
  border-block: 1px solid ${tokens.line.hairline};
`;

const PageLink = styled(ClubLink)`
  ${menuLine}
  margin-inline: calc(-1 * ${tokens.space[3]});
`;

function GoalSummary({ isOpen }: { isOpen: boolean }) {
  const goal = usePlayerSelector(selectGoal);
  useRequestIf(isOpen, goalRequested());
  useRequestIf(isOpen, balanceRequested());
  return (
    goal && (
      <ClubLink to={{ page: 'dashboard' }} style={{ display: 'block' }}>
        <GoalMeter goal={goal} />
      </ClubLink>
    )
  );
}
