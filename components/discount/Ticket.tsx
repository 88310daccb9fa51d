import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { discountPercent, discountPrice } from '../../store/discount/rules';
import { tokens } from '../theme/tokens';
import { useTexts } from '../ui/text/useTexts';

export const tilt = 'translate(18 40) rotate(-3.2 360 180) scale(.955)';

/** The font size of the promise; a longer text is smaller, so that its length times its size stays below the width. */
const promiseSize = 29;
const promiseWidth = 820;

/**
 * The discount as a gold ticket on its paper: TicketPaper, or the file of it if it is below the first view. Decorative: the
 * text beside it holds the same information.
 */
export function Ticket({ paper }: { paper: ReactNode }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const promise = t('discount.ticket.promise');
  return (
    <TicketSvg viewBox="0 0 720 400" aria-hidden>
      {paper}
      <g fill={tokens.color.onGold} transform={tilt}>
        <text x="98" y="248" textAnchor="middle" fontSize="52" letterSpacing="-1">
          {formatNumber(discountPrice)}
        </text>
        <text x="98" y="280" textAnchor="middle" fontSize="22">
          {t('discount.ticket.units')}
        </text>
        <text x="236" y="206" fontSize="204" letterSpacing="-9">
          {formatNumber(discountPercent / 100, { style: 'percent' })}
        </text>
        <text x="244" y="262" fontSize={Math.min(promiseSize, promiseWidth / promise.length)}>
          {promise}
        </text>
        <text x="244" y="300" fontSize="17" fontWeight="500" fillOpacity=".82">
          {t('discount.ticket.fine')}
        </text>
      </g>
    </TicketSvg>
  );
}

const TicketSvg = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  font-family: ${tokens.font.display};
  font-weight: 600;
`;
