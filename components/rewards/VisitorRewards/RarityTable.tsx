import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CatalogueRarity, RewardCatalogue } from '../../../services/club/rewardCatalogue';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Rarity } from '../../ui/text/Rarity';
import { Units } from '../../ui/text/Units';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { priceMessages, rarityColors, rarityNames } from '../rarityNames.messages';
import { rarityMessages, visitorMessages, visitorTemplates } from './VisitorRewards.messages';

/** Each rarity with its description, its number of rewards and its range of prices. */
export function RarityTable({ rarities }: Pick<RewardCatalogue, 'rarities'>) {
  return (
    <>
      <SectionIntro
        title={<FormattedMessage {...visitorMessages.rarities} />}
        lead={<FormattedMessage {...visitorMessages.raritiesLead} />}
      />
      <ColumnHeadings aria-hidden>
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
      </ColumnHeadings>
      <RarityRows>
        {rarities.map((rarity) => (
          <RarityRow key={rarity.id} rarity={rarity} />
        ))}
      </RarityRows>
    </>
  );
}

function RarityRow({ rarity }: { rarity: CatalogueRarity }) {
  const { formatMessage } = useIntl();
  const { id, available } = rarity;
  return (
    <li>
      <Rarity rarity={rarityColors[id]} name={formatMessage(rarityNames[id])} size="large" />
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

function PriceRange({ rarity: { lowestValue: low, highestValue: high } }: { rarity: CatalogueRarity }) {
  const { formatMessage, formatNumber } = useIntl();
  if (low === null || high === null) return null;
  if (low === high)
    return <Units label={formatMessage(priceMessages.price, { units: low })}>{formatNumber(low)}</Units>;
  return (
    <Units label={formatMessage(visitorTemplates.rangeLabel, { low, high })}>
      {formatMessage(visitorTemplates.range, { low, high })}
    </Units>
  );
}

const columns = '220px minmax(0, 1fr) 120px 150px';

const ColumnHeadings = styled.div`
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

const RarityRows = styled.ul`
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
