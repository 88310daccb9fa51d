import type { AnchorHTMLAttributes } from 'react';
import { selectCountry } from '../../store/account/selectors';
import { selectLocale } from '../../store/locale/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { policyUrl, type PolicyName } from '../brand/brand';

type PolicyLinkProps = { policy: PolicyName } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

export function PolicyLink({ policy, ...link }: PolicyLinkProps) {
  const country = useAppSelector(selectCountry);
  const lang = useAppSelector(selectLocale);
  return <a {...link} href={policyUrl(policy, { country, lang })} />;
}
