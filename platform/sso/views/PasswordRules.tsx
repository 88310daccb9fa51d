/** @jsxImportSource hono/jsx */
import { passwordLengths } from '../../domain/accounts/passwords';
import type { Translator } from '../../locale/say';
import { Icon } from './Icon';

/** What a password needs; the script ticks off what it has. */
export const PasswordRules = ({ id, say }: { id: string; say: Translator }) => (
  <ul class="rules" id={id} data-rules data-met-text={say('rule.met')}>
    <Rule name="length" text={say('rule.length', { min: passwordLengths.min })} />
    <Rule name="capital" text={say('rule.capital')} />
    <Rule name="number" text={say('rule.number')} />
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
