import { FormattedMessage } from 'react-intl';
import type { UnitsProps } from '../../../store/units/pageProps';
import { ClubLink } from '../../navigation/ClubLink';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { ButtonLink } from '../../ui/buttons/Button';
import { BalanceCheckHero } from './BalanceCheckHero';
import { heroMessages } from './BalanceCheckHero.messages';

const UnitsFlow = lazyPart(() => import('./UnitsFlow').then((module) => module.UnitsFlow));
const UnitsExpiry = lazyPart(() => import('../UnitsExpiry/UnitsExpiry').then((module) => module.UnitsExpiry));
const JoinBand = lazyPart(() => import('../../login/JoinBand').then((module) => module.JoinBand));

/** The visitors' page about Units: earning, spending, expiry, and how to check a balance. */
export function VisitorUnits({ facts }: UnitsProps) {
  return (
    <>
      <BalanceCheckHero />
      <Island hydrate="visible">
        <UnitsFlow facts={facts} />
      </Island>
      <Island hydrate="visible">
        <UnitsExpiry />
      </Island>
      <Island hydrate="visible">
        <JoinBand
          title={<FormattedMessage {...heroMessages.callTitle} />}
          action={
            <ButtonLink as={ClubLink} to={{ page: 'challenges' }} $variant="outline" $size="large">
              <FormattedMessage {...heroMessages.challenges} />
            </ButtonLink>
          }
        />
      </Island>
    </>
  );
}
