import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { selectShowsConnectedMenu } from '../../store/account/selectors';
import { logoutRequested } from '../../store/auth/slice';
import { loginModalToggled, topMenuToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { measured } from '../measuring/measured';
import { Button } from '../ui/buttons/Button';
import { Collapse } from '../ui/layout/Collapse';
import { Icon } from '../ui/icons/Icon';
import {
  Actions,
  Bar,
  Chart,
  Close,
  Foot,
  Grid,
  GridLink,
  Here,
  List,
  Panel,
  Row,
  RowLink,
  Turn,
} from './BurgerMenu.styles';
import { HomeLink } from '../navigation/HomeLink';
import { LanguageSelector } from './LanguageSelector';
import { aboutItems, connectedItems, playerFaq, visitorItems, type MenuItem } from './menu';
import { menuTexts } from './menu.messages';
import { useCurrentPage } from '../navigation/useCurrentPage';

/** The menu on phones: the same items as in the header, and the player's (spec 2, Navigation). */
export function BurgerMenu() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showTopMenu);
  const isPlayer = useAppSelector(selectShowsConnectedMenu);
  const [isAboutOpen, setIsAboutOpen] = useState(true);
  const openLogin = (showRegister: boolean) => dispatch(loginModalToggled({ showLoginModal: true, showRegister }));
  const signOut = () => {
    dispatch(topMenuToggled(false));
    dispatch(logoutRequested());
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={(willBeOpen) => dispatch(topMenuToggled(willBeOpen))}>
      <Dialog.Portal>
        <Panel aria-describedby={undefined} aria-label={formatMessage(menuTexts.open)}>
          <Dialog.Title hidden>{formatMessage(menuTexts.open)}</Dialog.Title>
          <Chart aria-hidden />
          <Bar>
            <HomeLink />
            <Close>
              {formatMessage(menuTexts.close)}
              <Icon name="close" size="normal" />
            </Close>
          </Bar>
          <nav aria-label={formatMessage(menuTexts.main)}>
            <List>
              {isPlayer && connectedItems.map(toRow)}
              <li>
                <Row as="button" type="button" aria-expanded={isAboutOpen} onClick={() => setIsAboutOpen(!isAboutOpen)}>
                  {formatMessage(menuTexts.about)}
                  <Turn $isTurned={isAboutOpen}>
                    <Icon name="chevron" />
                  </Turn>
                </Row>
                <Collapse isOpen={isAboutOpen}>
                  <Grid>
                    {aboutItems.map(({ page, to, label, icon }) => (
                      <li key={page}>
                        <GridLink to={to} {...measured('menu-link', 'menu')}>
                          <Icon name={icon} size="normal" />
                          {formatMessage(label)}
                        </GridLink>
                      </li>
                    ))}
                  </Grid>
                </Collapse>
              </li>
              {visitorItems.map(toRow)}
              <li>
                {isPlayer ? (
                  <RowLink to={playerFaq} {...measured('menu-link', 'menu')}>
                    {formatMessage(menuTexts.faq)}
                  </RowLink>
                ) : (
                  <Row href={brand.links.faq} {...measured('menu-link', 'menu')}>
                    {formatMessage(menuTexts.faq)}
                  </Row>
                )}
              </li>
            </List>
          </nav>
          <Foot>
            {isPlayer ? (
              <Button variant="outline" isFull onClick={signOut} {...measured('sign-out', 'menu')}>
                {formatMessage(menuTexts.signOut)}
              </Button>
            ) : (
              <Actions>
                <Button variant="outline" onClick={() => openLogin(false)} {...measured('sign-in', 'menu')}>
                  {formatMessage(menuTexts.signIn)}
                </Button>
                <Button onClick={() => openLogin(true)} {...measured('join', 'menu')}>
                  {formatMessage(menuTexts.join)}
                </Button>
              </Actions>
            )}
            <LanguageSelector isBare />
          </Foot>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const toRow = (item: MenuItem) => <MenuRow key={item.page} {...item} />;

function MenuRow({ page, to, label }: MenuItem) {
  const { formatMessage } = useIntl();
  const isHere = useCurrentPage() === page;
  return (
    <li>
      <RowLink to={to} aria-current={isHere ? 'page' : undefined} {...measured('menu-link', 'menu')}>
        {formatMessage(label)}
        {isHere && <Here aria-hidden>{formatMessage(menuTexts.here)}</Here>}
      </RowLink>
    </li>
  );
}
