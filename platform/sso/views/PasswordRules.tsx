/** @jsxImportSource hono/jsx */
import { passwordLengths } from '../../domain/accounts/passwords';
import type { Translate } from '../../locale/translator';
import { Icon } from './Icon';

/** What a password needs; the script ticks off what it has. */
export const PasswordRules = ({ id, translate }: { id: string; translate: Translate }) => (
  <ul class="rules" id={id} data-rules data-met-text={translate('rule.met')}>
    <Rule name="length" text={translate('rule.length', { min: passwordLengths.min })} />
    <Rule name="capital" text={translate('rule.capital')} />
    <Rule name="number" text={translate('rule.number')} />
  </ul>
);

const Rule = ({ name, text }: { name: string; text: string }) => (
  <li data-rule={name}>
    <Icon name="plus" />
    <Icon name="check" />
    <span>{text}</span>
    <span class="unseen" data-met />
  </li>
);
