import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Showcase, ShowcaseRarity } from '../../services/club/visitorTypes';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Rarity } from '../ui/Rarity';
import { Units } from '../ui/Units';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Head, HeadLead, HeadTitle } from '../visitor/Head';
import { priceInWords, rarityColours, rarityNames } from './rarityNames.messages';
import { rarityMessages, visitorMessages, visitorTemplates } from './VisitorRewards.messages';

/** What each rarity is like, how many rewards it has and what they cost: counted, not written. */
export function Rarities({ rarities }: Pick<Showcase, 'rarities'>) {
  return (
    <>
      <Head>
        <HeadTitle>
          <FormattedMessage {...visitorMessages.rarities} />
        </HeadTitle>
        <HeadLead>
          <FormattedMessage {...visitorMessages.raritiesLead} />
        </HeadLead>
      </Head>
      <Columns aria-hidden>
        <span>
          <FormattedMessage {...visitorMessages.rarity} />
        </span>
        <span>
          <FormattedMessage {...visitorMessages.expect} />
        </span>
        <span>
          <FormattedMessage {...visitorMessages.rewards} />
        </span>
        <span>
          <FormattedMessage {...visitorMessages.units} />
        </span>
      </Columns>
      <Rows>
        {rarities.map((rarity) => (
          <RarityRow key={rarity.id} rarity={rarity} />
        ))}
      </Rows>
    </>
  );
}

function RarityRow({ rarity }: { rarity: ShowcaseRarity }) {
  const { formatMessage } = useIntl();
  const { id, available } = rarity;
  return (
    <li>
      <Rarity rarity={rarityColours[id]} name={formatMessage(rarityNames[id])} size="large" />
      <p>
        {id === 'EXOTIC' ? (
          <FormattedMessage {...visitorTemplates.exotic} values={{ count: available }} />
        ) : (
          <FormattedMessage {...rarityMessages[id]} />
        )}
      </p>
      <Count>
        <span aria-hidden>
          <FormattedNumber value={available} />
        </span>
        <VisuallyHidden>
          <FormattedMessage {...visitorTemplates.count} values={{ count: available }} />
        </VisuallyHidden>
      </Count>
      <Prices>
        <PriceRange rarity={rarity} />
      </Prices>
    </li>
  );
}

function PriceRange({ rarity: { lowestValue: low, highestValue: high } }: { rarity: ShowcaseRarity }) {
  const { formatMessage, formatNumber } = useIntl();
  if (low === null || high === null) return null;
  if (low === high) return <Units label={formatMessage(priceInWords.price, { units: low })}>{formatNumber(low)}</Units>;
  return (
    <Units label={formatMessage(visitorTemplates.rangeInWords, { low, high })}>
      {formatMessage(visitorTemplates.range, { low, high })}
    </Units>
  );
}

const columns = '220px minmax(0, 1fr) 120px 150px';

const Columns = styled.div`
  ${text.small}
  display: grid;
  grid-template-columns: ${columns};
  gap: 24px;
  padding-bottom: 10px;
  color: ${tokens.on.muted};

  span:nth-child(n + 3) {
    text-align: right;
  }

  ${media.below.laptop} {
    display: none;
  }
`;

const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: ${columns};
    gap: 24px;
    align-items: center;
    padding: 18px 0;
    border-top: 1px solid ${tokens.on.hairline};
  }

  li:last-child {
    border-bottom: 1px solid ${tokens.on.hairline};
  }

  p {
    max-width: 52ch;
    color: #c9d2ee;
  }

  ${media.below.laptop} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 8px 16px;
    }

    p {
      grid-row: 2;
    }
  }
`;

const Count = styled.span`
  ${text.figure}
  position: relative;
  text-align: right;
  color: ${tokens.on.muted};
`;

const Prices = styled.span`
  text-align: right;

  ${media.below.laptop} {
    align-self: end;
    font-size: ${tokens.size.small};
  }
`;
