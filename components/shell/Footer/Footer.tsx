import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { SupportedLocale } from '../../../services/locale/supportedLocales';
import { selectLocale } from '../../../store/locale/selectors';
import { selectSocialNetworks } from '../../../store/social/selectors';
import { useAppSelector } from '../../../store/support/hooks';
import { brand, forumsUrl } from '../../brand/brand';
import { measured, measuredPlace } from '../../measuring/measured';
import { ExternalLink } from '../../navigation/ExternalLink';
import { HomeLink } from '../../navigation/HomeLink';
import { PolicyLink } from '../../navigation/PolicyLink';
import { useAddressDialog } from '../../navigation/address';
import { popupQueryKey, type PopupName } from '../../popups/popupNames';
import { notPrinted } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { IconLink } from '../../ui/buttons/IconButton';
import { QueryForm } from '../../ui/buttons/QueryForm';
import { Icon } from '../../ui/icons/Icon';
import { Cluster } from '../../ui/layout/Cluster';
import { Columns } from '../../ui/layout/Columns';
import { Wrap } from '../../ui/layout/Section';
import { type PlainTextId, useTexts } from '../../ui/text/useTexts';
import { useOpening } from '../earlyPress';
import { LanguageSelector } from '../LanguageSelector/LanguageSelector';
import { MenuLink, aboutPages } from '../menu/MenuLink';

/** Spec 2, Footer. */
export function Footer() {
  const t = useTexts();
  const openPrivacy = useOpening('privacy-choices');
  const locale = useAppSelector(selectLocale);
  const networks = useAppSelector(selectSocialNetworks);
  return (
    <FooterArea {...measuredPlace('footer')}>
      <Wrap>
        <FooterColumns $widths="3fr 4fr 3fr 3fr" $stackedGap="40px">
          <div>
            <HomeLink isBelow />
            <p>{t('shell.footer.promise', { publisher: brand.shortPublisher })}</p>
          </div>
          <div>
            <h2>{brand.publisher}</h2>
            <ul data-columns>
              {publisherLinks(locale).map(({ href, label }) => (
                <li key={label}>
                  <ExternalLink href={href}>
                    {t(label)}
                    <Icon name="external" size="tiny" />
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t('shell.footer.legal')}</h2>
            <ul>
              {legalLinks.map(({ policy, label }) => (
                <li key={label}>
                  <PolicyLink policy={policy}>{t(label)}</PolicyLink>
                </li>
              ))}
              {legalPages.map(toItem)}
              <PopupButton popup="measuring" label="shell.consent.measuring" />
              <li>
                <a {...openPrivacy} {...measured('privacy-choices')}>
                  {t('shell.consent.choices')}
                </a>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t('shell.footer.club')}</h2>
            <ul data-columns>
              {aboutPages.map(toItem)}
              <PopupButton popup="avatar" label="shell.footer.avatars" />
            </ul>
          </div>
        </FooterColumns>
        <BottomLine $gap={[4, 8]} $above={14}>
          <small>
            {t('shell.footer.copyright', {
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
              aria-label={t('shell.footer.social', { club: brand.club, network: displayName })}
            >
              <Icon name={name} size="normal" />
            </IconLink>
          ))}
        </BottomLine>
      </Wrap>
    </FooterArea>
  );
}

/** Spec 2, Footer. */
const legalLinks = [
  { policy: 'terms-of-use', label: 'shell.footer.termsOfUse' },
  { policy: 'terms-of-sale', label: 'shell.footer.termsOfSale' },
  { policy: 'privacy-policy', label: 'shell.footer.privacyPolicy' },
] as const;

/** In addition to the specification's. */
const legalPages = ['rules', 'accessibility'] as const;

const toItem = (page: ComponentProps<typeof MenuLink>['page']) => (
  <li key={page}>
    <MenuLink page={page} menu="footer" />
  </li>
);

/** Spec 2, Footer. */
const publisherLinks = (locale: SupportedLocale): readonly { href: string; label: PlainTextId }[] => [
  { href: brand.links.publisher, label: 'shell.footer.publisherSite' },
  { href: brand.links.support, label: 'shell.footer.support' },
  { href: brand.links.blog, label: 'shell.footer.blog' },
  { href: forumsUrl(locale), label: 'shell.footer.forums' },
  { href: brand.links.store, label: 'shell.footer.store' },
  { href: brand.links.launcher, label: 'shell.footer.launcher' },
];

const FooterArea = styled.footer`
  flex: none;
  padding: 64px 0 40px;
  border-top: 1px solid ${tokens.line.hairline};
  background-color: ${tokens.color.ink950};
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
  ${notPrinted}

  /* The logo takes the muted color of the footer. */
  b,
  i {
    color: inherit;
  }

  html[data-nav='0'] & {
    display: none;
  }
`;

const FooterColumns = styled(Columns)`
  h2 {
    margin-bottom: 12px;
    font: 600 ${tokens.size.control} / 1.3 ${tokens.font.display};
    color: ${tokens.color.text};
  }
  p {
    max-width: 34ch;
    margin-top: 14px;
    font-size: ${tokens.size.small};
    line-height: 1.5;
  }
  /* One column if the text is too large for two. */
  [data-columns] {
    columns: 2 5rem;
    gap: 24px;
  }
  li :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    font-size: ${tokens.size.control};
    transition: color ${tokens.duration.fade}ms;

    &:hover {
      color: ${tokens.color.text};
    }
  }
  li svg {
    margin-left: 6px;
    color: #7683a8;
  }

  ${media.below.laptop} {
    /* The legal links are last if the columns are stacked. */
    > :nth-child(3) {
      order: 1;
    }
    li :is(a, button) {
      min-height: ${tokens.control.tap};
    }
  }
`;

const BottomLine = styled(Cluster)`
  padding-top: 24px;
  border-top: 1px solid ${tokens.line.hairline};

  small {
    flex: auto;
    font-size: ${tokens.size.small};
  }

  ${media.below.tablet} {
    small {
      flex-basis: 100%;
    }
  }
`;

/**
 * An item of the footer that opens an overlay. A button and not a link, because a link to an overlay would give every page a
 * second address for crawlers.
 */
function PopupButton({ popup, label }: { popup: PopupName; label: PlainTextId }) {
  const t = useTexts();
  const { open } = useAddressDialog(popupQueryKey);
  return (
    <li>
      <QueryForm>
        <button name={popupQueryKey} value={popup} onClick={() => open(popup)} {...measured('popup', popup)}>
          {t(label)}
        </button>
      </QueryForm>
    </li>
  );
}
