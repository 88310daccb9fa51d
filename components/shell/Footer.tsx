import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectSocialNetworks } from '../../store/social/selectors';
import { selectLocale } from '../../store/locale/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { brand } from '../brand/brand';
import { measured } from '../measuring/measured';
import { tokens } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { IconLink } from '../ui/buttons/IconButton';
import { Wrap } from '../ui/layout/Wrap';
import { ClubLink } from '../navigation/ClubLink';
import { ExternalLink } from '../navigation/ExternalLink';
import { legalLinks, publisherLinks } from './Footer.links';
import { footerSentences, footerTexts } from './Footer.messages';
import { FooterPrivacy } from './Footer.Privacy';
import { Column, Columns, End, Heading, Links, Words } from './Footer.styles';
import { HomeLink } from '../navigation/HomeLink';
import { LanguageLinks } from './LanguageLinks';
import { LanguageSelector } from './LanguageSelector';
import { footerItems } from './menu';

/** Legal and external links, the social account, the language, the copyright line (spec 2, Footer). */
export function Footer() {
  const { formatMessage } = useIntl();
  const locale = useAppSelector(selectLocale);
  const networks = useAppSelector(selectSocialNetworks);
  return (
    <Frame>
      <Wrap>
        <Columns>
          <Column>
            <HomeLink />
            <Words>{formatMessage(footerSentences.promise, { publisher: brand.shortPublisher })}</Words>
          </Column>
          <Column>
            <Heading>{brand.publisher}</Heading>
            <Links $isTwofold>
              {publisherLinks(locale).map(({ href, label }) => (
                <li key={label.id}>
                  <ExternalLink href={href}>
                    {formatMessage(label)}
                    <Icon name="external" size="tiny" />
                  </ExternalLink>
                </li>
              ))}
            </Links>
          </Column>
          <Column $isLast>
            <Heading>{formatMessage(footerTexts.legal)}</Heading>
            <Links>
              {legalLinks.map(({ href, label }) => (
                <li key={label.id}>
                  <a href={href}>{formatMessage(label)}</a>
                </li>
              ))}
              <FooterPrivacy />
            </Links>
          </Column>
          <Column>
            <Heading>{formatMessage(footerTexts.club)}</Heading>
            <Links $isTwofold>
              {footerItems.map(({ page, to, label }) => (
                <li key={page}>
                  <ClubLink to={to} {...measured('menu-link', 'footer')}>
                    {formatMessage(label)}
                  </ClubLink>
                </li>
              ))}
            </Links>
          </Column>
        </Columns>
        <End>
          <small>
            {formatMessage(footerSentences.copyright, {
              year: String(brand.copyrightYear),
              publisher: brand.publisher,
            })}
          </small>
          <LanguageSelector />
          {networks.map(({ name, displayName, accountUrl }) => (
            <IconLink
              key={name}
              href={accountUrl}
              target="_blank"
              rel="noopener"
              aria-label={formatMessage(footerSentences.social, { club: brand.club, network: displayName })}
            >
              <Icon name={name} size="normal" />
            </IconLink>
          ))}
        </End>
        <LanguageLinks />
      </Wrap>
    </Frame>
  );
}

const Frame = styled.footer`
  flex: none;
  padding: 64px 0 40px;
  border-top: 1px solid ${tokens.line.hairline};
  background-color: ${tokens.color.ink950};
  color: ${tokens.color.muted};

  /* The logo steps back here. */
  b,
  i {
    color: inherit;
  }

  html[data-nav='0'] & {
    display: none;
  }
`;
