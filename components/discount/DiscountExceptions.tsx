import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FreshGame } from '../../store/discount/pageProps';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { MediaRows, MediaRow } from '../ui/cards/MediaRow';
import { Icon } from '../ui/icons/Icon';
import { Columns } from '../ui/layout/Columns';
import { Text } from '../ui/layout/Text';
import { Picture } from '../ui/media/Picture';
import { useTexts } from '../ui/text/useTexts';

const exceptions = [
  { key: 'preOrders', icon: 'calendar' },
  { key: 'credits', icon: 'units' },
  { key: 'fresh', icon: 'hourglass' },
] as const;

export function DiscountExceptions({ freshGames }: { freshGames: readonly FreshGame[] }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  const dayOf = (time: FreshGame['from']) =>
    formatDate(time, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <Text as="h2" $type="d2">
        {t('discount.not')}
      </Text>
      <Columns $widths="6fr 5fr" $gap="48px clamp(48px, 8vw, 128px)" style={{ marginTop: 'clamp(40px, 4.4vw, 64px)' }}>
        <ExceptionList>
          {exceptions.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} />
              <div>
                <h3>{t(`discount.not.${key}`)}</h3>
                <p>{t(`discount.not.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ExceptionList>
        {freshGames.length > 0 && (
          <div>
            <Text as="h3" $type="rowTitle" style={{ marginBottom: 16 }}>
              {t('discount.freshNow')}
            </Text>
            <MediaRows>
              {freshGames.map(({ slug, title, picture, isReleased, from }) => (
                <MediaRow
                  key={slug}
                  picture={picture !== null && <Picture src={picture} width={352} height={352} />}
                  title={title}
                  detail={t(isReleased ? 'discount.from' : 'discount.comesFrom', { date: dayOf(from) })}
                />
              ))}
            </MediaRows>
          </div>
        )}
      </Columns>
    </>
  );
}

const ExceptionList = styled.ul`
  display: grid;
  gap: 36px;

  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: start;
  }

  li > svg {
    box-sizing: content-box;
    padding: 11px;
    border: 1px solid ${tokens.on.outline};
    border-radius: 50%;
    /* Crossed out: a line over the icon. */
    background: linear-gradient(
      to top right,
      transparent calc(50% - 1px),
      ${tokens.on.bad} calc(50% - 1px) calc(50% + 0.5px),
      transparent calc(50% + 0.5px)
    );
  }

  h3 {
    ${text.t1}
  }

  p {
    margin-top: 4px;
    color: ${tokens.on.muted};
  }
`;
