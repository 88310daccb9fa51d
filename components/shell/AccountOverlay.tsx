import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { logoutRequested } from '../../store/auth/slice';
import { defaultOverlayHeight } from '../../store/interface/rules';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/Button';
import { Fade } from '../ui/Fade';
import { Loading, Skeleton } from '../ui/Skeleton';
import { Units } from '../ui/Units';
import { accountTexts } from './AccountOverlay.messages';
import { Avatar } from './Avatar';
import { ClubLink } from './ClubLink';
import { headerTexts } from './Header.messages';
import { accountItems } from './menu';
import { menuTexts } from './menu.messages';
import type { Player } from './usePlayer';

interface AccountOverlayProps {
  id: string;
  isOpen: boolean;
  player: Player | null;
  onLeave: () => void;
}

/** Who is signed in, the ways to what is theirs, and the way out. */
export function AccountOverlay({ id, isOpen, player, onLeave }: AccountOverlayProps) {
  const { formatMessage, formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const overlayHeight = useAppSelector((state) => state.interface.overlayHeight) ?? defaultOverlayHeight;
  const signOut = () => {
    onLeave();
    dispatch(logoutRequested());
  };
  return (
    <Place style={{ '--overlay-height': `${overlayHeight}px` }}>
      <Fade isShown={isOpen}>
        <Panel id={id} role="region" aria-label={formatMessage(accountTexts.label)}>
          {player ? (
            <Who>
              <Avatar player={player} size={64} />
              <div>
                <Name>{player.name}</Name>
                <Level>{formatMessage(headerTexts.level, { level: player.level })}</Level>
              </div>
              <Balance>
                <Units label={formatMessage(headerTexts.units, { units: player.units })}>
                  {formatNumber(player.units)}
                </Units>
              </Balance>
            </Who>
          ) : (
            <Loading label={formatMessage(accountTexts.loading)}>
              <Skeleton $height="64px" />
            </Loading>
          )}
          <Links>
            {accountItems.map(({ page, to, label }) => (
              <li key={page}>
                <Entry to={to}>{formatMessage(label)}</Entry>
              </li>
            ))}
          </Links>
          <Button variant="outline" size="small" isFull onClick={signOut}>
            {formatMessage(menuTexts.signOut)}
          </Button>
        </Panel>
      </Fade>
    </Place>
  );
}

/** Closed, it lets presses through to the page behind it. */
const Place = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${tokens.layer.submenu};
  width: 320px;
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
  max-height: calc(100dvh - var(--overlay-height) - 40px);
  padding: ${tokens.space[5]};
  overflow-y: auto;
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.card};
  background-color: ${tokens.colour.ink800};
  box-shadow: ${tokens.shadow.menu};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-width: 0;
`;

const Name = styled.p`
  ${text.rowTitle}
  overflow-wrap: anywhere;
`;

const Level = styled.p`
  ${text.small}
  color: ${tokens.on.muted};
`;

const Balance = styled.p`
  margin-left: auto;
  font-size: 1.25rem;
`;

const Links = styled.ul`
  padding-block: ${tokens.space[2]};
  border-block: 1px solid ${tokens.line.hairline};
`;

const Entry = styled(ClubLink)`
  display: flex;
  align-items: center;
  min-height: ${tokens.control.tap};
  margin-inline: calc(-1 * ${tokens.space[3]});
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.small};
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.body};
  color: ${tokens.colour.soft};

  &:hover {
    background-color: ${tokens.on.hoverFill};
    color: ${tokens.colour.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
