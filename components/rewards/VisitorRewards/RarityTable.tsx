import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CatalogRarity, RewardSample } from '../../../services/club/rewardCatalog';
import { onlyFrom } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Rarity } from '../../ui/text/Rarity';
import { Units } from '../../ui/text/Units';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { rarityColors } from '../rarities';
import { Price } from '../RewardCard/Price';

const rarityMessages = {
  COMMON: 'rewards.visitor.common',
  RARE: 'rewards.visitor.rare',
  EPIC: 'rewards.visitor.epic',
  LEGENDARY: 'rewards.visitor.legendary',
} as const;

const columnNames = ['rarity', 'expect', 'rewards', 'units'] as const;

export function RarityTable({ rarities }: Pick<RewardSample, 'rarities'>) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  return (
    <>
      <SectionIntro title={t('rewards.visitor.rarities')} lead={t('rewards.visitor.rarities.lead')} />
      <ColumnHeadings aria-hidden>
        {columnNames.map((column) => (
          <span key={column}>{t(`rewards.visitor.column.${column}`)}</span>
        ))}
      </ColumnHeadings>
      <RarityRows>
        {rarities.map((rarity) => {
          const { id, available } = rarity;
          return (
            <li key={id}>
              <Rarity rarity={rarityColors[id]} size="large" />
              <p>{id === 'EXOTIC' ? t('rewards.visitor.exotic', { count: available }) : t(rarityMessages[id])}</p>
              <Count>
                <span aria-hidden>{formatNumber(available)}</span>
                <VisuallyHidden>{t('rewards.visitor.count', { count: available })}</VisuallyHidden>
              </Count>
              <Prices>
                <PriceRange rarity={rarity} />
              </Prices>
            </li>
          );
        })}
      </RarityRows>
    </>
  );
}

function PriceRange({ rarity: { lowestValue: low, highestValue: high } }: { rarity: CatalogRarity }) {
  const t = useTexts();
  if (low === null || high === null) return null;
  if (low === high) return <Price units={low} />;
  return (
    <Units label={t('rewards.visitor.rangeInWords', { low, high })}>{t('rewards.visitor.range', { low, high })}</Units>
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

  ${onlyFrom('laptop')}
`;

const RarityRows = styled.ul`
  border-bottom: 1px solid ${tokens.on.hairline};

  li {
    display: grid;
    grid-template-columns: ${columns};
    gap: 24px;
    align-items: center;
    padding: 18px 0;
    border-top: 1px solid ${tokens.on.hairline};
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
