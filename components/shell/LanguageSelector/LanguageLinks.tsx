import { useRouter } from 'next/router';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { inLocale } from '../../../routes';
import { supportedLocales } from '../../../services/locale/supportedLocales';
import { tokens } from '../../theme/tokens';
import { languageTexts } from './LanguageSelector.messages';
import { ownLanguageNames } from './ownLanguageNames';
import { useLanguageName } from './useLanguageName';
import { usePlace } from '../../navigation/usePlace';
import { withoutQuery } from '../../navigation/query/withoutQuery';

/** Links to this page in each language, for browsers without JavaScript, where the selector does not work. */
export function LanguageLinks() {
  const { formatMessage } = useIntl();
  const languageName = useLanguageName();
  const { asPath } = useRouter();
  const { locale } = usePlace();
  const path = withoutQuery(asPath);
  return (
    <noscript>
      <nav aria-label={formatMessage(languageTexts.label)}>
        <List>
          {supportedLocales.map((each) => (
            <li key={each}>
              <a
                href={inLocale(path, each)}
                lang={each}
                title={languageName(each)}
                aria-current={each === locale ? 'true' : undefined}
              >
                {ownLanguageNames[each]}
              </a>
            </li>
          ))}
        </List>
      </nav>
    </noscript>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-top: 24px;
  font-size: ${tokens.size.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.control.tap};
  }
  a:hover,
  a[aria-current] {
    color: ${tokens.color.text};
  }
  a[aria-current] {
    font-weight: 700;
  }
`;
